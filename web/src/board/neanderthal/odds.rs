//! The odds of a hunt that is being planned: the fight with whoever stands there, the hunt itself, and the predators that
//! follow. Everything that is on the table counts; what others may still do does not.

use super::Table;
use lascaux_games::neanderthal::{
    Alpha, BiomeCard, Daughter, Elder, Faces, GameType, Key, Rank, Slot, Table as Stand, Who,
};

/// How a species throws on a card.
#[derive(Clone, Copy)]
struct Thrower {
    /// Hits that are needed.
    hits: u8,
    /// Faces that hit, from 1 on.
    faces: u8,
    /// Faces that kill, of six.
    deadly: u8,
    /// Whether its alpha man stands there and counts as a 1. (NE-E5)
    power: bool,
}

impl Thrower {
    fn of(table: &Table, who: Who, slot: Slot, card: &BiomeCard) -> Thrower {
        let all = &table.view.table;
        let people = &all.peoples[who];
        // NE-G2: with an invention for this kind of game a 3 counts as a 1, for everything.
        let threes = all.has_tool(who, |one| table.data().biome(one).threes == Some(card.game));
        let rank = match card.game {
            GameType::Small => Rank::Trapper,
            GameType::Big => Rank::Knapper,
            GameType::Club | GameType::Predator => Rank::Warrior,
        };
        let faces = 1 + u8::from(card.star) + u8::from(threes);
        let kills = |wounds: Faces| (1..=6u8).filter(|face| wounds.has(*face) && !(threes && *face == 3)).count() as u8;
        Thrower {
            hits: card.hits,
            faces,
            deadly: kills(card.bite) + if is_warm(all, who) { 0 } else { kills(card.frost) },
            power: people.alpha == Alpha::Party(slot) && people.elders[rank] == Elder::Mature,
        }
    }

    /// The chance of a success, and within it of every number of survivors.
    fn throw(self, hunters: u8, hits: u8) -> Vec<f64> {
        let certain = u8::from(self.power && hunters > 0);
        let (dice, needed) = (hunters - certain, hits.saturating_sub(certain));
        let (hit, dies) = (f64::from(self.faces) / 6.0, f64::from(self.deadly) / 6.0);
        // By hits, at most as many as are needed, and by the dead.
        let mut chances = vec![vec![0.0f64; usize::from(dice) + 1]; usize::from(needed) + 1];
        chances[0][0] = 1.0;
        for _ in 0..dice {
            let mut next = vec![vec![0.0; usize::from(dice) + 1]; usize::from(needed) + 1];
            for (hits, row) in chances.iter().enumerate() {
                for (dead, chance) in row.iter().enumerate().filter(|(_, chance)| **chance > 0.0) {
                    next[(hits + 1).min(usize::from(needed))][dead] += chance * hit;
                    next[hits][dead] += chance * (1.0 - hit - dies);
                    if dead < usize::from(dice) {
                        next[hits][dead + 1] += chance * dies;
                    }
                }
            }
            chances = next;
        }
        let mut survivors = vec![0.0; usize::from(hunters) + 1];
        for (dead, chance) in chances[usize::from(needed)].iter().enumerate() {
            survivors[usize::from(hunters) - dead] += chance;
        }
        survivors
    }
}

/// NE-G: whom frost does not harm.
fn is_warm(all: &Stand, who: Who) -> bool {
    all.mature(who, Rank::Firestarter) || all.enjoys(who, Daughter::CobblerWoman)
}

/// Somebody else who stands on the card.
struct Rival {
    who: Who,
    hunters: u8,
    thrower: Thrower,
    deadly: u8,
}

/// What a species knows before it throws on a card.
pub(super) struct Odds {
    who: Who,
    thrower: Thrower,
    deadly: u8,
    rivals: Vec<Rival>,
    /// Who attacks when. (NE-A3)
    attack: Vec<Who>,
    /// Who throws first among equals. (NE-A4)
    order: Vec<Who>,
    totem: Option<Who>,
    /// The predators that would follow a success, each as it is thrown against. (NE-G4)
    predators: Vec<Thrower>,
}

