//! What a species may expect of the round: what its hunters will bring, what may be freed, claimed, married and lost.

use super::FACES;
use super::haul::{HUNTERS_A_HIT, Haul, haul};
use super::odds::at_least;
use super::round::{attacks_come, gathering_comes, still_acts, still_sends, yields_come};
use lascaux_games::neanderthal::{
    Alpha, Biome, Daughter, Disk, HuntStep, Key, Kind, Neanderthal, Place, Portal, Set, Slot, Who,
};

/// A suitor who has to throw succeeds with two faces of six. (NE-G1)
const COURTED: f32 = 2.0 / FACES;
/// How many suitors a foreign daughter's bite costs, about: with some daughters more faces bite, with some fewer.
const BITTEN: f32 = 0.2;
/// A claim that waits until it is settled who dies: a survivor may be asked for. (NE-G6)
const CLAIM_AMONG_LOSSES: f32 = 0.5;
/// A party that is still being put together: half of what it would bring as it is, half of what it would bring in full.
const JOINED: f32 = 0.5;
/// The chance that rivals throw first who are not fewer. (NE-A4)
const THEIR_TURN: f32 = 0.5;
/// Faces with which a war party kills; others kill with one. (NE-F2)
const WAR_PARTY: f32 = 2.0;
/// How much of its luck a party loses with the share of it that is struck.
const MISSED: f32 = 0.6;
/// An animal or an invention for which there is no room in the hand: another card would have to go.
const FULL_HAND: f32 = 0.2;

/// What a species has and may expect of this round.
pub(super) struct Prospect {
    pub who: Who,
    /// Points as if the game ended now, by line.
    pub lines: [f32; 9],
    /// Points of a hunter.
    pub per_hunter: f32,
    /// Hunters in the camp, guests included.
    pub home: f32,
    /// Hunters in the camp who can still be sent this round.
    pub ready: f32,
    /// Hunters who are out.
    pub out: f32,
    pub babies: f32,
    pub deaths: f32,
    pub freed: [f32; 3],
    pub locked: [f32; 3],
    pub free: [f32; 3],
    pub trophies: f32,
    pub animals_to_come: f32,
    pub inventions_to_come: f32,
    pub weddings: f32,
    /// Portals that a daughter shows now and that are not open.
    pub shown: Set<Portal>,
    /// Portals that immature or unmarried daughters of this people will show, and that are not open.
    pub hoped: Set<Portal>,
    pub daughters: f32,
    pub grown: f32,
    pub enjoyed: f32,
    pub dependents: f32,
    /// Whether the special action of the round is still to come.
    pub may_act: bool,
}

impl Prospect {
    pub fn of(game: &Neanderthal, who: Who) -> Prospect {
        let people = &game.peoples[who];
        let points = game.figures().sexualities[people.sexuality()].points;
        let home = f32::from(game.hunters(who));
        let mut prospect = Prospect {
            who,
            lines: game.points_by_line(who).map(|points| points as f32),
            per_hunter: f32::from(points.hunter),
            home,
            ready: if still_sends(game, who) { home } else { 0.0 },
            out: 0.0,
            babies: 0.0,
            deaths: 0.0,
            freed: [0.0; 3],
            locked: game.locked(who).values().map(f32::from),
            free: people.free.values().map(f32::from),
            trophies: 0.0,
            animals_to_come: 0.0,
            inventions_to_come: 0.0,
            weddings: 0.0,
            shown: Set::default(),
            hoped: Set::default(),
            daughters: 0.0,
            grown: 0.0,
            enjoyed: 0.0,
            dependents: f32::from(game.dependents(who)),
            may_act: still_acts(game, who),
        };
        prospect.look_at_daughters(game);
        prospect.follow_parties(game);
        prospect.follow_raids(game);
        prospect.settle(game);
        prospect
    }

