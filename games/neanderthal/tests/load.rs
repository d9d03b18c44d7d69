//! Positions that cannot come about are refused with a reason; texts and positions from outside never panic.

mod common;

use common::*;
use lascaux_neanderthal::Daughter::Piper;
use lascaux_neanderthal::{
    Alpha, Cell, Coupling, Disk, Elder, Hunt, HuntStep, Husband, Key, Losing, Neanderthal, Portal, Rank, Set,
    Sexuality, Slot, Stage, Table,
};
use lascaux_table::{Actions, Code, Game, Match, Rng, Seat, Seed, Setup, Turn, below, random_step};
use rand_core::SeedableRng;
use rand_xoshiro::Xoshiro256PlusPlus;
use serde_json::{Value, json};

fn load(table: &Table) -> Result<Neanderthal, lascaux_table::Refusal> {
    Neanderthal::load(table, Neanderthal::data(None).unwrap())
}

fn refused(rule: &str, edit: impl FnOnce(&mut Table)) {
    let mut table = fresh(3);
    table.daughter(Yellow, Piper);
    assert!(load(&table).is_ok());
    edit(&mut table);
    match load(&table) {
        Ok(_) => panic!("loaded against {rule}"),
        Err(no) => {
            assert_eq!(no.code, Code::Position, "{no}");
            assert_eq!(no.rule.as_deref(), Some(rule), "{no}");
        }
    }
}

#[test]
fn impossible_positions_are_refused_with_a_reason() {
    refused("NE-B", |table| table.peoples[Red].dead += 1);
    refused("NE-B", |table| table.peoples[Red].camp[Green] += 1);
    refused("NE-B", |table| table.peoples[Red].dead = 200);
    refused("NE-B3", |table| table.peoples[Red].free[Disk::Orange] += 1);
    refused("NE-B3", |table| table.peoples[Red].elders[Rank::Firestarter] = Elder::Mature);
    refused("NE-B4", |table| table.peoples[Red].alpha = Alpha::Raid(Slot::North1));
    refused("NE-B", |table| table.peoples[Red].alpha = Alpha::Elder(Rank::Firestarter));
    refused("NE-B", |table| table.rows[Slot::North1] = Cell::Card(Horse));
    refused("NE-B", |table| table.undrawn.insert(Horse));
    refused("NE-B", |table| table.peoples[Red].hand.insert(Horse));
    refused("NE-B2", |table| {
        table.take_out(IrishElk);
        table.peoples[Red].hand.insert(IrishElk);
    });
    refused("NE-I3", |table| {
        table.peoples[Red].under_white.insert(Horse);
        table.peoples[Red].free[Disk::White] -= 1;
    });
    refused("NE-D1", |table| {
        for slot in Slot::all() {
            if let Cell::Card(biome) = table.rows[slot] {
                table.take_out(biome);
            }
            table.rows[slot] = Cell::Ice;
        }
    });
    refused("NE-D2", |table| table.deck = 21);
    refused("NE-D7", |table| table.unseen.insert(Piper));
    refused("NE-D7", |table| {
        table.daughters[lascaux_neanderthal::Daughter::Matriarch].disks[Disk::White] = 0u8.wrapping_add(1)
    });
    refused("NE-G1", |table| {
        table.husband(Red, Piper);
        table.daughters[Piper].husband = Some(Husband { who: Red, young: true });
        table.peoples[Red].free[Disk::Orange] -= 1;
    });
    refused("NE-E3", |table| {
        table.husband(Red, Piper);
        table.daughters[Piper].disks[Disk::White] = 1;
        table.peoples[Yellow].free[Disk::White] -= 1;
    });
    refused("NE-E2", |table| table.elder(Red, Rank::Chief, Elder::Young));
    refused("NE-I1", |table| {
        table.peoples[Red].tribal = true;
    });
    refused("NE-I1", |table| {
        for portal in [Portal::VenusOrange, Portal::VenusBlack, Portal::ShamanWhite, Portal::BisonWhite] {
            table.peoples[Red].portals.insert(portal);
            table.peoples[Red].free[portal.disk()] -= 1;
        }
    });
    refused("NE-C5", |table| table.peoples[Red].coupling = Some(Coupling::HaremPairBond));
    refused("NE-C5", |table| {
        table.peoples[Yellow].sexuality = Some(Sexuality::Promiscuity);
        let mpi = Neanderthal::data(None).unwrap().sexualities[Sexuality::Promiscuity].mpi;
        table.peoples[Yellow].free.take(&mpi);
    });
    refused("NE-C4", |table| table.peoples[Red].seat = Some(Seat(1)));
    refused("NE-C4", |table| table.peoples[Red].seat = None);
    refused("NE-C", |table| table.seats = 9);
    refused("NE-A2", |table| table.order = [Red, Red, Green]);
    refused("NE-G", |table| table.party(Red, Slot::North1, 2));
    refused("NE-G1", |table| {
        table.daughters[Piper].suitors.insert(Red);
        table.peoples[Red].camp[Red] -= 1;
    });
    refused("NE-D", |table| table.stage = Stage::Council);
    refused("NE-D", |table| table.stage = Stage::Special { turn: 0, used: 0 });
    refused("NE-A1", |table| {
        table.begun();
        table.stage = Stage::Special { turn: 7, used: 0 };
    });
    refused("NE-F1", |table| {
        table.begun();
        table.stage = Stage::Offer { turn: 0 };
        table.deal = Some(
            serde_json::from_value(json!({
                "from": "red", "to": "yellow", "counter": false, "leave": null, "ask": null, "give": null, "take": null,
                "groom": null, "bride": null
            }))
            .unwrap(),
        );
    });
    refused("NE-G", |table| {
        table.hunt = Some(Hunt {
            who: Red,
            on: Slot::North1,
            prey: None,
            step: HuntStep::Roll,
            power: false,
            hits: 0,
            equal: 0,
        });
    });
    refused("NE-R7", |table| {
        let from = lascaux_neanderthal::Band::Party(Slot::North1);
        table.losing = Some(Losing { who: Red, from, left: 200, spared: false });
    });
}

