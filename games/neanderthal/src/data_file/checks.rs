//! The checks that the entries of an owner's file have to pass, and the figures made of them.

use super::entries::{BiomeEntry, DaughterEntry, Domain, ElderEntry, File, SexualityEntry};
use crate::data::{BiomeCard, CUBES, DaughterCard, Elder, Faces, Icon, Kind, MOST_ICONS, SexualityCard};
use crate::vocabulary::{Biome, Disk, Disks, GameType, Key, Rank, Sexuality, Word};
use lascaux_table::{Code, Refusal};
use std::collections::HashSet;

pub(super) fn biomes_ask_nothing(biomes: &[BiomeCard; Biome::COUNT], biome: Biome) -> bool {
    biomes[biome.index()].need.total() == 0
}

pub(super) fn file_game(file: &File, biome: Biome) -> GameType {
    file.biome.iter().find(|entry| entry.card == biome).map_or(GameType::Small, |entry| entry.game)
}

pub(super) fn bad(message: impl Into<String>) -> Refusal {
    Refusal::new(Code::Data, message.into())
}

pub(super) fn within(what: impl std::fmt::Display, found: u8, least: u8, most: u8) -> Result<(), Refusal> {
    if (least..=most).contains(&found) {
        Ok(())
    } else {
        Err(bad(format!("{what} is {found}; it has to be from {least} to {most}.")))
    }
}

pub(super) fn each_once<K: Word>(what: &str, keys: impl Iterator<Item = K>) -> Result<(), Refusal> {
    let mut found = vec![0; K::COUNT];
    keys.for_each(|key| found[key.index()] += 1);
    match K::all().find(|key| found[key.index()] != 1) {
        None => Ok(()),
        Some(key) => {
            Err(bad(format!("The {what} \"{}\" stands there {} times, not once.", key.word(), found[key.index()])))
        }
    }
}

/// Reads entries into their places, each of which `each_once` has found.
pub(super) fn collect<E, T, const N: usize>(
    what: &str,
    entries: &[E],
    read: impl Fn(&E) -> Result<(usize, T), Refusal>,
) -> Result<[T; N], Refusal> {
    let mut places: Vec<Option<T>> = (0..N).map(|_| None).collect();
    for entry in entries {
        let (place, value) = read(entry)?;
        places[place] = Some(value);
    }
    let values: Vec<T> = places.into_iter().flatten().collect();
    values.try_into().map_err(|_| bad(format!("A {what} is missing.")))
}

pub(super) fn check_numbers(file: &File) -> Result<(), Refusal> {
    let mut numbers = HashSet::new();
    let all = file.biome.iter().map(|entry| entry.number).chain(file.daughter.iter().map(|entry| entry.number));
    for number in all {
        within("A card's number", number, 1, 60)?;
        if !numbers.insert(number) {
            return Err(bad(format!("Two cards have the number {number}.")));
        }
    }
    let mut climaxes = HashSet::new();
    for entry in &file.biome {
        // NE-B1: the printed slip (16 twice) is mended by giving the red deer 20.
        if !climaxes.insert(entry.climax) {
            return Err(bad(format!("Two biomes have the climax {}; the red deer has 20 (NE-B1).", entry.climax)));
        }
    }
    Ok(())
}

fn disks(list: &[Disk]) -> Disks {
    let mut disks = Disks::default();
    list.iter().for_each(|disk| disks[*disk] = disks[*disk].saturating_add(1));
    disks
}

fn faces(what: &str, list: &[u8]) -> Result<Faces, Refusal> {
    let mut faces = Faces::default();
    for &face in list {
        // A die that hits kills nobody, so 1 and 2 are never among them.
        within(format_args!("A deadly die of {what}"), face, 3, 6)?;
        faces.0 |= 1 << (face - 1);
    }
    Ok(faces)
}

