//! The front page, the room: tables that wait, a game with one press, lessons; everything that can be chosen is folded.

use super::{Frame, LEARN, page};
use crate::assets::asset_path;
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
    /// The person's tables, those that wait first.
    pub tables: &'a [FrontTable],
}

/// A table of the person.
#[derive(Clone, Debug)]
pub struct FrontTable {
    /// Its address.
    pub address: String,
    /// The game's title.
    pub title: String,
    /// Who sits there, bots with their strength.
    pub names: String,
    /// Whether it is the person's turn.
    pub asked: bool,
    /// How many friends have not sat down yet.
    pub free: usize,
}

/// The levels offered for a seat.
const LEVELS: [&str; 6] = ["easy", "medium", "strong", "master", "greedy", "random"];
/// Those that are offered with one press.
const USUAL_LEVELS: usize = 4;
/// Against whom one plays, as the form says it.
const WAYS: [&str; 3] = ["bots", "friends", "device"];

/// The front page.
pub fn front(front: &Front) -> Markup {
    let words = front.words;
    let waiting = front.tables.iter().filter(|table| table.asked).count();
    // Here the tables themselves are in view, so the head need not lead to them.
    let frame = Frame { words, title: "Lascaux", person: front.person, waiting: 0, here: "/" };
    page(
        &frame,
        html! {
            div.room.fresh[front.tables.is_empty()] {
                (hero(words))
                @if !front.tables.is_empty() { (tables(front, waiting)) }
                (play(front))
                (lessons(front))
            }
        },
    )
}

/// The frieze, and what this is.
fn hero(words: &Words) -> Markup {
    html! {
        section.hero {
            picture {
                source media="(max-width: 760px)" srcset=(asset_path("frieze-narrow.svg"));
                img src=(asset_path("frieze.svg")) alt="" width="1440" height="256";
            }
            div.hero-words { h1 { (words.say("front-title")) } p { (words.say("room-lead")) } }
        }
    }
}

/// The person's tables with a picture of each.
fn tables(front: &Front, waiting: usize) -> Markup {
    let words = front.words;
    let others = front.tables.len() - waiting;
    html! {
        section.own-tables aria-labelledby="own" {
            div.heading {
                @if waiting > 0 {
                    h2 id="own" { (words.say("room-turn")) " " span.count { (words.with("room-tables", &[("count", waiting.into())])) } }
                    @if others > 0 { span.quiet { (words.with("room-others", &[("count", others.into())])) } }
                } @else {
                    h2 id="own" { (words.say("your-tables")) }
                    span.quiet { (words.say("room-thinking")) }
                }
            }
            ul.tables tabindex="0" aria-labelledby="own" {
                @for table in front.tables {
                    li { a class=[table.asked.then_some("asked")] href=(table.address) {
                        img src={ (table.address) "/picture" } alt="" width="512" height="360" loading="lazy";
                        span.told {
                            strong { (table.title) }
                            span.state { (words.say(if table.asked { "your-turn" } else if table.free > 0 { "room-waits" } else { "room-thinking" })) }
                            span.names { (table.names)
                                @if table.free > 0 { @if !table.names.is_empty() { " · " } (words.with("room-free", &[("count", table.free.into())])) } }
                        }
                    } }
                }
            }
        }
    }
}

/// One press a game; how many play, who they are and how strong, is chosen once for all of them.
fn play(front: &Front) -> Markup {
    let words = front.words;
    html! {
        section.play aria-labelledby="play-now" {
            div.heading {
                h2 id="play-now" { (words.say("room-play")) }
                span.quiet { (words.say("room-play-about")) }
            }
            form id="play" method="post" action="/tables" {
                fieldset.with {
                    legend.unseen { (words.say("room-with")) }
                    @for (index, way) in WAYS.into_iter().enumerate() {
                        label { input type="radio" name="with" value=(way) checked[index == 0]; span { (words.say(&format!("room-with-{way}"))) } }
                    }
                }
                label.strength { span { (words.say("room-level")) }
                    select name="level" { @for level in &LEVELS[..USUAL_LEVELS] {
                        option value=(level) selected[*level == "easy"] { (words.say(&format!("level-{level}"))) }
                    } }
                }
                @for way in &WAYS[1..] { p class={ "quiet about-" (way) } { (words.say(&format!("room-about-{way}"))) } }
            }
            div.shelf { @for game in front.games { (box_of(game, words)) } }
        }
    }
}

/// One game: its emblem, one press to play it, and everything that can be chosen.
fn box_of(game: &Value, words: &Words) -> Markup {
    let name = game["name"].as_str().unwrap_or_default();
    let title = game["title"].as_str().unwrap_or_default();
    let seats = |key: &str| game["seats"][key].as_u64().unwrap_or(2);
    let (least, most) = (seats("min"), seats("max"));
    let usual = u64::from(usual_seats(name).unwrap_or(2));
    html! {
        article.box id={ "box-" (name) } {
            div.emblem aria-hidden="true" { (emblem(name).unwrap_or_default()) }
            div.what { h3 { (title) } p { (words.say(&format!("about-{name}"))) } }
            div.go {
                select form="play" name={ "players-" (name) } aria-label={ (title) ": " (words.say("seats")) } {
                    @for count in least..=most {
                        option value=(count) selected[count == usual] { (words.with("room-players", &[("count", count.into())])) }
                    }
                }
                button.primary type="submit" form="play" name="game" value=(name) aria-label={ (words.say("room-go")) ": " (title) } { (words.say("room-go")) }
            }
            div.rest {
                details {
                    summary { (words.say("choose")) }
                    (order(game, (name, usual), (least, most), words))
                }
                a href={ "/rules/" (name) } { (words.say("rulebook")) }
            }
        }
    }
}

/// Everything that can be chosen before a game begins.
fn order(game: &Value, (name, usual): (&str, u64), (least, most): (u64, u64), words: &Words) -> Markup {
    html! {
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
            button.primary type="submit" { (words.say("open-table")) }
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

/// The way to the lessons of each game.
fn lessons(front: &Front) -> Markup {
    let words = front.words;
    html! {
        section.lessons aria-labelledby="lessons" {
            div.heading {
                h2 id="lessons" { (words.say("room-learn")) }
                span.quiet { (words.say("room-learn-about")) }
            }
            ol { @for (index, game) in front.games.iter().enumerate() {
                @let title = game["title"].as_str().unwrap_or_default();
                li { a href={ (LEARN) "#" (game["name"].as_str().unwrap_or_default()) } {
                    span.number aria-hidden="true" { (index + 1) } (words.with("room-learn-game", &[("title", title.into())])) } }
            } }
        }
    }
}
