//! Areas, and the hunters, mammoths and fires in them.

use super::Teller;
use crate::board::eiszeit::land as landscape;
use crate::board::eiszeit::limit::{self, Limit, crowd};
use crate::board::eiszeit::map::inhabitants;
use crate::board::{Point, Telling};
use lascaux_games::eiszeit::{AreaView, Provenance, hue};
use lascaux_table::Seat;

impl Teller<'_> {
    /// A piece of the map by the parts of its `id`.
    pub fn on_land(&self, kind: &str, rest: &str) -> Option<Telling> {
        let area = |number: &str| self.view.areas.iter().find(|area| area.area.to_string() == number);
        match kind {
            "area" => area(rest).map(|area| self.area(area)),
            "mammoths" => area(rest).filter(|area| area.mammoths > 0).map(|area| self.mammoths(area)),
            "fire" => self.fire(rest),
            "hunters" | "clubbed" => {
                let (seat, number) = rest.split_once('-')?;
                let seat = Seat(seat.parse().ok().filter(|seat| *seat < self.view.seats)?);
                self.hunters(seat, kind == "clubbed", area(number)?)
            }
            _ => None,
        }
    }

    fn area(&self, area: &AreaView) -> Telling {
        let words = self.scene.words;
        let figures = [("area", area.area.number().into()), ("land", landscape(area.landscape, words).into())];
        let told = Telling::of(words.with("ez-area-title", &figures), "");
        let neighbours: Vec<String> = area.neighbours.iter().map(ToString::to_string).collect();
        let neighbours = self.with("ez-neighbours", &[("areas", neighbours.join(", ").into())]);
        let unsure = (area.source == Provenance::Reconstructed).then(|| self.say("ez-land-reconstructed"));
        if area.covered {
            return told
                .with(Point::Harms, self.say("ez-piece-covered"))
                .with(Point::Stands, format!("{neighbours} (EZ-4.3)"));
        }
        let here = inhabitants(self.view, area, self.scene);
        let here = (!here.is_empty()).then(|| self.with("ez-here", &[("list", here.join("; ").into())]));
        let room = self.counted("ez-piece-room", "base", self.scene.data.base_limit);
        told.with(Point::Asks, room)
            .with_some(Point::Asks, self.limit(area))
            .with(Point::Scores, self.scores(area))
            .with_some(Point::Harms, self.crowded(area))
            .with_some(Point::Stands, here)
            .with(Point::Stands, format!("{neighbours} (EZ-4.3)"))
            .with_some(Point::Stands, unsure)
            .now(self.own_here(area))
    }

    /// The limit as far as the reader knows it.
    fn limit(&self, area: &AreaView) -> Option<String> {
        limit::counts(self.view).then(|| {
            let limit = Limit::of(self.view, area, self.scene.data);
            let room = [("low", limit.low.into()), ("high", limit.high.into())];
            self.with(if limit.low == limit.high { "ez-limit" } else { "ez-limit-between" }, &room)
        })
    }

    fn is_crowded(&self, area: &AreaView) -> bool {
        limit::counts(self.view) && crowd(area) > Limit::of(self.view, area, self.scene.data).low
    }

    fn crowded(&self, area: &AreaView) -> Option<String> {
        self.is_crowded(area).then(|| self.counted("ez-piece-crowded", "n", crowd(area)))
    }

    /// Points of a hunter in an area (EZ-9.1).
    fn worth(&self, area: &AreaView) -> u8 {
        self.scene.data.points[usize::from(area.mammoths.min(2))]
    }

    fn scores(&self, area: &AreaView) -> String {
        self.counted("ez-piece-scores", "points", self.worth(area))
    }

    /// What an area brings the reader, and whether a conflict hits the reader first.
    fn own_here(&self, area: &AreaView) -> Vec<String> {
        let Some(seat) = self.scene.seat else { return Vec::new() };
        let plain = |seat: Seat| area.hunters.get(hue(seat)).copied().unwrap_or_default();
        let all = |seat: Seat| plain(seat) + area.clubbed.get(hue(seat)).copied().unwrap_or_default();
        let points = self.counted("ez-piece-points", "n", all(seat) * self.worth(area));
        let here = self.with("ez-piece-own-here", &[("n", all(seat).into()), ("points", points.into())]);
        // Hunters with clubs count for the order, but never leave (EZ-8.6).
        let fewest = Seat::all(self.view.seats).filter(|one| plain(*one) > 0).map(all).min();
        let is_first = plain(seat) > 0 && fewest == Some(all(seat)) && self.is_crowded(area);
        std::iter::once(here).chain(is_first.then(|| self.say("ez-piece-first-out"))).collect()
    }

    fn mammoths(&self, area: &AreaView) -> Telling {
        let figures = [("count", area.mammoths.into()), ("area", area.area.number().into())];
        Telling::of(self.with("ez-mammoths-in", &figures), "")
            .with(Point::Does, self.about("mammoth", "EZ-8.2"))
            .with(Point::Scores, self.scores(area))
            .now(self.own_here(area))
    }

    fn hunters(&self, seat: Seat, clubbed: bool, area: &AreaView) -> Option<Telling> {
        let side = if clubbed { &area.clubbed } else { &area.hunters };
        let count = side.get(hue(seat)).copied()?;
        let figures =
            [("count", count.into()), ("name", self.scene.name(seat).into()), ("area", area.area.number().into())];
        let name = self.with(if clubbed { "ez-clubbed-in" } else { "ez-hunters-in" }, &figures);
        let club = clubbed.then(|| self.about("club", "EZ-6.4, EZ-6.5"));
        let now = if self.scene.seat == Some(seat) { self.own_here(area) } else { Vec::new() };
        Some(
            Telling::of(name, "")
                .with_some(Point::Does, club)
                .with(Point::Scores, self.scores(area))
                .with_some(Point::Harms, self.crowded(area))
                .now(now),
        )
    }

    fn fire(&self, number: &str) -> Option<Telling> {
        let fire = self.view.fires.iter().find(|fire| fire.fire.to_string() == number)?;
        let mut figures = vec![("fire", fire.fire.number().into()), ("area", fire.area.number().into())];
        let Some(value) = fire.value else {
            return Some(
                Telling::of(self.with("ez-fire", &figures), "")
                    .with(Point::Does, self.fire_rule())
                    .with(Point::Stands, format!("{}.", self.unseen_fires())),
            );
        };
        figures.push(("value", value.into()));
        let count = self.scene.data.fires[usize::from(value) % 3];
        let about = self.with("ez-fire-about", &[("value", value.into()), ("count", count.into())]);
        Some(Telling::of(self.with("ez-fire-known", &figures), "").with(Point::Does, format!("{about} (EZ-8.2)")))
    }
}
