//! What somebody who plays Eiszeit for the first time should hear before deciding.

use super::Scene;
use super::limit::{Limit, counts, crowd};
use crate::board::Advice;
use lascaux_games::eiszeit::{Action, AreaView, Card, Colour, StageText, View, hue};
use lascaux_table::{Book, Said, Seat, book, said};

/// The sentences, in every language.
pub(super) static TIPS: Book = book!("tips/");

/// With so few stones left in the dark supply, a large dark card may end the round.
const FEW_STONES: u8 = 5;

/// Everything that could be said now, warnings first.
pub(super) fn advice(view: &View, scene: &Scene) -> Vec<Advice> {
    let Some(seat) = scene.seat else { return Vec::new() };
    let adviser = Adviser { view, scene, seat };
    let mut all = Vec::new();
    all.extend(adviser.ends_behind());
    all.extend(adviser.crowded());
    all.extend(adviser.explained());
    all
}

struct Adviser<'a> {
    view: &'a View,
    scene: &'a Scene<'a>,
    seat: Seat,
}

impl Adviser<'_> {
    fn say(&self, said: Said) -> String {
        self.scene.words.told(&said, self.scene.names)
    }

    /// Whether a card can be played that takes the last dark stones (EZ-3.12).
    fn ender(&self) -> Option<Card> {
        self.scene.legal.iter().find_map(|possible| match possible.action {
            Action::Play { card, copy, way } => {
                let counts = match copy.and_then(|side| self.view.piles.get(side.word())?.top.as_ref()) {
                    Some(copied) => copied.card,
                    None => card,
                };
                let is_dark = counts.colour() == Colour::Dark && !counts.is_cult();
                let stones = if is_dark { self.scene.data.stones(counts, way.index()) } else { 0 };
                (is_dark && stones >= self.view.dark_supply).then_some(card)
            }
            _ => None,
        })
    }

    /// Ending the round while behind, the board included.
    fn ends_behind(&self) -> Option<Advice> {
        let card = self.ender()?;
        let spans = self.view.if_scored(self.scene.data)?;
        let total = |seat: usize, end: usize| {
            let points: u32 = self.view.players[seat].points.iter().map(|&points| u32::from(points)).sum();
            points + u32::from(spans[seat][end])
        };
        let own = total(self.seat.index(), 1);
        let best = (0..spans.len()).filter(|seat| *seat != self.seat.index()).map(|seat| total(seat, 0)).max()?;
        (best > own).then(|| {
            let said = said!(TIPS, "ez-tip-ends", card = card, n = best - own);
            Advice::warning("ez-ends", format!("ez-card-{card}-0"), self.say(said))
        })
    }

    /// Own hunters in an area, and of those the ones with a club.
    fn own(&self, area: &AreaView) -> (u8, u8) {
        let of = |side: &std::collections::BTreeMap<&'static str, u8>| side.get(hue(self.seat)).copied().unwrap_or(0);
        (of(&area.hunters) + of(&area.clubbed), of(&area.clubbed))
    }

    /// Whether the viewer would leave an area first: without a club, and with no more hunters than anybody (EZ-8.3).
    fn leaves_first(&self, area: &AreaView) -> bool {
        let (own, clubs) = self.own(area);
        let of = |seat: Seat| {
            let hue = hue(seat);
            area.hunters.get(hue).copied().unwrap_or(0) + area.clubbed.get(hue).copied().unwrap_or(0)
        };
        let others = || Seat::all(self.view.seats).filter(|seat| *seat != self.seat).map(of).filter(|count| *count > 0);
        own > clubs && others().next().is_some() && others().all(|count| count >= own)
    }

    /// An area over its limit in which one is among the fewest.
    fn crowded(&self) -> Option<Advice> {
        if !counts(self.view) {
            return None;
        }
        let places =
            |action: Action| matches!(action, Action::Place { .. } | Action::Play { .. } | Action::Move { .. });
        if !self.scene.legal.iter().any(|possible| places(possible.action)) {
            return None;
        }
        let over = |area: &&AreaView| {
            let limit = Limit::of(self.view, area, self.scene.data);
            !area.covered && crowd(area) > limit.high && self.leaves_first(area)
        };
        let area = self.view.areas.iter().find(over)?;
        let limit = Limit::of(self.view, area, self.scene.data);
        let said = said!(TIPS, "ez-tip-over", area = area.area, crowd = crowd(area), limit = limit.high);
        Some(Advice::warning("ez-over", format!("ez-area-{}", area.area), self.say(said)))
    }

    fn explained(&self) -> Vec<Advice> {
        let (view, scene) = (self.view, self.scene);
        let Some(own) = view.players.get(self.seat.index()) else { return Vec::new() };
        let mut all = Vec::new();
        let mut tip = |id, piece: Option<String>, said: Said| all.push(Advice::tip(id, piece, self.say(said)));
        let duty = scene.data.light_duty;
        match &view.stage {
            StageText::Play { .. } => {
                if own.stones >= duty {
                    tip("ez-eight", None, said!(TIPS, "ez-tip-eight", n = duty));
                }
                let cult = own.hand.iter().flatten().find(|card| card.card.is_cult());
                let open = view.piles.values().any(|pile| pile.top.is_some());
                if let Some(card) = cult.filter(|_| open) {
                    tip("ez-cult", Some(format!("ez-card-{}-0", card.card)), said!(TIPS, "ez-tip-cult"));
                }
                if view.dark_supply <= FEW_STONES {
                    tip(
                        "ez-last",
                        Some("ez-supply-dark".to_string()),
                        said!(TIPS, "ez-tip-last", n = view.dark_supply),
                    );
                }
            }
            StageText::Glacier { .. } => tip("ez-glacier", None, said!(TIPS, "ez-tip-glacier")),
            StageText::Choice { .. } => tip("ez-choose", None, said!(TIPS, "ez-tip-choose")),
            _ => {}
        }
        if scene.legal.iter().any(|possible| matches!(possible.action, Action::TakeClub(_))) {
            tip("ez-club", Some("ez-clubs".to_string()), said!(TIPS, "ez-tip-club"));
        }
        let full = view.areas.iter().find(|area| {
            let limit = Limit::of(view, area, scene.data);
            counts(view) && !area.covered && crowd(area) > limit.low && self.leaves_first(area)
        });
        if let Some(area) = full {
            tip("ez-limit", Some(format!("ez-area-{}", area.area)), said!(TIPS, "ez-tip-limit", area = area.area));
        }
        all
    }
}
