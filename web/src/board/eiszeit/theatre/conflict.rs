//! An area where too many stand, on a page of its own: its limit as a sum of things, the crowd, and pass by pass who leaves
//! (EZ-8.2 to EZ-8.6).

use super::super::art;
use super::super::land;
use super::super::limit::{Group, Limit, crowd, groups};
use super::super::map;
use super::fires::{lit, tally};
use super::{STOCK, Show, area_of, club, fire, hunter, mammoth};
use crate::board::{Beat, By, Part, Sound};
use lascaux_games::eiszeit::{Area, AreaView, Event, View};
use lascaux_table::Seat;
use maud::{Markup, html};

/// Milliseconds: when the limit begins, for each thing of it; for each hunter; for each pass.
const LIMIT: u32 = 300;
const THING: u32 = 250;
const HEAD: u32 = 60;
const PASS: u32 = 950;

/// Those who leave together.
struct Leaving {
    seats: Vec<Seat>,
    /// How many each of them had when the pass began.
    had: u8,
    /// How many are left after them.
    rest: u8,
}

/// A conflict as it is shown.
struct Conflict<'a> {
    show: &'a Show<'a>,
    /// The board with all fires turned up.
    view: &'a View,
    ground: &'a AreaView,
    limit: u8,
    leaving: Vec<Leaving>,
}

/// Shows the conflict that an event begins.
pub(super) fn show(show: &mut Show, index: usize, area: Area) {
    let view = lit(show, index);
    let Some(ground) = area_of(&view, area) else { return };
    let limit = Limit::of(&view, ground, show.scene.data).high;
    let leaving = leaving(&show.events[index..], area, crowd(ground));
    let conflict = Conflict { show, view: &view, ground, limit, leaving };
    let beat = conflict.tableau();
    show.beats.push(beat);
}

/// Equals leave together, one each.
fn leaving(events: &[Event], area: Area, crowd: u8) -> Vec<Leaving> {
    let mut all: Vec<Leaving> = Vec::new();
    let mut rest = crowd;
    for event in events {
        let Event::Left { seat, area: from, had } = *event else { continue };
        if from != area {
            continue;
        }
        rest -= 1;
        match all.last_mut().filter(|last| last.had == had) {
            Some(last) => {
                last.seats.push(seat);
                last.rest = rest;
            }
            None => all.push(Leaving { seats: vec![seat], had, rest }),
        }
    }
    all
}

