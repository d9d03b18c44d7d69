//! The beasts of the biomes, painted as on a cave's wall: a silhouette in one pigment and a few strokes.

use super::brush::{Spot, WALK, Walk, spots, stroke};
use super::free::{self, Free, Ink};
use lascaux_games::neanderthal::{Biome, Key};
use maud::{Markup, html};
use std::sync::LazyLock;

/// A pigment: the coat, and the wash of the back.
type Pigment = (&'static str, &'static str);
const OCHRE: Pigment = ("#B98A4F", "#6B4A2A");
const OXIDE: Pigment = ("#A65A34", "#5C2C18");
const UMBER: Pigment = ("#8A6242", "#4A3020");
const SOOT: Pigment = ("#7D7268", "#3F3833");

enum Body {
    Walks(Walk),
    Drawn { outline: &'static str, far: &'static [&'static str], eye: Spot },
}

struct Painting {
    pigment: Pigment,
    body: Body,
    /// Strokes of the brush, with their thickness: thick ones lie under the body, thin ones on it.
    strokes: &'static [(f32, &'static str)],
    spots: &'static str,
}

/// Up to this thickness a stroke is an inner line.
const THIN: f32 = 2.5;

static WALL: LazyLock<Vec<Markup>> = LazyLock::new(|| {
    let free = |biome: Biome| freely(biome).map(|(beast, pigment)| draw(beast, pigment));
    let brushed = |biome: Biome| painting(biome).map(|painting| paint(&painting));
    Biome::all().map(|biome| free(biome).or_else(|| brushed(biome)).unwrap_or_default()).collect()
});

/// The picture of a biome in a field of 200 by 130, of which the upper left corner is at (-4, -17).
pub(super) fn beast(biome: Biome) -> &'static Markup {
    &WALL[biome.index()]
}

/// The beasts that are drawn freely.
fn freely(biome: Biome) -> Option<(&'static Free, Pigment)> {
    Some(match biome {
        Biome::SteppeBison => (&free::BISON, ("#8C4A22", "#3D2114")),
        Biome::Wisent => (&free::BISON, ("#7A5233", "#3A2416")),
        Biome::TreeGoose => (&free::GOOSE, ("#B98A4F", "#6B4A2A")),
        Biome::GrayWolf => (&free::WOLF, ("#7D7268", "#3F3833")),
        Biome::WoollyMammoth => (&free::MAMMOTH, ("#9A5527", "#4A2512")),
        Biome::Sturgeon => (&free::FISH, ("#8A8272", "#4A4A44")),
        Biome::CaveHyena => (&free::HYENA, ("#B58A52", "#6A4526")),
        Biome::WildBoar => (&free::BOAR, ("#6F4A33", "#33211A")),
        Biome::Horse => (&free::HORSE, ("#C68A3C", "#7A4A1C")),
        Biome::AlpineIbex => (&free::IBEX, ("#A37A54", "#57402C")),
        Biome::CaveBear => (&free::BEAR, ("#80502E", "#40261A")),
        Biome::SeaBear => (&free::BEAR, ("#C9BDA6", "#857A68")),
        Biome::RedDeer => (&free::DEER, ("#B06A34", "#6A3718")),
        _ => return None,
    })
}

/// A coat as on a cave's wall: dark along the back, pale at the belly, the contour fading downwards.
fn coat(path: &str, (coat, _): Pigment) -> Markup {
    html! {
        path d=(path) fill=(coat) {}
        path class="ne-contour" d=(path) {}
    }
}

fn draw(beast: &Free, pigment: Pigment) -> Markup {
    html! {
        g class="ne-beast" transform="translate(-4 -17)" {
            path class="ne-far" d=(beast.far) fill=(pigment.1) {}
            path d=(beast.body) fill=(pigment.0) {}
            path d=(beast.wash) fill=(pigment.1) fill-opacity="0.55" {}
            path class="ne-contour" d=(beast.body) {}
            path class="ne-inner" d=(beast.inner) {}
            @for (ink, width, path) in beast.more { (part(*ink, *width, path, pigment)) }
            @for (x, y) in spots(beast.spots) { circle class="ne-fleck" cx=(x) cy=(y) r="3.3" {} }
            circle class="ne-fleck" cx=(beast.eye.0) cy=(beast.eye.1) r="2.2" {}
        }
    }
}

