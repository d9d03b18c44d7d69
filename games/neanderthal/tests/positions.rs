//! Positions as a person writes them down: a table, and "phase 3 begins". What is left out takes its natural value, the
//! game goes on from the natural beginning of every phase, and what cannot be is refused with the rule that forbids it.

mod common;

use common::*;
use lascaux_neanderthal::Daughter::*;
use lascaux_neanderthal::{Biome, Daughter, Disk, GameType, Icon, Key, Neanderthal, Portal, Slot, Stage, Table, Who};
use lascaux_table::{Actions, Code, Game, Refusal, Rng, Seat, Turn, below, random_step};
use rand_core::SeedableRng;
use rand_xoshiro::Xoshiro256PlusPlus;
use serde_json::{Value, json};
use std::collections::BTreeMap;

fn read(position: Value) -> Result<Neanderthal, Refusal> {
    let table: Table = serde_json::from_value(position).unwrap_or_else(|no| panic!("{no}"));
    Neanderthal::load(&table, Neanderthal::data(None).unwrap())
}

/// Twelve cards and what every species has at the start of a game, in as few words as possible.
fn sketch(seats: u8) -> Value {
    let rows = [AlpineMarmot, ArcticFlounder, CarcassClothes, IrishElk, CaveLion, SnowHare];
    let rows = rows.into_iter().chain([Horse, GrayWolf, RedDeer, Chamois, StringWinding, CaveBear]);
    let rows: serde_json::Map<String, Value> =
        Slot::all().zip(rows).map(|(slot, biome)| (slot.to_string(), json!({"card": biome}))).collect();
    let mut peoples = serde_json::Map::new();
    for (who, side) in [("red", "harem"), ("yellow", "pair-bond"), ("green", "promiscuity")] {
        if seats != 2 || who != "green" {
            let people = json!({"sexuality": side, "camp": {who: 6}, "elders": {"firestarter": "young"}});
            peoples.insert(who.into(), people);
        }
    }
    json!({"seats": seats, "rows": rows, "peoples": peoples})
}

/// The same with more said.
fn with(seats: u8, more: Value) -> Value {
    fn join(into: &mut Value, more: Value) {
        match more {
            Value::Object(more) if into.is_object() => more.into_iter().for_each(|(key, value)| {
                let entry = into.as_object_mut().unwrap().entry(key).or_insert(Value::Null);
                join(entry, value);
            }),
            more => *into = more,
        }
    }
    let mut whole = sketch(seats);
    join(&mut whole, more);
    whole
}

/// Who is asked what, and the rest of the question.
fn asked(seats: u8, more: Value) -> (Option<Who>, &'static str, serde_json::Map<String, Value>) {
    let game = read(with(seats, more.clone())).unwrap_or_else(|no| panic!("{seats} seats, {more}: {no}"));
    let ask = game.ask();
    (game.asked(), ask.what, ask.details)
}

fn refused(rule: &str, more: Value) {
    let refusal = read(with(3, more.clone())).map(|game| game.ask()).expect_err(&more.to_string());
    assert_eq!((refusal.code, refusal.rule.as_deref()), (Code::Position, Some(rule)), "{more}: {refusal}");
}

// ---- natural values -------------------------------------------------------------------------------------------------

#[test]
fn what_a_position_leaves_out_follows_from_the_rest() {
    for seats in 1..=3 {
        let game = read(with(seats, json!({"stage": "turn-daughter"}))).unwrap_or_else(|no| panic!("{no}"));
        let (set_up, mut laid) = (fresh(seats), game.position());
        // Only the option is not said, and nobody says which of two cards a sexuality lies on.
        laid.options = set_up.options;
        for who in Who::all() {
            laid.peoples[who].coupling = set_up.peoples[who].coupling;
        }
        assert_eq!(laid, Scene::of(set_up).game.position(), "{seats} seats: the table after the set-up");
    }
}