impl Conflict<'_> {
    fn tableau(&self) -> Beat {
        let words = self.show.scene.words;
        let number = self.ground.area.number();
        let title = words.with(
            "ez-show-crowded",
            &[("area", number.into()), ("hunters", crowd(self.ground).into()), ("limit", self.limit.into())],
        );
        let beside = land(self.ground.landscape, words);
        let (sum, counted) = self.times();
        let body = html! {
            (self.areas())
            (self.limit_line(sum))
            (self.crowd_line(sum))
            (self.passes(counted))
        };
        Beat::tableau(&title, &beside, 2200, body).class("ez-conflict")
    }

    /// When the limit is summed up, and when the crowd is counted.
    fn times(&self) -> (u32, u32) {
        let fires = map::fires(self.view, self.ground).count() as u32;
        let things = 1 + u32::from(self.ground.mammoths > 0) + fires;
        let sum = LIMIT + THING * things;
        (sum, sum + 300 + HEAD * u32::from(crowd(self.ground)) + 400)
    }

    /// All twelve, the one that is being settled lit; those before it as they are now.
    fn areas(&self) -> Markup {
        let here = self.ground.area;
        let one = |area: &AreaView| {
            // Those before it are settled.
            let settled = if area.area < here { area_of(self.show.after, area.area).unwrap_or(area) } else { area };
            let limit = Limit::of(self.view, area, self.show.scene.data);
            let (many, is_here) = (crowd(settled), area.area == here);
            html! {
                span class={ "ez-one-area" @if area.covered { " ez-under-ice" } @if is_here { " ez-here" } } {
                    b { (area.area) }
                    @if !area.covered { span class={ "ez-fit " (limit.strain(many)) } { (many) "/" (limit.text()) } }
                }
            }
        };
        html! { div.ez-areas { @for area in &self.view.areas { (one(area)) } } }
    }

    /// 3 + mammoths + fires = limit.
    fn limit_line(&self, sum: u32) -> Markup {
        let words = self.show.scene.words;
        let base = self.show.scene.data.base_limit;
        let mammoths = self.ground.mammoths;
        let mut things = vec![html! { (base) }];
        if mammoths > 0 {
            things.push(html! { @for _ in 0..mammoths.min(4) { (mammoth()) } (mammoths) });
        }
        things.extend(map::fires(self.view, self.ground).map(|token| html! { (fire(token.value)) }));
        html! {
            div.ez-line.ez-limit-line {
                span.ez-what { (words.say("ez-show-limit")) }
                @for (index, thing) in things.into_iter().enumerate() {
                    (Part::new(html! { @if index > 0 { span.ez-plus { "+" } } (thing) }).class("formula ez-thing").at(LIMIT + THING * index as u32).by(By::Popping).sounds(Sound::Stone))
                }
                (Part::new(html! { span.ez-plus { "=" } span.lit { (self.limit) } }).class("formula ez-thing").at(sum).by(By::Popping).sounds(Sound::Drum))
            }
        }
    }

    /// Everybody there, whoever has most first; those who leave fly home in their pass.
    fn crowd_line(&self, sum: u32) -> Markup {
        let words = self.show.scene.words;
        let (_, counted) = self.times();
        let all = groups(self.view, self.ground);
        let of = |seat: Seat| all.iter().filter(move |group| group.seat == seat).collect::<Vec<&Group>>();
        let many = |seat: Seat| of(seat).iter().map(|group| group.count).sum::<u8>();
        let mut seats: Vec<Seat> = Seat::all(self.view.seats).filter(|&seat| many(seat) > 0).collect();
        seats.sort_by_key(|&seat| std::cmp::Reverse(many(seat)));
        let mut shown = 0;
        let is_clubbed = all.iter().any(|group| group.clubbed);
        html! {
            div class={ "ez-line ez-crowd-line ez-on-" (self.ground.landscape) @if crowd(self.ground) > 11 { " ez-packed" } } {
                (self.scenery())
                span.ez-what {
                    (words.say("ez-show-crowd"))
                    (Part::new(html! { (crowd(self.ground)) }).class("formula").at(counted - 400).by(By::Popping).sounds(Sound::Drum))
                }
                @for seat in seats {
                    span.ez-group {
                        span.ez-people { @for (clubbed, goes) in self.people(&of(seat)) {
                            (self.person(seat, clubbed, goes, sum + 200 + HEAD * { shown += 1; shown }))
                        } }
                        span.ez-whose { (self.show.named(seat)) " " (many(seat)) }
                    }
                }
                @if is_clubbed { span.ez-note { (club()) (words.say("ez-show-clubs-stay")) } }
            }
        }
    }

    /// The land behind them, and its mammoths.
    fn scenery(&self) -> Markup {
        let shown = self.ground.mammoths.min(3);
        html! {
            svg.ez-scenery viewBox="0 0 940 320" preserveAspectRatio="xMidYMin slice" {
                @for (x, y) in [(40, 70), (170, 150), (300, 66), (590, 70), (720, 150), (850, 62), (60, 230), (880, 220)] {
                    g transform=(format!("translate({x} {y}) scale(1.7)")) { (art::motif(self.ground.landscape)) }
                }
                @for index in 0..shown {
                    @let x = 470 - 105 * i32::from(shown) + 210 * i32::from(index);
                    g transform=(format!("translate({x} {}) scale(1.05)", 34 + 12 * (index % 2))) { (art::mammoth()) }
                }
            }
        }
    }

    /// The hunters of a seat, each with the pass in which it leaves: those with clubs first, who never do.
    fn people(&self, groups: &[&Group]) -> Vec<(bool, Option<usize>)> {
        let Some(seat) = groups.first().map(|group| group.seat) else { return Vec::new() };
        let many =
            |clubbed: bool| groups.iter().filter(|group| group.clubbed == clubbed).map(|group| group.count).sum::<u8>();
        let passes = self.leaving.iter().enumerate().filter(|(_, pass)| pass.seats.contains(&seat));
        let mut goes: Vec<Option<usize>> = passes.map(|(index, _)| Some(index)).collect();
        goes.resize(usize::from(many(false)), None);
        goes.reverse();
        let clubbed = (0..many(true)).map(|_| (true, None));
        clubbed.chain(goes.into_iter().map(|goes| (false, goes))).collect()
    }

    fn person(&self, seat: Seat, clubbed: bool, goes: Option<usize>, at: u32) -> Markup {
        let part = Part::new(hunter(seat, clubbed)).at(at).lasting(200).by(By::Popping);
        let part = match goes {
            Some(pass) => part.leaves(self.pass_at(pass) + 350, self.show.keeps(seat, STOCK)).adds(1),
            None => part,
        };
        html! { span.ez-person { @if goes.is_some() { span.ez-shadow { (hunter(seat, clubbed)) } } (part) } }
    }

    fn pass_at(&self, pass: usize) -> u32 {
        self.times().1 + PASS * pass as u32
    }

    /// Who leaves, pass by pass, and who stays.
    fn passes(&self, counted: u32) -> Markup {
        let words = self.show.scene.words;
        let end = counted + PASS * self.leaving.len() as u32;
        let rest = self.leaving.last().map_or(crowd(self.ground), |pass| pass.rest);
        let each = self.show.scene.data.points[usize::from(self.ground.mammoths.min(2))];
        let stay = words.with("ez-show-stay", &[("hunters", rest.into())]);
        let points = words.with("ez-show-points-each", &[("points", each.into())]);
        html! {
            div class={ "ez-passes" @if self.leaving.len() > 4 { " ez-many-passes" } } {
                @for (index, pass) in self.leaving.iter().enumerate() {
                    (Part::new(self.pass(index, pass)).class("ez-pass").at(self.pass_at(index)).lasting(200).sounds(Sound::Wood))
                }
                (Part::new(html! {
                    span.ez-number-of.ez-done { "✓" }
                    span.ez-told-of { b { (stay) } @if rest > 0 { " " (points) } }
                    (tally(self.show, rest, &self.limit.to_string(), if rest > self.limit { "ez-over" } else { "ez-fits" }))
                }).class("ez-pass").at(end).lasting(200).sounds(Sound::Bell))
            }
        }
    }

    fn pass(&self, index: usize, pass: &Leaving) -> Markup {
        let words = self.show.scene.words;
        // A new pass begins again with the fewest (EZ-8.3).
        let begins = index == 0 || self.leaving[index - 1].had >= pass.had;
        let key = match (begins, pass.seats.len() > 1) {
            (true, false) => "ez-show-fewest",
            (true, true) => "ez-show-fewest-equal",
            (false, false) => "ez-show-next",
            (false, true) => "ez-show-next-equal",
        };
        let strain = if pass.rest > self.limit { "ez-over" } else { "ez-fits" };
        html! {
            span.ez-number-of { (index + 1) }
            span.ez-told-of {
                (words.say(key)) " "
                @for &seat in &pass.seats { (self.show.named(seat)) " " }
                span.ez-had { (words.with("ez-show-had", &[("count", pass.had.into())])) }
            }
            (Part::new(tally(self.show, pass.rest, &self.limit.to_string(), strain)).at(self.pass_at(index) + 700).by(By::Popping))
        }
    }
}
