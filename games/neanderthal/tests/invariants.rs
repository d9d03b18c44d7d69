//! The battery over 1, 2 and 3 players with the game's own invariants. `LASCAUX_GAMES` sets the number of games.

use lascaux_neanderthal::{
    Alpha, Biome, CUBES, Cell, Daughter, Disk, Disks, Elder, Key, Kind, Neanderthal, Rank, Set, Sexuality, Slot, Stage,
    Who,
};
use lascaux_table::battery::{Battery, Seen, find_state, sampling_matches_probabilities};
use lascaux_table::{Actions, Game, Seed, Setup, Turn, Viewer, random_step};
use rand_core::SeedableRng;
use rand_xoshiro::Xoshiro256PlusPlus;
use serde_json::{Map, Value, json};

fn said(options: Value) -> Map<String, Value> {
    options.as_object().cloned().unwrap_or_default()
}

/// What has to hold at every step, counted anew from the pieces.
fn invariants(game: &Neanderthal) -> Result<(), String> {
    Who::all().try_for_each(|who| cubes(game, who))?;
    disks(game)?;
    cards(game)?;
    families(game)?;
    Who::all().try_for_each(|who| hand(game, who))
}

fn want(holds: bool, broken: impl FnOnce() -> String) -> Result<(), String> {
    if holds { Ok(()) } else { Err(broken()) }
}

fn cubes(game: &Neanderthal, who: Who) -> Result<(), String> {
    let mut all = u32::from(game.peoples[who].dead);
    for host in Who::all() {
        all += u32::from(game.peoples[host].camp[who]);
        all += Slot::all().map(|slot| u32::from(game.parties[slot][host][who])).sum::<u32>();
    }
    all += game.raids.values().iter().flatten().map(|raid| u32::from(raid.cubes[who])).sum::<u32>();
    let mut stations = game.peoples[who].elders.values().iter().filter(|elder| **elder != Elder::Vacant).count() as u32;
    for family in game.daughters.values() {
        stations += u32::from(family.husband.is_some_and(|man| man.who == who));
        stations += u32::from(family.suitors.contains(who));
    }
    let alpha = matches!(game.peoples[who].alpha, Alpha::Elder(_) | Alpha::Husband(_) | Alpha::Suitor(_));
    all += stations - u32::from(alpha);
    want(all == u32::from(CUBES), || format!("{all} {who} cubes"))
}

/// Five disks of each colour and player; the cooperative exchange keeps fifteen of each sort (NE-R5).
fn disks(game: &Neanderthal) -> Result<(), String> {
    let mut of_colour = [0u32; 3];
    let set_up = game.round == 0;
    for who in Who::all() {
        let people = &game.peoples[who];
        if people.seat.is_none() && !set_up {
            continue;
        }
        let mut count = [0u32; 3];
        for disk in Disk::all() {
            let portals = people.portals.iter().filter(|portal| portal.disk() == disk).count() as u32;
            let mpi = people.sexuality.map_or(0, |side| game.components().sexualities[side].mpi[disk]);
            let elders = Rank::all()
                .filter(|rank| people.elders[*rank] == Elder::Young && game.components().elders[*rank].disk == disk);
            count[disk.index()] += u32::from(people.free[disk]) + portals + u32::from(mpi) + elders.count() as u32;
        }
        for family in game.daughters.values() {
            if family.father == Some(who) {
                Disk::all().for_each(|disk| count[disk.index()] += u32::from(family.disks[disk]));
            }
            count[0] += u32::from(family.husband.is_some_and(|man| man.who == who && man.young));
        }
        count[1] += u32::from(people.under_white.len());
        count[2] += u32::from(people.under_black.len());
        if game.cooperative() {
            want(count.iter().sum::<u32>() == 15, || format!("{who} has {count:?} disks"))?;
        } else if people.seat.is_some() || set_up && game.seats() != 2 {
            want(count == [5, 5, 5], || format!("{who} has {count:?} disks"))?;
        }
        of_colour.iter_mut().zip(count).for_each(|(sum, one)| *sum += one);
    }
    want(!game.cooperative() || of_colour == [15; 3], || format!("{of_colour:?} disks in all"))
}