impl Odds {
    pub(super) fn of(table: &Table, who: Who, slot: Slot, card: &BiomeCard) -> Odds {
        let all = &table.view.table;
        let order: Vec<Who> = all.playing().collect();
        let totem = order.iter().copied().find(|one| all.enjoys(*one, Daughter::TotemWoman));
        let mut attack = order.clone();
        let black = |one: Who| all.peoples[one].free[lascaux_games::neanderthal::Disk::Black];
        attack.sort_by_key(|one| (Some(*one) != totem, std::cmp::Reverse(black(*one))));
        let deadly = |one: Who| 1 + u8::from(is_war_party(table, slot, one));
        let others = order.iter().copied().filter(|other| *other != who && all.party(slot, *other) > 0);
        let rivals = others.map(|other| Rival {
            who: other,
            hunters: all.party(slot, other),
            thrower: Thrower::of(table, other, slot, card),
            deadly: deadly(other),
        });
        let rivals = rivals.collect();
        Odds {
            who,
            thrower: Thrower::of(table, who, slot, card),
            deadly: deadly(who),
            rivals,
            attack,
            order,
            totem,
            predators: followers(table, who, slot, card),
        }
    }

    /// The chance of success with so many hunters, in hundredths.
    pub(super) fn with(&self, hunters: u8) -> u32 {
        hundredths(self.after_fights(hunters, |left| left.iter().sum()))
    }

    /// The chance that the prize is kept, though predators follow.
    pub(super) fn keeping(&self, hunters: u8) -> u32 {
        hundredths(self.after_fights(hunters, |left| self.kept(left)))
    }

    /// Of those who succeeded, by the number of survivors, those who hit every predator that follows at least once.
    fn kept(&self, survivors: Vec<f64>) -> f64 {
        let mut left = survivors;
        for predator in &self.predators {
            let mut next = vec![0.0; left.len()];
            for (hunters, chance) in left.iter().enumerate() {
                for (after, share) in predator.throw(hunters as u8, 1).into_iter().enumerate() {
                    next[after] += chance * share;
                }
            }
            left = next;
        }
        left.into_iter().sum()
    }

    /// Whether somebody else stands there, so that people fight first.
    pub(super) fn is_contested(&self) -> bool {
        !self.rivals.is_empty()
    }

    /// Whether predators follow.
    pub(super) fn is_followed(&self) -> bool {
        !self.predators.is_empty()
    }

    /// How many hunters bites and frost cost on an average, in tenths.
    pub(super) fn dead(&self, hunters: u8) -> u32 {
        let dice = hunters - u8::from(self.thrower.power && hunters > 0);
        (f64::from(dice) * f64::from(self.thrower.deadly) / 6.0 * 10.0).round() as u32
    }

    /// The fewest hunters who can succeed.
    pub(super) fn fewest(&self) -> u8 {
        self.thrower.hits.saturating_sub(u8::from(self.thrower.power)).max(1)
    }

    /// What a throw is worth once the fights are over and nobody before us has succeeded. Everybody strikes at us, and
    /// we at the largest group.
    fn after_fights(&self, hunters: u8, worth: impl Fn(Vec<f64>) -> f64) -> f64 {
        if self.rivals.is_empty() {
            return worth(self.thrower.throw(hunters, self.thrower.hits));
        }
        let mut stands: Vec<(Vec<u8>, f64)> =
            vec![([hunters].into_iter().chain(self.rivals.iter().map(|rival| rival.hunters)).collect(), 1.0)];
        for attacker in &self.attack {
            stands = stands.into_iter().flat_map(|(counts, chance)| self.struck(*attacker, counts, chance)).collect();
        }
        stands.into_iter().map(|(counts, chance)| chance * self.hunted(&counts, &worth)).sum()
    }

    /// Every way an attack can end.
    fn struck(&self, attacker: Who, counts: Vec<u8>, chance: f64) -> Vec<(Vec<u8>, f64)> {
        let (from, deadly) = match self.rivals.iter().position(|rival| rival.who == attacker) {
            Some(place) => (place + 1, self.rivals[place].deadly),
            None if attacker == self.who => (0, self.deadly),
            None => return vec![(counts, chance)],
        };
        let target = match from {
            0 => (1..counts.len()).max_by_key(|place| counts[*place]).unwrap_or(0),
            _ => 0,
        };
        let hits = binomial(counts[from], f64::from(deadly) / 6.0);
        let ended = hits.into_iter().enumerate().map(|(hits, share)| {
            let mut after = counts.clone();
            after[target] = after[target].saturating_sub(hits as u8);
            (after, chance * share)
        });
        ended.collect()
    }

    /// The hunt after the fights: fewer hunters throw first, and the first success sends the others home.
    fn hunted(&self, counts: &[u8], worth: &impl Fn(Vec<f64>) -> f64) -> f64 {
        let own = counts[0];
        if own == 0 {
            return 0.0;
        }
        let key = |who: Who, count: u8| {
            (Some(who) != self.totem, count, self.order.iter().position(|one| *one == who).unwrap_or(3))
        };
        let mine = key(self.who, own);
        let before = self.rivals.iter().zip(&counts[1..]);
        let before = before.filter(|(rival, count)| **count > 0 && key(rival.who, **count) < mine);
        let fail: f64 = before
            .map(|(rival, count)| 1.0 - rival.thrower.throw(*count, rival.thrower.hits).iter().sum::<f64>())
            .product();
        fail * worth(self.thrower.throw(own, self.thrower.hits))
    }
}

