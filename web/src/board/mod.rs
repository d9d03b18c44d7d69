//! What every game can draw, and what all boards share.

mod any;
mod curve;
mod gallery;
mod strip;

macro_rules! modules {
    ($($module:ident $game:ident,)*) => { $(mod $module;)* };
}
lascaux_games::each_game!(modules);

pub use any::{
    Choice, Drawn, RECENT, book, components, draw, draw_past, draw_table, emblem, label, log, option_value, pigments,
    possible, rulebook, seat, styles, usual_seats,
};

pub use strip::{Cell, Column, Progress, Row, Strip, Tone};

use crate::words::Words;
use lascaux_table::{Game, Seat};
use maud::{Markup, html};

/// The seats' marks: every piece and name carries its mark as well as its colour.
pub const MARKS: [&str; 5] = ["●", "▲", "■", "◆", "✚"];

/// A legal action, with its text in the notation.
#[derive(Clone, PartialEq, Debug)]
pub struct Possible<A> {
    /// The action.
    pub action: A,
    /// Its canonical text.
    pub text: String,
}

/// For which kind of screen a table is drawn.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Default, Debug)]
pub enum Layout {
    /// Wide: everything at once.
    #[default]
    Wide,
    /// As narrow as a phone.
    Phone,
}

impl Layout {
    /// Its name in cookies and on the page.
    pub const fn name(self) -> &'static str {
        match self {
            Layout::Wide => "wide",
            Layout::Phone => "phone",
        }
    }

    /// The layout of a name.
    pub fn read(name: &str) -> Option<Layout> {
        [Layout::Wide, Layout::Phone].into_iter().find(|layout| layout.name() == name)
    }
}

/// What surrounds a view when it is drawn: who looks, with which box, who is asked, and what is possible.
pub struct Scene<'a, G: Game> {
    /// The words of the viewer's language.
    pub words: &'a Words,
    /// For which kind of screen.
    pub layout: Layout,
    /// The names of the seats.
    pub names: &'a [String],
    /// The seat that looks; none for a spectator.
    pub seat: Option<Seat>,
    /// The component data of the box that is played.
    pub data: &'static G::Data,
    /// The legal actions, where the viewer is asked; otherwise nothing.
    pub legal: &'a [Possible<G::Action>],
    /// What the viewer heard of the last few steps, the newest last: dice that were thrown are in no view, but stay
    /// visible until the next move.
    pub events: &'a [G::Event],
}

impl<G: Game> Scene<'_, G> {
    /// Whether a legal action begins with these words.
    pub fn possible(&self, say: &str) -> bool {
        let begins = |text: &str| text.strip_prefix(say).is_some_and(|rest| rest.is_empty() || rest.starts_with(' '));
        self.legal.iter().any(|possible| begins(&possible.text))
    }

    /// Whether this is the text of a legal action.
    pub fn is_legal(&self, text: &str) -> bool {
        self.legal.iter().any(|possible| possible.text == text)
    }

    /// A piece of the board. `say` is the beginning of the actions it stands for (may be empty: then it is only to be
    /// seen), `name` what it is called and how it stands, for those who cannot see it. Possible pieces are buttons; of
    /// others that have words, the page tells why not, with the rule.
    pub fn piece(&self, id: &str, say: &str, name: &str, drawing: Markup) -> Markup {
        self.drawn(id, say, name, drawing, false)
    }

    /// A piece that is a card: looked at, it is shown large.
    pub fn card(&self, id: &str, say: &str, name: &str, drawing: Markup) -> Markup {
        self.drawn(id, say, name, drawing, true)
    }

    fn drawn(&self, id: &str, say: &str, name: &str, drawing: Markup, card: bool) -> Markup {
        let possible = !say.is_empty() && self.possible(say);
        let refused = !possible && !say.is_empty() && !self.legal.is_empty();
        html! {
            g id=(id) class={ "piece" @if possible { " possible" } }
                role=(if possible || refused { "button" } else { "img" })
                aria-disabled=[refused.then_some("true")]
                tabindex=[(!say.is_empty() || card).then_some("0")]
                data-say=[possible.then_some(say)]
                data-why=[refused.then_some(say)]
                data-card[card]
                aria-label=(name) { (drawing) }
        }
    }

    /// The name of a seat.
    pub fn name(&self, seat: Seat) -> &str {
        self.names.get(seat.index()).map_or("?", String::as_str)
    }
}

