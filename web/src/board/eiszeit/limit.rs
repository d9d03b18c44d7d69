//! How many hunters an area bears, as far as the viewer knows (EZ-8.2), against how many stand there.

use lascaux_games::eiszeit::{AreaView, Data, Phase, View, hue};
use lascaux_table::Seat;

/// The lowest and the highest limit that the fires lying there leave.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct Limit {
    pub low: u8,
    pub high: u8,
}

impl Limit {
    /// Fires that the viewer has not seen are at worst the smallest, at best the largest of those unseen.
    pub(super) fn of(view: &View, area: &AreaView, data: &Data) -> Limit {
        let fires = || view.fires.iter().filter(|fire| fire.area == area.area);
        let known: u8 = data.base_limit + area.mammoths + fires().filter_map(|fire| fire.value).sum::<u8>();
        let unknown = fires().filter(|fire| fire.value.is_none()).count();
        let values = || (0..3u8).flat_map(|value| (0..view.unseen_fires[usize::from(value)]).map(move |_| value));
        let low: u8 = values().take(unknown).sum();
        let all: Vec<u8> = values().collect();
        let high: u8 = all.iter().rev().take(unknown).sum();
        Limit { low: known + low, high: known + high }
    }

    pub(super) fn text(self) -> String {
        if self.low == self.high { self.low.to_string() } else { format!("{}–{}", self.low, self.high) }
    }

    /// How a crowd fits: in any case, as the fires turn out, or in no case.
    pub(super) fn strain(self, crowd: u8) -> &'static str {
        match crowd {
            crowd if crowd > self.high => "ez-over",
            crowd if crowd > self.low => "ez-may",
            _ => "ez-fits",
        }
    }
}

/// Whether limits count: after the conflicts the fires are gone, and with them what a limit would mean.
pub(super) fn counts(view: &View) -> bool {
    !matches!(view.phase, Phase::Glacier | Phase::Over)
}

/// Hunters of one seat in one area, all with a club or all without.
pub(super) struct Group {
    pub seat: Seat,
    pub clubbed: bool,
    pub count: u8,
}

pub(super) fn groups(view: &View, area: &AreaView) -> Vec<Group> {
    let kinds = Seat::all(view.seats)
        .flat_map(|seat| [(seat, false, &area.hunters), (seat, true, &area.clubbed)])
        .filter_map(|(seat, clubbed, hunters)| Some(Group { seat, clubbed, count: *hunters.get(hue(seat))? }));
    kinds.collect()
}

pub(super) fn crowd(area: &AreaView) -> u8 {
    area.hunters.values().chain(area.clubbed.values()).sum()
}

#[cfg(test)]
mod tests {
    use super::*;
    use lascaux_games::eiszeit::Eiszeit;
    use lascaux_table::{Game, Viewer};

    /// EZ-8.2, with what the viewer does not know.
    #[test]
    fn the_limit_is_told_as_far_as_it_is_known() {
        let options = Eiszeit::options(&Default::default()).unwrap();
        let data = Eiszeit::data(None).unwrap();
        let game = Eiszeit::new(4, &options, data).unwrap();
        let mut view = game.view(Viewer::Spectator);
        let limit = |view: &View, number: usize| Limit::of(view, &view.areas[number - 1], data);
        // Area 6 has a mammoth, area 9 has none; each has a fire face down.
        assert_eq!(limit(&view, 6), Limit { low: 4, high: 6 });
        assert_eq!(limit(&view, 9), Limit { low: 3, high: 5 });
        assert_eq!([3, 4, 5, 6].map(|crowd| limit(&view, 9).strain(crowd)), ["ez-fits", "ez-may", "ez-may", "ez-over"]);
        let fire = view.fires.iter_mut().find(|fire| fire.area.number() == 6).unwrap();
        fire.value = Some(2);
        assert_eq!(limit(&view, 6), Limit { low: 6, high: 6 });
        // Only fires of 1 are left unseen.
        view.unseen_fires = [0, 5, 0];
        assert_eq!(limit(&view, 9).text(), "4");
        // After the conflicts no area is too full.
        assert!(counts(&view));
        view.phase = Phase::Glacier;
        assert!(!counts(&view));
    }
}
