//! The hand-made judgement of a people: its points, what the round brings, and what the rest of the game may.

use super::prospect::Prospect;
use super::round::rounds_left;
use super::{count_kind, flag, leading, stands, unkept, unruly, useful};
use lascaux_games::neanderthal::{Alpha, Key, Kind, Neanderthal, Rank};

/// How likely chaos and a blizzard are taken to be in a round. The daughters of the box bring them about so often; chaos,
/// which can end a people, is feared a little more.
const CHAOS: f32 = 0.38;
const BLIZZARD: f32 = 0.29;
/// With so many rounds to come, what strikes or helps now and then counts in full.
const SOON: f32 = 3.0;
/// With one round to come, so much of the fear of chaos is left.
const LAST_CHAOS: f32 = 0.6;
/// Chaos takes half of the camp. (NE-D4)
const HALF: f32 = 0.5;
/// What a dependent is worth whom a blizzard takes.
const DEPENDENT: f32 = 1.5;

/// More hunters bring more, but each one less than the one before: points a round to come, for so many rounds, of the
/// logarithm of the camp; and of each hunter who can still be sent this round.
const CAMP: f32 = 0.35;
const CAMP_ROUNDS: f32 = 8.0;
const READY: f32 = 0.04;
/// A disk that will be freed, and one that stays locked but may be freed later.
const FREED: f32 = 1.6;
const LOCKED: f32 = 0.5;

/// What it is worth to be a tribe: at once, and for each round to come, up to so many. (NE-I1)
const TRIBE: f32 = 2.0;
const TRIBE_TO_COME: f32 = 1.3;
const TRIBE_ROUNDS: f32 = 8.0;

/// A tribe: what is worth something to it that a vocal people has no use for yet.
mod tribe {
    /// An animal that it can play, and what an invention counts against one.
    pub const CARD: f32 = 3.2;
    pub const INVENTION: f32 = 0.7;
    /// So much of that without the elder who plays it, the rest as he grows. (NE-I)
    pub const WITHOUT_ELDER: f32 = 0.4;
    pub const ELDER: f32 = 0.6;
    /// With so many rounds to come every card can be played; so much is sure if the special action is still to come.
    pub const ROUNDS_TO_PLAY: f32 = 4.0;
    pub const ACTION_TO_COME: f32 = 0.3;
    /// Points a round to come of a grown animal, a chief, a shaman. (NE-H1)
    pub const ANIMAL: f32 = 0.4;
    pub const CHIEF: f32 = 0.25;
    pub const SHAMAN: f32 = 0.2;
}

/// A vocal people: how far it is on its way to a tribe.
mod way {
    /// Of a portal, what is reached when a daughter shows it, and when one may come to show it.
    pub const SHOWN: f32 = 0.7;
    pub const HOPED: f32 = 0.35;
    /// The way is worth more the nearer its end: its share to this power.
    pub const STEEPNESS: f32 = 1.5;
    /// An open portal: at once, and more with the way.
    pub const PORTAL: f32 = 0.25;
    pub const PORTAL_ON_THE_WAY: f32 = 0.5;
    /// A portal that could be opened at once, for so many.
    pub const PAYABLE: f32 = 0.3;
    pub const MOST_PAYABLE: f32 = 2.0;
    /// A card in hand, or to come, that only a tribe can play.
    pub const CARD: f32 = 0.5;
}

/// Points a round to come: of any elder, and of a firestarter besides. (NE-E2)
const ELDER: f32 = 0.12;
const FIRESTARTER: f32 = 0.25;
/// Points a round to come of a wedding, and of a daughter whose culture is enjoyed, for so many.
const WEDDING: f32 = 0.3;
const CULTURE: f32 = 0.15;
const MOST_CULTURES: f32 = 5.0;
/// Points a round to come of gathering, for so many rounds. (NE-F3)
const GATHERING: f32 = 0.3;
const GATHERING_ROUNDS: f32 = 4.0;
/// That the alpha man lives.
const ALPHA: f32 = 0.4;

/// The daughter of the auction, for who leads it: at once, for each new portal she shows, of what a tribe is worth up to a
/// most, and for each round to come. (NE-D7)
const DAUGHTER: f32 = 1.0;
const NEW_PORTAL: f32 = 0.25;
const MOST_OF_A_TRIBE: f32 = 8.0;
const DAUGHTER_TO_COME: f32 = 0.15;
/// A disk that is bid lies on her for a while.
const BID: f32 = 0.75;

