//! Words in drawings: how wide they are about, and how they are broken into lines.

/// About how wide a text is, in parts of its size, in a font as wide as any that is likely.
pub(super) fn em(text: &str) -> f32 {
    text.chars()
        .map(|letter| match letter {
            'i' | 'j' | 'l' | 'I' | '.' | ',' | ':' | '’' | '·' => 0.31,
            'f' | 't' | 'r' | ' ' | '-' | '(' | ')' | '/' => 0.38,
            '–' => 0.50,
            'm' | 'w' | 'M' | 'W' | '−' | '+' => 0.90,
            letter if letter.is_uppercase() => 0.70,
            _ => 0.62,
        })
        .sum()
}

/// A text in lines of at most so many parts of its size, as few lines as there have to be, and those as even as can be.
/// A word that is wider stands alone.
pub(super) fn lines(text: &str, most: f32) -> Vec<String> {
    let fewest = filled(text, most).len();
    let mut narrow = most;
    // Narrower lines are more even, as long as they are not more.
    while narrow > 1.0 && filled(text, narrow - 0.5).len() == fewest {
        narrow -= 0.5;
    }
    filled(text, narrow)
}

fn filled(text: &str, most: f32) -> Vec<String> {
    let mut lines: Vec<String> = Vec::new();
    for word in text.split_whitespace() {
        match lines.last_mut() {
            Some(line) if em(line) + em(" ") + em(word) <= most => {
                line.push(' ');
                line.push_str(word);
            }
            _ => lines.push(word.to_string()),
        }
    }
    lines
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn lines_are_few_and_even() {
        assert_eq!(lines("Others Place Two", 20.0), ["Others Place Two"]);
        assert_eq!(lines("Others Place Two", 8.0), ["Others", "Place Two"]);
        assert_eq!(lines("steenwoestijn", 3.0), ["steenwoestijn"]);
        assert!(lines("", 3.0).is_empty());
    }
}
