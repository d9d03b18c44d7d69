//! One battery of tests for every game: random play in which everything that the contract promises is checked at
//! every step. A game's `tests/invariants.rs` names its seats, options and own invariants, and calls [`Battery::run`].
//!
//! What it finds: dead ends, endless games, `legal` and `check` that disagree, notation that does not come back,
//! JSON that does not come back, records that replay differently, copies that change behind one's back, probabilities
//! that do not sum to 1, sampling that does not match them, views and tales that tell what they must not, and an
//! `imagine` that looks at what it should deal anew.

mod promises;
mod sampling;

pub use sampling::sampling_matches_probabilities;

use crate::matches::carry_out;
use crate::{
    Actions, AnyMatch, Game, Happening, Happenings, Match, Record, Seat, Seed, Setup, Step, StepOf, Turn, Viewer,
    below, state_hash,
};
use promises::{
    adds_up, chance_adds_up, comes_back_from_json, legal_equals_check, notation_comes_back,
    own_choices_do_not_depend_on_secrets, refuses_other_seats, views_hide,
};
use rand_core::{Rng, SeedableRng};
use rand_xoshiro::Xoshiro256PlusPlus;
use serde_json::{Map, Value};
use std::collections::HashMap;

/// A plan for random games of `G`, and what has to hold in each.
pub struct Battery<G: Game> {
    /// The seats to play with.
    pub seats: Vec<u8>,
    /// The options to play with, as a door would say them.
    pub options: Vec<Map<String, Value>>,
    /// Games per seats and options.
    pub games: u64,
    /// The first seed.
    pub seed: u64,
    /// Steps after which a game counts as endless.
    pub longest: usize,
    /// The game's own invariants, asked at every step.
    pub invariants: fn(&G) -> Result<(), String>,
    /// Whether an event, as a viewer hears it, lays open by a rule what was hidden from that viewer until then.
    pub lays_open: fn(&G::Event) -> bool,
}

/// So often a finished game is dealt anew for every viewer, each time at another step.
const DEALT_ANEW: u32 = 16;

/// So many steps at most are listened to after a deal that a viewer cannot tell from the true one.
const LISTENED: usize = 60;

/// What the battery saw, for a test to judge whether it saw enough.
#[derive(Clone, Debug, Default)]
pub struct Seen {
    /// Games played to their end.
    pub games: u64,
    /// Decisions of players.
    pub decisions: u64,
    /// Outcomes of chance.
    pub chances: u64,
    /// The longest legal list.
    pub longest_list: usize,
    /// The most steps of one game.
    pub longest_game: usize,
    /// How often each reason ended a game.
    pub reasons: HashMap<&'static str, u64>,
    /// How often each kind of question was asked.
    pub asked: HashMap<&'static str, u64>,
    /// Chance nodes whose probabilities were added up.
    pub listed: u64,
    /// Steps that were carried out in two states which a viewer cannot tell apart, and sounded alike.
    pub listened: u64,
    /// Those of them that were forced in one of the two states and not in the other.
    pub forced_in_one: u64,
}

impl<G: Game> Battery<G> {
    /// Plays all games of the plan. Panics, as a test does, at the first promise that is broken.
    pub fn run(&self) -> Seen {
        let mut seen = Seen::default();
        let mut seed = self.seed;
        for &seats in &self.seats {
            for options in &self.options {
                for _ in 0..self.games {
                    self.game(seats, options, seed, &mut seen);
                    seed += 1;
                }
            }
        }
        seen
    }