/// A component of a box, for the pages of the rulebook: its picture with its figures in words, and where they come from.
pub struct Component {
    /// Its anchor.
    pub id: String,
    /// The group it belongs to, such as cards or buildings, in the reader's language.
    pub group: String,
    /// Its name in the reader's language.
    pub name: String,
    /// A picture of its own (a whole `svg`).
    pub picture: Markup,
    /// What it does and shows, in words, with rule numbers.
    pub about: String,
    /// Where its figures come from: `rulebook`, `public`, `derived` or `reconstructed`.
    pub source: &'static str,
}

/// A game that can be drawn.
pub trait Board: Game {
    /// The style sheet of its board.
    const STYLE: &'static str;

    /// How many play where nobody says otherwise.
    const USUAL_SEATS: u8 = 3;

    /// The emblem for the front page: a whole `svg`.
    fn emblem() -> Markup;

    /// The board with everything on it that all can see: one `svg` of 1024 by 720 on a wide screen; on a phone as wide as
    /// the screen and about as high, without scrolling.
    fn board(view: &Self::View, scene: &Scene<Self>) -> Markup;

    /// Everything that lies in front of a seat, for whoever looks at it closely.
    fn seat(view: &Self::View, seat: Seat, scene: &Scene<Self>) -> Markup;

    /// The viewer's own things in full, on one shelf below the board: 1024 by 112, or 78 high in a low window, or 360 by 104
    /// on a phone. What can be pressed among them is pressed here.
    fn own(view: &Self::View, seat: Seat, scene: &Scene<Self>) -> Markup;

    /// What everybody has to know of everybody.
    fn strip(view: &Self::View, scene: &Scene<Self>) -> Strip;

    /// Where the game stands.
    fn progress(view: &Self::View, scene: &Scene<Self>) -> Progress;

    /// The `id` of the piece that is being decided about, such as the card that is to be paid: what is chosen stands there.
    fn decided(_view: &Self::View, _scene: &Scene<Self>) -> Option<String> {
        None
    }

    /// What is asked of the viewer, or of whom one waits, in a sentence or two of plain words.
    fn question(view: &Self::View, scene: &Scene<Self>) -> String;

    /// The words on the button of an action, short: "3 people to the hunt".
    fn label(view: &Self::View, data: &'static Self::Data, action: &Possible<Self::Action>, words: &Words) -> String;

    /// The same at a table, where the names of the players are known.
    fn label_for(view: &Self::View, scene: &Scene<Self>, action: &Possible<Self::Action>) -> String {
        Self::label(view, scene.data, action, scene.words)
    }

    /// Words of the notation that are counted in actions (`pay 2 wood`), with their names, the least valuable first: of
    /// many ways to count them the page makes counters instead of a list.
    fn counted(_words: &Words) -> Vec<(&'static str, String)> {
        Vec::new()
    }

    /// Whether players around one device must not see each other's things now.
    fn hides(_view: &Self::View) -> bool {
        false
    }

    /// Whether an action is so dear that a slip of the finger has to be confirmed.
    fn costly(_action: Self::Action) -> bool {
        false
    }

    /// Which of the page's five seat colours and marks a seat's pieces have on the board.
    fn pigment(_view: &Self::View, seat: Seat) -> usize {
        seat.index() % MARKS.len()
    }

    /// An event as a sentence of the log, in the viewer's language; nothing for events that are not worth a line.
    fn log_line(event: &Self::Event, data: &'static Self::Data, names: &[String], words: &Words) -> Option<String> {
        Some(words.told(&<Self as Game>::tell(event, data), names))
    }

    /// The words for a value of an option.
    fn option_value(words: &Words, option: &str, value: &str) -> String {
        words.say(&format!("option-{}-{option}-{value}", Self::NAME))
    }

    /// Every card and tile of the box.
    fn components(data: &'static Self::Data, words: &Words) -> Vec<Component>;
}
