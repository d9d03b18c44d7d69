//! Whom others have sent where, told once they have sent everybody: at each card how many (NE-E).

use super::Show;
use super::signs::{badge, man};
use crate::board::{Beat, By, Part, Sound};
use lascaux_games::neanderthal::{Alpha, Daughter, Key, Slot, Stage, Who};
use maud::{Markup, html};

/// Who has just finished sending hunters.
fn done(show: &Show) -> Option<Who> {
    let (before, after) = (&show.before.view.table, &show.after.view.table);
    let Stage::Assign { turn, .. } = before.stage else { return None };
    let goes_on = matches!(after.stage, Stage::Assign { turn: now, .. } if now == turn);
    (!goes_on).then(|| before.at_turn(turn))
}

/// Shows where somebody else's hunters stand.
pub(super) fn show(show: &mut Show) {
    let Some(who) = done(show).filter(|who| !show.is_own(*who)) else { return };
    // The last hunter may have been sent in this step; where a fight has begun, the picture before it tells more.
    let gone_on =
        matches!(show.after.view.table.stage, Stage::Assign { .. } | Stage::Recall { .. } | Stage::Offer { .. });
    let all = if gone_on { &show.after.view.table } else { &show.before.view.table };
    let cards = Slot::all().filter_map(|slot| all.rows[slot].card().map(|biome| (slot, biome)));
    let mut chips: Vec<(String, Markup)> = cards
        .filter(|(slot, _)| all.party(*slot, who) > 0)
        .map(|(slot, biome)| {
            let alpha = all.peoples[who].alpha == Alpha::Party(slot);
            (show.at_biome(biome, who), chip(who, all.party(slot, who), alpha))
        })
        .collect();
    let courted = Daughter::all().filter(|one| all.daughters[*one].suitors.contains(who));
    chips.extend(courted.map(|one| (show.at_daughter(one, who), chip(who, 1, all.alpha_suitor(who, one)))));
    let last = chips.len().saturating_sub(1);
    for (index, (place, chip)) in chips.into_iter().enumerate() {
        let part = Part::new(chip).class("ne-scene-chip").lasting(120).by(By::Popping).sounds(Sound::Wood);
        let beat = Beat::at(place, html! { (part) }).spot(84).stays();
        show.beats.push(beat.hold(if index == last { 500 } else { 0 }));
    }
}

fn chip(who: Who, many: u8, alpha: bool) -> Markup {
    html! { (badge(who)) b { (many) } (man(who, alpha)) }
}
