//! A match with another box: whatever is drawn and told shows the figures of that box and none of ours.

use super::{drawing, events, setup};
use lascaux_games::neanderthal::{Biome, Coupling, Data, Daughter, Key, Kind, Neanderthal, Rank, Slot, Who};
use lascaux_table::{Game, Language, Match, Seat, Turn, Viewer, below};
use lascaux_web::Words;
use lascaux_web::board::{self, Board};
use rand_core::SeedableRng;
use rand_xoshiro::Xoshiro256PlusPlus;
use std::collections::{BTreeMap, BTreeSet};

/// A figure of the box, changed as far as the file's own checks allow.
fn changed_figure(section: &str, name: &str, value: &str) -> Option<String> {
    let number = value.parse::<u32>().ok();
    let listed = |change: fn(&str) -> &str, more: &[&str]| {
        let old =
            value.trim_matches(['[', ']']).split(", ").map(|one| one.trim_matches('"')).filter(|one| !one.is_empty());
        let new: Vec<String> = old.map(change).chain(more.iter().copied()).map(|one| format!("\"{one}\"")).collect();
        format!("[{}]", new.join(", "))
    };
    let colour: fn(&str) -> &str = |one| match one {
        "orange" => "white",
        "white" => "black",
        _ => "orange",
    };
    let swapped = |pairs: &[(&str, &str)]| {
        let found = pairs.iter().find_map(|(one, two)| match value.trim_matches('"') {
            now if now == *one => Some(two),
            now if now == *two => Some(one),
            _ => None,
        });
        found.map(|word| format!("\"{word}\""))
    };
    Some(match (section, name, number) {
        ("rules", "daughters_in_deck", _) => "12".into(),
        ("rules", "start_hunters", _) => "8".into(),
        ("rules", "conversion_portals", _) => "[4, 3, 2]".into(),
        ("rules", "laughing_woman_loss", _) => "7".into(),
        ("elder", "disk", _) => format!("\"{}\"", colour(value.trim_matches('"'))),
        ("elder", "domain", _) => match value {
            "\"technical\"" => "\"social\"".into(),
            "\"social\"" => "\"natural\"".into(),
            _ => "\"technical\"".into(),
        },
        ("board", "start_portal", _) => swapped(&[
            ("shaman-orange", "bison-black"),
            ("venus-black", "shaman-white"),
            ("bison-white", "venus-orange"),
        ])?,
        ("sexuality", "mpi", _) => match value.matches(',').count() {
            5 => r#"["orange", "orange", "orange", "white", "white", "black"]"#.into(),
            2 => r#"["white", "white", "black"]"#.into(),
            _ => return None,
        },
        ("sexuality", "points", _) => value
            .split(' ')
            .map(|word| match word.trim_end_matches(',').parse::<u32>() {
                Ok(points) => word.replace(&points.to_string(), &(points + 11).to_string()),
                Err(_) => word.to_string(),
            })
            .collect::<Vec<_>>()
            .join(" "),
        ("daughter", "first", _) | ("daughter", "second", _) => swapped(&[("red", "green"), ("yellow", "yellow")])?,
        ("daughter", "events", _) => {
            let numbers = ["1", "2", "3"].iter().fold(value.to_string(), |value, number| {
                value.replace(&format!(" {number}\""), &format!(" {}\"", number.parse::<u32>().unwrap() + 3))
            });
            numbers.replace("cooling", "COLD").replace("warming", "cooling").replace("COLD", "warming")
        }
        ("daughter", "bid", _) => listed(colour, &[]),
        ("daughter", "portals", _) => {
            let other: fn(&str) -> &str = |one| match one {
                "venus-orange" => "bison-black",
                "venus-black" => "shaman-white",
                "shaman-orange" => "venus-black",
                "shaman-white" => "bison-white",
                "bison-white" => "venus-orange",
                _ => "shaman-orange",
            };
            listed(other, &[])
        }
        (_, "bite" | "frost", _) => {
            let others: Vec<String> =
                (3..=6).filter(|face| !value.contains(&face.to_string())).map(|face: u8| face.to_string()).collect();
            format!("[{}]", others.join(", "))
        }
        ("biome", "type", _) => swapped(&[("small", "club"), ("big", "predator")])?,
        ("biome", "climax", Some(climax)) => (100 - climax).to_string(),
        ("biome", "hits", Some(hits)) => (7 - hits).to_string(),
        ("biome", "hit", _) => swapped(&[("1", "star")])?,
        ("biome", "need", _) => {
            if value == "[]" {
                r#"["black"]"#.into()
            } else {
                listed(colour, &[])
            }
        }
        ("biome", "babies" | "yield_babies", Some(babies)) => (babies + 5).to_string(),
        ("biome", "disks" | "yield_disks", _) => listed(colour, &["black"]),
        ("biome", "gather", _) => {
            if value == "true" {
                "false".into()
            } else {
                "true".into()
            }
        }
        ("biome", "take", Some(take)) => [4, 2, 3][take as usize - 2].to_string(),
        ("biome", "trophies", Some(trophies)) => (3 - trophies).to_string(),
        ("biome", "effect", _) => {
            let other: fn(&str) -> &str = |one| match one {
                "weapon" => "shelter",
                "shelter" => "weapon",
                "big-threes" => "small-threes",
                _ => "big-threes",
            };
            listed(other, &[])
        }
        ("biome", "rank", Some(rank)) => (8 - rank).to_string(),
        _ => return None,
    })
}

