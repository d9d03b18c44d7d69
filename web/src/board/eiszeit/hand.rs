//! The hand: five places, always the same. A card that was played lies in its place until it is carried out; where cards
//! have to be drawn, the two piles lie there.

use super::cards::{ends, is_last_round, told};
use super::frame::{Frame, Rect};
use super::{Scene, can, face};
use lascaux_games::eiszeit::{Action, Card, CardView, Colour, PlayerView, StageText, View};
use maud::{Markup, html};

/// The card that the viewer has played and that is being carried out.
pub(super) fn played(view: &View, scene: &Scene) -> Option<CardView> {
    let own = scene.seat.filter(|&seat| seat == view.active).and_then(|seat| view.players.get(seat.index()))?;
    let card = match &view.stage {
        StageText::Choice { card, .. } => *card,
        StageText::Action(act) | StageText::FireSeen(act) => act.card,
        _ => return None,
    };
    let has_room = own.hand.as_ref().is_some_and(|hand| hand.len() < usize::from(scene.data.hand_size));
    has_room.then(|| CardView::of(card, scene.data))
}

pub(super) fn hand(view: &View, own: &PlayerView, hand: &[CardView], frame: &Frame, scene: &Scene) -> Markup {
    let size = usize::from(scene.data.hand_size).max(hand.len());
    let drawing = matches!(view.stage, StageText::Draw { seat } if seat == own.seat);
    html! {
        g.ez-hand role="group" aria-label=(scene.words.say("ez-hand")) {
            @for index in 0..size {
                @let slot = frame.slot(index, size);
                @if view.round == 0 && hand.is_empty() {
                    (undealt(index, slot, scene))
                } @else {
                    g transform=(format!("translate({:.1} {:.1})", slot.x, slot.y)) {
                        @if let Some(card) = hand.get(index) {
                            // The hand is sorted: the copies of a kind stand side by side.
                            @let copy = hand[..index].iter().filter(|other| other.card == card.card).count();
                            (held(view, card, copy, slot, scene))
                        } @else if index == hand.len() && drawing {
                            (piles(view, slot, frame, scene))
                        } @else if let Some(card) = played(view, scene).filter(|_| index == hand.len()) {
                            @let name = scene.words.with("ez-played", &[("card", told(&card, scene.words).into())]);
                            g.ez-now { (scene.card("ez-played", "", &name, faced(&card, slot, None, scene))) }
                        } @else {
                            rect.ez-empty x="3" y="3" width=(slot.width - 6.0) height=(slot.height - 6.0) rx="9" {}
                        }
                    }
                }
            }
        }
    }
}

/// A card as it shows its face in its place.
fn faced(card: &CardView, slot: Rect, ends: Option<&str>, scene: &Scene) -> Markup {
    match scene.layout {
        crate::board::Layout::Wide => face::lying(card, slot.height, ends, scene.words),
        crate::board::Layout::Phone => face::standing(card, (slot.width, slot.height), ends, scene.words),
    }
}

fn held(view: &View, card: &CardView, copy: usize, slot: Rect, scene: &Scene) -> Markup {
    let say = match view.stage {
        StageText::Discard { .. } => hand_say(card.card, "discard", scene),
        StageText::Play { .. } => hand_say(card.card, "play", scene),
        _ => String::new(),
    };
    let ends = ends(card, view, scene.words);
    let mut name = told(card, scene.words);
    if let Some(ends) = &ends {
        let is_end = is_last_round(view) && !card.card.is_cult();
        let key = if is_end { "ez-card-ends-game" } else { "ez-card-ends" };
        name = scene.words.with(key, &[("card", name.into()), ("ends", ends.as_str().into())]);
    }
    scene.card(&format!("ez-card-{}-{copy}", card.card), &say, &name, faced(card, slot, ends.as_deref(), scene))
}

/// What a card of the hand stands for: where it cannot be said, an action whose refusal tells why.
fn hand_say(card: Card, verb: &str, scene: &Scene) -> String {
    let say = format!("{verb} {card}");
    match card {
        _ if verb == "discard"
            || can(scene, |action| matches!(action, Action::Play { card: one, .. } if one == card)) =>
        {
            say
        }
        Card::Mammoth => format!("{say} place"),
        Card::LightCult | Card::DarkCult => format!("{say} copy light"),
        _ => say,
    }
}

/// The two piles to draw from, in the place of the card that is missing.
fn piles(view: &View, slot: Rect, frame: &Frame, scene: &Scene) -> Markup {
    let (width, height) =
        if frame.phone { (slot.width, slot.height / 2.0 - 2.0) } else { (slot.width / 2.0 - 4.0, slot.height) };
    html! {
        @for (place, colour) in Colour::ALL.into_iter().enumerate() {
            @let word = colour.word();
            @let left = view.piles.get(word).map_or(0, |pile| pile.draw);
            @let (x, y) = if frame.phone { (0.0, place as f32 * (height + 4.0)) } else { (place as f32 * (width + 8.0), 0.0) };
            @let name = scene.words.with(&format!("ez-draw-{word}"), &[("count", left.into())]);
            @let drawing = html! {
                (face::back(colour, width, height))
                g.ez-pile-count {
                    rect x=(width / 2.0 - 22.0) y=(height - 32.0) width="44" height="26" rx="13" {}
                    text x=(width / 2.0) y=(height - 13.5) { (left) }
                }
                (face::rim(width, height))
            };
            g transform=(format!("translate({x:.1} {y:.1})")) {
                (scene.piece(&format!("ez-draw-{word}"), &format!("draw {word}"), &name, drawing))
            }
        }
    }
}

/// Before the first round the hand is still to be dealt: its cards lie there from behind.
fn undealt(index: usize, slot: Rect, scene: &Scene) -> Markup {
    let colour = if index < usize::from(scene.data.first_hand[0]) { Colour::Light } else { Colour::Dark };
    html! {
        g.ez-undealt transform=(format!("translate({:.1} {:.1})", slot.x, slot.y)) {
            (face::back(colour, slot.width, slot.height))
        }
    }
}
