//! Names of people: what may be one, and which of them look the same.

use unicode_normalization::UnicodeNormalization;
use unicode_security::MixedScript;
use unicode_security::confusable_detection::skeleton;

/// The longest name of a person.
const LONGEST: usize = 30;

/// A name as it can be shown to others; nothing for what is no name: empty, too long to be read, or with letters that
/// cannot be seen, turn the writing around, or come from several scripts to look like others.
pub fn clean(name: &str) -> Option<String> {
    let name: String = name.nfc().collect();
    let words: Vec<&str> = name.split(' ').filter(|word| !word.is_empty()).collect();
    let name = words.join(" ");
    let fits = !name.is_empty() && name.chars().count() <= LONGEST && name.chars().all(may_stand);
    let letters: String = name.chars().filter(|letter| letter.is_alphanumeric()).collect();
    (fits && letters.as_str().is_single_script() && !marks_pile_up(&name)).then_some(name)
}

fn may_stand(letter: char) -> bool {
    !letter.is_control() && !is_hidden(letter)
}

/// Spaces other than the plain one, marks of direction, joiners, and letters without a form.
fn is_hidden(letter: char) -> bool {
    (letter != ' ' && letter.is_whitespace())
        || matches!(letter, '\u{ad}' | '\u{34f}' | '\u{61c}' | '\u{115f}'..='\u{1160}' | '\u{17b4}'..='\u{17b5}'
            | '\u{180b}'..='\u{180f}' | '\u{200b}'..='\u{200f}' | '\u{202a}'..='\u{202e}' | '\u{2060}'..='\u{206f}'
            | '\u{2800}' | '\u{3164}' | '\u{fe00}'..='\u{fe0f}' | '\u{feff}' | '\u{ffa0}' | '\u{fff0}'..='\u{ffff}'
            | '\u{1d173}'..='\u{1d17a}' | '\u{e0000}'..='\u{e0fff}')
        || matches!(letter as u32, 0xe000..=0xf8ff | 0xf0000..)
}

/// Towers of accents cover what stands above and below.
fn marks_pile_up(name: &str) -> bool {
    let marks: Vec<bool> = name.nfd().map(unicode_normalization::char::is_combining_mark).collect();
    marks.windows(3).any(|three| three.iter().all(|mark| *mark))
}

/// What a name looks like: equal for names that can be taken for each other.
pub fn looks(name: &str) -> String {
    let plain: String = name.nfkc().collect();
    // Letters and digits alone: what stands between them is easily overlooked.
    let letters: String = plain.chars().filter(|letter| letter.is_alphanumeric()).collect();
    let kept = if letters.is_empty() { plain } else { letters };
    // Large and small letters look like different others, and each counts as the other.
    let small = skeleton(&kept).collect::<String>().to_lowercase();
    skeleton(&small).collect()
}

/// Whether one name can be taken for another.
pub fn look_alike(one: &str, other: &str) -> bool {
    one == other || looks(one) == looks(other)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_of_many_peoples_are_names() {
        for name in
            ["Mia", "Ötzi", "Åsa Lindström", "Jean-Luc", "O'Neill", "Ada 2", "Мария", "美咲", "Σωκράτης", "Zoë 🦣"]
        {
            assert_eq!(clean(name).as_deref(), Some(name), "{name}");
        }
        assert_eq!(clean("  Mia   van  Dam ").as_deref(), Some("Mia van Dam"));
    }

    #[test]
    fn what_cannot_be_seen_or_turns_around_is_no_name() {
        let long = "x".repeat(31);
        let hidden =
            ["", " ", "\u{200b}", "Mi\u{200b}a", "\u{202e}aiM", "Mia\u{a0}", "Mi\na", "a\u{2066}b", "\u{3164}", &long];
        let mixed = ["Мia", "pаypal", "Ni\u{301}\u{301}\u{301}\u{301}co"];
        for name in hidden.iter().chain(&mixed) {
            assert_eq!(clean(name), None, "{name:?}");
        }
    }

    #[test]
    fn a_name_cannot_pass_for_another() {
        for (one, other) in
            [("Mia", "mia"), ("Mia", "Міа"), ("Bill", "BiII"), ("Anna", "A nna"), ("Ada", "Ada."), ("l0l", "IOI")]
        {
            assert!(look_alike(one, other), "{one} and {other}");
        }
        for (one, other) in [("Mia", "Mio"), ("Mia", "Mia 2"), ("Ötzi", "Otto"), ("Bot", "Boot")] {
            assert!(!look_alike(one, other), "{one} and {other}");
        }
    }
}