/// 60 cards, each in one place; rows of six.
fn cards(game: &Neanderthal) -> Result<(), String> {
    let mut seen: Set<Biome> = game.undrawn;
    let mut total = u32::from(seen.len());
    let open = game.rows.values().iter().filter_map(|cell| cell.card());
    let held = Who::all().flat_map(|who| {
        let people = &game.peoples[who];
        [people.hand, people.trophies, people.herd, people.tools]
    });
    for biome in open.chain(held.flat_map(|set| set.iter())) {
        seen.insert(biome);
        total += 1;
    }
    want(total == u32::from(seen.len()), || "a biome lies in two places".into())?;
    let ice = game.rows.values().iter().filter(|cell| **cell == Cell::Ice).count();
    let north = game.undrawn.iter().filter(|biome| biome.index() < 18).count();
    want(ice + usize::from(game.draw_north.len()) <= north, || "ice without a card".into())?;
    let in_play = Daughter::all().filter(|one| game.daughters[*one].father.is_some());
    let known: Set<Daughter> = in_play.chain(game.current).collect();
    want(known.both(game.unseen).is_empty(), || "a daughter lies in two places".into())?;
    want(game.deck <= game.unseen.len(), || "the deck is larger than the unseen daughters".into())
}

fn families(game: &Neanderthal) -> Result<(), String> {
    for daughter in Daughter::all() {
        let family = &game.daughters[daughter];
        if family.husband.is_some() || !family.suitors.is_empty() {
            want(game.grown(daughter), || format!("{daughter} is courted or married before she is mature"))?;
        }
        if let (Some(man), Some(father)) = (family.husband, family.father) {
            want(!man.young || man.who == father, || "an immature husband abroad".into())?;
        }
        // No immature daughter does anything; under pair-bond no unmarried one.
        for who in Who::all().filter(|who| game.enjoys(*who, daughter)) {
            want(family.disks == Disks::default(), || format!("{daughter} acts before she is mature"))?;
            let bond = game.peoples[who].sexuality == Some(Sexuality::PairBond);
            want(!bond || family.husband.is_some(), || format!("{daughter} acts unmarried under pair-bond"))?;
        }
    }
    Ok(())
}

fn hand(game: &Neanderthal, who: Who) -> Result<(), String> {
    let people = &game.peoples[who];
    let kind = |biome: Biome| game.components().biome(biome).kind;
    want(people.hand.iter().all(|biome| kind(biome).is_hand()), || "a card in hand that cannot be there".into())?;
    want(people.trophies.iter().all(|biome| kind(biome) == Kind::Trophy), || "no trophy".into())?;
    // While a draw or a choice of casualties stands before it, the hand may be over its limit for a moment.
    let asked = game.ask().what;
    let waits = asked == "which-card-leaves-the-hand" || game.turn() == Turn::Chance || asked.starts_with("which");
    want(waits || people.hand.len() <= game.hand_limit(who), || format!("{who} holds too many cards at \"{asked}\""))?;
    // No immature thing scores.
    let young = people.under_white.either(people.under_black);
    want(young.without(people.herd.either(people.tools)).is_empty(), || "a disk on nothing".into())?;
    if matches!(game.stage, Stage::TurnDaughter) {
        let out = Slot::all().any(|slot| game.party(slot, who) > 0 || game.raids[slot].is_some());
        want(!out && game.hunt.is_none() && game.suit.is_none(), || "somebody is out between rounds".into())?;
        want(game.daughters.values().iter().all(|family| family.suitors.is_empty()), || "a suitor is left".into())?;
    }
    Ok(())
}

fn games(usual: u64) -> u64 {
    std::env::var("LASCAUX_GAMES").ok().and_then(|games| games.parse().ok()).unwrap_or(usual)
}

fn battery(seats: Vec<u8>, options: Vec<Value>, games: u64) -> Seen {
    let seen = Battery::<Neanderthal> {
        seats,
        options: options.into_iter().map(said).collect(),
        games,
        seed: 1,
        longest: 20_000,
        invariants,
        lays_open: |_| false,
    }
    .run();
    println!("{seen:#?}");
    seen
}