#[test]
fn cubes_disks_and_cards_that_are_nowhere_are_in_the_deadpile_free_or_in_their_decks() {
    let game = read(with(
        3,
        json!({
            "stage": {"special": {"turn": 1}},
            "round": 4,
            "peoples": {"red": {"tribal": true, "elders": {"chief": "mature"}, "hand": ["aurochs"], "alpha": "camp"}},
            "daughters": {"piper": {"father": "yellow", "disks": {"orange": 2}}}
        }),
    ))
    .unwrap();
    let red = &game.peoples[Red];
    assert_eq!((red.dead, red.portals.len()), (18 - 6 - 2, 0), "six hunters and two elders live");
    // NE-B3: three on the sexuality card, one under the firestarter.
    assert_eq!(Disk::all().map(|disk| red.free[disk]).collect::<Vec<_>>(), [4, 4, 3]);
    let yellow = &game.peoples[Yellow];
    assert_eq!(yellow.portals.iter().collect::<Vec<_>>(), [Portal::VenusBlack], "NE-C8");
    assert_eq!((yellow.portals_before, yellow.free[Disk::Orange]), (yellow.portals, 3));
    assert_eq!((game.deck, game.unseen.len()), (6, 20));
    assert!(!game.undrawn.contains(Aurochs) && game.undrawn.contains(Caribou) && !game.undrawn.contains(Horse));
}

#[test]
fn the_order_follows_from_the_daughter_of_the_round_and_absent_species_come_last() {
    let order = |seats: u8, more: Value| read(with(seats, more)).unwrap_or_else(|no| panic!("{no}")).order;
    assert_eq!(order(3, json!({"current": "piper", "stage": "auction"})), [Green, Red, Yellow]);
    assert_eq!(order(2, json!({"current": "piper", "stage": "auction"})), [Red, Yellow, Green]);
    assert_eq!(order(3, json!({"stage": "assign"})), [Red, Yellow, Green]);
    assert_eq!(order(2, json!({"stage": "assign", "order": ["yellow", "red"]})), [Yellow, Red, Green]);
    assert_eq!(order(3, json!({"stage": "assign", "order": ["green"]})), [Green, Red, Yellow]);
}

#[test]
fn seats_follow_from_the_option_or_from_the_colours() {
    let seats = |seats: u8, more: Value| {
        let game = read(with(seats, more)).unwrap_or_else(|no| panic!("{no}"));
        Who::all().map(|who| game.peoples[who].seat.map(|seat| seat.0)).collect::<Vec<_>>()
    };
    assert_eq!(seats(3, json!({"stage": "assign"})), [Some(0), Some(1), Some(2)]);
    assert_eq!(seats(1, json!({"stage": "assign"})), [Some(0), Some(0), Some(0)]);
    let boards = json!({"stage": "assign", "options": {"boards": "green-red-yellow"}});
    assert_eq!(seats(3, boards), [Some(1), Some(2), Some(0)]);
    let mut two = with(2, json!({"stage": "assign"}));
    let yellow = two["peoples"].as_object_mut().unwrap().remove("yellow").unwrap();
    two["peoples"]["green"] = yellow;
    two["peoples"]["green"]["camp"] = json!({"green": 6});
    let game = read(two).unwrap_or_else(|no| panic!("{no}"));
    assert_eq!(
        (game.peoples[Yellow].seat, game.peoples[Green].seat),
        (None, Some(Seat(1))),
        "who has nothing plays not"
    );
}

// ---- "phase N begins, it is X's turn to ..." --------------------------------------------------------------------------

#[test]
fn the_set_up_begins_where_it_is_said_to() {
    for seats in 1..=3 {
        let bare = json!({"seats": seats, "rows": {}, "peoples": {
            "red": {"camp": {"red": 6}, "elders": {"firestarter": "young"}},
            "yellow": {"camp": {"yellow": 6}, "elders": {"firestarter": "young"}},
            "green": {"camp": {"green": 6}, "elders": {"firestarter": "young"}}
        }, "stage": "deal-rows"});
        let game = read(bare).unwrap_or_else(|no| panic!("{no}"));
        assert_eq!((game.ask().what, game.ask().details["slot"].clone()), ("card", "south-1".into()), "NE-C3");
        let data = Neanderthal::data(None).unwrap();
        let new = Neanderthal::new(seats, &Default::default(), data).unwrap();
        assert_eq!(game, new, "the table before anything is drawn");
    }
    let none = json!({"sexuality": null});
    let unchosen = json!({"peoples": {"red": {"sexuality": null, "coupling": "promiscuity-harem"}, "yellow": none, "green": none}});
    let mut position = with(3, unchosen.clone());
    position["stage"] = json!({"deal-couplings": {"who": "yellow"}});
    assert_eq!(read(position).unwrap().ask().what, "sexuality-card");
    let mut position = with(3, unchosen);
    position["stage"] = json!({"choose-sexuality": {"who": "red"}});
    for who in ["yellow", "green"] {
        let card = if who == "yellow" { "harem-pair-bond" } else { "pair-bond-promiscuity" };
        position["peoples"][who]["coupling"] = json!(card);
    }
    let game = read(position).unwrap_or_else(|no| panic!("{no}"));
    assert_eq!((game.asked(), game.ask().what), (Some(Red), "sexuality"));
    assert_eq!(game.ask().details["sides"], json!(["promiscuity", "harem"]));
}

