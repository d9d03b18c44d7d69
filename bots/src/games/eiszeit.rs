//! What an Eiszeit player knows: what the board would score now, what a hand and stones are good for, what to lean to.

mod leanings;
mod prospect;
mod stakes;

use crate::bot::Method;
use crate::budget::Budget;
use crate::insight::{Figures, Insight, Pen, PerSeat, hashed, usual_style};
use crate::search::{Cut, Settings};
use lascaux_games::eiszeit::{Action, Asked, Card, Colour, Eiszeit, Outcome};
use lascaux_table::{Game, MAX_SEATS, Seat, Turn};
use leanings::cheapest;
use prospect::Prospect;
use stakes::{CLUB_KEPT, Stakes};

/// Stones that a dark card yields, about.
const YIELD: f32 = 4.5;

/// The cards whose number in a hand is told: landscapes together, the others each.
const TOLD: [Card; 16] = [
    Card::HuntersAndMammoth,
    Card::Trek,
    Card::Mammoth,
    Card::BlindFire,
    Card::Swap,
    Card::Club,
    Card::MoveThree,
    Card::LightCult,
    Card::AllPlaceTwo,
    Card::AllPlaceOne,
    Card::SeenFire,
    Card::RemoveTwo,
    Card::RemoveOne,
    Card::RemoveMammoth,
    Card::ClubOrMove,
    Card::DarkCult,
];
const LANDSCAPES: [Card; 6] =
    [Card::Forest, Card::IcePlain, Card::Meadow, Card::StoneDesert, Card::Steppe, Card::Mountains];

/// Who is asked, if anybody.
fn turn_of(game: &Eiszeit) -> Option<Seat> {
    match game.turn() {
        Turn::Player(seat) => Some(seat),
        _ => None,
    }
}

/// About how many turns each player still has in this round: as many cards pay for themselves as cost stones.
fn turns_left(game: &Eiszeit) -> f32 {
    2.0 * f32::from(game.dark_supply()) / (YIELD * f32::from(game.seats()))
}

/// What a stone is good for: paying light cards, as long as there is time for them.
fn stone_worth(game: &Eiszeit, seat: Seat) -> f32 {
    if game.rounds_to_come() > 0 {
        return 0.55;
    }
    let hurry = if game.active() == seat { 0.2 } else { 0.0 };
    0.55 * (0.7 * turns_left(game) - hurry).clamp(0.0, 1.0)
}

/// How useful a card is against a fresh one of its colour.
fn use_of(game: &Eiszeit, seat: Seat, card: Card) -> f32 {
    let stones = game.stones(seat);
    let base = match card {
        Card::Forest
        | Card::IcePlain
        | Card::Meadow
        | Card::StoneDesert
        | Card::Steppe
        | Card::Mountains
        | Card::HuntersAndMammoth => 0.3,
        Card::MoveThree | Card::Mammoth => 0.3,
        Card::Trek | Card::Club => 0.0,
        Card::BlindFire | Card::Swap => -0.2,
        Card::LightCult | Card::DarkCult => 0.1,
        Card::AllPlaceTwo => -0.2,
        Card::AllPlaceOne => 0.0,
        Card::SeenFire => 0.0,
        Card::RemoveTwo => 0.1,
        Card::RemoveOne | Card::RemoveMammoth | Card::ClubOrMove => 0.1,
    };
    let affordable = card.colour() == Colour::Dark || cheapest(game, card) <= stones;
    if affordable { base } else { base - 0.1 }
}

/// What a hand is good for beyond a mean one.
fn hand_worth(game: &Eiszeit, seat: Seat) -> f32 {
    let hand = game.hand(seat);
    let mut worth = 0.0;
    for colour in Colour::ALL {
        for (card, count) in hand.kinds(colour) {
            worth += 0.6 * use_of(game, seat, card) * f32::from(count);
        }
    }
    let (light, dark) = (f32::from(hand.len(Colour::Light)), f32::from(hand.len(Colour::Dark)));
    let wish = (0.25 * (f32::from(game.stones(seat)) - 4.5)).clamp(-1.5, 1.5);
    worth - 0.15 * (light - dark - wish).abs()
}

