//! Why an action of Eiszeit is good, in a sentence with the figures that the judgement weighs: who stays where, and what
//! that scores, as far as the one who decides can know.

use super::prospect::Prospect;
use super::stakes::Stakes;
use lascaux_games::eiszeit::{Action, Area, Card, Colour, Eiszeit, names};
use lascaux_table::{Book, Game, Said, Seat, book, said};

/// The sentences, in every language.
pub(super) static REASONS: Book = book!("words/");

/// Changes of less than this many points are not worth a figure.
const WORTH_TELLING: f32 = 0.5;

/// Why a seat that is asked would do this.
pub(super) fn reason(game: &Eiszeit, seat: Seat, action: Action) -> Said {
    match action {
        Action::Place { area, .. } => settled(game, seat, area, action),
        Action::Move { .. }
        | Action::With { .. }
        | Action::Remove { .. }
        | Action::PlaceMammoth(_)
        | Action::MoveMammoth { .. }
        | Action::RemoveMammoth(_)
        | Action::MoveFire { .. } => changed(game, seat, action),
        Action::TakeClub(Some(area)) => armed(game, seat, area, action),
        Action::TakeClub(None) => said!(REASONS, "ez-why-club-kept"),
        Action::Swap { area, .. } => said!(REASONS, "ez-why-swap", area = area),
        Action::Look(area) => said!(REASONS, "ez-why-look", area = area),
        Action::Play { card, .. } => played(game, seat, card, action),
        Action::Choose(other) => {
            let now = game.points(other) as f32 + Prospect::of(game, Some(seat)).sums()[other.index()];
            said!(REASONS, "ez-why-choose", name = other, n = now.round() as i64)
        }
        Action::Discard(card) => said!(REASONS, "ez-why-discard", card = names::card(card)),
        Action::Keep => said!(REASONS, "ez-why-keep"),
        Action::Draw(Colour::Light) => said!(REASONS, "ez-why-draw-light", n = game.stones(seat)),
        Action::Draw(Colour::Dark) => said!(REASONS, "ez-why-draw-dark", n = game.stones(seat)),
        Action::Cover(area) => covered(game, seat, area),
        Action::Done => said!(REASONS, "ez-why-done"),
    }
}

/// What comes of an action at once.
fn after(game: &Eiszeit, action: Action) -> Eiszeit {
    let mut after = *game;
    after.apply(action, &mut ());
    after
}

/// A hunter who settles: whether the area bears it (EZ-8.2), and what it scores (EZ-9.1).
fn settled(game: &Eiszeit, seat: Seat, area: Area, action: Action) -> Said {
    let after = after(game, action);
    let (old, new) = (Prospect::of(game, Some(seat)), Prospect::of(&after, Some(seat)));
    let (before, ground) = (&old.grounds[area.index()], &new.grounds[area.index()]);
    let (own, crowd) = (seat.index(), ground.hunters.iter().sum::<u8>());
    let (limit, points) = (new.least_limit(ground), new.price(ground) as u8);
    if crowd <= limit {
        return said!(REASONS, "ez-why-stays", area = area, crowd = crowd, limit = limit, n = points);
    }
    let more = new.stay(ground)[own] - old.stay(before)[own];
    if more < 0.05 {
        return changed(game, seat, action);
    }
    let chance = (100.0 * more).round().clamp(0.0, 100.0) as i64;
    said!(REASONS, "ez-why-may-stay", area = area, crowd = crowd, limit = limit, chance = chance, n = points)
}

/// What a change of the board brings and costs, if the round were scored now.
fn changed(game: &Eiszeit, seat: Seat, action: Action) -> Said {
    let after = after(game, action);
    let (old, new) = (Prospect::of(game, Some(seat)).sums(), Prospect::of(&after, Some(seat)).sums());
    let own = new[seat.index()] - old[seat.index()];
    let others = || Seat::all(game.seats()).filter(|other| *other != seat);
    let lost = others().map(|other| (other, old[other.index()] - new[other.index()]));
    let worst = lost.max_by(|one, other| one.1.total_cmp(&other.1));
    match worst {
        _ if own >= WORTH_TELLING => {
            said!(REASONS, "ez-why-gain", n = own.round() as i64, now = new[seat.index()].round() as i64)
        }
        Some((other, lost)) if lost >= WORTH_TELLING => {
            said!(REASONS, "ez-why-hurt", name = other, n = lost.round() as i64)
        }
        _ => said!(REASONS, "ez-why-even", now = new[seat.index()].round() as i64),
    }
}

/// A hunter with a club stays in any conflict (EZ-6.1).
fn armed(game: &Eiszeit, seat: Seat, area: Area, action: Action) -> Said {
    let old = Prospect::of(game, Some(seat));
    let ground = &old.grounds[area.index()];
    let (crowd, limit) = (ground.hunters.iter().sum::<u8>(), old.least_limit(ground));
    if crowd > limit {
        return said!(REASONS, "ez-why-club", area = area, crowd = crowd, limit = limit);
    }
    changed(game, seat, action)
}

/// A card: what it costs or yields, what it can do, and whether it ends the round (EZ-3.12).
fn played(game: &Eiszeit, seat: Seat, card: Card, action: Action) -> Said {
    let after = after(game, action);
    let (had, has) = (game.stones(seat), after.stones(seat));
    let counts = after.errand().map_or(card, |errand| errand.card);
    if game.dark_supply() > 0 && after.dark_supply() == 0 && has >= had {
        let now = Prospect::of(game, Some(seat)).sums()[seat.index()].round() as i64;
        return said!(REASONS, "ez-why-ends", card = names::card(counts), n = has - had, now = now);
    }
    if has > had {
        return said!(REASONS, "ez-why-dark", card = names::card(counts), n = has - had, stones = has);
    }
    let brings = after.errand().map_or(0.0, |errand| {
        let prospect = Prospect::of(&after, Some(seat));
        Stakes::of(&prospect, errand.actor).best(&errand)
    });
    let paid = had - has;
    match brings >= WORTH_TELLING {
        true => said!(REASONS, "ez-why-light", card = names::card(counts), n = paid, points = brings.round() as i64),
        false => said!(REASONS, "ez-why-light-small", card = names::card(counts), n = paid, stones = has),
    }
}

/// The ice: whom it meets (EZ-10).
fn covered(game: &Eiszeit, seat: Seat, area: Area) -> Said {
    let ground = game.grounds(Some(seat))[area.index()];
    let own = ground.hunters[seat.index()];
    let others = ground.hunters.iter().sum::<u8>() - own;
    said!(REASONS, "ez-why-cover", area = area, others = others, own = own)
}
