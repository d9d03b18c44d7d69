//! Actions and outcomes as text, both ways.

use crate::action::{Action, HUES, Hunter, Way, hue};
use crate::area::Area;
use crate::card::{Card, Colour};
use crate::chance::Outcome;
use crate::state::Eiszeit;
use lascaux_table::{Code, Form, Grammar, Refusal, Seat};

macro_rules! form {
    ($form:literal, $meaning:literal, $example:literal) => {
        Form { form: $form, meaning: $meaning, example: $example }
    };
}

pub(crate) const GRAMMAR: Grammar = Grammar {
    actions: &[
        form!("place AREA [club]", "place a hunter of your stock, with a kept club if you say so", "place 7"),
        form!("move HUNTER FROM TO [club]", "move a hunter; your own may get a kept club", "move green 4 8"),
        form!("swap HUNTER AREA [club]", "name the first hunter of a swap", "swap yellow 6"),
        form!("with HUNTER AREA [club]", "name the second hunter and swap them", "with red 9"),
        form!("remove HUNTER AREA", "send a hunter back to its owner's stock", "remove green 10"),
        form!("mammoth AREA", "place a mammoth from beside the board", "mammoth 6"),
        form!("mammoth FROM TO", "move a mammoth on the board", "mammoth 6 9"),
        form!("remove mammoth AREA", "take a mammoth off the board", "remove mammoth 7"),
        form!("fire FIRE AREA", "move a fire, named after the area it was laid in this round", "fire 5 9"),
        form!("look FIRE", "look at a fire", "look 5"),
        form!("club [AREA]", "take a club: for your hunter in that area, or to keep", "club 7"),
        form!("play CARD", "play a card", "play forest"),
        form!("play mammoth WAY", "play the mammoth card in one of its three ways", "play mammoth near"),
        form!(
            "play CULT copy COLOUR [WAY]",
            "play a cult card as the visible card of a colour",
            "play light-cult copy dark"
        ),
        form!("choose SEAT", "name the player whom your dark card helps", "choose yellow"),
        form!("discard CARD", "discard a card unseen", "discard swap"),
        form!("keep", "discard nothing", "keep"),
        form!("draw COLOUR", "draw a card", "draw light"),
        form!("cover AREA", "lay a glacier", "cover 6"),
        form!("done", "decline, or do no more", "done"),
    ],
    outcomes: &[
        form!("card CARD", "the card that is dealt or drawn", "card trek"),
        form!("fire VALUE", "the value of the fire that is looked at or turned up", "fire 2"),
        form!("lot SEAT", "on whom the lot falls", "lot red"),
    ],
    words: &[
        ("AREA, FROM, TO", "an area by its number, 1 to 12"),
        ("FIRE", "a fire by the number of the area it was laid in at the start of the round"),
        ("VALUE", "0, 1 or 2"),
        ("SEAT", "red, yellow, green, blue, black: seats 0 to 4"),
        ("HUNTER", "a hunter by its colour; \"red-club\" is a red hunter that holds a club"),
        ("COLOUR", "light or dark"),
        (
            "CARD",
            "forest, ice-plain, meadow, stone-desert, steppe, mountains, hunters-and-mammoth, trek, mammoth, blind-fire, \
             swap, club, move-three, light-cult; all-place-two, all-place-one, seen-fire, remove-two, remove-one, \
             remove-mammoth, club-or-move, dark-cult",
        ),
        ("CULT", "light-cult or dark-cult"),
        ("WAY", "place (2 stones), near (3 stones, to a neighbour) or far (5 stones, to an area that is no neighbour)"),
    ],
};

impl Eiszeit {
    pub(crate) fn action_text(&self, action: Action) -> String {
        let with = |club: bool| if club { " club" } else { "" };
        match action {
            Action::Place { area, club } => format!("place {area}{}", with(club)),
            Action::Move { hunter, from, to, club } => format!("move {hunter} {from} {to}{}", with(club)),
            Action::Swap { hunter, area, club } => format!("swap {hunter} {area}{}", with(club)),
            Action::With { hunter, area, club } => format!("with {hunter} {area}{}", with(club)),
            Action::Remove { hunter, area } => format!("remove {hunter} {area}"),
            Action::PlaceMammoth(area) => format!("mammoth {area}"),
            Action::MoveMammoth { from, to } => format!("mammoth {from} {to}"),
            Action::RemoveMammoth(area) => format!("remove mammoth {area}"),
            Action::MoveFire { fire, to } => format!("fire {fire} {to}"),
            Action::Look(fire) => format!("look {fire}"),
            Action::TakeClub(None) => "club".to_string(),
            Action::TakeClub(Some(area)) => format!("club {area}"),
            Action::Play { card, copy, way } => {
                let mut text = format!("play {card}");
                if let Some(colour) = copy {
                    text = format!("{text} copy {colour}");
                }
                if way != Way::Only {
                    text = format!("{text} {}", way.word());
                }
                text
            }
            Action::Choose(seat) => format!("choose {}", hue(seat)),
            Action::Discard(card) => format!("discard {card}"),
            Action::Keep => "keep".to_string(),
            Action::Draw(colour) => format!("draw {colour}"),
            Action::Cover(area) => format!("cover {area}"),
            Action::Done => "done".to_string(),
        }
    }

