//! What the rulebook shows beside its rules, and what one must know to begin.

use super::{art, face};
use crate::board::OneLine;
use crate::words::Words;
use fluent_bundle::FluentValue;
use lascaux_games::eiszeit::{Area, Card, Colour, Data, Landscape};
use maud::{Markup, html};

/// What one plays for.
pub(super) fn goal(data: &'static Data, words: &Words) -> String {
    words.with("ez-page-goal", &[("rounds", data.rounds.into())])
}

/// What a player must know to begin.
pub(super) fn one_page(data: &'static Data, words: &Words) -> Vec<OneLine> {
    let line =
        |key: &str, rule, (view_box, drawing): (&str, Markup), figures: &[(&'static str, FluentValue)]| OneLine {
            picture: html! { svg.ez-sign viewBox=(view_box) aria-hidden="true" focusable="false" { (drawing) } },
            text: words.with(key, figures),
            rule,
        };
    let mammoth = || ("0 0 200 130", art::mammoth());
    let hunter = |club| ("-8 -3 44 40", html! { g.ez-seat-0 { (art::man(club)) } });
    let stone = || ("-6 -6 42 34", art::stone());
    let back = |colour| ("-2 -2 64 88", face::back(colour, 60.0, 84.0));
    let [alone, one, many] = data.points;
    vec![
        line("ez-page-goal", "EZ-12.3", mammoth(), &[("rounds", data.rounds.into())]),
        line(
            "ez-page-start",
            "EZ-1.6",
            hunter(false),
            &[
                ("stones", data.stones_start.into()),
                ("hunters", data.hunters.into()),
                ("first", data.preparation_hunters.into()),
            ],
        ),
        line("ez-page-turn", "EZ-3.1", ("0 0 60 70", art::hand()), &[("hand", data.hand_size.into())]),
        line("ez-page-light", "EZ-3.3", back(Colour::Light), &[]),
        line("ez-page-dark", "EZ-3.4", back(Colour::Dark), &[]),
        line("ez-page-duty", "EZ-3.5", stone(), &[("n", data.light_duty.into())]),
        line("ez-page-last", "EZ-3.12", ("-1 0 16 16", art::hourglass()), &[]),
        line("ez-page-limit", "EZ-8.2", ("-3 -3 46 40", art::fire(Some(2))), &[("n", data.base_limit.into())]),
        line("ez-page-conflict", "EZ-8.3", hunter(false), &[]),
        line("ez-page-club", "EZ-6.4", hunter(true), &[]),
        line(
            "ez-page-score",
            "EZ-9.1",
            mammoth(),
            &[("alone", alone.into()), ("one", one.into()), ("many", many.into())],
        ),
        line("ez-page-glacier", "EZ-10.1", ("0 0 110 70", super::components::ice()), &[]),
        line("ez-page-supply", "EZ-11.1", stone(), &[]),
    ]
}

/// Every card beside its rule, and the other pieces beside theirs.
pub(super) fn beside(data: &'static Data) -> Vec<(&'static str, String)> {
    // The six landscapes have one rule; two of them show what all are like.
    let is_shown = |card: &Card| card.landscape().is_none_or(|land| Landscape::ALL[..2].contains(&land));
    let cards = Card::ALL.into_iter().filter(is_shown).map(|card| (card.rule(), format!("ez-kind-{card}")));
    let pieces = [
        ("EZ-1.4", "ez-piece-mammoth"),
        ("EZ-1.6", "ez-piece-hunter"),
        ("EZ-1.7", "ez-piece-stone"),
        ("EZ-6.1", "ez-piece-club"),
        ("EZ-10.2", "ez-piece-glacier"),
        ("EZ-1.8", "ez-kind-fire-0"),
        ("EZ-1.8", "ez-kind-fire-1"),
        ("EZ-1.8", "ez-kind-fire-2"),
    ];
    let land = data.landscapes[0];
    let same = Area::all().filter(move |area| data.landscapes[area.index()] == land);
    let areas = same.map(|area| ("EZ-1.2", format!("ez-kind-area-{area}")));
    cards.chain(pieces.map(|(rule, id)| (rule, id.to_string()))).chain(areas).collect()
}