/// Another box: every figure that may be another one is.
pub(super) fn another_box() -> &'static Data {
    let built_in = include_str!("../../../games/neanderthal/data/neanderthal.toml");
    let mut section = String::new();
    let mut changed = BTreeSet::new();
    let lines: Vec<String> = built_in
        .lines()
        .map(|line| {
            if line.starts_with('[') {
                section = line.trim_matches(['[', ']']).split(']').next().unwrap_or_default().to_string();
            }
            let Some((name, value)) = line.split_once(" = ") else { return line.to_string() };
            let value = value.split("  ").next().unwrap_or_default();
            match changed_figure(&section, name, value) {
                Some(new) => {
                    changed.insert(format!("{section} {name}"));
                    format!("{name} = {new}")
                }
                None => line.to_string(),
            }
        })
        .collect();
    assert_eq!(changed.len(), 31, "{changed:?}");
    Neanderthal::data(Some(&lines.join("\n"))).unwrap()
}

/// What the box says of a card, without the rules that are cited behind it.
fn abouts(data: &'static Data, words: &Words) -> BTreeMap<String, (String, String)> {
    let all = <Neanderthal as Board>::components(data, words).into_iter();
    let rules = words.with("ne-about-rules", &[("rules", "".into())]);
    let rules = rules.trim_end_matches(['.', ' ']).to_string();
    all.map(|one| (one.id, (one.about.split(&rules).next().unwrap_or_default().trim_end().to_string(), one.picture.0)))
        .collect()
}

#[test]
fn the_pages_of_another_box_show_its_figures_and_none_of_ours() {
    let (ours, other) = (Neanderthal::data(None).unwrap(), another_box());
    for language in Language::ALL {
        let words = Words::of(language.code());
        let (before, after) = (abouts(ours, words), abouts(other, words));
        assert_eq!(before.keys().collect::<Vec<_>>(), after.keys().collect::<Vec<_>>());
        for (id, (about, picture)) in &after {
            assert_ne!(*about, before[id].0, "{id} in {}", language.code());
            assert_ne!(*picture, before[id].1, "the picture of {id} in {}", language.code());
        }
    }
    let after = abouts(other, Words::of("en"));
    for biome in Biome::all() {
        let (card, (about, picture)) = (other.biome(biome), &after[&format!("card-{biome}")]);
        assert!(about.contains(&format!("Climax {}.", card.climax)), "{about}");
        assert!(picture.contains(&format!(">{}</text>", card.climax)), "{picture}");
        let hits = format!("Needs {} hit{} (", card.hits, if card.hits == 1 { "" } else { "s" });
        assert!(about.contains(&hits), "{about}");
        assert!(about.contains(if card.star { "(a 1 or a 2 hits)" } else { "(only a 1 hits)" }), "{about}");
        assert!(about.contains(&format!("{} babies", card.babies)), "{about}");
        assert_eq!(about.contains("Basket"), card.gather, "{about}");
        match card.kind {
            Kind::Plain => {}
            Kind::Trophy => assert!(
                about.contains(&format!("{} equal dice take it as a trophy (counts as {})", card.take, card.trophies)),
                "{about}"
            ),
            _ => assert!(about.contains(&format!("{} equal dice take it into the hand", card.take)), "{about}"),
        }
        if card.kind == Kind::Domestic {
            assert!(about.contains(&format!("brings each round: {} babies", card.yield_babies)), "{about}");
        }
    }
    for coupling in Coupling::all() {
        for side in coupling.sides() {
            let about = &after[&format!("card-{coupling}")].0;
            let points = other.sexualities[side].points;
            assert!(
                about.contains(&format!(
                    "hunters {}, alpha man {}, elders {},",
                    points.hunter, points.alpha, points.elder
                )),
                "{about}"
            );
        }
    }
    let laughing = &after["card-laughing-woman"].0;
    assert!(laughing.contains("lose 7 hunters") && !laughing.contains("lose 4"), "{laughing}");
    assert!(
        after["board-red"].0.contains("Starts with 8 hunters.") && after["board-red"].0.contains("4, 3, 2"),
        "{}",
        after["board-red"].0
    );
}

/// The label of a piece of the board.
fn label_of<'a>(drawing: &'a str, id: &str) -> Option<&'a str> {
    let tag = drawing.split(&format!("<g id=\"{id}\"")).nth(1)?;
    tag.split(" aria-label=\"").nth(1)?.split('"').next()
}