fn part(ink: Ink, width: f32, path: &str, (coat, back): Pigment) -> Markup {
    let fill = match ink {
        Ink::Line | Ink::Bone => "none",
        Ink::Soot => "#2A2420",
        Ink::Coat => coat,
        Ink::Back => back,
        Ink::Tooth => "#F3EBDC",
    };
    let line = match ink {
        Ink::Soot => "none",
        Ink::Bone => "#F3EBDC",
        _ => "#2A2420",
    };
    html! { path d=(path) fill=(fill) stroke=(line) stroke-width=(width) {} }
}

fn paint(painting: &Painting) -> Markup {
    let (outline, far, eye) = match &painting.body {
        Body::Walks(walk) => {
            let shape = walk.shape();
            (shape.outline, shape.far, Some(shape.eye))
        }
        Body::Drawn { outline, far, eye } => {
            (spots(outline), far.iter().map(|leg| spots(leg)).collect(), (*eye != (0.0, 0.0)).then_some(*eye))
        }
    };
    let strokes = |inner: bool| {
        let wanted = painting.strokes.iter().filter(move |(width, _)| (*width <= THIN) == inner);
        wanted.map(|(width, through)| (*width, stroke(&spots(through), false)))
    };
    html! {
        g class="ne-beast" {
            @for leg in &far { path class="ne-far" d=(stroke(leg, true)) fill=(painting.pigment.1) {} }
            @for (width, path) in strokes(false) { path class="ne-stroke" d=(path) stroke-width=(width) {} }
            (coat(&stroke(&outline, true), painting.pigment))
            @for (width, path) in strokes(true) { path class="ne-stroke" d=(path) stroke-width=(width) {} }
            @for (x, y) in spots(painting.spots) { circle class="ne-fleck" cx=(x) cy=(y) r="2.6" {} }
            @if let Some((x, y)) = eye { circle class="ne-fleck" cx=(format!("{x:.1}")) cy=(format!("{y:.1}")) r="2.2" {} }
        }
    }
}

/// The skull and the ribs of a carcass, and the chips of a nodule of flint; beside them what people make of it.
macro_rules! carcass {
    ($($made:expr),+) => {
        &[
            (6.0, "52 56 80 44 112 42 146 54"),
            (4.0, "76 46 70 70 80 96"),
            (4.0, "90 44 84 70 94 98"),
            (4.0, "104 43 98 70 108 98"),
            (4.0, "118 44 114 68 122 92"),
            (4.0, "132 48 130 66 136 84"),
            (5.0, "146 54 160 66 172 68"),
            (2.4, "30 78 44 82"),
            $($made),+
        ]
    };
}
macro_rules! flint {
    ($($made:expr),+) => {
        &[
            (2.4, "58 40 72 58 66 84"),
            (2.4, "72 58 98 52 120 60"),
            (2.4, "98 52 102 34"),
            (2.4, "98 52 106 78 94 96"),
            (3.0, "8 104 28 98 48 103"),
            $($made),+
        ]
    };
}

const FLINT: &str = "42 74 48 50 66 34 92 28 120 36 136 56 138 78 124 94 96 102 66 98 48 90";
const SKULL: &str = "22 74 26 58 40 50 56 54 62 66 58 78 48 82 46 90 32 90 32 82";

fn bones(strokes: &'static [(f32, &'static str)]) -> Painting {
    Painting { pigment: OCHRE, body: Body::Drawn { outline: SKULL, far: &[], eye: (36.0, 66.0) }, strokes, spots: "" }
}

fn nodule(strokes: &'static [(f32, &'static str)]) -> Painting {
    Painting { pigment: SOOT, body: Body::Drawn { outline: FLINT, far: &[], eye: (0.0, 0.0) }, strokes, spots: "" }
}