    pub(crate) fn action_of(&self, text: &str) -> Result<Action, Refusal> {
        let words: Vec<&str> = text.split_whitespace().take(8).collect();
        let (words, club) = match words.split_last() {
            Some((&"club", rest)) if !rest.is_empty() => (rest, true),
            _ => (&words[..], false),
        };
        let gives = |action: Action| if club { Err(unread(text)) } else { Ok(action) };
        match *words {
            ["place", at] => Ok(Action::Place { area: area(at)?, club }),
            ["move", who, from, to] => {
                let (hunter, from, to) = (self.hunter(who)?, area(from)?, area(to)?);
                if from == to {
                    return Err(unsaid("EZ-4.1", "A move leads from one area to another."));
                }
                Ok(Action::Move { hunter, from, to, club: may_arm(hunter, club)? })
            }
            ["swap", who, at] => {
                let hunter = self.hunter(who)?;
                Ok(Action::Swap { hunter, area: area(at)?, club: may_arm(hunter, club)? })
            }
            ["with", who, at] => {
                let hunter = self.hunter(who)?;
                Ok(Action::With { hunter, area: area(at)?, club: may_arm(hunter, club)? })
            }
            ["remove", "mammoth", at] => gives(Action::RemoveMammoth(area(at)?)),
            ["remove", who, at] => gives(Action::Remove { hunter: self.hunter(who)?, area: area(at)? }),
            ["mammoth", at] => gives(Action::PlaceMammoth(area(at)?)),
            ["mammoth", from, to] => {
                let (from, to) = (area(from)?, area(to)?);
                if from == to {
                    return Err(unsaid("EZ-4.1", "A mammoth moves from one area to another."));
                }
                gives(Action::MoveMammoth { from, to })
            }
            ["fire", fire, to] => gives(Action::MoveFire { fire: area(fire)?, to: area(to)? }),
            ["look", fire] => gives(Action::Look(area(fire)?)),
            ["club"] => gives(Action::TakeClub(None)),
            ["club", at] => gives(Action::TakeClub(Some(area(at)?))),
            // "play club" and "discard club" end in the word that elsewhere gives a club.
            ["play"] if club => Ok(Action::Play { card: Card::Club, copy: None, way: Way::Only }),
            ["discard"] if club => Ok(Action::Discard(Card::Club)),
            ["play", name] => gives(Action::Play { card: card(name)?, copy: None, way: Way::Only }),
            ["play", name, "copy"] => {
                let cult = cult(name)?;
                Err(unsaid(
                    cult.rule(),
                    format!("Which visible card does it copy? Say \"play {cult} copy light\" or \"dark\"."),
                ))
            }
            ["play", name, how] => gives(Action::Play { card: card(name)?, copy: None, way: way(how)? }),
            ["play", name, "copy", side] => {
                gives(Action::Play { card: cult(name)?, copy: Some(colour(side)?), way: Way::Only })
            }
            ["play", name, "copy", side, how] => {
                gives(Action::Play { card: cult(name)?, copy: Some(colour(side)?), way: way(how)? })
            }
            ["choose", who] => gives(Action::Choose(self.seat_of(who)?)),
            ["discard", name] => gives(Action::Discard(card(name)?)),
            ["keep"] => gives(Action::Keep),
            ["draw", side] => gives(Action::Draw(colour(side)?)),
            ["cover", at] => gives(Action::Cover(area(at)?)),
            ["done"] => gives(Action::Done),
            _ => Err(unread(text)),
        }
    }

    pub(crate) fn outcome_text(&self, outcome: Outcome) -> String {
        match outcome {
            Outcome::Card(card) => format!("card {card}"),
            Outcome::Fire(value) => format!("fire {value}"),
            Outcome::Seat(seat) => format!("lot {}", hue(seat)),
        }
    }

    pub(crate) fn outcome_of(&self, text: &str) -> Result<Outcome, Refusal> {
        let words: Vec<&str> = text.split_whitespace().take(4).collect();
        match *words {
            ["card", name] => Ok(Outcome::Card(card(name)?)),
            ["fire", value] => match value {
                "0" => Ok(Outcome::Fire(0)),
                "1" => Ok(Outcome::Fire(1)),
                "2" => Ok(Outcome::Fire(2)),
                _ => Err(Refusal::new(Code::Notation, "A fire has value 0, 1 or 2.")),
            },
            ["lot", who] => Ok(Outcome::Seat(self.seat_of(who)?)),
            _ => Err(Refusal::new(
                Code::Notation,
                format!(
                    "\"{}\" is no outcome of this game; there is \"card CARD\", \"fire VALUE\" and \"lot SEAT\".",
                    short(text)
                ),
            )),
        }
    }