pub(super) fn check_elder(entry: &ElderEntry) -> Result<(usize, Elder), Refusal> {
    if entry.rank != entry.name.number() {
        return Err(bad(format!("The {} has rank {}.", entry.name, entry.name.number())));
    }
    let tribal = matches!(entry.name, Rank::Chief | Rank::Shaman);
    if entry.vocal == tribal {
        return Err(bad("Chief and shaman are tribal elders; the other four are on both sides (NE-E2)."));
    }
    let domain = matches!(entry.name, Rank::Knapper | Rank::Warrior | Rank::Trapper);
    if entry.domain.is_some() != domain {
        return Err(bad("Knapper, warrior and trapper have a domain, the others have none (NE-E2)."));
    }
    Ok((
        entry.name.index(),
        Elder {
            disk: entry.disk,
            vocal: entry.vocal,
            domain: entry.domain.map(Domain::portals).unwrap_or_default(),
            reconstructed: !entry.provenance.reconstructed.is_empty(),
        },
    ))
}

pub(super) fn check_sexuality(entry: &SexualityEntry) -> Result<(usize, SexualityCard), Refusal> {
    let mpi = disks(&entry.mpi);
    // NE-C10: 13 disks are free before the sexuality takes its own.
    let total = match entry.name {
        Sexuality::Promiscuity => 6,
        Sexuality::Harem => 3,
        Sexuality::PairBond => 0,
    };
    if mpi.total() != total {
        return Err(bad(format!("{} has {} disks on it, not {} (NE-C10).", entry.name, total, mpi.total())));
    }
    // One black disk lies under the firestarter and one of any colour may be a start portal.
    if mpi[Disk::Orange] > 4 || mpi[Disk::White] > 4 || mpi[Disk::Black] > 3 {
        return Err(bad(format!("{} asks for more disks of a colour than a species has at the start.", entry.name)));
    }
    let reconstructed = !entry.provenance.reconstructed.is_empty();
    Ok((entry.name.index(), SexualityCard { mpi, points: entry.points, reconstructed }))
}

pub(super) fn check_daughter(entry: &DaughterEntry) -> Result<(usize, DaughterCard), Refusal> {
    let name = &entry.name;
    if entry.first == entry.second {
        return Err(bad(format!("{name}: first and second player are the same.")));
    }
    if entry.bid.is_empty() || entry.portals.is_empty() || entry.portals.len() > 2 {
        return Err(bad(format!("{name} needs a bid colour and one or two portals.")));
    }
    if entry.events.len() > MOST_ICONS {
        return Err(bad(format!("{name} has more than {MOST_ICONS} events.")));
    }
    let events = entry.events.iter().map(|text| read_icon(text)).collect::<Option<Vec<Icon>>>().ok_or_else(|| {
        bad(format!(
            "{name}: an event is one of cooling, warming, wurm, mortality N, chaos, blizzard, wanderlust N (N from 1 to 6)."
        ))
    })?;
    let chaos = events.contains(&Icon::Chaos);
    if !chaos && events.iter().any(|icon| matches!(icon, Icon::Wanderlust(_))) {
        return Err(bad(format!("{name}: wanderlust comes with chaos (NE-D6).")));
    }
    Ok((
        entry.card.index(),
        DaughterCard {
            number: entry.number,
            name: name.clone(),
            nickname: entry.nickname.clone(),
            order: [entry.first, entry.second],
            events,
            bid: entry.bid.iter().copied().collect(),
            portals: entry.portals.iter().copied().collect(),
            bite: faces(name, &entry.bite)?,
            reconstructed: entry.provenance.reconstructed.clone(),
        },
    ))
}

fn read_icon(text: &str) -> Option<Icon> {
    let (word, number) = match text.split_once(' ') {
        Some((word, number)) => (word, number.parse::<u8>().ok().filter(|number| (1..=6).contains(number))?),
        None => (text, 0),
    };
    Some(match (word, number) {
        ("cooling", 0) => Icon::Cooling,
        ("warming", 0) => Icon::Warming,
        ("wurm", 0) => Icon::Wurm,
        ("chaos", 0) => Icon::Chaos,
        ("blizzard", 0) => Icon::Blizzard,
        ("mortality", 1..) => Icon::Mortality(number),
        ("wanderlust", 1..) => Icon::Wanderlust(number),
        _ => return None,
    })
}