#[test]
fn phase_1_begins_with_the_first_event_of_the_daughter() {
    for seats in 1..=3 {
        // Nothing is thrown for nobody: the events run on to the first question.
        assert_eq!(asked(seats, json!({"current": "sheherazade", "stage": "icon"})).1, "dice-for-elders");
        assert_eq!(asked(seats, json!({"current": "sheherazade", "stage": "mortality"})).1, "dice-for-elders");
        assert_eq!(asked(seats, json!({"current": "sheherazade", "stage": {"icon": {"icon": 2}}})).1, "bid");
        let (who, what, more) = asked(seats, json!({"current": "piper", "stage": {"icon": {"icon": 0}}}));
        assert_eq!((who, what, &more["deck"]), (None, "card", &json!("south")), "global warming lays a card");
    }
    let council =
        json!({"current": "sheherazade", "stage": "council", "peoples": {"yellow": {"elders": {"warrior": "mature"}}}});
    assert_eq!(asked(3, council).1, "council-of-war");
    refused("NE-A2", json!({"current": "sheherazade", "stage": "council"}));
}

#[test]
fn chaos_blizzard_and_wanderlust_begin_with_whom_they_hurt() {
    let restless = json!({"red": {"camp": {"red": 15}}, "yellow": {"camp": {"yellow": 1}}});
    let chaos = json!({"current": "walkabout-woman", "stage": {"icon": {"icon": 1}}, "peoples": restless});
    let (who, what, more) = asked(3, chaos);
    assert_eq!((who, what, &more["number"], &more["lost"]), (Some(Red), "hunters-lost-to-chaos", &json!(8), &json!(0)));
    // Half way through: the least follows from those who are left and those who are lost.
    let chaos = json!({"current": "walkabout-woman", "stage": {"chaos-hunters": {"turn": 2, "lost": 3}},
                       "peoples": {"red": {"camp": {"red": 12}}}, "order": ["yellow", "green", "red"]});
    assert_eq!(asked(3, chaos).2["number"], 5);
    let (who, what, _) = asked(3, json!({"current": "walkabout-woman", "stage": "chaos-elder"}));
    assert_eq!((who, what), (Some(Green), "elder-lost-to-chaos"));
    let (who, what, more) = asked(3, json!({"current": "walkabout-woman", "stage": {"chaos-change": {"turn": 2}}}));
    assert_eq!((who, what, &more["to"]), (Some(Red), "change-of-sexuality", &json!("promiscuity")));
    // Six hunters keep three; nobody has so many dependents, so the blizzard passes and the auction begins.
    let (_, what, _) = asked(3, json!({"current": "grieving-woman", "stage": "blizzard"}));
    assert_eq!(what, "bid");
    let hungry =
        json!({"current": "grieving-woman", "stage": "walkabout", "peoples": {"green": {"camp": {"green": 1}}}});
    let (who, what, more) = asked(3, hungry);
    assert_eq!((who, what, &more["number"]), (Some(Green), "dependents-abandoned", &json!(1)));
    let (who, what, more) = asked(3, json!({"current": "totem-woman", "stage": {"wanderlust": {"who": "red"}}}));
    assert_eq!((who, what, &more["number"]), (Some(Red), "where-hunters-wander", &json!(2)));
    let walker = json!({"current": "grieving-woman", "stage": "walkabout",
                        "daughters": {"walkabout-woman": {"father": "red"}}, "order": ["red"]});
    assert_eq!(asked(3, walker).1, "daughter-who-becomes-a-hunter");
}

#[test]
fn the_auction_names_the_daughter_her_colours_and_the_highest_bid() {
    for seats in 1..=3 {
        let (who, what, more) = asked(seats, json!({"current": "sheherazade", "stage": "auction"}));
        assert_eq!((who, what), (Some(Yellow), "bid"));
        assert_eq!((&more["card"], &more["colours"]), (&json!("sheherazade"), &json!(["orange", "white"])));
        assert_eq!((&more["high"], &more["bid"]), (&Value::Null, &json!(0)));
        let led = json!({"current": "sheherazade", "stage": {"auction": {"turn": 1, "high": "yellow", "bid": 2}}});
        let (who, _, more) = asked(seats, led);
        assert_eq!((who, &more["high"], &more["bid"]), (Some(Red), &json!("yellow"), &json!(2)));
        let (who, what, more) =
            asked(seats, json!({"current": "sheherazade", "stage": {"lay": {"who": "red", "bid": 2}}}));
        assert_eq!((who, what, &more["number"]), (Some(Red), "disks-laid-on-the-daughter", &json!(2)));
    }
    // Everybody has held: she is sold, and phase 2 begins.
    let sold = json!({"current": "cobbler-woman", "stage": {"auction": {"held": 3, "high": "red", "bid": 1}}});
    let game = read(with(3, sold)).unwrap();
    assert_eq!((game.daughters[CobblerWoman].father, game.ask().what), (Some(Red), "hunters-assigned"));
    let change = json!({"stage": "end-change", "daughters": {"walkabout-woman": {"father": "red"}}});
    assert_eq!(asked(3, change).1, "change-of-sexuality-by-choice");
}