#[test]
fn three_players_keep_every_promise() {
    let seen =
        battery(vec![3], vec![json!({}), json!({"boards": "green-red-yellow", "bound-inventions": "yes"})], games(8));
    assert!(seen.longest_list <= Neanderthal::MAX_ACTIONS);
    for what in ["bid", "hunters-assigned", "special-action", "dice-of-a-hunt", "which-disks-are-freed"] {
        assert!(seen.asked.contains_key(what), "nobody was asked: {what}");
    }
}

#[test]
fn two_players_keep_every_promise() {
    battery(vec![2], vec![json!({})], games(8));
}

#[test]
fn solo_and_cooperative_games_keep_every_promise() {
    battery(vec![1, 3], vec![json!({"mode": "cooperative"})], games(5));
}

/// `LASCAUX_GAMES=20000 cargo test --release -p lascaux-neanderthal --test invariants many_random` plays that many.
#[test]
fn many_random_games_end_with_every_piece_in_its_place() {
    let data = Neanderthal::data(None).unwrap();
    let mut rng = Xoshiro256PlusPlus::seed_from_u64(7);
    let mut actions = Actions::of::<Neanderthal>();
    let (mut ended, mut steps) = (0u64, 0u64);
    for number in 0..games(600) {
        let seats = 1 + (number % 3) as u8;
        let mode = if number % 6 == 5 { "cooperative" } else { "rivals" };
        let options = Neanderthal::options(&said(json!({"mode": mode}))).unwrap();
        let mut state = Neanderthal::new(seats, &options, data).unwrap();
        for step in 0.. {
            assert!(step < 20_000, "endless game");
            steps += 1;
            invariants(&state).unwrap_or_else(|broken| panic!("game {number}: {broken}"));
            if random_step(&mut state, &mut actions, &mut rng) == Turn::Over {
                break;
            }
        }
        ended += 1;
    }
    println!("{ended} games ended, {steps} steps checked");
}

/// NE-R4: hands are open, and decks have no order before they are drawn. So every view shows the whole position; two tables
/// that look alike to somebody are alike, and are imagined alike, whatever the generator says.
#[test]
fn nothing_is_hidden_so_everybody_imagines_the_table_as_it_lies() {
    let data = Neanderthal::data(None).unwrap();
    let mut rng = Xoshiro256PlusPlus::seed_from_u64(9);
    let mut actions = Actions::of::<Neanderthal>();
    let mut looked = 0;
    for number in 0..12u8 {
        let seats = 1 + number % 3;
        let mut state = Neanderthal::new(seats, &Default::default(), data).unwrap();
        for step in 0.. {
            if random_step(&mut state, &mut actions, &mut rng) == Turn::Over {
                break;
            }
            if step % 9 != 0 {
                continue;
            }
            let position = serde_json::to_value(state.position()).unwrap();
            for viewer in Viewer::all(seats) {
                let view = serde_json::to_value(state.view(viewer)).unwrap();
                assert_eq!(view["table"], position, "{viewer:?} is not shown everything");
                let mut imagined = state;
                imagined.imagine(viewer, &mut Xoshiro256PlusPlus::seed_from_u64(step));
                assert_eq!(serde_json::to_value(imagined.position()).unwrap(), position, "{viewer:?}");
                looked += 1;
            }
        }
    }
    assert!(looked > 500, "{looked}");
}

#[test]
fn dice_and_cards_come_as_often_as_they_are_listed() {
    let mut rng = Xoshiro256PlusPlus::seed_from_u64(3);
    for what in ["card", "daughter", "dice-of-a-hunt", "board", "sexuality-card"] {
        let setup = Setup::<Neanderthal>::new(3, Seed::Number(5)).unwrap();
        let state = find_state(setup, 5, |state| {
            let mut listed = Vec::new();
            state.turn() == Turn::Chance
                && state.ask().what == what
                && state.outcomes(&mut listed)
                && listed.len() < 300
        })
        .unwrap_or_else(|| panic!("never asked: {what}"));
        sampling_matches_probabilities(&state, 60_000, &mut rng);
    }
}
