//! The cards in words: what they are called, cost and do, where their figures come from, and what they would end.

use super::land;
use crate::words::Words;
use lascaux_games::eiszeit::{Card, CardView, Colour, Data, Phase, Provenance, View, names};

/// The name of a card.
pub(super) fn card_name(card: Card, words: &Words) -> String {
    words.told(&names::card(card), &[])
}

/// What a card does.
pub(super) fn card_about(card: Card, data: &Data, words: &Words) -> String {
    match card.landscape() {
        Some(landscape) => words.with("ez-about-landscape", &[("land", land(landscape, words).into())]),
        None => words.with(&format!("ez-about-{card}"), &[("duty", data.light_duty.into())]),
    }
}

/// What a card does, in six to eight words.
pub(super) fn card_short(card: Card, words: &Words) -> String {
    match card.landscape() {
        Some(_) => words.say("ez-short-landscape"),
        None => words.say(&format!("ez-short-{card}")),
    }
}

/// Whether the last round is played.
pub(super) fn is_last_round(view: &View) -> bool {
    view.round >= view.rounds
}

/// What playing a dark card would end, in words: it takes the last stone of the dark supply (EZ-3.12, EZ-12.1). A cult card
/// may, where it works as the visible dark one.
pub(super) fn ends(card: &CardView, view: &View, words: &Words) -> Option<String> {
    let visible = || view.piles.get(Colour::Dark.word())?.top.as_ref();
    let (is_cult, counts) = if card.card.is_cult() { (true, visible()?) } else { (false, card) };
    let takes = *counts.stones.first().filter(|_| counts.card.colour() == Colour::Dark)?;
    if view.phase != Phase::Settling || takes < view.dark_supply {
        return None;
    }
    Some(words.say(match (is_last_round(view), is_cult) {
        (false, false) => "ez-ends-round",
        (true, false) => "ez-ends-game",
        (false, true) => "ez-may-end-round",
        (true, true) => "ez-may-end-game",
    }))
}

/// What a card costs or gives.
pub(super) fn price(card: Card, stones: &[u8], words: &Words) -> String {
    match *stones {
        [place, near, far] => {
            words.with("ez-price-mammoth", &[("place", place.into()), ("near", near.into()), ("far", far.into())])
        }
        [stones] if card.colour() == Colour::Light => words.with("ez-price", &[("stones", stones.into())]),
        [stones] => words.with("ez-yield", &[("stones", stones.into())]),
        _ => words.say("ez-price-cult"),
    }
}

/// Where a figure comes from, in words.
pub(super) fn source(source: Provenance, words: &Words) -> String {
    words.say(&format!("ez-source-{}", source_word(source)))
}

/// The word of data files for a provenance.
pub(super) fn source_word(source: Provenance) -> &'static str {
    match source {
        Provenance::Rulebook => "rulebook",
        Provenance::Public => "public",
        Provenance::Derived => "derived",
        Provenance::Reconstructed => "reconstructed",
    }
}

/// A card as it is read aloud: its name, its stones, and what it does in a few words; the rest it tells who looks at it.
pub(super) fn told(card: &CardView, words: &Words) -> String {
    format!(
        "{}. {} {}.",
        card_name(card.card, words),
        price(card.card, &card.stones, words),
        card_short(card.card, words)
    )
}
