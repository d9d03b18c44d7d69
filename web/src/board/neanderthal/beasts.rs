//! The beasts of the biomes, painted as on a cave's wall: a silhouette in one pigment and a few strokes.

use super::brush::{Spot, WALK, Walk, spots, stroke};
use lascaux_games::neanderthal::{Biome, Key};
use maud::{Markup, html};
use std::sync::LazyLock;

/// A pigment, as the style sheet knows it.
const OCHRE: &str = "ne-ochre";
const OXIDE: &str = "ne-oxide";
const UMBER: &str = "ne-umber";
const SOOT: &str = "ne-soot";

enum Body {
    Walks(Walk),
    Drawn { outline: &'static str, far: &'static [&'static str], eye: Spot },
}

struct Painting {
    pigment: &'static str,
    body: Body,
    /// Strokes of the brush, with their thickness: thick ones lie under the body, thin ones on it.
    strokes: &'static [(f32, &'static str)],
    spots: &'static str,
}

/// Up to this thickness a stroke is an inner line.
const THIN: f32 = 2.5;

static WALL: LazyLock<Vec<Markup>> = LazyLock::new(|| Biome::all().map(|biome| paint(&painting(biome))).collect());

/// The picture of a biome in a field of 200 by 124, of which the upper left corner is at (-4, -14).
pub(super) fn beast(biome: Biome) -> &'static Markup {
    &WALL[biome.index()]
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
        g class={ "ne-beast " (painting.pigment) } {
            @for leg in &far { path class="ne-far" d=(stroke(leg, true)) {} }
            @for (width, path) in strokes(false) { path class="ne-stroke" d=(path) stroke-width=(width) {} }
            path class="ne-body" d=(stroke(&outline, true)) {}
            @for (width, path) in strokes(true) { path class="ne-stroke ne-inner" d=(path) stroke-width=(width) {} }
            @for (x, y) in spots(painting.spots) { circle class="ne-fleck" cx=(x) cy=(y) r="2.6" {} }
            @if let Some((x,
            y)) = eye { circle class="ne-eye" cx=(format!("{x:.1}")) cy=(format!("{y:.1}")) r="1.9" {} }
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
fn painting(biome: Biome) -> Painting {
    match biome {
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
        Biome::Horse => Painting { pigment: OCHRE, body: Body::Walks(Walk { shoulder: 62.0, rump: 146.0,
            withers: 40.0, back: 45.0, croup: 42.0, chest: 72.0, flank: 68.0, poll: (38.0, 24.0), nose: (14.0, 44.0),
            jaw: 11.0, leg: 4.6, crest: 6.0, ..WALK }), strokes: &[(6.0, "37 20 48 19 58 28 64 38"), (6.0,
            "152 46 163 56 162 78 158 88"), (4.0, "38 24 37 15")], spots: "" },
        Biome::EuropeanAss => Painting { pigment: UMBER, body: Body::Walks(Walk { shoulder: 64.0, rump: 144.0,
            withers: 44.0, back: 48.0, croup: 44.0, chest: 74.0, flank: 70.0, poll: (40.0, 26.0), nose: (18.0, 48.0),
            jaw: 11.0, leg: 4.4, crest: 3.0, ..WALK }), strokes: &[(5.0, "40 25 38 8"), (5.0, "43 26 46 9"), (4.0,
            "42 24 52 26 62 40"), (3.0, "151 48 159 62 158 78"), (2.5, "66 44 70 60")], spots: "" },
        Biome::SteppeBison => Painting { pigment: SOOT, body: Body::Walks(Walk { shoulder: 66.0, rump: 150.0,
            withers: 18.0, back: 34.0, croup: 44.0, chest: 84.0, flank: 72.0, poll: (36.0, 38.0), nose: (20.0, 66.0),
            jaw: 17.0, crest: -4.0, throat: 6.0, breast: 4.0, ..WALK }), strokes: &[(5.0, "37 36 28 32 27 22"), (5.0,
            "42 34 41 22 47 17"), (4.0, "30 74 32 88 38 80 42 92 48 82"), (4.0, "156 48 166 58 164 76"), (2.5,
            "58 28 70 44 66 66")], spots: "" },
        Biome::Wisent => Painting { pigment: UMBER, body: Body::Walks(Walk { shoulder: 66.0, rump: 148.0,
            withers: 24.0, back: 38.0, croup: 44.0, chest: 82.0, flank: 72.0, poll: (38.0, 36.0), nose: (18.0, 60.0),
            jaw: 15.0, crest: -3.0, throat: 5.0, breast: 3.0, ..WALK }), strokes: &[(4.5, "39 33 30 30 30 20"), (4.5,
            "44 32 44 20 50 16"), (4.0, "32 68 34 82 42 74"), (3.5, "154 48 164 60 160 82"), (2.2,
            "92 34 90 54 98 72")], spots: "" },
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
        Biome::RedDeer => Painting { pigment: OXIDE, body: Body::Walks(Walk { shoulder: 66.0, rump: 144.0,
            withers: 40.0, back: 46.0, croup: 42.0, chest: 72.0, flank: 66.0, poll: (42.0, 24.0), nose: (18.0, 38.0),
            jaw: 10.0, leg: 3.6, crest: -3.0, throat: 4.0, ..WALK }), strokes: &[(3.2, "42 22 50 10 52 -2 48 -10"),
            (2.4, "48 14 58 10"), (2.4, "52 2 62 -2"), (3.2, "40 22 34 12 26 6 24 -6"), (2.4, "33 11 34 1"), (2.4,
            "26 6 16 2"), (5.0, "150 44 154 50")], spots: "" },
        Biome::FallowDeer => Painting { pigment: OCHRE, body: Body::Walks(Walk { shoulder: 68.0, rump: 140.0,
            withers: 44.0, back: 48.0, croup: 44.0, chest: 72.0, flank: 66.0, poll: (46.0, 28.0), nose: (24.0, 42.0),
            jaw: 9.5, leg: 3.4, crest: -3.0, throat: 2.0, ..WALK }), strokes: &[(3.0, "46 26 54 14 52 4"), (4.0,
            "54 12 62 2 56 -8 48 -8 51 4"), (2.6, "44 26 38 16 38 6"), (4.0, "38 10 32 -2 26 -4"), (5.0,
            "146 46 150 54")], spots: "88 54 98 60 108 54 118 60 128 54 94 66 110 67" },
        Biome::Chamois => Painting { pigment: UMBER, body: Body::Walks(Walk { shoulder: 70.0, rump: 138.0,
            withers: 46.0, back: 50.0, croup: 46.0, chest: 74.0, flank: 68.0, poll: (48.0, 30.0), nose: (30.0, 46.0),
            jaw: 10.0, leg: 3.8, ..WALK }), strokes: &[(3.2, "48 28 50 14 55 10 58 14"), (3.0, "45 29 45 16 50 10"),
            (2.4, "32 44 44 36"), (3.0, "72 48 104 50 134 47")], spots: "" },
        Biome::AlpineIbex => Painting { pigment: OCHRE, body: Body::Walks(Walk { shoulder: 70.0, rump: 140.0,
            withers: 46.0, back: 50.0, croup: 46.0, chest: 76.0, flank: 68.0, poll: (46.0, 32.0), nose: (28.0, 48.0),
            jaw: 11.0, leg: 4.4, ..WALK }), strokes: &[(5.0, "46 30 50 10 68 0 88 8 96 24"), (3.4,
            "44 30 44 12 58 0"), (3.0, "34 56 34 66 38 60"), (4.0, "145 48 150 44")], spots: "" },
        Biome::WildBoar => Painting { pigment: SOOT, body: Body::Walks(Walk { shoulder: 66.0, rump: 142.0,
            withers: 34.0, back: 40.0, croup: 46.0, chest: 80.0, flank: 76.0, poll: (44.0, 44.0), nose: (16.0, 72.0),
            jaw: 17.0, leg: 4.6, crest: 2.0, hock: 6.0, ..WALK }), strokes: &[(6.0, "44 40 60 28 82 30 104 34"), (3.4,
            "24 74 20 64"), (5.0, "46 42 48 32"), (2.6, "148 50 158 54 156 66")], spots: "" },
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
        Biome::GrayWolf => Painting { pigment: SOOT, body: Body::Walks(Walk { shoulder: 68.0, rump: 144.0,
            withers: 48.0, back: 52.0, croup: 50.0, chest: 74.0, flank: 68.0, poll: (46.0, 34.0), nose: (18.0, 48.0),
            jaw: 10.0, leg: 4.0, crest: 2.0, hock: 9.0, foot: 4.5, ..WALK }), strokes: &[(4.0, "46 34 45 20 54 30"),
            (7.0, "151 54 164 64 166 82"), (1.8, "22 52 34 50"), (3.0, "50 50 54 58 62 62")], spots: "" },
        Biome::CaveHyena => Painting { pigment: OCHRE, body: Body::Walks(Walk { shoulder: 66.0, rump: 142.0,
            withers: 36.0, back: 46.0, croup: 58.0, chest: 74.0, flank: 72.0, poll: (42.0, 30.0), nose: (18.0, 44.0),
            jaw: 13.0, crest: 3.0, foot: 5.0, ..WALK }), strokes: &[(4.5, "44 26 56 24 70 34 88 42"), (4.5,
            "42 30 40 19 48 26"), (5.0, "149 62 158 72 156 82")],
            spots: "84 56 96 52 106 60 118 58 92 66 128 66 110 69" },
        Biome::CaveBear => Painting { pigment: SOOT, body: Body::Walks(Walk { shoulder: 64.0, rump: 146.0,
            withers: 34.0, back: 34.0, croup: 40.0, chest: 84.0, flank: 82.0, poll: (38.0, 44.0), nose: (12.0, 62.0),
            jaw: 15.0, leg: 7.0, crest: -6.0, hock: 4.0, foot: 7.0, throat: 6.0, ..WALK }), strokes: &[(5.0,
            "40 42 36 33 45 36"), (2.0, "16 68 26 66"), (2.4, "84 40 90 58 84 74")], spots: "" },
        Biome::SeaBear => Painting { pigment: UMBER, body: Body::Walks(Walk { shoulder: 64.0, rump: 150.0,
            withers: 38.0, back: 38.0, croup: 42.0, chest: 84.0, flank: 82.0, poll: (36.0, 50.0), nose: (8.0, 60.0),
            jaw: 13.0, leg: 7.0, crest: -4.0, hock: 4.0, foot: 7.5, throat: 4.0, ..WALK }), strokes: &[(4.5,
            "38 48 35 40 43 43"), (2.0, "12 66 22 64"), (2.4, "2 96 18 92 34 97 50 92"), (2.4, "86 44 92 60 86 76")],
            spots: "" },
        Biome::WoollyMammoth => Painting { pigment: OXIDE,
            body: Body::Drawn {
                outline: "30 34 34 16 46 8 56 14 62 24 74 14 92 20 116 30 140 40 152 54 156 76 152 92 153 104 134 104 134 92 \
                    128 84 104 86 86 86 84 94 85 104 66 104 66 92 60 80 48 74 42 64 34 72 26 84 22 96 28 100 32 95 \
                    36 99 28 106 16 103 14 92 20 74 24 56",
            far: &["60 78 54 92 55 104 44 104 45 90 50 76", "128 80 122 92 122 104 110 104 112 90 116 80"],
            eye: (38.0, 40.0) }, strokes: &[(5.0, "38 60 26 66 12 60 6 44 12 34"), (4.0, "42 62 36 76 22 80 8 74"),
            (3.0, "154 58 162 70 160 80"), (3.0, "66 86 70 96 76 87 84 97 92 87 100 96 108 87 116 95 124 86"), (2.4,
            "50 34 56 46 50 58")], spots: "" },
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
        Biome::Sturgeon => Painting { pigment: SOOT,
            body: Body::Drawn {
                outline: "8 58 30 54 50 46 84 42 120 46 150 54 166 48 186 32 178 56 176 74 164 64 146 66 112 72 74 74 46 70 \
                    28 64",
            far: &[], eye: (38.0, 56.0) }, strokes: &[(2.0, "30 66 28 76"), (2.0, "36 68 36 78"), (4.0,
            "126 47 138 34 146 53"), (4.0, "66 74 74 86 84 74"), (3.0, "120 70 130 80 138 68")],
            spots: "56 52 70 49 84 48 98 49 112 51 126 54" },
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
        Biome::TreeGoose => Painting { pigment: SOOT,
            body: Body::Drawn {
                outline: "26 26 36 20 48 20 54 28 54 44 62 56 84 54 112 52 146 46 172 48 156 60 132 76 104 86 76 84 54 74 \
                    44 58 44 38 40 32 28 31",
            far: &[], eye: (44.0, 26.0) }, strokes: &[(3.0, "84 84 82 98 72 104"), (3.0, "98 84 98 98 88 104"), (3.4,
            "76 62 104 66 140 54"), (2.6, "82 72 106 74 126 66"), (3.0, "46 42 54 42")], spots: "" },
        Biome::HoneyBee => Painting { pigment: OCHRE,
            body: Body::Drawn {
                outline: "58 58 66 48 80 46 92 52 108 46 128 50 146 62 152 70 144 78 126 86 106 84 92 76 80 80 66 76",
            far: &["88 50 92 26 112 12 130 18 124 38 104 50", "84 48 76 26 84 12 98 14 100 34 92 50"], eye: (66.0,
            60.0) }, strokes: &[(4.0, "108 47 104 66 108 84"), (4.0, "122 49 119 67 122 86"), (3.4,
            "135 55 133 68 136 82"), (2.4, "60 52 50 42 42 42"), (2.4, "64 49 58 38 52 34"), (2.6,
            "78 79 72 92 66 98"), (2.6, "92 80 92 94 86 102"), (2.6, "104 84 110 96 106 104")], spots: "" },
    }
}
