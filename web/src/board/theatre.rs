//! Theatre: what happens in a step, shown before (or after) the new picture takes the place of the old one.
//!
//! A board tells it as a list of [`Beat`]s, which are played one after another. A beat is markup that lies over the page
//! for a while: words at a piece ([`Beat::caption`]), a drawing at a piece ([`Beat::at`]), or a page over the board
//! ([`Beat::tableau`]). What comes, goes or flies in it are its [`Part`]s. The page's script knows no more than that, so a
//! board says everything else here: what, where, in which order, for how long.
//!
//! - Times are milliseconds at pace 1×; the script divides them.
//! - Places are `id`s of the picture: several, separated by spaces, mean the first one that can be seen. `strip-SEAT` is a
//!   player's row and `strip-SEAT-COLUMN` a number in it, whatever the game.
//! - A beat changes nothing: whoever skips it, or has asked for no motion, sees the same pictures. Of all beats only a
//!   tableau is shown to those who have asked for no motion, as it stands at its end.
//! - Nobody hears a beat: the log tells the same.

use lascaux_table::Seat;
use maud::{Markup, Render, html};

/// How a part comes.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
pub enum By {
    /// It appears.
    #[default]
    Fading,
    /// It jumps up.
    Popping,
    /// It is thrown and rolls: a die. It comes from a place, or from above.
    Tumbling,
    /// It flies in from a place.
    Flying,
    /// It grows from its left edge: a bar.
    Growing,
    /// It is there from the beginning and fades to a shadow: somebody leaves.
    Dimming,
}

/// What is heard with a part, by those who want to hear.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[allow(missing_docs)] // they sound as they are called
pub enum Sound {
    Dice,
    Wood,
    Stone,
    Drum,
    Bell,
}

/// Something in a beat that comes at its time and may leave again.
pub struct Part {
    drawing: Markup,
    class: String,
    is_svg: bool,
    at: u32,
    lasts: Option<u32>,
    by: By,
    from: String,
    leaves: Option<(u32, String)>,
    along: Vec<(f64, f64)>,
    hides: String,
    adds: i32,
    sound: Option<Sound>,
}

impl Part {
    /// A part that is there from the beginning of its beat, until told otherwise.
    pub fn new(drawing: Markup) -> Part {
        Part {
            drawing,
            class: String::new(),
            is_svg: false,
            at: 0,
            lasts: None,
            by: By::default(),
            from: String::new(),
            leaves: None,
            along: Vec::new(),
            hides: String::new(),
            adds: 0,
            sound: None,
        }
    }

    /// A part within a drawing: a `g`. It can appear, jump up, fade and go along a line, but not fly to a place.
    pub fn drawn(drawing: Markup) -> Part {
        Part { is_svg: true, ..Part::new(drawing) }
    }

    /// With a class of the board's style sheet.
    pub fn class(self, class: impl Into<String>) -> Part {
        Part { class: class.into(), ..self }
    }

    /// It comes so many milliseconds after the beginning of its beat.
    pub fn at(self, at: u32) -> Part {
        Part { at, ..self }
    }

    /// Its coming takes so long.
    pub fn lasting(self, lasts: u32) -> Part {
        Part { lasts: Some(lasts), ..self }
    }

    /// How it comes.
    pub fn by(self, by: By) -> Part {
        Part { by, ..self }
    }

    /// It flies in from a place; a die is thrown from there.
    pub fn from(self, from: impl Into<String>) -> Part {
        let by = if self.by == By::Tumbling { By::Tumbling } else { By::Flying };
        Part { from: from.into(), by, ..self }
    }

    /// At this time it flies to a place, and is gone there.
    pub fn leaves(self, at: u32, to: impl Into<String>) -> Part {
        Part { leaves: Some((at, to.into())), ..self }
    }

    /// At this time it vanishes where it is.
    pub fn vanishes(self, at: u32) -> Part {
        self.leaves(at, "")
    }

    /// A part within a drawing goes along a line of points of that drawing.
    pub fn along(self, points: Vec<(f64, f64)>) -> Part {
        Part { along: points, ..self }
    }

    /// A piece that cannot be seen meanwhile, since this part is seen in its place: over the old picture from the time at
    /// which the part leaves (or comes, if it does not leave), over the new one until the part has come.
    pub fn hides(self, piece: impl Into<String>) -> Part {
        Part { hides: piece.into(), ..self }
    }

    /// What comes of it: beside the goal (or where it came from, if it is less than nothing) a tag counts how much has
    /// arrived (or was taken) until now.
    pub fn adds(self, adds: i32) -> Part {
        Part { adds, ..self }
    }

    /// What is heard when it comes.
    pub fn sounds(self, sound: Sound) -> Part {
        Part { sound: Some(sound), ..self }
    }
}

impl Render for Part {
    fn render(&self) -> Markup {
        let class = if self.class.is_empty() { "part".to_string() } else { format!("part {}", self.class) };
        let by = match self.by {
            By::Fading => None,
            By::Popping => Some("pop"),
            By::Tumbling => Some("tumble"),
            By::Flying => Some("fly"),
            By::Growing => Some("grow"),
            By::Dimming => Some("dim"),
        };
        let from = Some(&self.from).filter(|from| !from.is_empty());
        let (goes, to) = self.leaves.as_ref().map(|(at, to)| (at, to)).unzip();
        let to = to.filter(|to| !to.is_empty());
        let adds = Some(self.adds).filter(|adds| *adds != 0);
        let hides = Some(&self.hides).filter(|hides| !hides.is_empty());
        let point = |(x, y): &(f64, f64)| format!("{x:.0}px, {y:.0}px");
        let along: Vec<String> = self.along.iter().map(point).collect();
        let along = (!along.is_empty()).then(|| along.join(";"));
        let sound = self.sound.map(Sound::name);
        html! {
            @if self.is_svg {
                g class=(class) data-at=(self.at) data-for=[self.lasts] data-by=[by] data-along=[along] data-hides=[hides]
                    data-sound=[sound] { (self.drawing) }
            } @else {
                span class=(class) data-at=(self.at) data-for=[self.lasts] data-by=[by] data-from=[from] data-goes=[goes]
                    data-to=[to] data-hides=[hides] data-adds=[adds] data-sound=[sound] { (self.drawing) }
            }
        }
    }
}