#[test]
fn phase_2_begins_with_the_first_who_has_somebody_to_send() {
    for seats in 1..=3 {
        for stage in ["end-change", "recall", "assign"] {
            let (who, what, more) = asked(seats, json!({"stage": stage}));
            assert_eq!((who, what, &more["number"]), (Some(Red), "hunters-assigned", &json!(6)), "{stage}");
        }
        let (who, what, _) = asked(seats, json!({"stage": {"assign": {"turn": 1}}}));
        assert_eq!((who, what), (Some(Yellow), "hunters-assigned"));
        let nobody = json!({"stage": "recall", "peoples": {"red": {"camp": {"red": 0}}}});
        let (who, what, more) = asked(seats, nobody);
        assert_eq!((who, what, &more["number"]), (Some(Red), "men-recalled", &json!(2)));
        let extinct =
            json!({"stage": "recall", "peoples": {"red": {"camp": {"red": 0}, "elders": {"firestarter": "vacant"}}}});
        assert_eq!(asked(seats, extinct).0, Some(Yellow), "who has nobody is passed over");
    }
}

/// Red's and yellow's hunters, so many each, on a card.
fn meet(slot: &str, red: u8, yellow: u8) -> Value {
    json!({slot: {"red": {"red": red}, "yellow": {"yellow": yellow}}})
}

#[test]
fn phase_3_begins_with_offers_or_attacks_or_goes_on_to_the_hunt() {
    for seats in 1..=3 {
        let (who, what, more) = asked(seats, json!({"stage": "offer", "parties": meet("north-1", 2, 2)}));
        assert_eq!((who, what, &more["count"]), (None, "dice-of-an-attack", &json!(2)), "nobody has a chief");
        assert_eq!((&more["place"], &more["card"]), (&json!("north-1"), &json!("alpine-marmot")));
        let chief = json!({"red": {"tribal": true, "elders": {"chief": "mature"}}});
        let talks = json!({"stage": "offer", "parties": meet("north-1", 1, 1), "peoples": chief});
        let (who, what, _) = asked(seats, talks.clone());
        assert_eq!((who, what), (Some(Red), "offer"));
        // NE-A3: most free black disks attack first. That is settled where the attacks begin, whatever was said before.
        let keen = json!({"yellow": {"elders": {"firestarter": "mature"}}});
        let mut fight = json!({"stage": "attack", "parties": meet("south-3", 1, 1), "peoples": keen});
        assert_eq!(asked(seats, fight.clone()).2["species"], "yellow");
        fight["attack-order"] = json!(["red", "yellow", "green"]);
        assert_eq!(asked(seats, fight).2["species"], "yellow");
        // Nobody is on one card: gathering, and the hunt begins.
        let (_, what, more) = asked(seats, json!({"stage": "attack", "parties": {"south-1": {"red": {"red": 3}}}}));
        assert_eq!((what, &more["card"], &more["count"]), ("dice-of-a-hunt", &json!("horse"), &json!(3)));
        assert_eq!(asked(seats, json!({"stage": "offer"})).1, "special-action", "nobody is out at all");
    }
}