/// What the card being carried out will still bring to each seat.
fn pending(game: &Eiszeit, prospect: &Prospect) -> PerSeat {
    let mut pending = [0.0; MAX_SEATS];
    let Some(errand) = game.errand() else { return pending };
    if game.asked() == Asked::Choose {
        return pending;
    }
    pending[errand.actor.index()] = Stakes::of(prospect, errand.actor).best(&errand);
    if errand.card.helps_all() {
        let mut seat = errand.actor.next(game.seats());
        while seat != game.active() {
            let later = lascaux_games::eiszeit::Errand { actor: seat, done: 0, first: None, ..errand };
            pending[seat.index()] = Stakes::of(prospect, seat).best(&later);
            seat = seat.next(game.seats());
        }
    }
    pending
}

impl Insight for Eiszeit {
    const OWN: usize = 51;
    const COMMON: usize = 24;
    const WEIGHTS: &'static str = include_str!("../../weights/eiszeit.json");
    const MARGIN: f32 = 15.0;
    const HIDDEN: bool = true;

    fn figures(&self, into: &mut Figures) {
        let prospect = Prospect::of(self, None);
        let sums = prospect.sums();
        let pending = pending(self, &prospect);
        let (seats, data) = (self.seats(), self.components());
        let (asked, turn) = (self.asked(), turn_of(self));
        let to_come = f32::from(self.rounds_to_come());
        let threatened = self.threatened_areas();
        let standing = |seat: Seat| self.points(seat) as f32 + sums[seat.index()];
        let supply = f32::from(self.dark_supply());
        for seat in Seat::all(seats) {
            let at = seat.index();
            let mut pen = Pen::new(&mut into.own[at]);
            let others = || Seat::all(seats).filter(|&other| other != seat);
            let (mut there, mut clubs, mut safe, mut stay) = (0.0, 0.0, 0.0, 0.0);
            let (mut by_mammoths, mut in_danger, mut alone) = ([0.0; 3], 0.0f32, 0.0);
            for area in prospect.free.iter() {
                let ground = &prospect.grounds[area.index()];
                if ground.hunters[at] == 0 {
                    continue;
                }
                let hunters = f32::from(ground.hunters[at]);
                let points = prospect.points[area.index()][at];
                there += hunters;
                clubs += f32::from(ground.clubs[at]);
                stay += points / prospect.price(ground);
                by_mammoths[usize::from(ground.mammoths.min(2))] += points;
                let crowd: u8 = ground.hunters.iter().sum();
                if crowd < prospect.least_limit(ground) {
                    safe += points;
                }
                if crowd == ground.hunters[at] {
                    alone += points;
                }
                if threatened.contains(area) {
                    in_danger = in_danger.max(points);
                }
            }
            let stones = f32::from(self.stones(seat));
            let hand = self.hand(seat);
            pen.put(self.points(seat) as f32 / 40.0);
            pen.put(sums[at] / 15.0);
            pen.put((sums[at] + pending[at]) * to_come / 40.0);
            pen.put(pending[at] / 5.0);
            let rival = others().map(standing).fold(f32::NEG_INFINITY, f32::max);
            pen.put(((standing(seat) + pending[at] - rival) / 15.0).clamp(-2.0, 2.0));
            let ahead = others().filter(|&other| standing(other) > standing(seat)).count() as f32;
            pen.put(ahead / 3.0);
            let behind = others().map(|other| self.points(other) as f32 + sums[other.index()]);
            let least = behind.fold(f32::INFINITY, f32::min);
            pen.put(f32::from(u8::from(standing(seat) < least)));
            pen.put(there / 12.0);
            pen.put(stay / 12.0);
            pen.put((there - stay) / 4.0);
            pen.put(safe / 15.0);
            pen.put(alone / 10.0);
            for points in by_mammoths {
                pen.put(points / 10.0);
            }
            pen.put(in_danger / 8.0);
            pen.put(clubs / 2.0);
            pen.put(f32::from(self.clubs_kept(seat)) / 2.0);
            pen.put(stones / 8.0);
            pen.put(stones * to_come / 24.0);
            pen.put(stones.min(4.0) * stone_worth(self, seat) / 2.0);
            pen.put(f32::from(u8::from(self.stones(seat) >= data.light_duty)));
            let distance = (seat.0 + seats - self.active().0) % seats;
            for near in 0..3 {
                pen.put(f32::from(u8::from(distance == near)));
            }
            pen.put(f32::from(u8::from(turn == Some(seat))));
            pen.put(f32::from(u8::from(turn == Some(seat) && asked == Asked::Play)));
            let (light, dark) = (hand.len(Colour::Light), hand.len(Colour::Dark));
            pen.put(f32::from(light) / 3.0);
            pen.put(f32::from(dark) / 3.0);
            let payable = hand.kinds(Colour::Light).filter(|(card, _)| cheapest(self, *card) <= self.stones(seat));
            pen.put(payable.map(|(_, count)| f32::from(count)).sum::<f32>() / 3.0);
            let yields = hand.kinds(Colour::Dark).map(|(card, _)| cheapest(self, card));
            let most = f32::from(yields.max().unwrap_or(0));
            pen.put(most / 5.0);
            pen.put(f32::from(u8::from(most >= supply && most > 0.0)));
            let wish = (0.25 * (stones - 4.5)).clamp(-1.5, 1.5);
            pen.put((f32::from(light) - f32::from(dark) - wish).abs() / 3.0);
            pen.put(LANDSCAPES.iter().map(|&card| f32::from(hand.count(card))).sum::<f32>() / 2.0);
            for card in TOLD {
                pen.put(f32::from(hand.count(card)));
            }
            pen.put(f32::from(self.stock(seat)) / 12.0);
            debug_assert_eq!(pen.written(), Self::OWN);
        }
        let mut pen = Pen::new(&mut into.common);
        for round in 0..4 {
            pen.put(f32::from(u8::from(self.round() == round)));
        }
        pen.put(f32::from(u8::from(to_come == 0.0)));
        pen.put(to_come / 4.0);
        pen.put(supply / 20.0);
        pen.put((supply / 5.0).min(1.0));
        pen.put((supply / 10.0).min(1.0));
        pen.put(turns_left(self) / 3.0);
        pen.put(f32::from(self.light_supply()) / 20.0);
        pen.put(f32::from(self.spare_mammoths()) / 2.0);
        pen.put(f32::from(self.spare_clubs()) / 6.0);
        pen.put(prospect.free.len() as f32 / 12.0);
        for stage in [Asked::Prepare, Asked::Play, Asked::Choose, Asked::Act, Asked::Draw, Asked::Cover] {
            pen.put(f32::from(u8::from(asked == stage)));
        }
        pen.put(f32::from(u8::from(matches!(asked, Asked::Discard { .. }))));
        for players in 3..=5 {
            pen.put(f32::from(u8::from(seats == players)));
        }
        debug_assert_eq!(pen.written(), Self::COMMON);
    }

