//! Who takes the daughter in: everybody's disks and the highest bid lie open, and the disks of the winner go to her (NE-D7).

use super::events::price;
use super::signs::{disk, each_disk, woman};
use super::{Show, WORDS, names};
use crate::board::{Beat, By, Part, Sound};
use lascaux_games::neanderthal::{Daughter, Event, Who};
use maud::{Markup, html};

/// Shows a bid, or who has won.
pub(super) fn show(show: &mut Show, event: &Event) {
    match *event {
        Event::Bid { who, disks } if !show.is_own(who) => {
            let Some(daughter) = show.before.view.table.current else { return };
            let place = show.at_daughter(daughter, who);
            let beat =
                Beat::at(place, tray(show, daughter, Some((who, disks)))).class("slate ne-scene-slate").hold(450);
            show.beats.push(beat);
        }
        Event::Bought { who, daughter, disks } => {
            let beat = won(show, who, daughter, disks);
            show.beats.push(beat);
        }
        Event::Unsold { daughter } => {
            let told = show.line(event);
            let part =
                Part::new(html! { span.ne-scene-verdict { (told) } }).lasting(250).by(By::Popping).sounds(Sound::Drum);
            let place = format!("ne-daughter-{daughter} strip-0");
            show.beats
                .push(Beat::at(place, html! { (woman(daughter)) (part) }).class("slate ne-scene-slate").hold(600));
        }
        _ => {}
    }
}

/// Everybody with the free disks that bid for her; whoever leads, with the bid.
fn tray(show: &Show, daughter: Daughter, high: Option<(Who, u8)>) -> Markup {
    let words = show.scene.words;
    let colours = show.scene.data.daughter(daughter).bid;
    let all = &show.before.view.table;
    let one = |who: Who| {
        let free = all.peoples[who].free;
        let bid = high.filter(|(leader, _)| *leader == who).map(|(_, bid)| bid);
        html! {
            span class={ "ne-scene-bid" @if bid.is_some() { " ne-scene-lit" } } {
                (show.named(who))
                span.ne-scene-purse { @for colour in colours.iter() { (disk(colour)) b { (free[colour]) } } }
                @match bid {
                    Some(bid) => { (Part::new(html! { (words.with("ne-show-bids", &[("count", bid.into())])) }).class("ne-scene-offer").at(150).by(By::Popping).sounds(Sound::Wood)) }
                    None => { span.ne-scene-offer {} }
                }
            }
        }
    };
    html! {
        b.ne-scene-title { (names::daughter(words, daughter)) " " (price(show, daughter)) }
        @for who in all.playing() { (one(who)) }
    }
}

/// The winner's disks go to her, and she to the winner.
fn won(show: &Show, who: Who, daughter: Daughter, disks: u8) -> Beat {
    let laid = each_disk(&show.after.view.table.daughters[daughter].disks);
    let one = |(index, colour): (usize, lascaux_games::neanderthal::Disk)| {
        Part::new(disk(colour))
            .at(200 + 70 * index as u32)
            .lasting(300)
            .from(show.cell(who, WORDS))
            .adds(-1)
            .sounds(Sound::Wood)
    };
    let end = 600 + 70 * u32::from(disks);
    let told = show.line(&Event::Bought { who, daughter, disks });
    let drawing = html! {
        span.ne-scene-doer {
            (Part::new(woman(daughter)).lasting(200).leaves(end + 500, show.row(who)))
            @for part in laid.into_iter().enumerate().map(one) { (part) }
        }
        (Part::new(html! { span.ne-scene-verdict { (told) } }).at(end).lasting(200).by(By::Popping).sounds(Sound::Bell))
    };
    Beat::at(show.at_daughter(daughter, who), drawing).class("slate ne-scene-slate").hold(250)
}