#[test]
fn an_offer_on_the_table_is_answered_by_whom_it_concerns() {
    let chief = json!({"red": {"tribal": true, "elders": {"chief": "mature"}, "herd": ["aurochs"]}});
    let deal = |stage: &str, deal: Value| json!({"stage": stage, "parties": meet("north-1", 1, 1), "peoples": chief, "deal": deal});
    let (who, what, more) = asked(3, deal("draft", json!({"from": "red", "to": "yellow"})));
    assert_eq!((who, what, &more["to"]), (Some(Red), "terms-of-an-offer", &json!("yellow")));
    let bribe = json!({"from": "red", "to": "yellow", "ask": {"slot": "north-1"}, "give": {"card": "aurochs"}});
    let (who, what, more) = asked(3, deal("answer", bribe.clone()));
    assert_eq!((who, what), (Some(Yellow), "answer-to-an-offer"));
    assert_eq!(
        (&more["from"], &more["ask"], &more["give"]),
        (&json!("red"), &json!("alpine-marmot"), &json!("card aurochs"))
    );
    let mut third = deal("answer", bribe.clone());
    third["parties"]["north-1"]["green"] = json!({"green": 1});
    third["stage"] = json!({"consent": {"who": "green"}});
    let (who, what, more) = asked(3, third);
    assert_eq!((who, what, &more["ask"]), (Some(Green), "consent-to-leave", &json!("alpine-marmot")));
    refused("NE-F1", deal("answer", json!({"from": "red", "to": "yellow", "give": {"card": "aurochs"}})));
    refused("NE-R2", deal("answer", json!({"from": "red", "to": "yellow"})));
    refused("NE-F1", deal("answer", json!({"from": "yellow", "to": "red", "ask": {"slot": "north-1"}})));
    refused("NE-F1", deal("offer", bribe));
}

#[test]
fn phase_4_begins_with_uncontested_cards_and_asks_what_is_to_be_asked() {
    for seats in 1..=3 {
        let (who, what, _) = asked(
            seats,
            json!({"stage": "uncontested", "parties": {"north-1": {"red": {"red": 1}}, "south-1": {"red": {"red": 2}}}}),
        );
        assert_eq!((who, what), (Some(Red), "own-card-to-resolve"));
        let (_, what, more) =
            asked(seats, json!({"stage": "uncontested", "parties": {"north-1": {"yellow": {"yellow": 1}}}}));
        assert_eq!((what, &more["species"], &more["place"]), ("dice-of-a-hunt", &json!("yellow"), &json!("north-1")));
        let both = json!({"stage": "contested", "parties": {"north-1": {"red": {"red": 1}, "yellow": {"yellow": 2}}, "south-4": {"red": {"red": 1}, "yellow": {"yellow": 2}}}});
        assert_eq!(asked(seats, both).1, "contested-card-to-resolve");
        let (_, what, more) = asked(seats, json!({"stage": "contested", "parties": meet("north-1", 2, 1)}));
        assert_eq!((what, &more["species"]), ("dice-of-a-hunt", &json!("yellow")), "fewest hunters first");
        let wolves = json!({"stage": "predators", "parties": {"north-5": {"red": {"red": 1}}, "south-2": {"yellow": {"yellow": 2}}}});
        assert_eq!(asked(seats, wolves).1, "predator-to-resolve");
        let suit = json!({"stage": "uncontested", "daughters": {"piper": {"father": "yellow", "suitors": ["red"]}}});
        let (_, what, more) = asked(seats, suit);
        assert_eq!((what, &more["card"]), ("die-of-a-suitor", &json!("piper")));
        for stage in ["uncontested", "contested", "predators", "domestics"] {
            assert_eq!(asked(seats, json!({"stage": stage})).1, "special-action", "{stage}: nobody is out");
        }
    }
}

#[test]
fn a_hunt_that_is_being_resolved_asks_for_power_claim_or_casualties() {
    let hunt = |more: Value| {
        let mut hunt = json!({"who": "red", "on": "south-6"});
        more.as_object().unwrap().iter().for_each(|(key, value)| hunt[key] = value.clone());
        json!({"stage": "uncontested", "parties": {"south-6": {"red": {"red": 3}}}, "hunt": hunt,
               "peoples": {"red": {"alpha": {"party": "south-6"}, "elders": {"warrior": "mature"}}}})
    };
    assert_eq!(asked(3, hunt(json!({}))).2["count"], 4, "the throw");
    let (who, what, more) = asked(3, hunt(json!({"step": "power"})));
    assert_eq!((who, what, &more["card"]), (Some(Red), "alpha-mans-power", &json!("cave-bear")));
    let (_, what, more) = asked(3, hunt(json!({"step": "claim", "equal": 3})));
    assert_eq!((what, &more["card"], &more["kind"]), ("claim-the-card-or-not", &json!("cave-bear"), &json!("trophy")));
    let mut bitten = hunt(json!({"step": "claim"}));
    bitten["losing"] = json!({"who": "red", "from": {"party": "south-6"}, "left": 2});
    let (_, what, more) = asked(3, bitten);
    assert_eq!((what, &more["place"], &more["number"]), ("which-hunter-dies", &json!("south-6"), &json!(2)));
    let mut replaced = hunt(json!({"step": "stay"}));
    replaced["stage"] = json!({"contested": {"on": {"slot": "south-6"}}});
    replaced["fresh"] = json!(["south-6"]);
    assert_eq!(asked(3, replaced).1, "hunt-or-go-home");
    refused("NE-G7", hunt(json!({"step": "stay"})));
    let mut powerless = hunt(json!({"step": "power"}));
    powerless["peoples"]["red"]["elders"]["warrior"] = json!("young");
    refused("NE-E5", powerless);
}

