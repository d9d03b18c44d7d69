//! The front page: choose a game from its picture, and play within a minute.

use super::{Frame, page};
use crate::board::{emblem, option_value, usual_seats};
use crate::words::Words;
use maud::{Markup, html};
use serde_json::Value;

/// What the front page shows.
pub struct Front<'a> {
    /// The words.
    pub words: &'a Words,
    /// Every game as the line protocol tells it: name, title, seats, options.
    pub games: &'a [Value],
    /// The person's name, if known.
    pub person: Option<&'a str>,
    /// The person's tables: address, game's title, names, whether it is the person's turn.
    pub tables: &'a [(String, String, String, bool)],
}

/// The levels offered for a seat.
const LEVELS: [&str; 6] = ["easy", "medium", "strong", "master", "greedy", "random"];

/// The front page.
pub fn front(front: &Front) -> Markup {
    let words = front.words;
    let waiting = front.tables.iter().filter(|table| table.3).count();
    let frame = Frame { words, title: "Lascaux", person: front.person, waiting, here: "/" };
    page(
        &frame,
        html! {
            h1.title { (words.say("front-title")) }
            p.lead { (words.say("front-lead")) }
            @if !front.tables.is_empty() {
                section aria-labelledby="own" {
                    h2 id="own" { (words.say("your-tables")) }
                    ul.tables {
                        @for (address, title, names, asked) in front.tables {
                            li { a href=(address) class=[asked.then_some("asked")] {
                                strong { (title) } " · " (names)
                                @if *asked { " · " (words.say("your-turn")) }
                            } }
                        }
                    }
                }
            }
            div.shelf {
                @for game in front.games { (box_of(game, words)) }
            }
        },
    )
}

/// One game: its emblem, "play now", and everything that can be chosen.
fn box_of(game: &Value, words: &Words) -> Markup {
    let name = game["name"].as_str().unwrap_or_default();
    let title = game["title"].as_str().unwrap_or_default();
    let seats = |key: &str| game["seats"][key].as_u64().unwrap_or(2);
    let (least, most) = (seats("min"), seats("max"));
    let usual = u64::from(usual_seats(name).unwrap_or(2));
    html! {
        article.box id={ "box-" (name) } {
            div.emblem aria-hidden="true" { (emblem(name).unwrap_or_default()) }
            h2 { (title) }
            p { (words.say(&format!("about-{name}"))) }
            p.quiet { (words.with("players", &[("least", least.into()), ("most", most.into())])) }
            form method="post" action="/tables" {
                input type="hidden" name="game" value=(name);
                input type="hidden" name="seat" value="me";
                @for _ in 1..usual { input type="hidden" name="seat" value="medium"; }
                button.primary type="submit" { (words.say("play-now")) }
            }
            details {
                summary { (words.say("choose")) }
                form method="post" action="/tables" {
                    input type="hidden" name="game" value=(name);
                    @for seat in 0..most {
                        label.row { span { (words.with("seat", &[("seat", (seat + 1).into())])) }
                            select name="seat" {
                                option value="me" selected[seat == 0] { (words.say("seat-me")) }
                                option value="friend" { (words.say("seat-friend")) }
                                @for level in LEVELS {
                                    option value=(level) selected[seat > 0 && seat < usual && level == "medium"] {
                                        (words.with("seat-bot", &[("level", words.say(&format!("level-{level}")).into())]))
                                    }
                                }
                                @if seat >= least { option value="none" selected[seat >= usual] { (words.say("seat-none")) } }
                            }
                        }
                    }
                    @for option in game["options"].as_array().into_iter().flatten() { (option_row(name, option, words)) }
                    (super::table_status::clock_choice(words))
                    button type="submit" { (words.say("open-table")) }
                }
            }
            p { a href={ "/rules/" (name) } { (words.say("rulebook")) } }
        }
    }
}

/// An option of a game with what it is about, its rule and its values.
fn option_row(game: &str, option: &Value, words: &Words) -> Markup {
    let name = option["name"].as_str().unwrap_or_default();
    let key = format!("option-{game}-{name}");
    let rule = option["rule"].as_str().unwrap_or_default();
    html! {
        label.row { span { (words.say(&key)) }
            select name={ "option-" (name) } aria-describedby={ (key) "-about" } {
                @if option["default"].is_null() { option value="" { (words.say("option-of-edition")) } }
                @for value in option["values"].as_array().into_iter().flatten().filter_map(Value::as_str) {
                    option value=(value) selected[option["default"] == value] { (option_value(game, words, name, value).unwrap_or_default()) }
                }
            }
        }
        p.about-option id={ (key) "-about" } { (words.about(&key)) " " a.rule href={ "/rule/" (rule) } { (rule) } }
    }
}
