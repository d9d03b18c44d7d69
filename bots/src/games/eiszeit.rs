//! What an Eiszeit player knows: what the board would score now, what a hand and stones are good for, what to lean to.
//!
//! Figures of the box (points of a hunter, limits, stones of a card) are read from the box that is played. What stands as
//! a constant here is judgement: how a player weighs one thing against another. Most of it is in points.

mod cards;
mod figures;
mod leanings;
mod prospect;
mod reasons;
mod stakes;
mod worth;

use crate::bot::Method;
use crate::budget::Budget;
use crate::insight::{Figures, Insight, Lists, PerSeat, hashed, usual_style};
use crate::search::{Cut, Settings};
use lascaux_games::eiszeit::{Action, Asked, Eiszeit, Outcome};
use lascaux_table::{Book, Game, Said, Seat, Turn};

/// A flag as a figure.
fn flag(set: bool) -> f32 {
    f32::from(u8::from(set))
}

/// Who is asked, if anybody.
fn turn_of(game: &Eiszeit) -> Option<Seat> {
    match game.turn() {
        Turn::Player(seat) => Some(seat),
        _ => None,
    }
}

/// The cheapest search that is still an opponent, and one that wins about its share; with it how much worse an action may
/// be and still be taken, in value. A little search goes a long way here: what suits other games would be too strong a
/// newcomer's opponent.
const EASY: (u64, f32) = (16, 0.05);
const MEDIUM: (u64, f32) = (40, 0.03);
/// Settings of the search. Good and bad actions differ by few hundredths here, so that leanings must not drown the
/// judgement.
const CURIOSITY: f32 = 0.3;
const TRUST: f32 = 0.3;
const CAUTION: f32 = 0.03;

impl Insight for Eiszeit {
    const OWN: usize = 51;
    const COMMON: usize = 24;
    const WEIGHTS: &'static str = include_str!("../../weights/eiszeit.json");
    const MARGIN: f32 = 15.0;
    // Hands are hidden, and fires that others have looked at (EZ-1.10).
    const LISTS: Lists = Lists::Veiled;

    fn figures(&self, into: &mut Figures) {
        figures::put(self, into);
    }

    fn worth(&self) -> PerSeat {
        worth::worth(self)
    }

    fn reason(&self, seat: Seat, action: Action) -> Said {
        reasons::reason(self, seat, action)
    }

