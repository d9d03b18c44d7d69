//! What belongs to the board of a species: ranks, portals, sexualities, the species itself.

use super::{ruled, sourced};
use crate::board::neanderthal::{Table, brain, names, species as boards};
use crate::board::{Point, Telling};
use crate::words::Words;
use lascaux_games::neanderthal::{Data, Elder, Portal, Rank, Sexuality, Who};

/// What a rank is, in nobody's game.
pub(in crate::board::neanderthal) fn of_elder(rank: Rank, data: &Data, words: &Words) -> Telling {
    let figures = &data.elders[rank];
    let cost = words.with("ne-elder-cost", &[("colour", names::disk(words, figures.disk).into())]);
    let mut told = Telling::of(format!("{} {}", rank.number(), names::rank(words, rank)), words.say("ne-piece-elder"))
        .with(Point::Does, ruled(words.say(&format!("ne-does-{rank}")), "NE-E2, NE-E5"))
        .with(Point::Asks, ruled(cost, "NE-E2"));
    if !figures.vocal {
        told = told.with(Point::Asks, words.say("ne-about-tribal-only"));
    }
    if !figures.domain.is_empty() {
        let portals: Vec<String> = figures.domain.iter().map(|portal| names::portal(words, portal)).collect();
        told = told.with(Point::Asks, words.with("ne-about-domain", &[("portals", portals.join("; ").into())]));
    }
    if figures.reconstructed {
        told.source = words.say("ne-domain-stand-in");
    }
    told
}

/// A rank of a species.
pub(super) fn elder(table: &Table, who: Who, rank: &str) -> Option<Telling> {
    let rank = Rank::read(rank)?;
    let told = of_elder(rank, table.data(), table.words());
    let now = table.mine().filter(|(mine, ..)| *mine == who).and_then(|(_, people, _)| {
        let disk = table.data().elders[rank].disk;
        let figures = [("n", people.free[disk].into()), ("colour", names::disk(table.words(), disk).into())];
        (people.elders[rank] == Elder::Vacant).then(|| table.with("ne-piece-elder-pay", &figures))
    });
    let worth = table.worth(who, "ne-piece-worth", |points| points.elder);
    Some(told.with_some(Point::Scores, worth).with(Point::Stands, boards::rank_state(table, who, rank)).now(now))
}

/// A place for a portal disk.
pub(super) fn portal(table: &Table, who: Who, portal: &str) -> Option<Telling> {
    let (words, portal) = (table.words(), Portal::read(portal)?);
    let now = table.mine().filter(|(mine, ..)| *mine == who).map(|(_, people, _)| {
        let figures = [("n", people.portals.len().into()), ("needed", table.conversion().into())];
        table.with("ne-piece-portal-count", &figures)
    });
    Some(
        Telling::of(names::portal(words, portal), words.say("ne-piece-portal"))
            .with(Point::Does, words.say("ne-piece-portal-does"))
            .with(Point::Stands, brain::state(table, who, portal))
            .now(now),
    )
}

/// What a side of a sexuality card is, in nobody's game.
pub(in crate::board::neanderthal) fn of_side(side: Sexuality, data: &Data, words: &Words) -> Telling {
    let card = &data.sexualities[side];
    let mut told = Telling::of(names::sexuality(words, side), words.say("ne-piece-sexuality"))
        .with(Point::Does, ruled(words.say(&format!("ne-about-{side}")), "NE-C5"));
    if card.mpi.total() > 0 {
        let disks = words.with("ne-about-mpi", &[("disks", names::disks(words, &card.mpi).into())]);
        told = told.with(Point::Asks, ruled(disks, "NE-C10"));
    }
    let points = words.with("ne-about-points", &[("points", names::worth(words, &card.points).into())]);
    told = told.with(Point::Scores, ruled(points, "NE-J"));
    if card.reconstructed { sourced(told, words, &["mpi".to_string()]) } else { told }
}

/// The sexuality of a species, or a side that can be chosen.
pub(super) fn sexuality(table: &Table, who: Who, chosen: Option<Sexuality>) -> Option<Telling> {
    let people = &table.view.table.peoples[who];
    let side = chosen.or(people.sexuality)?;
    let other = people.coupling.map(|card| card.other(side)).map(|other| {
        let other = names::sexuality(table.words(), other);
        table.with("ne-other-side", &[("other", other.into())])
    });
    Some(of_side(side, table.data(), table.words()).with_some(Point::Stands, other))
}

/// A species as a whole.
pub(super) fn species(table: &Table, who: Who) -> Option<Telling> {
    let counted = table.view.species.iter().find(|one| one.who == who)?;
    let words = table.words();
    let points = table.with("ne-points", &[("points", counted.points.into())]);
    let start =
        table.with("ne-about-board", &[("portal", names::portal(words, table.data().start_portal[who]).into())]);
    let tribal = words.say(if table.view.table.peoples[who].tribal { "ne-tribal" } else { "ne-vocal" });
    Some(
        Telling::of(names::who(words, who), tribal)
            .with(Point::Does, ruled(start, "NE-C8"))
            .with(Point::Scores, table.with("ne-piece-species", &[("points", points.into())])),
    )
}