#[test]
fn the_portals_of_before_the_round_have_to_fit_those_of_now() {
    // NE-I2: a husband abroad uses them, so a position that makes them up would hand out colours nobody had.
    let lay = |table: &mut Table, portal: Portal| {
        table.peoples[Red].portals.insert(portal);
        table.peoples[Red].free[portal.disk()] -= 1;
    };
    let special = |turn: u8, used: u8| Stage::Special { turn, used };
    refused("NE-I2", |table| table.peoples[Red].portals_before = table.peoples[Red].portals); // no round has begun
    refused("NE-I2", |table| {
        table.assigning();
        table.peoples[Red].portals_before.insert(Portal::VenusBlack); // never laid
    });
    refused("NE-I2", |table| {
        table.assigning();
        table.peoples[Red].portals_before = Set::default(); // portals are laid in phase 6 only
    });
    refused("NE-I2", |table| {
        table.special();
        lay(table, Portal::VenusBlack); // red has not acted yet
    });
    refused("NE-I2", |table| {
        table.special();
        for portal in [Portal::VenusBlack, Portal::VenusOrange, Portal::ShamanWhite] {
            lay(table, portal); // three in one round
        }
        table.stage = special(1, 0);
    });
    refused("NE-I2", |table| {
        table.tribal(Red);
        table.assigning();
        table.peoples[Red].portals_before = Portal::all().take(5).collect(); // tribal already
    });
    // What can come about loads: a portal of this turn, of an earlier turn, and the portals of a people tribal just now.
    let loads = |edit: &dyn Fn(&mut Table)| {
        let mut table = fresh(3);
        table.daughter(Red, Piper);
        table.daughter(Red, lascaux_neanderthal::Daughter::Sheherazade);
        table.special();
        edit(&mut table);
        load(&table).unwrap_or_else(|no| panic!("{no}"));
    };
    loads(&|table| {
        lay(table, Portal::VenusBlack);
        table.stage = special(0, 1);
    });
    loads(&|table| {
        lay(table, Portal::VenusBlack);
        lay(table, Portal::ShamanWhite);
        table.stage = Stage::TurnDaughter;
    });
    loads(&|table| {
        table.tribal(Red);
        table.stage = Stage::Assign { turn: 0, moved: Set::default() };
    });
}

