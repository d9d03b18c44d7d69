//! What every game can draw, and what all boards share.

mod advice;
mod alone;
mod any;
mod curve;
mod example;
mod gallery;
mod plan;
mod strip;
mod telling;
mod theatre;

macro_rules! modules {
    ($($module:ident $game:ident,)*) => { $(mod $module;)* };
}
lascaux_games::each_game!(modules);

pub use advice::Advice;
pub use alone::{Crop, Light};
pub use any::{
    Ahead, Choice, Drawn, RECENT, beside, book, components, deed, draw, draw_judged, draw_lesson, draw_past, draw_plan,
    draw_table, emblem, label, log, one_page, option_value, pigments, pointed, possible, rulebook, seat, styles, tell,
    theatre, thumbnail, usual_seats, verdict,
};

pub(crate) use alone::{alone, size};
pub(crate) use any::style;
pub use example::{Example, Picture, example_picture, examples, played};
pub use plan::{Control, Plan, Planning, begins, write_plan};
pub use strip::{Cell, Column, Progress, Row, Stretch, Strip, Tone};
pub use telling::{Point, Telling};
pub use theatre::{Beat, By, Part, Sound, in_strip};

use crate::words::Words;
use lascaux_table::{Game, Seat};
use maud::{Markup, PreEscaped, html};

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
    /// What the viewer has laid out so far, where the question is answered by a plan.
    pub plan: Planning<'a>,
}

impl<'a, G: Game> Scene<'a, G> {
    /// A scene on a wide screen in which nothing has happened and nothing can be done.
    pub fn still(words: &'a Words, names: &'a [String], seat: Option<Seat>, data: &'static G::Data) -> Scene<'a, G> {
        let (layout, plan) = (Layout::Wide, Planning::default());
        Scene { words, layout, names, seat, data, legal: &[], events: &[], plan }
    }

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
        let piece = html! {
            g id=(id) class={ "piece" @if possible { " possible" } }
                role=(if possible || refused { "button" } else { "img" })
                aria-disabled=[refused.then_some("true")]
                tabindex=[(!say.is_empty() || card).then_some("0")]
                data-say=[possible.then_some(say)]
                data-why=[refused.then_some(say)]
                data-card[card]
                aria-label=(name) {}
        };
        filled(piece, &[&drawing])
    }

    /// The name of a seat.
    pub fn name(&self, seat: Seat) -> &str {
        self.names.get(seat.index()).map_or("?", String::as_str)
    }
}

/// An empty element with drawings put into it, one after the other: long ones are copied once, into as much room as they need.
pub(crate) fn filled(empty: Markup, drawings: &[&Markup]) -> Markup {
    let mut element = empty.0;
    let end = element.rfind("</").map_or(String::new(), |end| element.split_off(end));
    element.reserve_exact(drawings.iter().map(|drawing| drawing.0.len()).sum::<usize>() + end.len());
    drawings.iter().for_each(|drawing| element.push_str(&drawing.0));
    element.push_str(&end);
    PreEscaped(element)
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

/// A line of what a player must know to begin.
pub struct OneLine {
    /// A small picture of what it is about: a whole `svg`.
    pub picture: Markup,
    /// The line.
    pub text: String,
    /// The rule that says it in full.
    pub rule: &'static str,
}

/// A game that can be drawn.
pub trait Board: Game {
    /// The style sheet of its board.
    const STYLE: &'static str;

    /// How many play where nobody says otherwise.
    const USUAL_SEATS: u8 = 3;

    /// The emblem for the front page: a whole `svg`.
    fn emblem() -> Markup;

    /// The table in small, 512 by 360, as lists of tables show it: what everybody can see, readable at a glance.
    fn thumb(_view: &Self::View) -> Markup {
        html! { rect width="512" height="360" fill="#e0b87e" filter="url(#rock)" {} }
    }

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

    /// What the piece with this `id` tells of itself: made from the box and from what the viewer may know, of every piece
    /// of the board, the shelf and the seats that has a name. Nothing of what is no piece.
    fn telling(view: &Self::View, scene: &Scene<Self>, piece: &str) -> Option<Telling>;

    /// What is asked of the viewer, or of whom one waits, in a sentence or two of plain words.
    fn question(view: &Self::View, scene: &Scene<Self>) -> String;

    /// The words on the button of an action, short: "3 people to the hunt".
    fn label(view: &Self::View, data: &'static Self::Data, action: &Possible<Self::Action>, words: &Words) -> String;

    /// The same at a table, where the names of the players are known.
    fn label_for(view: &Self::View, scene: &Scene<Self>, action: &Possible<Self::Action>) -> String {
        Self::label(view, scene.data, action, scene.words)
    }

    /// Where on the page a pointer of a lesson is, such as `place:forest` or `me:food`: the id of a piece after `#`, or a
    /// class after `.`, the best first. The first that is there counts.
    fn pointed(_view: &Self::View, _scene: &Scene<Self>, _what: &str) -> Vec<String> {
        Vec::new()
    }

    /// An action as it is told to everybody who looks on: with the names of players, cards and buildings.
    fn deed(view: &Self::View, scene: &Scene<Self>, action: &Possible<Self::Action>) -> String {
        Self::label_for(view, scene, action)
    }

    /// What somebody who plays for the first time should hear before deciding, the most urgent first. It is asked for only
    /// while the viewer is.
    fn advice(_view: &Self::View, _scene: &Scene<Self>) -> Vec<Advice> {
        Vec::new()
    }

    /// Words of the notation that are counted in actions (`pay 2 wood`), with their names, the least valuable first: of
    /// many ways to count them the page makes counters instead of a list.
    fn counted(_words: &Words) -> Vec<(&'static str, String)> {
        Vec::new()
    }

    /// How the question is answered by a plan, if it takes several small steps of the viewer without chance between them.
    fn plan(_view: &Self::View, _scene: &Scene<Self>) -> Option<Plan> {
        None
    }

    /// The position right after a decision, before the game goes on: what is drawn of a plan whose last step ends the
    /// question.
    fn foresee(_state: &Self, _action: Self::Action) -> Option<Self> {
        None
    }

    /// How a game ends that all win or lose together, in a sentence or two; nothing where players win.
    fn verdict(_view: &Self::View, _words: &Words) -> Option<String> {
        None
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

    /// What is shown of a step before the new picture takes the place of the old one: see [`Beat`]. The events are those
    /// that the viewer heard of this step, `scene.events` those of the few steps before it; `scene.legal` is empty, and
    /// the same beats serve every kind of screen.
    fn theatre(_before: &Self::View, _events: &[Self::Event], _after: &Self::View, _scene: &Scene<Self>) -> Vec<Beat> {
        Vec::new()
    }

    /// The words for a value of an option.
    fn option_value(words: &Words, option: &str, value: &str) -> String {
        words.say(&format!("option-{}-{option}-{value}", Self::NAME))
    }

    /// Every card and tile of the box.
    fn components(data: &'static Self::Data, words: &Words) -> Vec<Component>;

    /// What a player must know to begin, in ten to fifteen short lines.
    fn one_page(data: &'static Self::Data, words: &Words) -> Vec<OneLine>;

    /// What one plays for, in a line or two: the first of that page.
    fn goal(data: &'static Self::Data, words: &Words) -> String;

    /// Rules with the anchors of the components that stand beside them.
    fn beside(_data: &'static Self::Data) -> Vec<(&'static str, String)> {
        Vec::new()
    }

    /// What a player has, as one `svg`, for an example of the rulebook that is about it.
    fn things(_view: &Self::View, _seat: Seat, _scene: &Scene<Self>) -> Option<Markup> {
        None
    }
}