impl Sound {
    fn name(self) -> &'static str {
        match self {
            Sound::Dice => "dice",
            Sound::Wood => "wood",
            Sound::Stone => "rock",
            Sound::Drum => "drum",
            Sound::Bell => "bell",
        }
    }
}

/// Something that is shown over the page for a while.
pub struct Beat {
    drawing: Markup,
    class: String,
    place: String,
    spot: Option<u8>,
    hold: u32,
    after: bool,
    stays: bool,
    phase: Option<usize>,
}

impl Beat {
    /// A drawing at a piece: its middle is at the middle of the piece, as far as the board allows.
    pub fn at(place: impl Into<String>, drawing: Markup) -> Beat {
        Beat {
            drawing,
            class: String::new(),
            place: place.into(),
            spot: Some(50),
            hold: 0,
            after: false,
            stays: false,
            phase: None,
        }
    }

    /// Words at the foot of a piece, with the colour of a seat (see [`super::Board::pigment`]). What comes next is played
    /// while they stay.
    pub fn caption(place: impl Into<String>, pigment: usize, words: Markup) -> Beat {
        let class = format!("caption seat-{pigment}");
        Beat { class, spot: None, hold: 300, stays: true, ..Beat::at(place, words) }
    }

    /// A page over the board, and over nothing else. It stays until it is read: by a press, a key, or so many milliseconds
    /// after all of it has come.
    pub fn tableau(title: &str, beside: &str, hold: u32, body: Markup) -> Beat {
        let drawing = html! {
            div.tableau-head { b { (title) } span { (beside) } }
            div.tableau-body { (body) }
        };
        Beat { class: "tableau".to_string(), spot: None, hold, ..Beat::at("", drawing) }
    }

    /// A drawing over the whole board, in the board's own units: for what moves along lines of the board. `view_box` is that
    /// of the board on a wide screen; a phone, whose board is another one, does not show it.
    pub fn on_board(view_box: &str, drawing: Markup) -> Beat {
        let drawing = html! { svg viewBox=(view_box) { (drawing) } };
        Beat { class: "on-board".to_string(), spot: None, ..Beat::at("", drawing) }
    }

    /// The same sign several times, one after another, from a place to a place, where a tag counts them. Nothing flies
    /// where there is none.
    pub fn flight(sign: Markup, many: u32, from: impl Into<String>, to: impl Into<String>) -> Beat {
        let (from, to) = (from.into(), to.into());
        // When there are many, they come in quicker succession.
        let apart = (640 / many.max(1)).min(80);
        let one = |index: u32| {
            let part = Part::new(sign.clone()).class("flying").at(apart * index).lasting(60);
            part.leaves(60 + apart * index, to.clone()).adds(1)
        };
        Beat { class: "flight".to_string(), ..Beat::at(from, html! { @for index in 0..many { (one(index)) } }) }
    }

    /// With a class of the board's style sheet.
    pub fn class(self, class: &str) -> Beat {
        let class = if self.class.is_empty() { class.to_string() } else { format!("{} {class}", self.class) };
        Beat { class, ..self }
    }

    /// Its middle is so many hundredths of the height of the piece below the piece's top.
    pub fn spot(self, spot: u8) -> Beat {
        Beat { spot: Some(spot), ..self }
    }

    /// It can be read for so long after all of it has come.
    pub fn hold(self, hold: u32) -> Beat {
        Beat { hold, ..self }
    }

    /// While it is played, this phase of the round is the one that is lit (see [`super::Progress`]).
    pub fn in_phase(self, phase: usize) -> Beat {
        Beat { phase: Some(phase), ..self }
    }

    /// It is played over the new picture: for what is only there now.
    pub fn after(self) -> Beat {
        Beat { after: true, ..self }
    }

    /// It stays while the next ones are played: over the old picture until the new one comes, over the new one until the
    /// next.
    pub fn stays(self) -> Beat {
        Beat { stays: true, ..self }
    }
}

impl Render for Beat {
    fn render(&self) -> Markup {
        let class = if self.class.is_empty() { "beat".to_string() } else { format!("beat {}", self.class) };
        let place = Some(&self.place).filter(|place| !place.is_empty());
        html! {
            div class=(class) data-place=[place] data-spot=[self.spot] data-hold=(self.hold) data-after[self.after]
                data-stays[self.stays] data-phase=[self.phase] { (self.drawing) }
        }
    }
}

/// The beats of a step, as a picture carries them.
pub(super) fn of_step(step: usize, beats: &[Beat]) -> Markup {
    html! { div class="beats" data-step=(step) { @for beat in beats { (beat) } } }
}

/// The place of a number in the strip of players, or of the whole row where it cannot be seen.
pub fn in_strip(seat: Seat, column: usize) -> String {
    format!("strip-{seat}-{column} strip-{seat}")
}