/// The points that a people may expect to have at the end.
pub(super) fn worth_of(game: &Neanderthal, p: &Prospect) -> f32 {
    let who = p.who;
    let people = &game.peoples[who];
    let points = game.figures().sexualities[people.sexuality()].points;
    let left = rounds_left(game);
    let near = left.min(SOON) / SOON;
    let mut total = p.total() + (p.babies - p.deaths) * p.per_hunter;
    let camp = p.camp_to_come();
    total += CAMP * left.min(CAMP_ROUNDS) * (1.0 + camp).ln() + READY * p.ready;
    if unruly(game, p) > 0.0 {
        total -= CHAOS * near.max(left.min(1.0) * LAST_CHAOS) * HALF * camp * p.per_hunter;
    }
    let freed: f32 = p.freed.iter().sum();
    let locked: f32 = p.locked.iter().sum();
    total += FREED * freed + (locked - freed) * LOCKED * near;
    total += p.trophies * f32::from(points.trophy);
    let tribe = TRIBE + TRIBE_TO_COME * left.min(TRIBE_ROUNDS);
    if people.tribal {
        add_tribal(game, p, left, tribe, &mut total);
    } else {
        add_vocal(game, p, left, tribe, &mut total);
    }
    for rank in Rank::all() {
        total += ELDER * left * stands(people.elders[rank]);
    }
    total += FIRESTARTER * left * stands(people.elders[Rank::Firestarter]);
    total += p.weddings * (f32::from(points.husband) + WEDDING * left) + CULTURE * left * p.enjoyed.min(MOST_CULTURES);
    total += GATHERING * left.min(GATHERING_ROUNDS) * flag(game.gathers(who));
    total -= BLIZZARD * near * DEPENDENT * unkept(p).max(0.0);
    total += ALPHA * flag(people.alpha != Alpha::Dead);
    let leading = leading(game, who);
    if leading > 0.0 {
        let new_portals = f32::from(useful(game, p).len());
        let sexuality = DAUGHTER + NEW_PORTAL * new_portals * tribe.min(MOST_OF_A_TRIBE) + DAUGHTER_TO_COME * left;
        total += f32::from(points.daughter) * near + sexuality - BID * leading;
    }
    total
}

/// What a tribe has beyond its points: animals and inventions to play, a herd, elders who lead it.
fn add_tribal(game: &Neanderthal, p: &Prospect, left: f32, tribe: f32, total: &mut f32) {
    let people = &game.peoples[p.who];
    let ways = |rank: Rank| tribe::WITHOUT_ELDER + tribe::ELDER * stands(people.elders[rank]);
    let plays = left.min(tribe::ROUNDS_TO_PLAY) / tribe::ROUNDS_TO_PLAY + tribe::ACTION_TO_COME * flag(p.may_act);
    let animals = count_kind(game, people.hand, Kind::Domestic) + p.animals_to_come;
    let inventions = count_kind(game, people.hand, Kind::Invention) + p.inventions_to_come;
    let cards = animals * ways(Rank::Shaman) + tribe::INVENTION * inventions * ways(Rank::Knapper);
    *total += tribe + tribe::CARD * plays.min(1.0) * cards;
    *total += tribe::ANIMAL * left * f32::from(people.herd.without(people.young()).len());
    let (chief, shaman) = (stands(people.elders[Rank::Chief]), stands(people.elders[Rank::Shaman]));
    *total += tribe::CHIEF * left * chief + tribe::SHAMAN * left * shaman;
}

/// What a vocal people has of being a tribe: the way that it has gone, if there is time for the rest.
fn add_vocal(game: &Neanderthal, p: &Prospect, left: f32, tribe: f32, total: &mut f32) {
    let people = &game.peoples[p.who];
    let (portals, asked) = (f32::from(people.portals.len()), f32::from(game.portals_asked()));
    let near = left.min(SOON) / SOON;
    let reach = f32::from(p.shown.len()) * way::SHOWN + f32::from(p.hoped.len()) * way::HOPED;
    let time = (left + flag(p.may_act)) / (asked - portals).max(1.0);
    let way = ((portals + reach.min(asked - portals)) / asked).powf(way::STEEPNESS) * time.min(1.0);
    let payable = way::PAYABLE * p.payable().min(way::MOST_PAYABLE) * near;
    *total += tribe * way + portals * (way::PORTAL + way::PORTAL_ON_THE_WAY * way) + payable;
    *total += way::CARD * (f32::from(people.hand.len()) + p.animals_to_come + p.inventions_to_come) * way;
}
