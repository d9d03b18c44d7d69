//! A page about a card: its picture with the people who stand there, and beside it lines that come one by one and stay.

use super::super::art;
use super::signs::{man, struck, thrown};
use super::{Place, Show};
use crate::board::{Beat, By, Part, Sound};
use lascaux_games::neanderthal::{Biome, Cubes, Daughter, Who};
use maud::{Markup, html};

/// Milliseconds from one line to the next.
pub(super) const LINE: u32 = 180;
/// When the dice lie.
pub(super) const THROWN: u32 = 580;

/// A line of a page.
pub(super) struct Line {
    pub label: String,
    /// How it looks: `good`, `bad`, `prize`, `plain`.
    pub tone: &'static str,
    pub body: Markup,
}

/// People in a picture: of whom they are led, and how many of them are lost.
pub(super) struct Group {
    pub colours: Cubes,
    pub alpha: Option<Who>,
    pub lost: u8,
}

/// What a page is about.
pub(super) struct Page {
    pub title: String,
    pub beside: String,
    pub picture: Markup,
    pub groups: Vec<Group>,
    /// When those who are lost are crossed out.
    pub lost_at: u32,
    pub dice: Option<(String, Markup)>,
    pub lines: Vec<Line>,
    pub hold: u32,
}

/// When a line comes, the dice before the first.
pub(super) fn line_at(index: usize) -> u32 {
    THROWN + LINE * index as u32
}

impl Page {
    pub(super) fn beat(self) -> Beat {
        let people = html! { @for group in &self.groups { (self.people(group)) } };
        let body = html! {
            div.ne-scene-view {
                div.ne-scene-picture { (self.picture) }
                div.ne-scene-people { (people) }
            }
            div.ne-scene-lines {
                @if let Some((label, dice)) = &self.dice {
                    div class="ne-scene-line ne-scene-plain" { b { (label) } span.ne-scene-what { (dice) } }
                }
                @for (index, line) in self.lines.iter().enumerate() {
                    (Part::new(html! { b { (line.label) } span.ne-scene-what { (line.body) } })
                        .class(format!("ne-scene-line ne-scene-{}", line.tone)).at(line_at(index)).lasting(220).sounds(Sound::Wood))
                }
            }
        };
        Beat::tableau(&self.title, &self.beside, self.hold, body).class("ne-scene-card")
    }

    /// Everybody of a group, those who are lost last.
    fn people(&self, group: &Group) -> Markup {
        let mut all: Vec<(Who, bool)> = group.alpha.map(|who| (who, true)).into_iter().collect();
        all.extend(group.colours.iter().flat_map(|(who, count)| std::iter::repeat_n((who, false), (*count).into())));
        let stay = all.len().saturating_sub(group.lost.into());
        html! {
            span class={ "ne-scene-group" @if all.len() > 8 { " ne-scene-crowded" } } {
                @for (index, (who, alpha)) in all.into_iter().enumerate() {
                    @if index < stay { (man(who, alpha)) } @else { (struck(man(who, alpha), self.lost_at)) }
                }
            }
        }
    }
}

/// The beast of a card on its ground, as large as there is room.
pub(super) fn ground_of(biome: Biome) -> Markup {
    html! {
        svg.ne-scene-ground viewBox="-4 -17 200 130" preserveAspectRatio="xMidYMid meet" { (art::painted(super::super::beasts::beast(biome))) }
    }
}

/// The face of a daughter, as large as there is room.
pub(super) fn face_of(daughter: Daughter) -> Markup {
    html! { svg.ne-scene-ground viewBox="-1 0 88 94" preserveAspectRatio="xMidYMid meet" { (super::super::daughters::portrait(daughter)) } }
}

/// What happened at a card where the viewer has nobody, in two lines at the card itself.
pub(super) struct Slate {
    pub place: String,
    pub who: Who,
    pub dice: Vec<(u8, &'static str)>,
    pub is_well: bool,
    pub told: String,
    pub prize: Markup,
}

impl Slate {
    pub(super) fn beat(self, show: &Show) -> Beat {
        let verdict =
            html! { span class={ "ne-scene-verdict" @if !self.is_well { " ne-scene-failed" } } { (self.told) } };
        let drawing = html! {
            span.ne-scene-doer { (show.named(self.who)) (thrown(&self.dice, 0, &show.row(self.who))) }
            span.ne-scene-doer { (Part::new(verdict).at(430).lasting(150).by(By::Popping)) (self.prize) }
        };
        Beat::at(self.place, drawing).class("slate ne-scene-slate").spot(40).hold(300)
    }
}

/// The name of what lies at a place.
pub(super) fn called(show: &Show, place: Place, card: Option<Biome>) -> String {
    let words = show.scene.words;
    match (place, card) {
        (Place::Daughter(daughter), _) => super::names::daughter(words, daughter),
        (Place::Slot(_), Some(biome)) => super::names::biome(words, biome),
        (Place::Slot(slot), None) => super::names::slot(words, slot),
    }
}