    fn look_at_daughters(&mut self, game: &Neanderthal) {
        let who = self.who;
        let mut rest = Set::default();
        for daughter in game.families().iter() {
            let family = &game.daughters[daughter];
            let own = family.father == Some(who);
            if own {
                self.daughters += 1.0;
                self.grown += f32::from(u8::from(game.grown(daughter)));
            }
            let portals = game.figures().daughter(daughter).portals;
            if game.enjoys(who, daughter) {
                self.enjoyed += 1.0;
                self.shown = self.shown.either(portals);
            } else if own {
                rest = rest.either(portals);
            }
            if family.suitors.contains(who) {
                let chance = if own && family.husband.is_none() || game.enjoys(who, Daughter::SingingWoman) {
                    1.0
                } else {
                    COURTED
                };
                self.out += 1.0;
                if !own {
                    self.deaths += BITTEN;
                }
                if game.marries(who) {
                    self.weddings += chance;
                    rest = rest.either(portals);
                } else {
                    self.babies += chance;
                }
            }
        }
        let open = game.peoples[who].portals;
        self.shown = self.shown.without(open);
        self.hoped = rest.without(open).without(self.shown);
    }

    fn follow_parties(&mut self, game: &Neanderthal) {
        let who = self.who;
        let gathers = game.gathers(who) && gathering_comes(game);
        let weaver = game.enjoys(who, Daughter::BasketWeaver);
        let mut spare = self.ready;
        for slot in game.hunting(who).iter() {
            let Some(biome) = game.rows[slot].card() else { continue };
            let card = game.figures().biome(biome);
            let hunters = game.party(slot, who);
            self.out += f32::from(hunters);
            if gathers && (card.gather || weaver && card.kind == Kind::Trophy) {
                self.babies += 1.0;
            }
            let alpha = game.alpha_at(who, slot);
            let mut odds = match game.hunt {
                Some(hunt)
                    if hunt.who == who && hunt.on == slot && hunt.prey.is_none() && hunt.step == HuntStep::Claim =>
                {
                    Haul {
                        success: f32::from(u8::from(hunt.hits >= card.hits)),
                        claim: if game.losing.is_none() { 1.0 } else { CLAIM_AMONG_LOSSES },
                        deaths: game.losing.map_or(0.0, |losing| f32::from(losing.left)),
                    }
                }
                _ => {
                    // A party that is still being put together will have as many as it takes, if there are any.
                    let wanted = (HUNTERS_A_HIT * card.hits).saturating_sub(hunters).min(spare as u8);
                    spare -= f32::from(wanted);
                    let mut odds = haul(game, who, slot, biome, hunters + wanted, alpha);
                    if wanted > 0 {
                        let now = haul(game, who, slot, biome, hunters, alpha);
                        odds.success = JOINED * (odds.success + now.success);
                        odds.claim = JOINED * (odds.claim + now.claim);
                        odds.deaths = now.deaths;
                    }
                    odds
                }
            };
            self.meet_rivals(game, slot, biome, hunters, &mut odds);
            self.gain(game, biome, odds);
        }
    }

    /// Others on the same card throw too, those with fewer hunters first, and they strike.
    fn meet_rivals(&mut self, game: &Neanderthal, slot: Slot, biome: Biome, hunters: u8, odds: &mut Haul) {
        for other in Who::all().filter(|other| *other != self.who) {
            let theirs = game.party(slot, other);
            if theirs == 0 {
                continue;
            }
            let they = haul(game, other, slot, biome, theirs, game.alpha_at(other, slot));
            let before = if theirs < hunters { 1.0 } else { THEIR_TURN };
            odds.success *= 1.0 - before * they.success;
            odds.claim *= 1.0 - before * they.success;
            if attacks_come(game) {
                let faces = if game.war_party(Place::Slot(slot), other) { WAR_PARTY } else { 1.0 };
                let struck = (f32::from(theirs) * faces / FACES).min(f32::from(hunters));
                let kept = 1.0 - MISSED * struck / f32::from(hunters);
                odds.success *= kept;
                odds.claim *= kept;
                odds.deaths += struck;
            }
        }
    }