#[test]
fn json_with_other_fields_or_names_is_refused() {
    let good = serde_json::to_value(fresh(3)).unwrap();
    for (path, value) in [
        ("/rows/north-1", json!({"card": "unicorn"})),
        ("/rows/north-1", json!("lava")),
        ("/seats", json!(-1)),
        ("/peoples/red/camp", json!({"blue": 3})),
        ("/peoples/red/elders", json!({"king": "mature"})),
        ("/stage", json!("lunch")),
        ("/options", json!({"boards": "none"})),
        ("/peoples/red/hand", json!(["horse", "horse"])),
    ] {
        let mut bad = good.clone();
        *bad.pointer_mut(path).unwrap() = value;
        assert!(serde_json::from_value::<Table>(bad).is_err(), "{path}");
    }
    let mut bad = good;
    bad["mammoth"] = json!(1);
    assert!(serde_json::from_value::<Table>(bad).is_err());
}

/// Changes a random leaf of a position to something else of its kind.
fn shake(value: &mut Value, rng: &mut impl Rng) {
    match value {
        Value::Object(map) if !map.is_empty() => {
            let index = below(rng, map.len() as u32) as usize;
            if let Some((_, inner)) = map.iter_mut().nth(index) {
                shake(inner, rng);
            }
        }
        Value::Array(list) if !list.is_empty() => {
            let index = below(rng, list.len() as u32) as usize;
            if below(rng, 3) == 0 {
                list.remove(index);
            } else {
                shake(&mut list[index], rng);
            }
        }
        Value::Number(_) => *value = json!(below(rng, 256)),
        Value::Bool(flag) => *flag = !*flag,
        Value::String(_) => {
            let words = ["red", "yellow", "green", "mature", "young", "dead", "camp", "horse", "ice", "gap", "piper"];
            *value = json!(words[below(rng, words.len() as u32) as usize]);
        }
        _ => *value = json!(null),
    }
}

#[test]
fn shaken_positions_are_refused_or_play_on_without_panic() {
    let mut rng = Xoshiro256PlusPlus::seed_from_u64(11);
    let mut loaded = 0;
    for seed in 0..12 {
        let setup = Setup::<Neanderthal>::new(1 + (seed % 3) as u8, Seed::Number(seed)).unwrap();
        let (mut game, _) = Match::start(setup).unwrap();
        for step in 0..400 {
            if game.state().turn() == Turn::Over {
                break;
            }
            if step % 4 == 0 {
                let mut value = serde_json::to_value(game.state().position()).unwrap();
                for _ in 0..=below(&mut rng, 2) {
                    shake(&mut value, &mut rng);
                }
                if let Ok(state) = serde_json::from_value::<Table>(value)
                    .map_err(|_| ())
                    .and_then(|table| load(&table).map_err(|_| ()))
                {
                    loaded += 1;
                    walk(state, 40, &mut rng);
                }
            }
            let legal = game.legal();
            let choice = legal[below(&mut rng, legal.len() as u32) as usize].clone();
            game.act_text(None, &choice).unwrap();
        }
    }
    assert!(loaded > 20, "only {loaded} shaken positions were possible");
}

/// Plays on at random; every state on the way has to be a possible one.
fn walk(mut state: Neanderthal, steps: u32, rng: &mut impl Rng) {
    let mut actions = Actions::of::<Neanderthal>();
    for _ in 0..steps {
        if random_step(&mut state, &mut actions, rng) == Turn::Over {
            return;
        }
        if let Err(no) = load(&state.position()) {
            panic!("{no}\n{}", serde_json::to_string(&state.position()).unwrap());
        }
    }
}

