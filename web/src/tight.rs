//! Scripts as browsers need them: without what is there for readers alone. Lines keep their numbers, names their letters.

/// A line of code without types, remarks and the spaces that only the eye needs.
pub(crate) fn tight(line: &str) -> String {
    spaceless(&unremarked(line))
}

/// Whether a whole line is for readers only. A type before an expression is not a line of its own.
pub(crate) fn is_comment(code: &str) -> bool {
    let is_whole = code.ends_with("*/") || !code.contains("*/");
    code.starts_with("//") || code.starts_with('*') || (code.starts_with("/*") && is_whole)
}

/// Without types and the remark at the end. No text of a script holds such marks.
fn unremarked(line: &str) -> String {
    let is_remark = |(_, words): &(&str, &str)| !words.contains(['"', '\'', '`']);
    let mut rest = line.rsplit_once(" // ").filter(is_remark).map_or(line, |(code, _)| code);
    let mut bare = String::with_capacity(rest.len());
    while let Some((before, (_, after))) =
        rest.split_once("/** ").and_then(|(one, two)| Some((one, two.split_once("*/")?)))
    {
        bare.push_str(before);
        rest = after.trim_start();
    }
    bare + rest
}

/// Without spaces, except in texts and patterns, and where two words would become one.
fn spaceless(code: &str) -> String {
    let mut tight = String::with_capacity(code.len());
    let mut rest = code.trim();
    while let Some(letter) = rest.chars().next() {
        let before = tight.chars().last();
        let long = match letter {
            '"' | '\'' | '`' => 1 + text_end(&rest[1..], letter),
            '/' if before.is_none_or(|before| "(=,:[!&|?{};>".contains(before)) => 1 + text_end(&rest[1..], '/'),
            ' ' => {
                rest = &rest[1..];
                if let (Some(before), Some(after)) = (before, rest.chars().next())
                    && (is_word(before) && is_word(after) || before == after && "+-".contains(before))
                {
                    tight.push(' ');
                }
                continue;
            }
            _ => letter.len_utf8(),
        };
        let (taken, left) = rest.split_at(long.min(rest.len()));
        tight.push_str(taken);
        rest = left;
    }
    tight
}

/// Where a text or a pattern ends: behind its mark, unless that is escaped, or among the letters of a class of a pattern.
fn text_end(text: &str, mark: char) -> usize {
    let (mut escaped, mut class) = (false, false);
    for (at, letter) in text.char_indices() {
        match letter {
            _ if escaped => escaped = false,
            '\\' => escaped = true,
            '[' if mark == '/' => class = true,
            ']' => class = false,
            _ if letter == mark && !class => return at + letter.len_utf8(),
            _ => {}
        }
    }
    text.len()
}

fn is_word(letter: char) -> bool {
    letter.is_alphanumeric() || letter == '_' || letter == '$'
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_for_readers_only_is_left_out() {
        assert_eq!(tight("  const a = /** @type {A} */ (b), c = /** @type {C} */ (d); // e"), "const a=(b),c=(d);");
        assert_eq!(tight("return a + +b - -c;"), "return a+ +b- -c;");
        assert_eq!(tight("if (x in y) return { of: z };"), "if(x in y)return{of:z};");
        assert!(is_comment("/** @type {A} */") && is_comment("// a") && !is_comment("/** @type {A} */ (b);"));
    }

    #[test]
    fn no_text_and_no_pattern_is_touched() {
        for line in [
            "ask(\"https://x // y\");",
            "const a=`${b} c ${d}`;",
            "/^[/ ]+ x$/.test(y);",
            "say('it\\'s  so');",
            "a=/ b/;",
        ] {
            assert_eq!(tight(line), line);
        }
        assert_eq!(tight("a / b / \" c \""), "a/b/\" c \"");
    }
}