#[test]
fn phases_5_and_6_begin_and_name_colours_and_numbers() {
    for seats in 1..=3 {
        let herd = json!({"stage": "domestics", "peoples": {"red": {"tribal": true, "herd": ["horse", "caribou"], "elders": {"firestarter": "young"}}},
                          "rows": {"south-1": "gap"}, "daughters": {"piper": {"father": "red", "disks": {"white": 1}}}});
        let (who, what, more) = asked(seats, herd);
        assert_eq!((who, what), (Some(Red), "which-disks-are-freed"));
        assert_eq!((&more["colours"], &more["disks"]["black"]), (&json!(["orange", "white", "black"]), &json!(1)));
        let (who, what, more) = asked(seats, json!({"stage": {"special": {"turn": 1}}}));
        assert_eq!((who, what, &more["number"]), (Some(Yellow), "special-action", &json!(1)));
        let used = json!({"stage": {"special": {"turn": 1, "used": 1}}});
        assert_eq!(asked(seats, used).2["number"], 0, "the alpha man may still change places (NE-R3)");
        // Nobody can do anything: the round is over, the next daughter turns up, or the game ends.
        let idle = json!({"tribal": true, "alpha": "camp"});
        let idle = json!({"red": idle, "yellow": idle, "green": idle});
        let mut idle = json!({"stage": "special", "peoples": idle});
        if seats == 2 {
            idle["peoples"].as_object_mut().unwrap().remove("green");
        }
        let (_, what, more) = asked(seats, idle.clone());
        assert_eq!((what, &more["left"]), ("daughter", &json!(9)));
        idle["deck"] = json!(0);
        assert_eq!(read(with(seats, idle)).unwrap().turn(), Turn::Over);
    }
    let hand = json!({"stage": "special", "peoples": {"red": {"hand": ["aurochs", "caribou"], "elders": {"warrior": "mature"}}}});
    let (who, what, more) = asked(3, hand);
    assert_eq!(
        (who, what, &more["number"], &more["limit"]),
        (Some(Red), "which-card-leaves-the-hand", &json!(1), &json!(1))
    );
}

// ---- any table, any beginning ---------------------------------------------------------------------------------------

/// Who may be out when a stage begins.
#[derive(Clone, Copy, PartialEq)]
enum Out {
    Nobody,
    Anybody,
    PredatorHunters,
}

/// Every way a phase or a step of it begins, with whether the daughter of the round lies open, and who may be out.
fn beginnings(daughter: Daughter, players: u8) -> Vec<(Value, bool, Out)> {
    use Out::{Anybody, Nobody, PredatorHunters};
    let events = &Neanderthal::data(None).unwrap().daughter(daughter).events;
    let mut all = vec![(json!("turn-daughter"), false, Nobody)];
    for icon in 0..=events.len() {
        all.push((json!({"icon": {"icon": icon}}), true, Nobody));
    }
    for turn in 0..players {
        for (stage, shown) in [
            ("mortality", events.iter().any(|icon| matches!(icon, Icon::Mortality(_)))),
            ("walkabout", events.contains(&Icon::Blizzard)),
            ("blizzard", events.contains(&Icon::Blizzard)),
            ("chaos-change", events.contains(&Icon::Chaos)),
            ("auction", true),
        ] {
            if shown {
                all.push((json!({stage: {"turn": turn}}), true, Nobody));
            }
        }
        for stage in ["end-change", "domestics", "special"] {
            all.push((json!({stage: {"turn": turn}}), false, Nobody));
        }
        for stage in ["recall", "assign", "offer", "uncontested"] {
            all.push((json!({stage: {"turn": turn}}), false, Anybody));
        }
    }
    for stage in ["recall", "assign", "offer", "attack", "uncontested", "contested"] {
        all.push((json!(stage), false, Anybody));
    }
    for stage in ["end-change", "domestics", "special"] {
        all.push((json!(stage), false, Nobody));
    }
    all.push((json!("predators"), false, PredatorHunters));
    all
}