pub(super) fn check_biome(entry: &BiomeEntry) -> Result<(usize, BiomeCard), Refusal> {
    let name = entry.card.word();
    let kind = match entry.kind.as_str() {
        "plain" => Kind::Plain,
        "trophy" => Kind::Trophy,
        "domestic" => Kind::Domestic,
        "invention" => Kind::Invention,
        other => return Err(bad(format!("{name}: \"{other}\" is none of plain, trophy, domestic, invention."))),
    };
    let star = match entry.hit.as_str() {
        "1" => false,
        "star" => true,
        other => return Err(bad(format!("{name}: hit is \"1\" or \"star\", not \"{other}\"."))),
    };
    within(format_args!("{name}: climax"), entry.climax, 1, 99)?;
    within(format_args!("{name}: hits"), entry.hits, 1, 6)?;
    within(format_args!("{name}: disks asked for"), entry.need.len().min(99) as u8, 0, 2)?;
    within(format_args!("{name}: babies"), entry.babies, 0, CUBES)?;
    within(format_args!("{name}: disks freed"), entry.disks.len().min(99) as u8, 0, 15)?;
    within(format_args!("{name}: yield_babies"), entry.yield_babies, 0, CUBES)?;
    within(format_args!("{name}: disks yielded"), entry.yield_disks.len().min(99) as u8, 0, 15)?;
    if kind == Kind::Plain {
        within(format_args!("{name}: take"), entry.take, 0, 0)?;
    } else {
        within(format_args!("{name}: take"), entry.take, 2, 4)?;
    }
    let trophy = u8::from(kind == Kind::Trophy);
    within(format_args!("{name}: trophies"), entry.trophies, trophy, 2 * trophy)?;
    if kind != Kind::Domestic && (entry.yield_babies > 0 || !entry.yield_disks.is_empty()) {
        return Err(bad(format!("{name} is no domestic animal and yields nothing.")));
    }
    let rank = match (kind, entry.rank) {
        (Kind::Invention, Some(3)) => Some(Rank::Knapper),
        (Kind::Invention, Some(5)) => Some(Rank::Trapper),
        (Kind::Invention, _) => return Err(bad(format!("{name}: an invention is played by rank 3 or 5."))),
        (_, None) => None,
        (_, Some(_)) => return Err(bad(format!("{name} is no invention and has no rank."))),
    };
    let mut card = BiomeCard {
        number: entry.number,
        name: entry.name.clone(),
        game: entry.game,
        kind,
        climax: entry.climax,
        hits: entry.hits,
        star,
        need: disks(&entry.need),
        babies: entry.babies,
        disks: disks(&entry.disks),
        bite: faces(name, &entry.bite)?,
        frost: faces(name, &entry.frost)?,
        gather: entry.gather,
        take: entry.take,
        trophies: entry.trophies,
        yield_babies: entry.yield_babies,
        yield_disks: disks(&entry.yield_disks),
        invention: entry.invention.clone(),
        rank,
        weapon: false,
        threes: None,
        shelter: false,
        reconstructed: entry.provenance.reconstructed.clone(),
    };
    for effect in &entry.effect {
        match effect.as_str() {
            _ if kind != Kind::Invention => return Err(bad(format!("{name} is no invention and has no effect."))),
            "weapon" => card.weapon = true,
            "big-threes" => card.threes = Some(GameType::Big),
            "small-threes" => card.threes = Some(GameType::Small),
            "shelter" => card.shelter = true,
            other => {
                return Err(bad(format!("{name}: \"{other}\" is none of weapon, big-threes, small-threes, shelter.")));
            }
        }
    }
    Ok((entry.card.index(), card))
}