#[rustfmt::skip]
fn painting(biome: Biome) -> Option<Painting> {
    Some(match biome {
        Biome::CarcassClothes => bones(carcass![(4.0, "84 26 118 10"), (2.6, "84 26 70 18 58 28 46 20 34 28")]),
        Biome::CarcassAtlatl => bones(carcass![
            (4.0, "34 30 150 12"), (5.0, "118 26 164 18 166 10"), (3.0, "40 24 30 31 42 34")
        ]),
        Biome::FlintPoint => nodule(flint![
            (4.0, "150 104 166 62"), (6.0, "162 62 176 36 172 64 162 62"), (3.0, "158 74 168 76")
        ]),
        Biome::FlintWeir => nodule(flint![
            (3.4, "152 38 152 98"), (3.4, "162 34 162 100"), (3.4, "172 38 172 98"), (3.4, "182 42 182 96"),
            (3.0, "148 56 168 52 186 57"), (3.0, "148 78 168 74 186 79")
        ]),
        Biome::FlintDarts => nodule(flint![
            (6.0, "150 50 158 28 164 50 150 50"), (6.0, "168 82 176 58 182 82 168 82"),
            (3.0, "157 50 156 66"), (3.0, "175 82 174 98")
        ]),
        Biome::StringWinding => Painting { pigment: OCHRE,
            body: Body::Drawn { outline: "84 84 78 58 82 34 98 26 114 34 118 58 112 84 98 92", far: &[], eye: (0.0,
            0.0) }, strokes: &[(5.0, "20 98 48 90 70 98 90 88"), (5.0, "108 40 132 28 150 40 146 62 128 66 122 54"),
            (2.4, "80 44 98 52 116 44"), (2.4, "79 56 98 64 117 56"), (2.4, "81 68 98 76 115 68"), (2.4,
            "86 34 98 40 110 34"), (2.4, "84 80 98 86 112 80")], spots: "" },
        Biome::EuropeanAss => Painting { pigment: UMBER, body: Body::Walks(Walk { shoulder: 64.0, rump: 144.0,
            withers: 44.0, back: 48.0, croup: 44.0, chest: 74.0, flank: 70.0, poll: (40.0, 26.0), nose: (18.0, 48.0),
            jaw: 11.0, leg: 4.4, crest: 3.0, ..WALK }), strokes: &[(5.0, "40 25 38 8"), (5.0, "43 26 46 9"), (4.0,
            "42 24 52 26 62 40"), (3.0, "151 48 159 62 158 78"), (2.5, "66 44 70 60")], spots: "" },
        Biome::Aurochs => Painting { pigment: OXIDE, body: Body::Walks(Walk { shoulder: 62.0, rump: 150.0,
            withers: 36.0, back: 42.0, croup: 40.0, chest: 82.0, flank: 74.0, poll: (36.0, 32.0), nose: (14.0, 56.0),
            jaw: 13.0, crest: 2.0, throat: 8.0, breast: 2.0, ..WALK }), strokes: &[(5.0, "36 30 24 28 12 20 10 8"),
            (5.0, "41 28 34 18 30 8 34 2"), (3.5, "156 44 164 60 162 86"), (2.2, "104 44 112 62 106 78")],
            spots: "" },
        Biome::Caribou => Painting { pigment: UMBER, body: Body::Walks(Walk { shoulder: 66.0, rump: 144.0,
            withers: 42.0, back: 44.0, croup: 42.0, chest: 72.0, flank: 66.0, poll: (44.0, 26.0), nose: (20.0, 42.0),
            jaw: 10.0, leg: 3.6, crest: -2.0, throat: 8.0, ..WALK }), strokes: &[(3.2,
            "44 24 56 14 58 4 50 -4 40 -6"), (2.6, "56 12 66 8"), (2.6, "42 24 32 18 22 20"), (2.6, "58 4 66 -2"),
            (2.4, "52 -3 52 -10"), (4.0, "52 46 50 58 56 66"), (5.0, "150 44 155 50")], spots: "" },
        Biome::IrishElk => Painting { pigment: OXIDE, body: Body::Walks(Walk { shoulder: 66.0, rump: 146.0,
            withers: 36.0, back: 44.0, croup: 42.0, chest: 72.0, flank: 66.0, poll: (42.0, 26.0), nose: (18.0, 40.0),
            jaw: 10.0, leg: 3.8, crest: -6.0, throat: 4.0, ..WALK }), strokes: &[(4.5,
            "42 24 46 14 60 8 84 4 104 -6"), (3.0, "60 8 60 -6"), (3.0, "72 6 74 -8"), (3.0, "88 2 88 -10"), (4.0,
            "40 24 32 12 18 6 4 -6"), (3.0, "30 11 32 -2"), (3.0, "18 6 18 -6"), (5.0, "152 44 157 50")],
            spots: "" },
        Biome::FallowDeer => Painting { pigment: OCHRE, body: Body::Walks(Walk { shoulder: 68.0, rump: 140.0,
            withers: 44.0, back: 48.0, croup: 44.0, chest: 72.0, flank: 66.0, poll: (46.0, 28.0), nose: (24.0, 42.0),
            jaw: 9.5, leg: 3.4, crest: -3.0, throat: 2.0, ..WALK }), strokes: &[(3.0, "46 26 54 14 52 4"), (4.0,
            "54 12 62 2 56 -8 48 -8 51 4"), (2.6, "44 26 38 16 38 6"), (4.0, "38 10 32 -2 26 -4"), (5.0,
            "146 46 150 54")], spots: "88 54 98 60 108 54 118 60 128 54 94 66 110 67" },
        Biome::Chamois => Painting { pigment: UMBER, body: Body::Walks(Walk { shoulder: 70.0, rump: 138.0,
            withers: 46.0, back: 50.0, croup: 46.0, chest: 74.0, flank: 68.0, poll: (48.0, 30.0), nose: (30.0, 46.0),
            jaw: 10.0, leg: 3.8, ..WALK }), strokes: &[(3.2, "48 28 50 14 55 10 58 14"), (3.0, "45 29 45 16 50 10"),
            (2.4, "32 44 44 36"), (3.0, "72 48 104 50 134 47")], spots: "" },
        Biome::WoollyRhinoceros => Painting { pigment: OCHRE, body: Body::Walks(Walk { shoulder: 62.0, rump: 150.0,
            withers: 22.0, back: 36.0, croup: 36.0, chest: 84.0, flank: 82.0, poll: (38.0, 46.0), nose: (10.0, 78.0),
            jaw: 17.0, leg: 6.4, crest: -10.0, hock: 5.0, foot: 5.5, throat: 6.0, ..WALK }), strokes: &[(6.0,
            "13 74 6 58 2 38"), (5.0, "24 60 22 46"), (4.0, "40 44 44 34"), (3.0,
            "74 86 78 96 86 87 92 96 100 87 108 95 116 86"), (3.0, "157 44 163 56 160 66")], spots: "" },
        Biome::MercksRhinoceros => Painting { pigment: OXIDE, body: Body::Walks(Walk { shoulder: 62.0, rump: 150.0,
            withers: 34.0, back: 38.0, croup: 36.0, chest: 84.0, flank: 82.0, poll: (38.0, 42.0), nose: (12.0, 66.0),
            jaw: 16.0, leg: 6.2, hock: 5.0, foot: 5.5, throat: 8.0, ..WALK }), strokes: &[(5.5, "14 62 8 46 8 34"),
            (5.0, "25 52 25 42"), (4.0, "40 40 44 30"), (3.0, "157 44 163 56 160 66"), (2.2, "78 42 82 58 78 74")],
            spots: "" },
        Biome::CaveLion => Painting { pigment: OCHRE, body: Body::Walks(Walk { shoulder: 66.0, rump: 150.0,
            withers: 46.0, back: 52.0, croup: 50.0, chest: 76.0, flank: 72.0, poll: (44.0, 36.0), nose: (20.0, 50.0),
            jaw: 14.0, leg: 5.4, crest: 4.0, hock: 9.0, foot: 5.5, ..WALK }), strokes: &[(4.0,
            "157 56 172 62 180 52 178 40"), (4.0, "44 36 48 28 53 34"), (2.0, "24 56 34 56"), (2.2,
            "82 56 86 66 80 76")], spots: "" },
        Biome::ScimitarCat => Painting { pigment: OXIDE, body: Body::Walks(Walk { shoulder: 66.0, rump: 144.0,
            withers: 42.0, back: 50.0, croup: 58.0, chest: 76.0, flank: 74.0, poll: (44.0, 34.0), nose: (20.0, 46.0),
            jaw: 13.0, leg: 5.4, crest: 2.0, foot: 5.5, ..WALK }), strokes: &[(3.2, "28 56 27 70"), (2.6,
            "24 54 22 66"), (4.5, "150 62 158 70"), (4.0, "44 34 48 26 53 33")], spots: "" },
        Biome::Elephant => Painting { pigment: SOOT,
            body: Body::Drawn {
                outline: "28 36 32 20 44 12 54 18 62 28 84 24 112 24 138 32 150 48 154 72 151 90 152 104 134 104 134 88 \
                    126 76 104 80 86 80 84 90 85 104 67 104 67 90 60 74 48 68 40 60 34 70 28 84 25 96 30 100 34 96 \
                    37 100 30 106 19 103 18 90 22 70 23 52",
            far: &["62 74 56 90 57 104 45 104 47 88 52 72", "126 74 122 90 122 104 110 104 111 88 116 76"],
            eye: (36.0, 38.0) }, strokes: &[(5.0, "36 58 22 60 4 54"), (4.0, "38 62 26 68 10 66"), (2.6,
            "46 24 60 34 58 52 48 58"), (3.0, "152 52 160 66 158 78")], spots: "" },
        Biome::SnowHare => Painting { pigment: OCHRE,
            body: Body::Drawn {
                outline: "36 66 40 54 50 48 60 50 72 58 92 52 118 54 138 64 148 80 150 92 146 100 120 104 104 103 110 97 \
                    122 94 116 86 96 92 80 92 74 104 60 104 64 98 68 86 58 82 48 80 38 76",
            far: &["84 88 72 98 62 98 66 92 74 84"], eye: (46.0, 60.0) }, strokes: &[(6.0, "54 50 58 34 66 20 70 16"),
            (5.0, "58 50 68 36 78 26"), (8.0, "148 78 156 76"), (2.2, "118 66 108 78 116 88")], spots: "" },
        Biome::AlpineMarmot => Painting { pigment: UMBER,
            body: Body::Drawn {
                outline: "50 44 54 30 66 24 78 28 84 38 98 52 116 66 126 84 124 98 112 104 86 104 76 100 80 96 90 94 84 82 \
                    76 80 66 86 58 86 62 80 70 72 70 60 58 56",
            far: &[], eye: (62.0, 38.0) }, strokes: &[(6.0, "74 29 76 22"), (8.0, "124 98 140 100 154 94"), (2.0,
            "48 50 58 48"), (3.0, "74 66 66 74"), (2.2, "100 70 94 84 100 96"), (2.6, "22 104 44 99 64 104")],
            spots: "" },
        Biome::ArcticFlounder => Painting { pigment: OCHRE,
            body: Body::Drawn {
                outline: "26 60 40 46 66 32 98 26 130 34 152 50 164 50 180 38 176 60 180 82 164 70 152 70 130 86 98 94 66 88 \
                    40 74",
            far: &[], eye: (46.0, 52.0) }, strokes: &[(3.0, "60 38 96 22 136 36"), (3.0, "60 82 96 98 136 84"), (2.2,
            "62 60 100 56 150 60"), (2.0, "30 64 40 64")], spots: "80 46 104 42 120 52 88 74 112 76 130 68 74 64" },
        Biome::SabertoothSalmon => Painting { pigment: OXIDE,
            body: Body::Drawn {
                outline: "16 58 22 48 44 38 76 32 110 38 142 50 162 46 182 34 174 56 180 78 160 66 140 66 106 76 70 80 40 74 \
                    24 68 30 62",
            far: &[], eye: (38.0, 50.0) }, strokes: &[(3.4, "28 64 24 76"), (3.4, "22 50 16 42"), (5.0,
            "84 32 96 20 106 36"), (4.0, "74 80 84 92 92 79"), (2.4, "52 44 58 56 52 70"), (2.0,
            "66 58 104 56 146 58")], spots: "" },
        Biome::WillowPtarmigan => Painting { pigment: OCHRE,
            body: Body::Drawn {
                outline: "44 50 48 38 58 32 68 36 76 48 94 52 118 52 144 44 168 42 162 52 144 64 128 78 106 88 84 86 68 76 \
                    60 62 54 54 46 56",
            far: &[], eye: (57.0, 42.0) }, strokes: &[(3.0, "92 86 90 98 80 104"), (3.0, "106 86 106 98 96 104"),
            (3.0, "90 60 112 64 138 56"), (2.4, "92 70 112 72 128 66"), (3.0, "54 35 60 34")], spots: "" },
        Biome::HoneyBee => Painting { pigment: OCHRE,
            body: Body::Drawn {
                outline: "58 58 66 48 80 46 92 52 108 46 128 50 146 62 152 70 144 78 126 86 106 84 92 76 80 80 66 76",
            far: &["88 50 92 26 112 12 130 18 124 38 104 50", "84 48 76 26 84 12 98 14 100 34 92 50"], eye: (66.0,
            60.0) }, strokes: &[(4.0, "108 47 104 66 108 84"), (4.0, "122 49 119 67 122 86"), (3.4,
            "135 55 133 68 136 82"), (2.4, "60 52 50 42 42 42"), (2.4, "64 49 58 38 52 34"), (2.6,
            "78 79 72 92 66 98"), (2.6, "92 80 92 94 86 102"), (2.6, "104 84 110 96 106 104")], spots: "" },
        _ => return None,
    })
}