/// Plays a game with another box, and whatever lies on the table says the figures of that box.
#[test]
fn a_match_with_another_box_is_drawn_with_its_figures() {
    let (ours, other, words) = (Neanderthal::data(None).unwrap(), another_box(), Words::of("en"));
    let (before, after) = (abouts(ours, words), abouts(other, words));
    let mut seen = BTreeSet::new();
    for seed in 0..4 {
        let mut setup = setup(3, seed % 2 == 1, seed);
        setup.data = other;
        let mut rng = Xoshiro256PlusPlus::seed_from_u64(seed);
        let (mut game, begun) = Match::<Neanderthal>::start(setup).unwrap();
        let mut told = events(begun);
        for step in 0.. {
            let Turn::Player(seat) = Match::state(&game).turn() else { break };
            let legal = Match::legal(&game);
            if step % 5 == 0 {
                let drawn = drawing(&game, Viewer::Seat(seat), &legal, &told, words);
                shows_the_box(&game, seat, &drawn, other, (&before, &after), &mut seen);
            }
            let action = legal[below(&mut rng, legal.len() as u32) as usize].clone();
            told = events(game.act_text(None, &action).unwrap());
        }
        let sheets = Match::state(&game).view(Viewer::Spectator).species;
        for counted in sheets {
            let each = other.sexualities[Match::state(&game).peoples[counted.who].sexuality()].points;
            let hunters = counted.lines.iter().find(|line| line.name == "hunters").unwrap();
            assert!(hunters.detail.to_string().ends_with(&format!("× {}", each.hunter)), "{}", hunters.detail);
        }
    }
    for sort in ["biome", "daughter", "elder", "sexuality", "held"] {
        assert!(seen.contains(sort), "never drawn: {sort}; drawn: {seen:?}");
    }
}

type Abouts = BTreeMap<String, (String, String)>;

/// What a card says of itself wherever it lies: not what counts in its round only, and not where its figures come from.
fn lasting(about: &str) -> &str {
    about
        .split([" Player order:", " †"].iter().find(|end| about.contains(**end)).unwrap_or(&"†"))
        .next()
        .unwrap_or_default()
}

fn shows_the_box(
    game: &Match<Neanderthal>,
    seat: Seat,
    drawn: &str,
    data: &Data,
    (before, after): (&Abouts, &Abouts),
    seen: &mut BTreeSet<&'static str>,
) {
    for (id, (about, _)) in before {
        assert!(
            !id.starts_with("card-") || !drawn.contains(about.as_str()),
            "{id} is drawn with the figures of another box"
        );
    }
    let table = Match::state(game).table();
    let names = ["Anna", "Bertil", "Chloé"].map(String::from);
    let told = |id: &str| {
        let told = board::tell(game, Viewer::Seat(seat), id, &names, Words::of("en")).unwrap();
        told.unwrap_or_else(|| panic!("{id} tells nothing")).about()
    };
    for slot in Slot::all() {
        if let Some(biome) = table.rows[slot].card() {
            let (id, about) = (format!("ne-card-{biome}"), &after[&format!("card-{biome}")].0);
            assert!(told(&id).starts_with(lasting(about)), "{}, not {about}", told(&id));
            let label = label_of(drawn, &id).unwrap();
            assert!(label.contains(&format!("Needs {} hit", data.biome(biome).hits)), "{label}");
            assert!(drawn.contains(&format!(">{}</text>", data.biome(biome).climax)));
            seen.insert("biome");
        }
    }
    for daughter in Daughter::all() {
        let (id, about) = (format!("ne-daughter-{daughter}"), &after[&format!("card-{daughter}")].0);
        if label_of(drawn, &id).is_some() {
            assert!(told(&id).starts_with(lasting(about)), "{}, not {about}", told(&id));
            seen.insert("daughter");
        }
    }
    for who in Who::all().filter(|who| table.peoples[*who].seat.is_some()) {
        for rank in Rank::all() {
            let label = label_of(drawn, &format!("ne-elder-{who}-{rank}")).unwrap();
            assert!(label.contains(&format!("Costs a disk: {}.", data.elders[rank].disk)), "{label}");
            seen.insert("elder");
        }
        let points = data.sexualities[table.peoples[who].sexuality()].points;
        let id = format!("ne-sexuality-{who}");
        if label_of(drawn, &id).is_some() {
            let worth = format!("hunters {}, alpha man {},", points.hunter, points.alpha);
            assert!(told(&id).contains(&worth), "{}", told(&id));
            seen.insert("sexuality");
        }
        for biome in table.peoples[who].herd.iter().chain(table.peoples[who].trophies.iter()) {
            let label = label_of(drawn, &format!("ne-card-{biome}")).unwrap();
            let card = data.biome(biome);
            match card.kind {
                Kind::Domestic => assert!(label.contains(&format!("{} babies", card.yield_babies)), "{label}"),
                _ => assert!(label.contains(&format!("Counts as {} troph", card.trophies)), "{label}"),
            }
            seen.insert("held");
        }
    }
}
