//! The text of a rulebook in its parts: sections, and in them the rules, each with its number.

use pulldown_cmark::{Options, Parser, html};
use std::collections::BTreeSet;

/// A rule, or what stands before the first rule of a section (without a number).
pub(crate) struct Rule<'a> {
    /// Its number, such as `SA-3.6`.
    pub number: Option<&'a str>,
    text: &'a str,
}

/// A section of a rulebook.
pub(crate) struct Section<'a> {
    /// Its number, such as `SA-3`; appendices have none.
    pub number: Option<&'a str>,
    /// Its heading, without the number.
    pub heading: &'a str,
    /// Its anchor, the same in every language.
    pub id: String,
    /// Its rules.
    pub rules: Vec<Rule<'a>>,
}

/// A rulebook in its parts.
pub(crate) struct Text<'a> {
    prefix: &'a str,
    title: &'a str,
    /// What stands before the first section.
    pub lead: Rule<'a>,
    /// The sections in their order.
    pub sections: Vec<Section<'a>>,
    anchors: BTreeSet<&'a str>,
}

impl<'a> Text<'a> {
    /// Reads a rulebook. Sections without a number are named after the headings of the English one.
    pub fn read(text: &'a str, english: &'a str, prefix: &'a str) -> Text<'a> {
        let anchors: BTreeSet<&str> =
            text.split("<a id=\"").skip(1).filter_map(|rest| rest.split('"').next()).collect();
        let (title, rest) = text.trim_start().strip_prefix("# ").unwrap_or(text).split_once('\n').unwrap_or((text, ""));
        let mut parts = rest.split("\n## ");
        let lead = Rule { number: None, text: parts.next().unwrap_or_default() };
        let headings = english.split("\n## ").skip(1).map(|part| part.lines().next().unwrap_or_default());
        let sections = parts.zip(headings).map(|(part, heading)| section(part, heading, prefix, &anchors)).collect();
        Text { prefix, title, lead, sections, anchors }
    }

    /// The title on the cover.
    pub fn title(&self) -> &'a str {
        self.title
    }

    /// Where a number leads: to its rule, or to its section.
    pub fn anchor(&self, number: &str) -> Option<&str> {
        let section = || self.sections.iter().find(|section| section.number == Some(number));
        self.anchors.get(number).copied().or_else(|| section().map(|section| section.id.as_str()))
    }

    /// A rule as HTML: the text without its number, the examples within it set off, and every number a link.
    pub fn html(&self, rule: &Rule, tables: &str) -> String {
        let text = match rule.number {
            Some(number) => rule.text.trim_start().strip_prefix(&format!("**{number}**")).unwrap_or(rule.text),
            None => rule.text,
        };
        let mut body = String::new();
        html::push_html(&mut body, Parser::new_ext(text.trim_start(), Options::ENABLE_TABLES));
        // What Markdown has no words for: which way a heading of a table points, and tables wider than the page, which the
        // keys must be able to scroll.
        let body = body
            .replace("<th>", "<th scope=\"col\">")
            .replace("<th ", "<th scope=\"col\" ")
            .replace(
                "<table>",
                &format!("<div class=\"scroll\" role=\"group\" tabindex=\"0\" aria-label=\"{tables}\"><table>"),
            )
            .replace("</table>", "</table></div>")
            .replace("<blockquote>", "<blockquote class=\"example\">");
        self.linked(&body)
    }

    /// HTML in which every number of a rule is a link to it.
    pub fn linked(&self, html: &str) -> String {
        let mut out = String::with_capacity(html.len() * 5 / 4);
        let mark = format!("{}-", self.prefix);
        let mut rest = html;
        while let Some(at) = rest.find(['<', self.prefix.chars().next().unwrap_or('<')]) {
            let (before, from) = rest.split_at(at);
            out.push_str(before);
            // Tags are left as they are.
            let end = if from.starts_with('<') { from.find('>').map_or(from.len(), |end| end + 1) } else { 1 };
            let number = from.starts_with(&mark).then(|| self.number_at(from, mark.len())).flatten();
            let end = match number.and_then(|number| Some((number, self.anchor(number)?))) {
                Some((number, anchor)) => {
                    out.push_str(&format!("<a href=\"#{anchor}\">{number}</a>"));
                    number.len()
                }
                None => {
                    out.push_str(&from[..end]);
                    end
                }
            };
            rest = &from[end..];
        }
        out.push_str(rest);
        out
    }