    fn reasons() -> &'static Book {
        &reasons::REASONS
    }

    fn leanings(&self, legal: &[Action], into: &mut Vec<f32>) {
        let Some(seat) = turn_of(self) else { return };
        leanings::lean(self, seat, legal, into);
    }

    fn outcome_key(&self, outcome: Outcome, seat: Seat) -> u64 {
        match (self.fire_turned_up(), outcome) {
            // Fires are gone after the conflicts: a value counts only as far as hunters may stay for it.
            (Some(area), Outcome::Fire(value)) => {
                let ground = self.grounds(None)[area.index()];
                let crowd: u8 = ground.hunters.iter().sum();
                let limit = self.components().base_limit + ground.mammoths + ground.warmth;
                u64::from(value.min(crowd.saturating_sub(limit)))
            }
            _ => match self.secret(outcome) {
                Some(other) if other != seat => 0,
                _ => hashed(outcome),
            },
        }
    }

    fn action_key(&self, action: Action, seat: Seat) -> Option<u64> {
        match action {
            // EZ-3.8
            Action::Discard(card) if self.active() != seat => Some(card.colour() as u64),
            _ => None,
        }
    }

    fn veiled(&self, seat: Seat) -> bool {
        match self.asked() {
            Asked::Play | Asked::Discard { .. } => self.active() != seat,
            // Fires that others have looked at were laid open before.
            Asked::Cover => true,
            _ => false,
        }
    }

    fn style(name: &str) -> Option<(Method, Budget, f32)> {
        let tree = Method::Tree { cut: Cut::AtOnce, hand: false };
        let (simulations, variety) = match name {
            "easy" => EASY,
            "medium" => MEDIUM,
            _ => return usual_style::<Eiszeit>(name, Cut::AtOnce),
        };
        Some((tree, Budget::simulations(simulations), variety))
    }

    fn settings(usual: Settings) -> Settings {
        Settings { curiosity: CURIOSITY, trust: TRUST, caution: CAUTION, ..usual }
    }

    fn chapter(&self) -> u32 {
        u32::from(self.round())
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::bot::{Bot, Sitter};
    use crate::budget::Stop;
    use crate::insight::settle;
    use crate::net::WeightsFile;
    use lascaux_table::{Actions, Seed, Step, below};

    /// Visits every question of some random games.
    fn wander(visit: &mut dyn FnMut(&Eiszeit, &[Action])) {
        let data = Eiszeit::data(None).unwrap();
        let options = Eiszeit::options(&Default::default()).unwrap();
        let mut legal = Actions::of::<Eiszeit>();
        for (seats, deal) in [(3, 1), (3, 2), (4, 3), (4, 4), (5, 5), (5, 6)] {
            let mut game = Eiszeit::new(seats, &options, data).unwrap();
            let mut rng = Seed::Number(deal).stream(0);
            loop {
                settle(&mut game, &mut rng);
                if game.turn() == Turn::Over {
                    break;
                }
                game.legal(&mut legal);
                visit(&game, &legal);
                game.apply(legal[below(&mut rng, legal.len() as u32) as usize], &mut ());
            }
        }
    }

    #[test]
    fn every_action_has_a_leaning() {
        let mut leanings = Vec::new();
        wander(&mut |game, legal| {
            leanings.clear();
            game.leanings(legal, &mut leanings);
            assert_eq!(leanings.len(), legal.len());
            assert!(leanings.iter().all(|leaning| leaning.is_finite() && *leaning > 0.0));
        });
    }

    #[test]
    fn figures_are_written_in_full() {
        wander(&mut |game, _| {
            let mut figures = Figures::default();
            figures.own.iter_mut().flatten().chain(&mut figures.common).for_each(|figure| *figure = f32::NAN);
            game.figures(&mut figures);
            for own in &figures.own[..usize::from(game.seats())] {
                assert!(own[..Eiszeit::OWN].iter().all(|figure| figure.abs() < 8.0));
                assert!(own[Eiszeit::OWN..].iter().all(|figure| figure.is_nan()));
            }
            assert!(figures.common[..Eiszeit::COMMON].iter().all(|figure| figure.abs() < 8.0));
            assert!(game.worth().iter().all(|total| total.is_finite()));
        });
    }

    #[test]
    fn the_learned_weights_fit() {
        let file: WeightsFile = serde_json::from_str(Eiszeit::WEIGHTS).unwrap();
        assert!(file.net::<Eiszeit>().is_ok());
    }

    /// The search asserts that what it does in its deals is legal there; hidden discards and hands must not mislead it.
    #[test]
    fn a_search_follows_a_whole_game() {
        let data = Eiszeit::data(None).unwrap();
        for seats in [3, 5] {
            let mut game = Eiszeit::new(seats, &Eiszeit::options(&Default::default()).unwrap(), data).unwrap();
            let bot = Bot::read::<Eiszeit>("tree#12", None).unwrap();
            let mut sitters: Vec<Sitter<Eiszeit>> =
                Seat::all(seats).map(|seat| Sitter::new(bot.clone(), seat, u64::from(seat.0))).collect();
            let mut rng = Seed::Number(11).stream(0);
            let (mut steps, mut followed) = (Vec::new(), vec![0; usize::from(seats)]);
            loop {
                match game.turn() {
                    Turn::Over => break,
                    Turn::Chance => {
                        let outcome = game.sample(&mut rng);
                        game.resolve(outcome, &mut ());
                        steps.push(Step::Chance(outcome));
                    }
                    Turn::Player(seat) => {
                        let sitter = &mut sitters[seat.index()];
                        sitter.follow(&steps[std::mem::replace(&mut followed[seat.index()], steps.len())..]);
                        let action = sitter.decide(&game, &Stop::default()).action;
                        game.check(seat, action).unwrap();
                        game.apply(action, &mut ());
                        steps.push(Step::Act(seat, action));
                    }
                }
            }
        }
    }

    #[test]
    fn only_hands_of_others_and_what_was_laid_open_are_veiled() {
        wander(&mut |game, legal| {
            let Some(asked) = turn_of(game) else { return };
            assert!(!game.veiled(asked) || game.asked() == Asked::Cover);
            // Whatever another seat can deal anew leaves the list as it is, unless it is said to be veiled.
            let other = asked.next(game.seats());
            let mut dealt = *game;
            dealt.imagine(lascaux_table::Viewer::Seat(other), &mut Seed::Number(7).stream(0));
            let mut list = Actions::of::<Eiszeit>();
            dealt.legal(&mut list);
            assert!(game.veiled(other) || list[..] == *legal);
        });
    }
}
