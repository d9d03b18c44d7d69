//! A position that plain random games seldom reach: tribal peoples with chiefs, full hands, daughters, husbands and alpha
//! men.

use super::*;
use lascaux_neanderthal::Kind;
use lascaux_table::{Rng, below};
use serde_json::Value;

/// Before the first round.
pub fn rich(seats: u8, options: &Value, rng: &mut impl Rng) -> Table {
    let mut said = options.clone();
    said["boards"] = "red-yellow-green".into();
    let mut table = with_options(seats, said);
    if seats != 2 {
        use Sexuality::{Harem, PairBond, Promiscuity};
        let sides = [[Harem, PairBond, Promiscuity], [Promiscuity, Harem, PairBond], [PairBond, Promiscuity, Harem]];
        table.sexualities(sides[below(rng, 3) as usize]);
    }
    let playing: Vec<Who> = Who::all().filter(|who| table.peoples[*who].seat.is_some()).collect();
    for who in &playing {
        if below(rng, 3) > 0 {
            table.tribal(*who);
        }
        let tribal = table.peoples[*who].tribal;
        for rank in Rank::all().filter(|rank| tribal || rank.number() > 2) {
            let elder = [Elder::Vacant, Elder::Mature, Elder::Mature][below(rng, 3) as usize];
            table.elder(*who, rank, elder);
        }
        table.camp(*who, 4 + below(rng, 3) as u8);
        if below(rng, 2) == 0 {
            table.alpha(*who);
        }
    }
    for daughter in Daughter::all().filter(|_| below(rng, 2) == 0).take(10).collect::<Vec<_>>() {
        let father = playing[below(rng, playing.len() as u32) as usize];
        table.daughter(father, daughter);
        let husband = playing[below(rng, playing.len() as u32) as usize];
        if below(rng, 3) == 0 && table.peoples[husband].dead > 2 {
            table.husband(husband, daughter);
        }
    }
    table.deck = table.deck.min(table.unseen.len());
    let data = Neanderthal::data(None).unwrap();
    for biome in Biome::all().filter(|biome| table.undrawn.contains(*biome)).collect::<Vec<_>>() {
        let who = playing[below(rng, playing.len() as u32) as usize];
        match (data.biome(biome).kind, below(rng, 6)) {
            (Kind::Plain, _) | (_, 3..) => {}
            (Kind::Trophy, _) | (_, 0) => table.tableau(who, biome),
            _ if table.hand_limit(who) > table.peoples[who].hand.len() => table.hand(who, biome),
            _ => {}
        }
    }
    table
}