    fn worth(&self) -> PerSeat {
        let prospect = Prospect::of(self, None);
        let sums = prospect.sums();
        let pending = pending(self, &prospect);
        let to_come = f32::from(self.rounds_to_come());
        let mut worth = [0.0; MAX_SEATS];
        for seat in Seat::all(self.seats()) {
            let at = seat.index();
            let stones = f32::from(self.stones(seat));
            let mut total = self.points(seat) as f32 + (1.0 + 0.35 * to_come) * (sums[at] + pending[at]);
            total += stone_worth(self, seat) * (stones.min(9.0) + 0.4 * (stones - 9.0).max(0.0));
            total += CLUB_KEPT * f32::from(self.clubs_kept(seat));
            if to_come > 0.0 || turns_left(self) > 0.5 {
                total += hand_worth(self, seat);
            }
            worth[at] = total;
        }
        worth
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
        Some(match name {
            // A little search goes a long way here: what suits other games would be too strong a newcomer's opponent.
            "easy" => (tree, Budget::simulations(16), 0.05),
            "medium" => (tree, Budget::simulations(40), 0.03),
            _ => return usual_style::<Eiszeit>(name, Cut::AtOnce),
        })
    }

    fn settings(usual: Settings) -> Settings {
        // Good and bad actions differ by few hundredths here, so that leanings must not drown the judgement.
        Settings { curiosity: 0.3, trust: 0.3, caution: 0.03, ..usual }
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