    fn seat_of(&self, word: &str) -> Result<Seat, Refusal> {
        HUES[..usize::from(self.seats)].iter().position(|hue| *hue == word).map(|seat| Seat(seat as u8)).ok_or_else(
            || {
                let players = HUES[..usize::from(self.seats)].join(", ");
                Refusal::new(Code::Notation, format!("\"{}\" plays no part; there are {players}.", short(word)))
            },
        )
    }

    fn hunter(&self, word: &str) -> Result<Hunter, Refusal> {
        let (name, clubbed) = match word.strip_suffix("-club") {
            Some(name) => (name, true),
            None => (word, false),
        };
        Ok(Hunter { owner: self.seat_of(name)?, clubbed })
    }

    /// Every action that can be written with the colours in play.
    pub(crate) fn each_action(&self, visit: &mut dyn FnMut(Action)) {
        let hunters = || self.everybody().flat_map(|seat| [Hunter::plain(seat), Hunter::clubbed(seat)]);
        let clubs = |hunter: Hunter| if hunter.clubbed { &[false][..] } else { &[false, true][..] };
        for area in Area::all() {
            [false, true].into_iter().for_each(|club| visit(Action::Place { area, club }));
            for hunter in hunters() {
                visit(Action::Remove { hunter, area });
                for &club in clubs(hunter) {
                    visit(Action::Swap { hunter, area, club });
                    visit(Action::With { hunter, area, club });
                    for to in Area::all().filter(|&to| to != area) {
                        visit(Action::Move { hunter, from: area, to, club });
                    }
                }
            }
            for to in Area::all() {
                visit(Action::MoveFire { fire: area, to });
                if to != area {
                    visit(Action::MoveMammoth { from: area, to });
                }
            }
            visit(Action::PlaceMammoth(area));
            visit(Action::RemoveMammoth(area));
            visit(Action::Look(area));
            visit(Action::TakeClub(Some(area)));
            visit(Action::Cover(area));
        }
        for card in Card::ALL {
            visit(Action::Discard(card));
            for way in [Way::Only, Way::Place, Way::Near, Way::Far] {
                visit(Action::Play { card, copy: None, way });
                if card.is_cult() {
                    for side in Colour::ALL {
                        visit(Action::Play { card, copy: Some(side), way });
                    }
                }
            }
        }
        self.everybody().for_each(|seat| visit(Action::Choose(seat)));
        Colour::ALL.into_iter().for_each(|colour| visit(Action::Draw(colour)));
        [Action::TakeClub(None), Action::Keep, Action::Done].into_iter().for_each(visit);
    }
}

/// Long input is cut short in answers.
fn short(text: &str) -> String {
    text.chars().take(60).collect()
}

fn unread(text: &str) -> Refusal {
    let forms: Vec<&str> = GRAMMAR.actions.iter().map(|form| form.form).collect();
    Refusal::new(
        Code::Notation,
        format!("\"{}\" is nothing that can be said in this game; there is: {}.", short(text), forms.join("; ")),
    )
}

/// Something that can be said of nothing in this game, because of a rule.
fn unsaid(rule: &'static str, message: impl Into<lascaux_table::Said>) -> Refusal {
    Refusal::rule(rule, message).with_code(Code::Notation)
}

fn area(word: &str) -> Result<Area, Refusal> {
    // A sign or a leading zero would be a second way to write the same area.
    let number = if word.starts_with(['+', '0']) { None } else { word.parse().ok() };
    number.and_then(Area::numbered).ok_or_else(|| {
        Refusal::new(Code::Notation, format!("\"{}\" is no area; areas are numbered 1 to 12.", short(word)))
    })
}

fn card(word: &str) -> Result<Card, Refusal> {
    Card::read(word).ok_or_else(|| {
        let names: Vec<&str> = Card::ALL.iter().map(|card| card.word()).collect();
        Refusal::new(Code::Notation, format!("There is no card \"{}\"; there is {}.", short(word), names.join(", ")))
    })
}

fn cult(word: &str) -> Result<Card, Refusal> {
    card(word).and_then(|card| {
        if card.is_cult() {
            Ok(card)
        } else {
            Err(unsaid(Card::LightCult.rule(), format!("Only a cult card copies another one; {card} does not.")))
        }
    })
}

fn colour(word: &str) -> Result<Colour, Refusal> {
    Colour::ALL.into_iter().find(|colour| colour.word() == word).ok_or_else(|| {
        Refusal::new(Code::Notation, format!("\"{}\" is no colour of cards; there is light and dark.", short(word)))
    })
}

fn way(word: &str) -> Result<Way, Refusal> {
    Way::MAMMOTH.into_iter().find(|way| way.word() == word).ok_or_else(|| {
        unsaid("EZ-5.4", format!("\"{}\" is no way to play a card; there is place, near, far.", short(word)))
    })
}

fn may_arm(hunter: Hunter, club: bool) -> Result<bool, Refusal> {
    if club && hunter.clubbed {
        return Err(unsaid("EZ-6.3", "A hunter holds at most one club, and this one has it; leave \"club\" out."));
    }
    Ok(club)
}
