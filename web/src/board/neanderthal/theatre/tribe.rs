//! A portal lights up, and the moment in which a people becomes a tribe (NE-I1).

use super::super::art;
use super::super::brain;
use super::signs::{disk, man, sent, small};
use super::{PORTALS, Show, WORDS, names};
use crate::board::{Beat, By, Part, Sound};
use lascaux_games::neanderthal::{Event, Portal, Rank, Set, Who};
use maud::{Markup, html};

/// Shows a portal that is opened, or the great change.
pub(super) fn show(show: &mut Show, event: &Event) {
    match *event {
        Event::PortalOpened { who, portal } if !changes(show, who) => {
            let beat = opened(show, event, who, portal);
            show.beats.push(beat);
        }
        Event::BecameTribal { who } => {
            let beat = tribal(show, who);
            show.beats.push(beat);
        }
        _ => {}
    }
}

/// Whether a people becomes a tribe in this step: then its last portal is told with it.
fn changes(show: &Show, who: Who) -> bool {
    show.events.iter().any(|event| matches!(event, Event::BecameTribal { who: one } if *one == who))
}

fn last_portal(show: &Show, who: Who) -> Option<Portal> {
    show.events.iter().find_map(|event| match *event {
        Event::PortalOpened { who: one, portal } if one == who => Some(portal),
        _ => None,
    })
}

/// The brain with the portals that were open, and a new one that lights up at its time.
fn mind(open: Set<Portal>, new: Option<Portal>, at: u32) -> Markup {
    html! {
        svg.ne-scene-brain viewBox="0 0 168 132" {
            (brain::picture(open))
            @if let Some(portal) = new {
                @let (x, y) = brain::place(portal);
                (Part::drawn(html! { circle.ne-scene-glow cx=(x) cy=(y) r="17" {} (art::at(x, y, 1.05, &art::disk(portal.disk()))) })
                    .at(at).lasting(500).by(By::Popping).sounds(Sound::Bell))
            }
        }
    }
}

fn opened(show: &Show, event: &Event, who: Who, portal: Portal) -> Beat {
    let open = show.before.view.table.peoples[who].portals;
    let (now, needed) = (open.len() + 1, show.after.conversion());
    let words = show.scene.words;
    let from = show.cell(who, WORDS);
    let count = words.with("ne-show-portals", &[("open", now.into()), ("needed", needed.into())]);
    let drawing = html! {
        span.ne-scene-doer { (show.named(who)) (Part::new(disk(portal.disk())).lasting(300).from(from).adds(-1)) }
        (mind(open, Some(portal), 350))
        span.ne-scene-verdict { (show.line(event)) } span { (count) }
    };
    let place = format!("ne-portal-{who}-{portal} {}", show.cell(who, PORTALS));
    Beat::at(place, drawing).class("slate ne-scene-slate").hold(700)
}

/// The cave darkens, the portal lights up, the disks fly home.
fn tribal(show: &Show, who: Who) -> Beat {
    let words = show.scene.words;
    let open = show.before.view.table.peoples[who].portals;
    let last = last_portal(show, who);
    let home: Vec<Portal> = open.iter().chain(last).collect();
    let to = show.cell(who, WORDS);
    let points =
        |table: &super::Table| table.view.species.iter().find(|one| one.who == who).map_or(0, |one| one.points);
    let (was, is) = (points(&show.before), points(&show.after));
    let gifts = [
        (
            html! { @for (index, portal) in home.iter().enumerate() { (sent(disk(portal.disk()), 2300 + 120 * index as u32, &to)) } },
            words.with("ne-show-return", &[("count", home.len().into())]),
        ),
        (html! { (small(art::rank(Rank::Chief))) (small(art::rank(Rank::Shaman))) }, words.say("ne-show-ranks-open")),
        (html! { (small(art::paw())) }, words.say("ne-show-animals")),
        (html! { (small(art::hand())) }, words.say("ne-show-elders-act")),
    ];
    let title = words.with("ne-show-tribe", &[("who", names::folk(words, who).into())]);
    let beside = names::who(words, who);
    let body = html! {
        div.ne-scene-mind { (mind(open, last, 500)) (man(who, true)) }
        div.ne-scene-gifts {
            (Part::new(html! { (words.say("ne-show-speak")) }).class("ne-scene-speak").at(1000).lasting(400))
            @for (index, (signs, told)) in gifts.into_iter().enumerate() {
                (Part::new(html! { span.ne-scene-row { (signs) } span { (told) } }).class("ne-scene-gift").at(1300 + 220 * index as u32).lasting(250).sounds(Sound::Wood))
            }
            (Part::new(html! { (words.say("points")) " " b { (was) } " → " b.ne-scene-more { (is) } }).class("ne-scene-points").at(3000).lasting(300).by(By::Popping).sounds(Sound::Drum))
        }
    };
    Beat::tableau(&title, &beside, 2200, body).class("ne-scene-tribe")
}
