//! What the pieces tell of themselves: [`cards`] in hand and on the piles, [`land`] the areas and what stands there, here the
//! rest.

mod cards;
mod land;

pub(super) use cards::of_card;

use super::Scene;
use super::components::piece_about;
use crate::board::{Point, Telling};
use fluent_bundle::FluentValue;
use lascaux_games::eiszeit::{Card, CardView, Colour, PlayerView, View};

/// What a piece tells.
pub(super) fn tell(view: &View, scene: &Scene, piece: &str) -> Option<Telling> {
    let teller = Teller { view, scene };
    let name = piece.strip_prefix("ez-")?;
    let (kind, rest) = name.split_once('-').unwrap_or((name, ""));
    let colour = || Colour::ALL.into_iter().find(|colour| colour.word() == rest);
    match kind {
        "card" => {
            let (card, _) = rest.rsplit_once('-')?;
            let card = Card::ALL.into_iter().find(|one| one.word() == card)?;
            Some(teller.card(&CardView::of(card, scene.data), true))
        }
        "played" => Some(teller.card(&super::hand::played(view, scene)?, false)),
        "top" => teller.top(colour()?),
        "pile" | "draw" => teller.pile(colour()?),
        "supply" => Some(teller.supply(colour()?)),
        "own" => teller.own_thing(rest),
        "herd" => Some(teller.spare("ez-herd", view.mammoths_spare, "mammoth", "EZ-4.1")),
        "clubs" => Some(teller.spare("ez-clubs", view.clubs_spare, "club", "EZ-6.1")),
        "unseen" => Some(teller.unseen()),
        _ => teller.on_land(kind, rest),
    }
}

/// A view on its way into words.
struct Teller<'a> {
    view: &'a View,
    scene: &'a Scene<'a>,
}

impl Teller<'_> {
    fn say(&self, key: &str) -> String {
        self.scene.words.say(key)
    }

    fn with(&self, key: &str, figures: &[(&'static str, FluentValue<'_>)]) -> String {
        self.scene.words.with(key, figures)
    }

    /// A text with one figure.
    fn counted(&self, key: &str, name: &'static str, n: u8) -> String {
        self.with(key, &[(name, n.into())])
    }

    /// What the reader has; a spectator has nothing.
    fn own(&self) -> Option<&PlayerView> {
        self.scene.seat.and_then(|seat| self.view.players.get(seat.index()))
    }

    /// What a kind of piece is for.
    fn about(&self, kind: &str, rule: &str) -> String {
        format!("{} ({rule})", piece_about(kind, self.scene.data, self.scene.words))
    }

    fn supply(&self, colour: Colour) -> Telling {
        let (stones, key) = match colour {
            Colour::Dark => (self.view.dark_supply, "ez-piece-supply-dark"),
            Colour::Light => (self.view.light_supply, "ez-piece-supply-light"),
        };
        let word = colour.word();
        let name = self.counted(&format!("ez-supply-{word}"), "stones", stones);
        // What follows the name tells the same as the sentence below.
        Telling::of(name.split('.').next().unwrap_or_default(), "").with(Point::Does, self.say(key))
    }

    /// A draw pile.
    fn pile(&self, colour: Colour) -> Option<Telling> {
        let word = colour.word();
        let left = self.view.piles.get(word)?.draw;
        let name = self.counted(&format!("ez-draw-{word}"), "count", left);
        Some(Telling::of(name, "").with(Point::Does, self.counted("ez-piece-draw", "n", self.scene.data.hand_size)))
    }

    /// The reader's stones, hunters in stock and kept clubs.
    fn own_thing(&self, thing: &str) -> Option<Telling> {
        let own = self.own()?;
        Some(match thing {
            "stones" => Telling::of(self.counted("ez-stones", "count", own.stones), "")
                .with(Point::Does, self.about("stone", "EZ-3.3, EZ-3.4"))
                .with(Point::Asks, self.counted("ez-piece-duty", "duty", self.scene.data.light_duty)),
            "stock" => Telling::of(self.counted("ez-stock", "count", own.stock), "")
                .with(Point::Scores, self.about("hunter", "EZ-9.1"))
                .now([self.counted("ez-piece-stock", "n", own.stock)]),
            "clubs" => Telling::of(self.counted("ez-kept", "count", own.clubs), "")
                .with(Point::Does, self.about("club", "EZ-6.2, EZ-6.4, EZ-6.5")),
            _ => return None,
        })
    }

    /// What lies beside the board.
    fn spare(&self, key: &str, count: u8, kind: &str, rule: &str) -> Telling {
        Telling::of(self.counted(key, "count", count), "").with(Point::Does, self.about(kind, rule))
    }

    fn unseen(&self) -> Telling {
        Telling::of(self.say("ez-shelf-fires"), "")
            .with(Point::Does, self.fire_rule())
            .with(Point::Stands, format!("{}.", self.unseen_fires()))
    }

    fn unseen_fires(&self) -> String {
        let [none, one, two] = self.view.unseen_fires;
        self.with("ez-unseen", &[("none", none.into()), ("one", one.into()), ("two", two.into())])
    }

    /// What a fire is for; its values are those of the box.
    fn fire_rule(&self) -> String {
        let fires = self.scene.data.fires;
        let values = || (0..3u8).filter(|value| fires[usize::from(*value)] > 0);
        let (least, most) = (values().min().unwrap_or(0), values().max().unwrap_or(0));
        self.with("ez-piece-fire", &[("least", least.into()), ("most", most.into())])
    }
}