    fn game(&self, seats: u8, options: &Map<String, Value>, seed: u64, seen: &mut Seen) {
        let place = format!("{} seats {seats} seed {seed}", G::NAME);
        let mut setup = Setup::<G>::new(seats, Seed::Number(seed)).expect(&place);
        setup.options = G::options(options).expect(&place);
        let (mut played, mut happened) = Match::start(setup).expect(&place);
        let mut rng = Xoshiro256PlusPlus::seed_from_u64(seed);
        let mut actions = Actions::of::<G>();
        let mut hashes = Vec::new();
        // Undo is tried once a game, at a step that the seed chooses.
        let undo_at = below(&mut rng, 200) as usize;

        for round in 0.. {
            assert!(played.steps().len() < self.longest, "{place}: endless game");
            for (_, state, _) in played.walk(hashes.len()..played.steps().len()) {
                hashes.push(state_hash(&state));
                self.look(&state, &mut rng, &mut actions, &place, seen);
            }
            let Turn::Player(seat) = played.state().turn() else {
                assert_eq!(played.state().turn(), Turn::Over, "{place}: a match stops only for players");
                break;
            };
            played.state().legal(&mut actions);
            assert!(!actions.is_empty(), "{place}: dead end at {:?}", played.state().ask());
            let choice = actions[below(&mut rng, actions.len() as u32) as usize];
            let text = played.state().write_action(choice);
            assert_eq!(AnyMatch::check(&played, Some(seat), &text), Ok(()), "{place}: {text}");
            refuses_other_seats(&mut played, seat, &text, &place);
            happened.extend(played.act_text(Some(seat), &text).unwrap_or_else(|no| panic!("{place}: {text}: {no}")));
            if round == undo_at {
                self.undo(&mut played, seat, &text, &place);
            }
        }
        assert_eq!(played.told_since(0), happened, "{place}: told otherwise the second time");
        self.look(played.state(), &mut rng, &mut actions, &place, seen);
        for viewer in (0..DEALT_ANEW).flat_map(|_| Viewer::all(seats)) {
            self.listen(&played, viewer, &mut rng, &place, seen);
        }
        self.finish(&played, &hashes, &place, seen);
    }

    /// Everything that has to hold in one state.
    fn look(&self, state: &G, rng: &mut impl Rng, actions: &mut Actions<G::Action>, place: &str, seen: &mut Seen) {
        if let Err(broken) = (self.invariants)(state) {
            panic!("{place}: {broken}\n{state:#?}");
        }
        comes_back_from_json(state, place);
        views_hide(state, rng, place);
        adds_up(state, place);
        match state.turn() {
            Turn::Player(seat) => {
                state.legal(actions);
                seen.decisions += 1;
                seen.longest_list = seen.longest_list.max(actions.len());
                *seen.asked.entry(state.ask().what).or_default() += 1;
                assert!(actions.len() <= G::MAX_ACTIONS, "{place}: {} actions", actions.len());
                legal_equals_check(state, seat, actions, place);
                notation_comes_back(state, actions, place);
                own_choices_do_not_depend_on_secrets(state, seat, actions, rng, place);
            }
            Turn::Chance => {
                seen.chances += 1;
                *seen.asked.entry(state.ask().what).or_default() += 1;
                seen.listed += u64::from(chance_adds_up(state, rng, place));
                state.legal(actions);
                assert!(actions.is_empty(), "{place}: players may not act while chance does");
            }
            Turn::Over => {
                state.legal(actions);
                assert!(actions.is_empty(), "{place}: nobody acts after the end");
            }
        }
    }

    /// Goes back to some step, deals anew what a viewer cannot know, and goes on in both states with the same steps: to
    /// the viewer they sound and look alike to the last letter. A step that only one of the states allows ends it, and
    /// so does an event that lays open what was hidden.
    fn listen(&self, played: &Match<G>, viewer: Viewer, rng: &mut impl Rng, place: &str, seen: &mut Seen) {
        let step = below(rng, played.steps().len() as u32) as usize;
        let mut one = played.state_at(step).expect(place);
        let mut two = one.clone();
        let data = played.setup().data;
        two.imagine(viewer, rng);
        for _ in 0..LISTENED {
            if one == two {
                return; // nothing is hidden, or nothing is any more
            }
            let Some((step, forced)) = common_step(&one, &two, rng) else { return };
            let written = crate::write_step(&one, &step);
            let hear = |state: &mut G, forced| {
                let mut happened = Vec::new();
                carry_out(state, step, forced, &mut happened);
                happened.into_iter().map(|one| one.heard(viewer, G::heard)).collect::<Vec<_>>()
            };
            let (first, second) = (hear(&mut one, forced[0]), hear(&mut two, forced[1]));
            let over = [&one, &two].iter().any(|state| state.turn() == Turn::Over);
            let mut heard = first.iter().chain(&second);
            let opens = heard.any(|one| matches!(one, Happening::Told(event) if (self.lays_open)(event)));
            if over || (opens && first != second) {
                return;
            }
            let json =
                |heard: &Happenings<G>| heard.iter().map(|one| one.json::<G>(data).to_string()).collect::<Vec<_>>();
            assert_eq!(json(&first), json(&second), "{place}: {viewer:?} hears a secret at \"{written}\"");
            let view = |state: &G| serde_json::to_string(&state.view(viewer)).expect(place);
            assert_eq!(view(&one), view(&two), "{place}: {viewer:?} sees a secret after \"{written}\"");
            assert_eq!(one.turn(), two.turn(), "{place}: whose turn it is tells {viewer:?} a secret");
            seen.listened += 1;
            seen.forced_in_one += u64::from(forced[0] != forced[1]);
        }
    }