/// Some of the hunters of every camp go to open cards, and some court.
fn go_out(table: &mut Table, out: Out, rng: &mut impl Rng) {
    let data = Neanderthal::data(None).unwrap();
    let predator = |biome: Biome| data.biome(biome).game == GameType::Predator;
    let fits = |biome: Biome| out == Out::Anybody || predator(biome);
    let open: Vec<Slot> = Slot::all().filter(|slot| table.rows[*slot].card().is_some_and(fits)).collect();
    if open.is_empty() || out == Out::Nobody {
        return;
    }
    for who in table.playing() {
        while table.peoples[who].camp[who] > 0 && below(rng, 4) > 0 {
            let slot = open[below(rng, open.len() as u32) as usize];
            table.party(who, slot, 1);
        }
        let mut courted = Daughter::all().filter(|one| {
            let family = &table.daughters[*one];
            table.grown(*one) && family.husband.is_none_or(|man| man.who != who)
        });
        let may_court = out == Out::Anybody && table.peoples[who].camp[who] > 0;
        if let (Some(daughter), true) = (courted.next_back(), may_court) {
            table.daughters[daughter].suitors.insert(who);
            table.peoples[who].camp[who] -= 1;
        }
    }
}

/// Random tables between two rounds, plain and rich, for every number of players. `LASCAUX_GAMES` sets their number.
fn tables(rng: &mut Xoshiro256PlusPlus) -> Vec<Table> {
    let games = std::env::var("LASCAUX_GAMES").ok().and_then(|games| games.parse().ok()).unwrap_or(24u32);
    let mut tables = Vec::new();
    for number in 0..games {
        let seats = 1 + (number % 3) as u8;
        let mut state = Scene::of(if number % 2 == 0 { rich(seats, &json!({}), rng) } else { fresh(seats) }).game;
        let mut actions = Actions::of::<Neanderthal>();
        let rounds = 1 + below(rng, 7) as u8;
        while !(state.round >= rounds && state.stage == Stage::TurnDaughter) {
            if random_step(&mut state, &mut actions, rng) == Turn::Over {
                break;
            }
        }
        if state.turn() != Turn::Over {
            tables.push(state.position());
        }
    }
    tables
}

#[test]
fn every_phase_begins_on_every_table() {
    let mut rng = Xoshiro256PlusPlus::seed_from_u64(17);
    let mut loaded: BTreeMap<u8, u32> = BTreeMap::new();
    for table in tables(&mut rng) {
        let daughter = table.unseen.nth(below(&mut rng, table.unseen.len().into())).unwrap();
        for (stage, open, out) in beginnings(daughter, table.players()) {
            let mut laid = table;
            go_out(&mut laid, out, &mut rng);
            let mut position = serde_json::to_value(laid).unwrap();
            position["stage"] = stage.clone();
            if open {
                position["current"] = json!(daughter);
            }
            // What follows from the rest need not be said; the decks then hold what has left the game as well.
            let position = position.as_object_mut().unwrap();
            for field in ["unseen", "deck", "undrawn", "order", "attack-order", "fresh", "spent", "offers", "exchanged"]
            {
                position.remove(field);
            }
            position.remove(if below(&mut rng, 2) == 0 { "hunt" } else { "freeing" });
            for people in position["peoples"].as_object_mut().unwrap().values_mut() {
                let people = people.as_object_mut().unwrap();
                people.remove("portals-before");
                if below(&mut rng, 2) == 0 && !laid.cooperative() {
                    people.remove("free");
                    people.remove("dead");
                    people.remove("coupling");
                }
            }
            let position = Value::Object(position.clone());
            let state = read(position.clone()).unwrap_or_else(|no| panic!("{stage}: {no}\n{position}"));
            *loaded.entry(laid.seats).or_default() += 1;
            walk(state, 12, &mut rng);
        }
    }
    println!("{loaded:?}");
    assert!(loaded.values().all(|count| *count > 150), "{loaded:?}");
}

/// Plays on at random; every state on the way has to be a possible one, and to be read again as it is.
fn walk(mut state: Neanderthal, steps: u32, rng: &mut impl Rng) {
    let mut actions = Actions::of::<Neanderthal>();
    for _ in 0..steps {
        let again = serde_json::from_value(serde_json::to_value(state.position()).unwrap()).unwrap();
        match Neanderthal::load(&again, state.components()) {
            Ok(again) => assert_eq!(again, state),
            Err(no) => panic!("{no}\n{}", serde_json::to_string(&state.position()).unwrap()),
        }
        if random_step(&mut state, &mut actions, rng) == Turn::Over {
            return;
        }
    }
}

