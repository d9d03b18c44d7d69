//! What a piece tells of itself, as the inspector shows it: what it does, what it means for the reader, and then how it
//! stands. The numbers of rules stand together at the end, as links.

use crate::board::{Point, Telling};
use crate::words::Words;
use maud::{Markup, html};

/// The inner part of the inspector for a piece of a game whose rules are numbered by this book, such as `SA`.
pub fn telling(told: &Telling, book: &str, words: &Words) -> Markup {
    let mut rules: Vec<String> = Vec::new();
    let mut plain = |sentence: &str| {
        let (sentence, found) = without_rules(sentence, book);
        for rule in found {
            if !rules.contains(&rule) {
                rules.push(rule);
            }
        }
        sentence
    };
    let lines: Vec<(Point, String)> = told.lines.iter().map(|(point, text)| (*point, plain(text))).collect();
    let (stands, does): (Vec<_>, Vec<_>) = lines.into_iter().partition(|(point, _)| *point == Point::Stands);
    let now: Vec<String> = told.now.iter().map(|text| plain(text)).collect();
    html! {
        div.telling {
            h3 { (told.name) @if !told.kind.is_empty() { " " small { (told.kind) } } }
            (list(&does))
            @if !now.is_empty() {
                div.told-now { strong { (words.say("piece-now")) } @for text in &now { p { (text) } } }
            }
            (list(&stands))
            p.told-rules {
                @for rule in &rules { a href={ "/rule/" (rule) } { (rule) } " " }
                @if !told.source.is_empty() { span.told-source { (told.source) } }
            }
        }
    }
}

fn list(lines: &[(Point, String)]) -> Markup {
    html! {
        @if !lines.is_empty() {
            ul { @for (point, text) in lines { li class={ "told-" (point.word()) } { (sign(*point)) span { (text) } } } }
        }
    }
}

/// A sentence without the numbers of its rules, and the numbers.
fn without_rules(sentence: &str, book: &str) -> (String, Vec<String>) {
    let opening = format!("({book}-");
    let (mut plain, mut rules, mut rest) = (String::new(), Vec::new(), sentence);
    while let Some((before, after)) = rest.split_once(&opening) {
        let Some((inside, after)) = after.split_once(')') else { break };
        plain.push_str(before.trim_end());
        rules.extend(format!("{book}-{inside}").split(", ").map(str::to_string));
        rest = after;
    }
    plain.push_str(rest);
    (plain, rules)
}

/// The sign of a kind of sentence.
fn sign(point: Point) -> Markup {
    let path = match point {
        Point::Asks => "M3 5h10v7H3zM5 5V3h6v2M8 7.5v2",
        Point::Does => "M3 8h8M8 4.5 11.5 8 8 11.5",
        Point::Harms => "M4 3c0 4 1 7 2 10M8 3c0 4 .6 7 1 10M12 3c0 4 0 7-.5 10",
        Point::Scores => "M8 2.5l1.6 3.7 4 .3-3 2.6.9 3.9L8 10.9 4.5 13l.9-3.9-3-2.6 4-.3z",
        Point::Stands => "M8 3.2a1.8 1.8 0 1 1 0 .1M4 13.5c.5-4 2-5.5 4-5.5s3.5 1.5 4 5.5z",
    };
    html! { svg.told-sign viewBox="0 0 16 16" width="16" height="16" aria-hidden="true" { path d=(path) {} } }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_numbers_of_rules_are_taken_out_of_a_sentence() {
        let (plain, rules) = without_rules("Pay 2 wood (SA-6.1, SA-6.4). Score (now) at once (SA-10.2).", "SA");
        assert_eq!(plain, "Pay 2 wood. Score (now) at once.");
        assert_eq!(rules, ["SA-6.1", "SA-6.4", "SA-10.2"]);
        assert_eq!(without_rules("No number here.", "SA"), ("No number here.".to_string(), vec![]));
    }

    #[test]
    fn the_page_shows_name_sentences_rules_and_source() {
        let told = Telling::of("Wood <", "resource")
            .with(Point::Does, "It burns (SA-4.7).")
            .now(["You have 2 (SA-4.7, SA-6.4).".to_string()])
            .sourced("reconstructed", Words::of("en"));
        let page = telling(&told, "SA", Words::of("en")).into_string();
        assert!(page.contains("<h3>Wood &lt; <small>resource</small></h3>"), "{page}");
        assert!(page.contains("<span>It burns.</span>") && page.contains("<p>You have 2.</p>"), "{page}");
        assert_eq!(page.matches("href=\"/rule/SA-4.7\"").count(), 1, "{page}");
        assert!(page.contains("href=\"/rule/SA-6.4\"") && page.contains("told-source"), "{page}");
    }
}