#[test]
fn garbage_texts_never_panic() {
    let scene = Scene::of(fresh(3));
    let mut rng = Xoshiro256PlusPlus::seed_from_u64(2);
    let words = [
        "hunt",
        "horse",
        "red",
        "alpha",
        "free",
        "daughter",
        "piper",
        "orange",
        "lay",
        "bid",
        "0",
        "255",
        "99999999999",
        "-1",
        "dice",
        "7",
        "card",
        "",
        " ",
        "é",
        "\u{0}",
        "promote",
        "elder",
        "chief",
        "give",
        "take",
        "disk",
        "lose",
        "play",
        "portal",
        "venus-orange",
        "neolexia",
        "husband",
        "board",
        "sexuality",
        "council",
        "move",
        "1e9",
        "٣",
    ];
    for _ in 0..20_000 {
        let count = below(&mut rng, 6);
        let picked: Vec<&str> = (0..count).map(|_| words[below(&mut rng, words.len() as u32) as usize]).collect();
        let text = picked.join(" ");
        if let Ok(action) = scene.game.read_action(&text) {
            assert!(scene.game.check(Seat(0), action).is_err());
        }
        if let Ok(outcome) = scene.game.read_outcome(&text) {
            let _ = scene.game.admit(outcome);
            let _ = scene.game.write_outcome(outcome);
        }
    }
    let long = "dice ".to_string() + &"6 ".repeat(100_000);
    assert!(scene.game.read_outcome(&long).is_err());
    assert!(
        scene
            .game
            .read_outcome(&("dice ".to_string() + &"6 ".repeat(100)))
            .is_ok_and(|dice| scene.game.admit(dice).is_err())
    );
}

#[test]
fn every_form_of_the_grammar_has_an_example_that_can_be_read() {
    let scene = Scene::of(fresh(3));
    let grammar = Neanderthal::grammar();
    for form in grammar.actions {
        let action = scene.game.read_action(form.example).unwrap_or_else(|no| panic!("{}: {no}", form.form));
        assert_eq!(scene.game.write_action(action), form.example);
    }
    for form in grammar.outcomes {
        scene.game.read_outcome(form.example).unwrap_or_else(|no| panic!("{}: {no}", form.form));
    }
    let mut moved = Set::<lascaux_neanderthal::Daughter>::default();
    moved.insert(Piper);
    assert_eq!(moved.len(), 1);
}

// ---- data -----------------------------------------------------------------------------------------------------------

#[test]
fn an_owners_file_replaces_figures_and_is_checked() {
    let text = include_str!("../data/neanderthal.toml");
    let mine = text.replacen("babies = 3", "babies = 2", 1);
    let data = Neanderthal::data(Some(&mine)).unwrap();
    assert_ne!(data.hash, Neanderthal::data(None).unwrap().hash);
    assert!(std::ptr::eq(data, Neanderthal::data(Some(&mine)).unwrap()), "equal files are the same data");
    assert!(std::ptr::eq(Neanderthal::data(Some(text)).unwrap(), Neanderthal::data(None).unwrap()));
    for (from, to) in [
        ("climax = 7", "climax = 9"),
        ("hits = 1", "hits = 0"),
        ("bite = [3, 4, 5]", "bite = [1]"),
        ("events = [\"cooling\", \"mortality 1\"]", "events = [\"rain\"]"),
        ("mpi = [\"orange\", \"white\", \"black\"]", "mpi = [\"orange\"]"),
        ("card = \"horse\"", "card = \"caribou\""),
        ("kind = \"plain\"", "kind = \"mineral\""),
        ("first = \"red\"\nsecond = \"yellow\"", "first = \"red\"\nsecond = \"red\""),
        ("take = 3", "take = 9"),
        ("[rules]", "[rulez]"),
    ] {
        assert!(text.contains(from), "{from}");
        let refusal = Neanderthal::data(Some(&text.replacen(from, to, 1))).map(|_| ()).expect_err(to);
        assert_eq!(refusal.code, Code::Data, "{to}");
    }
    assert!(Neanderthal::data(Some("garbage = [")).is_err());
}

#[test]
fn every_figure_has_its_provenance_and_the_box_has_sixty_cards() {
    let data = Neanderthal::data(None).unwrap();
    assert_eq!(data.biomes.len() + data.daughters.len() + 3, 60);
    let file: toml::Table = include_str!("../data/neanderthal.toml").parse().unwrap();
    for kind in ["biome", "daughter", "sexuality", "elder", "board"] {
        for entry in file[kind].as_array().unwrap() {
            let entry = entry.as_table().unwrap();
            let told: Vec<&str> = entry["provenance"]
                .as_table()
                .unwrap()
                .values()
                .flat_map(|list| list.as_array().unwrap())
                .filter_map(|name| name.as_str())
                .collect();
            for figure in entry.keys().filter(|key| !["card", "rank", "colour", "provenance"].contains(&key.as_str())) {
                let own_name = kind == "sexuality" && figure == "name";
                assert!(own_name || told.contains(&figure.as_str()), "{kind} {entry:?}: {figure}");
            }
        }
    }
}