// ---- what cannot be ---------------------------------------------------------------------------------------------------

#[test]
fn a_stage_that_cannot_come_about_is_refused_with_its_rule() {
    refused("NE-A1", json!({"stage": {"special": {"turn": 4}}}));
    refused("NE-A1", json!({"stage": {"assign": {"turn": 3}}}));
    refused("NE-I", json!({"stage": {"special": {"used": 2}}}));
    refused("NE-E4", json!({"stage": {"recall": {"left": 3}}}));
    refused("NE-D", json!({"stage": "auction"}));
    refused("NE-D", json!({"stage": "assign", "current": "piper"}));
    refused("NE-D", json!({"stage": "assign", "round": 0}));
    refused("NE-D", json!({"stage": "blizzard", "current": "piper"}));
    refused("NE-D", json!({"stage": {"icon": {"icon": 4}}, "current": "piper"}));
    refused("NE-D2", json!({"stage": "turn-daughter", "deck": 0}));
    refused("NE-J", json!({"stage": {"over": {"reason": "ice"}}}));
    refused("NE-J", json!({"stage": {"over": {"reason": "last-round"}}, "deck": 3}));
    refused("NE-D4", json!({"stage": "chaos-hunters", "current": "walkabout-woman"})); // six hunters, enough words
    let restless = json!({"green": {"camp": {"green": 9}}});
    refused(
        "NE-D4",
        json!({"stage": {"chaos-hunters": {"least": 2}}, "current": "walkabout-woman", "peoples": restless}),
    );
    let calm = json!({"green": {"elders": {"firestarter": "mature"}}});
    refused("NE-D4", json!({"stage": "chaos-elder", "current": "walkabout-woman", "peoples": calm}));
    refused("NE-D6", json!({"stage": {"wanderlust": {"who": "red", "left": 3}}, "current": "totem-woman"}));
    refused("NE-R11", json!({"stage": {"blizzard": {"home": 7}}, "current": "grieving-woman"}));
    refused("NE-D7", json!({"stage": {"auction": {"high": "red", "bid": 9}}, "current": "sheherazade"}));
    refused("NE-D7", json!({"stage": {"auction": {"bid": 2}}, "current": "sheherazade"}));
    let tribal = json!({"green": {"tribal": true}});
    refused(
        "NE-D7",
        json!({"stage": {"lay": {"who": "green", "bid": 1}}, "current": "sheherazade", "peoples": tribal}),
    );
    refused(
        "NE-F2",
        json!({"stage": {"strike": {"place": {"slot": "north-1"}, "hits": 5}}, "parties": meet("north-1", 1, 1)}),
    );
    refused("NE-A4", json!({"stage": "predators", "parties": meet("north-1", 1, 1)}));
    refused("NE-R34", json!({"stage": "assign", "dropped": 1}));
    refused("NE-R7", json!({"stage": "assign", "losing": {"who": "red", "from": {"party": "north-1"}, "left": 1}}));
    refused("NE-G3", json!({"stage": "assign", "freeing": {"who": "red", "disks": {"orange": 1}}}));
    refused("NE-B", json!({"stage": "assign", "peoples": {"red": {"camp": {"red": 19}}}}));
    refused("NE-B3", json!({"stage": "assign", "daughters": {"piper": {"father": "red", "disks": {"orange": 5}}}}));
    refused("NE-C5", json!({"stage": "assign", "peoples": {"red": {"sexuality": null}}}));
    refused("NE-A2", json!({"stage": "assign", "order": ["red", "red"]}));
}

#[test]
fn a_slip_of_the_pen_is_found() {
    for (more, slip) in [
        (json!({"stage": "lunch"}), "lunch"),
        (json!({"stage": {"special": {"trun": 1}}}), "trun"),
        (json!({"stage": "assign", "peoples": {"red": {"hunters": 6}}}), "hunters"),
        (json!({"stage": "assign", "mammoth": 1}), "mammoth"),
        (json!({"stage": "assign", "order": ["red", "yellow", "green", "red"]}), "three"),
    ] {
        let slipped = serde_json::from_value::<Table>(with(3, more)).expect_err(slip).to_string();
        assert!(slipped.contains(slip), "{slipped}");
    }
    let mut nothing = sketch(3);
    nothing["stage"] = json!("assign");
    nothing.as_object_mut().unwrap().remove("rows");
    assert!(serde_json::from_value::<Table>(nothing).is_err(), "rows have to be said");
}