    fn number_at<'t>(&self, text: &'t str, from: usize) -> Option<&'t str> {
        let is_part = |c: char| c.is_ascii_alphanumeric() || c == '.';
        let length = text[from..].find(|c: char| !is_part(c)).unwrap_or(text.len() - from);
        let number = text[..from + length].trim_end_matches('.');
        (number.len() > from).then_some(number)
    }
}

fn section<'a>(part: &'a str, english: &str, prefix: &str, anchors: &BTreeSet<&str>) -> Section<'a> {
    let (heading, body) = part.split_once('\n').unwrap_or((part, ""));
    let is_number = |word: &&str| word.strip_prefix(prefix).is_some_and(|rest| rest.starts_with('-'));
    let number = heading.split(' ').next().filter(is_number);
    let id = match number {
        Some(number) if anchors.contains(number) => format!("part-{number}"),
        Some(number) => number.to_string(),
        None => slug(english),
    };
    let mut chunks = body.split("\n<a id=\"");
    let lead = Rule { number: None, text: chunks.next().unwrap_or_default() };
    let lead = (!lead.text.trim().is_empty()).then_some(lead);
    let rules = chunks
        .filter_map(|chunk| chunk.split_once("\"></a>"))
        .map(|(number, text)| Rule { number: Some(number), text });
    Section {
        number,
        heading: number.map_or(heading, |number| heading[number.len()..].trim_start()),
        id,
        rules: lead.into_iter().chain(rules).collect(),
    }
}

/// The anchor of a heading: `Appendix D: rulings` is `appendix-d-rulings`.
fn slug(heading: &str) -> String {
    let words = heading.split(|c: char| !c.is_ascii_alphanumeric()).filter(|word| !word.is_empty());
    words.map(str::to_ascii_lowercase).collect::<Vec<_>>().join("-")
}

#[cfg(test)]
mod tests {
    use super::*;

    const ENGLISH: &str = "# Game\n\nLead.\n\n## XX-1 Start\n\n<a id=\"XX-1.1\"></a>\n**XX-1.1** One (XX-1).\n\n> Example: XX-1.1.\n\n## Appendix A: more\n\nText.\n";

    #[test]
    fn a_book_falls_into_sections_and_rules_with_anchors_of_the_english_headings() {
        let dutch = ENGLISH.replace("Start", "Begin").replace("Appendix A: more", "Bijlage A: meer");
        let text = Text::read(&dutch, ENGLISH, "XX");
        let ids: Vec<&str> = text.sections.iter().map(|section| section.id.as_str()).collect();
        assert_eq!((text.title(), ids), ("Game", vec!["XX-1", "appendix-a-more"]));
        assert_eq!((text.sections[0].heading, text.sections[1].heading), ("Begin", "Bijlage A: meer"));
        let rule = text.html(&text.sections[0].rules[0], "table");
        assert!(rule.starts_with("<p>One (<a href=\"#XX-1\">XX-1</a>).</p>"), "{rule}");
        assert!(rule.contains("<blockquote class=\"example\">"), "{rule}");
    }

    #[test]
    fn numbers_that_lead_nowhere_and_tags_are_left_alone() {
        let text = Text::read(ENGLISH, ENGLISH, "XX");
        assert_eq!(
            text.linked("XX-9 and X <b id=\"XX-1.1\">XX-1.1.</b>"),
            "XX-9 and X <b id=\"XX-1.1\"><a href=\"#XX-1.1\">XX-1.1</a>.</b>"
        );
    }
}