    fn undo(&self, played: &mut Match<G>, seat: Seat, text: &str, place: &str) {
        let after = played.hash();
        let steps = played.steps().to_vec();
        played.undo().expect(place);
        assert_eq!(played.state().turn(), Turn::Player(seat), "{place}: undo goes back to the player");
        played.act_text(Some(seat), text).expect(place);
        assert_eq!(played.hash(), after, "{place}: the same move after an undo meets the same chance");
        assert_eq!(played.steps(), steps, "{place}");
    }

    /// The match can be had as it stood at any step, and goes on from there as it did.
    fn look_back(&self, played: &Match<G>, hashes: &[String], place: &str) {
        assert_eq!(played.revocable(), None, "{place}: the end lays everything open");
        assert!(played.at(played.steps().len() + 1).is_none(), "{place}");
        for &step in played.decisions().iter().rev().step_by(played.decisions().len() / 3 + 1) {
            let mut past = played.at(step).expect(place);
            assert_eq!(past.hash(), hashes[step], "{place}: another state at step {step}");
            let Step::Act(seat, action) = played.steps()[step] else { continue };
            past.act(Some(seat), action).unwrap_or_else(|no| panic!("{place}: {no}"));
            assert!(played.steps().starts_with(past.steps()), "{place}: the same move meets the same chance");
        }
    }

    fn finish(&self, played: &Match<G>, hashes: &[String], place: &str, seen: &mut Seen) {
        for (number, state, _) in played.walk(0..played.steps().len()) {
            assert_eq!(state_hash(&state), hashes[number], "{place}: a past state has changed");
        }
        self.look_back(played, hashes, place);
        let record = played.record();
        let text = record.text();
        let read = Record::parse(&text).expect(place);
        assert_eq!(read, record, "{place}: the record does not come back");
        let again = Match::<G>::replay(&read, played.setup().data).unwrap_or_else(|no| panic!("{place}: {no}"));
        assert_eq!(again.hash(), played.hash(), "{place}");
        assert_eq!(again.record().text(), text, "{place}");
        let scores = played.state().scores(None);
        assert!(scores.over, "{place}");
        *seen.reasons.entry(scores.reason.unwrap_or_else(|| panic!("{place}: no reason for the end"))).or_default() +=
            1;
        seen.games += 1;
        seen.longest_game = seen.longest_game.max(played.steps().len());
    }
}

/// A step drawn from those that are possible in both states, and in which of them it is the only choice.
fn common_step<G: Game>(one: &G, two: &G, rng: &mut impl Rng) -> Option<(StepOf<G>, [bool; 2])> {
    match one.turn() {
        Turn::Player(seat) => {
            let mut lists = [Actions::of::<G>(), Actions::of::<G>()];
            one.legal(&mut lists[0]);
            two.legal(&mut lists[1]);
            let common: Vec<G::Action> = lists[0].iter().copied().filter(|action| lists[1].contains(action)).collect();
            let choice = *common.get(below(rng, common.len() as u32) as usize)?;
            Some((Step::Act(seat, choice), lists.map(|list| list.len() == 1)))
        }
        Turn::Chance => {
            let outcome = (0..20).map(|_| one.sample(rng)).find(|&outcome| two.admit(outcome).is_ok())?;
            Some((Step::Chance(outcome), [true; 2]))
        }
        Turn::Over => None,
    }
}

/// The first state of a random game in which `wanted` holds, and a generator to go on with.
pub fn find_state<G: Game>(setup: Setup<G>, seed: u64, wanted: impl Fn(&G) -> bool) -> Option<G> {
    let mut rng = Xoshiro256PlusPlus::seed_from_u64(seed);
    let (mut played, _) = Match::start(setup).ok()?;
    let mut seen = 0;
    loop {
        let states = played.walk(seen..played.steps().len()).map(|(_, state, _)| state);
        if let Some(state) = states.chain([played.state().clone()]).find(|state| wanted(state)) {
            return Some(state);
        }
        seen = played.steps().len();
        let legal = played.legal();
        let choice = legal.get(below(&mut rng, legal.len() as u32) as usize)?.clone();
        played.act_text(None, &choice).ok()?;
    }
}