/// NE-F2: a group with the alpha man and a mature warrior, or any group with a mature weapon, kills with a 2 as well.
fn is_war_party(table: &Table, slot: Slot, who: Who) -> bool {
    let all = &table.view.table;
    let led = all.peoples[who].alpha == Alpha::Party(slot) && all.mature(who, Rank::Warrior);
    led || all.has_tool(who, |tool| table.data().biome(tool).weapon)
}

/// The predators that would follow a success of a species, the nearest first. (NE-G4)
pub(super) fn following(table: &Table, who: Who, slot: Slot, card: &BiomeCard) -> Vec<Slot> {
    let all = &table.view.table;
    if card.game != GameType::Big || all.enjoys(who, Daughter::VigilantWoman) {
        return Vec::new();
    }
    let (near, second) = all.predators_near(table.data(), slot);
    near.into_iter().chain(second).collect()
}

fn followers(table: &Table, who: Who, slot: Slot, card: &BiomeCard) -> Vec<Thrower> {
    let predators = following(table, who, slot, card).into_iter();
    predators.filter_map(|at| table.open_biome(at)).map(|predator| Thrower::of(table, who, slot, predator)).collect()
}

/// Whether what a card asks for is among the free disks, all cards that are hunted counted together. (NE-E1, NE-R13)
pub(super) fn is_met(table: &Table, who: Who, slot: Slot, card: &BiomeCard) -> bool {
    let all = &table.view.table;
    if all.enjoys(who, Daughter::SwearingWoman) {
        return true;
    }
    let hunted = Slot::all().filter(|one| *one == slot || all.party(*one, who) > 0);
    let needs: Vec<_> = hunted.filter_map(|one| table.open_biome(one)).map(|card| card.need).collect();
    card.need.iter().filter(|(_, count)| **count > 0).all(|(disk, _)| {
        needs.iter().map(|need| u32::from(need[disk])).sum::<u32>() <= u32::from(all.peoples[who].free[disk])
    })
}

fn binomial(dice: u8, hit: f64) -> Vec<f64> {
    let mut exactly = vec![1.0f64];
    for _ in 0..dice {
        let mut next = vec![0.0; exactly.len() + 1];
        for (number, chance) in exactly.iter().enumerate() {
            next[number] += chance * (1.0 - hit);
            next[number + 1] += chance * hit;
        }
        exactly = next;
    }
    exactly
}

fn hundredths(chance: f64) -> u32 {
    (chance * 100.0).round() as u32
}

#[cfg(test)]
mod tests {
    use super::*;

    fn odds(hits: u8, faces: u8, deadly: u8) -> Odds {
        let thrower = Thrower { hits, faces, deadly, power: false };
        let order = vec![Who::Red, Who::Green, Who::Yellow];
        let attack = order.clone();
        Odds {
            who: Who::Green,
            thrower,
            deadly: 1,
            rivals: Vec::new(),
            attack,
            order,
            totem: None,
            predators: Vec::new(),
        }
    }

    #[test]
    fn odds_are_those_of_counting() {
        assert_eq!(odds(1, 2, 0).with(2), 56);
        assert_eq!(odds(2, 2, 1).with(2), 11);
        assert_eq!(odds(2, 2, 1).with(5), 54);
        assert_eq!(odds(1, 1, 0).with(3), 42);
        assert_eq!(odds(1, 2, 0).with(0), 0);
    }

    #[test]
    fn a_predator_is_hit_or_keeps_the_prey() {
        let mut bison = odds(2, 2, 1);
        bison.predators = vec![Thrower { hits: 1, faces: 2, deadly: 1, power: false }];
        assert_eq!(bison.with(5), 54);
        assert_eq!(bison.keeping(5), 44, "with bites on the way");
        assert_eq!(bison.dead(5), 8);
    }

    #[test]
    fn rivals_fight_first_and_may_be_quicker() {
        let mut goose = odds(1, 2, 0);
        let rival = Thrower { hits: 1, faces: 2, deadly: 0, power: false };
        goose.rivals = vec![Rival { who: Who::Red, hunters: 1, thrower: rival, deadly: 1 }];
        let chance = goose.with(2);
        assert!((30..50).contains(&chance), "{chance}");
        assert!(chance < odds(1, 2, 0).with(2));
    }
}
