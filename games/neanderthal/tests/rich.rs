//! Random games from rich positions: tribal peoples with chiefs, full hands, daughters, husbands and alpha men, which
//! plain random games seldom reach. Everything the battery asks is asked here too.

mod common;

use common::*;
use lascaux_neanderthal::{Biome, Daughter, Elder, Key, Kind, Neanderthal, Rank, Sexuality, Table, Who};
use lascaux_table::{Actions, Game, Rng, Turn, below};
use rand_core::SeedableRng;
use rand_xoshiro::Xoshiro256PlusPlus;
use std::collections::BTreeMap;

fn rich(seats: u8, cooperative: bool, rng: &mut impl Rng) -> Table {
    let mode = if cooperative { "cooperative" } else { "rivals" };
    let mut table = with_options(seats, serde_json::json!({"boards": "red-yellow-green", "mode": mode}));
    if seats != 2 {
        use Sexuality::{Harem, PairBond, Promiscuity};
        let sides = [[Harem, PairBond, Promiscuity], [Promiscuity, Harem, PairBond], [PairBond, Promiscuity, Harem]];
        table.sexualities(sides[below(rng, 3) as usize]);
    }
    let playing: Vec<Who> = Who::all().filter(|who| table.peoples[*who].seat.is_some()).collect();
    for who in &playing {
        if below(rng, 3) > 0 {
            table.tribal(*who);
        }
        let tribal = table.peoples[*who].tribal;
        for rank in Rank::all().filter(|rank| tribal || rank.number() > 2) {
            let elder = [Elder::Vacant, Elder::Mature, Elder::Mature][below(rng, 3) as usize];
            table.elder(*who, rank, elder);
        }
        table.camp(*who, 4 + below(rng, 3) as u8);
        if below(rng, 2) == 0 {
            table.alpha(*who);
        }
    }
    for daughter in Daughter::all().filter(|_| below(rng, 2) == 0).take(10).collect::<Vec<_>>() {
        let father = playing[below(rng, playing.len() as u32) as usize];
        table.daughter(father, daughter);
        let husband = playing[below(rng, playing.len() as u32) as usize];
        if below(rng, 3) == 0 && table.peoples[husband].dead > 2 {
            table.husband(husband, daughter);
        }
    }
    table.deck = table.deck.min(table.unseen.len());
    let data = Neanderthal::data(None).unwrap();
    for biome in Biome::all().filter(|biome| table.undrawn.contains(*biome)).collect::<Vec<_>>() {
        let who = playing[below(rng, playing.len() as u32) as usize];
        match (data.biome(biome).kind, below(rng, 6)) {
            (Kind::Plain, _) | (_, 3..) => {}
            (Kind::Trophy, _) | (_, 0) => table.tableau(who, biome),
            _ if table.hand_limit(who) > table.peoples[who].hand.len() => table.hand(who, biome),
            _ => {}
        }
    }
    table
}

#[test]
fn rich_positions_keep_every_promise() {
    let games = std::env::var("LASCAUX_GAMES").ok().and_then(|games| games.parse().ok()).unwrap_or(30u64);
    let mut asked: BTreeMap<&str, u32> = BTreeMap::new();
    for seed in 0..games {
        let mut rng = Xoshiro256PlusPlus::seed_from_u64(seed);
        let (seats, cooperative) = [(3, false), (3, true), (2, false), (1, false)][(seed % 4) as usize];
        let mut state = Scene::of(rich(seats, cooperative, &mut rng)).game;
        let mut actions = Actions::of::<Neanderthal>();
        for step in 0.. {
            assert!(step < 20_000, "endless game");
            *asked.entry(state.ask().what).or_default() += 1;
            let again = Neanderthal::load(&state.position(), state.components());
            assert!(
                again.clone().is_ok_and(|again| again == state),
                "seed {seed}: {:?}\n{}",
                again.err(),
                serde_json::to_string(&state.position()).unwrap()
            );
            match state.turn() {
                Turn::Player(seat) => {
                    state.legal(&mut actions);
                    assert!(!actions.is_empty() && actions.len() <= Neanderthal::MAX_ACTIONS, "{}", actions.len());
                    let mut found = 0;
                    state.universe(&mut |action| {
                        let listed = actions.contains(&action);
                        found += usize::from(listed);
                        match state.check(seat, action) {
                            Ok(()) => assert!(listed, "allowed, not listed: {}", state.write_action(action)),
                            Err(no) => assert!(!listed && no.rule.is_some(), "{}: {no}", state.write_action(action)),
                        }
                    });
                    assert_eq!(found, actions.len(), "twice or outside the universe");
                    let choice = actions[below(&mut rng, actions.len() as u32) as usize];
                    assert_eq!(state.read_action(&state.write_action(choice)).ok(), Some(choice));
                    state.apply(choice, &mut Vec::new());
                }
                Turn::Chance => {
                    let outcome = state.sample(&mut rng);
                    assert!(state.admit(outcome).is_ok());
                    assert_eq!(state.read_outcome(&state.write_outcome(outcome)).ok(), Some(outcome));
                    state.resolve(outcome, &mut Vec::new());
                }
                Turn::Over => break,
            }
        }
    }
    println!("{asked:#?}");
    for what in ["offer", "terms of an offer", "answer to an offer", "alpha man's power", "claim the card or not"] {
        assert!(asked.contains_key(what), "never asked: {what}");
    }
}