    fn follow_raids(&mut self, game: &Neanderthal) {
        for prey in Slot::all() {
            let Some(raid) = game.raids[prey].filter(|raid| raid.who == self.who) else { continue };
            let hunters = raid.cubes.total() + u8::from(game.peoples[self.who].alpha == Alpha::Raid(prey));
            self.out += f32::from(hunters);
            let (Some(biome), Some(beast)) = (game.rows[prey].card(), game.rows[raid.predator].card()) else {
                continue;
            };
            let chase = game.throw(self.who, beast, hunters, game.peoples[self.who].alpha == Alpha::Raid(prey));
            let thrown = game.hunt.filter(|hunt| hunt.prey == Some(prey) && hunt.step == HuntStep::Claim);
            let kept = match thrown {
                _ if raid.robbed => 0.0,
                Some(hunt) => f32::from(u8::from(hunt.hits > 0)),
                None => {
                    self.deaths += chase.losses();
                    if chase.power { 1.0 } else { at_least(1, chase.dice, chase.hitting) }
                }
            };
            let claim = f32::from(u8::from(raid.claimed));
            self.gain(game, biome, Haul { success: kept, claim: claim * kept, deaths: 0.0 });
        }
    }

    fn gain(&mut self, game: &Neanderthal, biome: Biome, odds: Haul) {
        let card = game.figures().biome(biome);
        self.babies += odds.success * f32::from(card.babies);
        self.deaths += odds.deaths;
        for (freed, disks) in self.freed.iter_mut().zip(card.disks.values()) {
            *freed += odds.success * f32::from(*disks);
        }
        match card.kind {
            Kind::Trophy => self.trophies += odds.claim * f32::from(card.trophies),
            Kind::Domestic => self.animals_to_come += odds.claim,
            Kind::Invention => self.inventions_to_come += odds.claim,
            Kind::Plain => {}
        }
    }

    /// What waits to be freed, what the herd will yield, and that nothing comes which is not there.
    fn settle(&mut self, game: &Neanderthal) {
        let people = &game.peoples[self.who];
        if let Some(freeing) = game.freeing.filter(|freeing| freeing.who == self.who) {
            for disk in Disk::all() {
                self.freed[disk.index()] += f32::from(freeing.disks[disk]);
            }
        }
        if people.tribal && yields_come(game, self.who) {
            for biome in people.herd.without(people.young()).iter() {
                let card = game.figures().biome(biome);
                self.babies += f32::from(card.yield_babies);
                for (freed, disks) in self.freed.iter_mut().zip(card.yield_disks.values()) {
                    *freed += f32::from(*disks);
                }
            }
        }
        self.babies = self.babies.min(f32::from(people.dead) + self.deaths);
        for (freed, locked) in self.freed.iter_mut().zip(self.locked) {
            *freed = freed.min(locked);
        }
        let room = f32::from(game.hand_limit(self.who)) - f32::from(people.hand.len());
        self.animals_to_come = self.animals_to_come.min(room.max(0.0) + FULL_HAND);
        self.inventions_to_come = self.inventions_to_come.min(room.max(0.0) + FULL_HAND);
    }

    pub fn total(&self) -> f32 {
        self.lines.iter().sum()
    }

    /// Hunters in the camp when the round is over.
    pub fn camp_to_come(&self) -> f32 {
        (self.home + self.out + self.babies - self.deaths).max(0.0)
    }

    /// Free disks when the round is over.
    pub fn words_to_come(&self) -> f32 {
        self.free.iter().sum::<f32>() + self.freed.iter().sum::<f32>()
    }

    /// Portals that could be opened at once.
    pub fn payable(&self) -> f32 {
        let payable = |disk: Disk| self.free[disk.index()] + self.freed[disk.index()] >= 1.0;
        self.shown.iter().filter(|portal| payable(portal.disk())).count() as f32
    }
}
