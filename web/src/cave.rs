//! The painted wall that all pages share: beasts with the contour of the cave painters, rock lit from the upper left, and the
//! frieze of the front page. Boards paint their own; what is here belongs to the house and to the games' emblems.

use maud::{Markup, PreEscaped, html};
use std::sync::LazyLock;

/// The paints of one picture. Several pictures stand on one page, so each has names of its own for what it fills with.
#[derive(Clone, Copy)]
pub(crate) struct Paints(pub &'static str);

impl Paints {
    /// What the beasts of a picture are filled with; stands once in it.
    pub fn mixed(self) -> Markup {
        let id = |name: &str| format!("{}-{name}", self.0);
        html! {
            linearGradient id=(id("hide")) x2="0" y2="1" {
                stop stop-color="#6a3316" {}
                stop offset=".45" stop-color="#a85a22" {}
                stop offset=".8" stop-color="#c98a45" stop-opacity=".85" {}
                stop offset="1" stop-color="#7a4520" stop-opacity=".7" {}
            }
            linearGradient id=(id("red")) x2="0" y2="1" {
                stop stop-color="#8f2f1c" {}
                stop offset=".6" stop-color="#b25030" stop-opacity=".95" {}
                stop offset="1" stop-color="#7a3420" stop-opacity=".7" {}
            }
            linearGradient id=(id("belly")) x2="0" y2="1" {
                stop offset=".35" stop-color="#F6E6C6" stop-opacity="0" {}
                stop offset=".8" stop-color="#F6E6C6" stop-opacity=".6" {}
                stop offset="1" stop-color="#3a2416" stop-opacity=".35" {}
            }
            linearGradient id=(id("line")) x2="0" y2="1" {
                stop offset=".3" stop-color="#2A2420" {}
                stop offset=".85" stop-color="#4a3323" stop-opacity=".75" {}
            }
            filter id=(id("rough")) x="-5%" y="-5%" width="110%" height="110%" {
                feTurbulence type="fractalNoise" baseFrequency=".05" numOctaves="2" seed="4" result="n" {}
                feDisplacementMap in="SourceGraphic" in2="n" scale="4" result="d" {}
                feTurbulence type="fractalNoise" baseFrequency=".55" numOctaves="2" seed="9" {}
                feColorMatrix values="0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 -3.2 2.7" {}
                feComposite in="d" operator="in" {}
            }
        }
    }

    /// A beast as blown and rubbed onto the wall. Where it is small, the style sheet leaves its lines whole.
    pub fn painted(self, beast: Markup) -> Markup {
        html! { g.painted filter=(self.fill("rough")) { (beast) } }
    }

    fn fill(self, name: &str) -> String {
        format!("url(#{}-{name})", self.0)
    }
}

const LINE: &str = "#241712";

/// The great bull: 240 by 142.
pub(crate) fn bull(paints: Paints) -> Markup {
    let hide = paints.fill("hide");
    html! {
        g stroke-linecap="round" stroke-linejoin="round" {
            path fill=(hide) opacity=".8" d="M76 96c-3 10-8 19-17 28l8 4c9-9 14-17 17-26zM186 92c-1 12-2 21-8 34l9 2c5-10 8-18 10-28z" {}
            path fill=(hide) d="M12 64C16 53 27 44 40 39 50 34 56 25 69 18c15-8 29-6 43 3 19 11 41 11 62 7 18-3 34 0 40 12 6 14 5 27 0 38-5 10-5 18-2 28l5 20-10 1c-2-11-6-19-11-28-6-10-12-14-22-11-18 7-40 9-62 6-8-1-12 0-14 6-4 10-4 18-3 30l-10 1c-2-13-3-23-5-33-6-6-14-10-22-18-8-4-14-4-22-4-8 2-18 2-23-3-3-3-3-6-1-9z" {}
            path fill="#2c1710" opacity=".55" d="M69 18c15-8 29-6 43 3 19 11 41 11 62 7 18-3 34 0 40 12 3 8 4 16 3 22-12-16-34-20-58-18-32 3-56 0-74-4-14-3-26 2-41 0 10-6 14-16 25-22z" {}
            g fill="none" stroke=(LINE) {
                path stroke-width="5" d="M12 64C16 53 27 44 40 39 50 34 56 25 69 18c15-8 29-6 43 3 19 11 41 11 62 7 18-3 34 0 40 12" {}
                path stroke-width="3" d="M214 40c6 14 5 27 0 38-5 10-5 18-2 28l5 20-10 1c-2-11-6-19-11-28-6-10-12-14-22-11-18 7-40 9-62 6M94 130l-10 1c-2-13-3-23-5-33-6-6-14-10-22-18-8-4-14-4-22-4-8 2-18 2-23-3-3-3-3-6-1-9M94 131c-1-12 0-22 3-31M44 42c5 2 9 2 12-3M215 42c11 10 12 34 6 62" {}
                path stroke-width="4.6" d="M42 38C29 33 20 20 29 4M49 34C44 21 50 10 64 6" {}
                path stroke-width="2.2" d="M84 36c-9 20-6 40 8 54M182 46c-8 14-6 30 2 40M22 70c3 0 5-1 7-3" {}
            }
            path fill=(LINE) d="M221 98c4 4 3 10-1 14-4-4-4-10 1-14zM33 49.8a2.2 2.2 0 1 1-.01 0z" {}
        }
    }
}

/// A beast of 200 by 130 whose coat is laid in two pigments, with a pale belly and a contour that fades downwards.
struct Beast {
    pigments: (&'static str, &'static str),
    far: &'static str,
    body: &'static str,
    back: &'static str,
    strokes: &'static str,
}

fn beast(paints: Paints, beast: &Beast, more: Markup) -> Markup {
    html! {
        g stroke-linecap="round" stroke-linejoin="round" {
            path fill=(beast.pigments.1) stroke="#2A2420" stroke-width="2" d=(beast.far) {}
            path fill=(beast.pigments.0) d=(beast.body) {}
            path fill=(beast.pigments.1) opacity=".55" d=(beast.back) {}
            path fill=(paints.fill("belly")) stroke=(paints.fill("line")) stroke-width="3.6" d=(beast.body) {}
            path fill="none" stroke="#2A2420" stroke-width="1.8" d=(beast.strokes) {}
            (more)
        }
    }
}

/// A mammoth: 200 by 130.
pub(crate) fn mammoth(paints: Paints) -> Markup {
    const MAMMOTH: Beast = Beast {
        pigments: ("#9a5527", "#4a2512"),
        far: "M150 104L152 122L140 122L136 104ZM118 104L122 122L112 122L108 102Z",
        body: "M46 42C48 22 66 8 82 14C92 18 94 30 101 30C112 18 136 20 150 36C168 52 180 74 180 98L181 120L164 121C164 112 161 107 157 103L150 106L148 121L133 121L131 108C122 112 116 108 112 104L111 121L94 121C93 110 90 102 85 95C76 97 68 91 64 82C58 92 57 102 61 110C64 117 57 123 51 118C41 106 41 86 44 70C43 60 44 50 46 42Z",
        back: "M101 30C112 18 136 20 150 36C160 46 168 56 174 70C156 58 130 56 112 64C102 60 98 44 101 30ZM50 40C54 24 68 14 80 18C88 22 88 34 84 40C74 34 62 34 50 40ZM85 95C96 92 100 84 98 74C112 98 140 104 164 92C174 98 170 104 157 103C140 112 120 112 108 100Z",
        strokes: "M82 40C90 50 90 66 82 78C78 70 76 52 82 40M120 74L118 88M130 78L129 92M140 78L141 92M150 74L153 90M160 70L165 86M112 84L110 96M124 92L123 104M136 94L136 105M148 94L150 103M60 16L64 8M70 12L74 5M80 14L86 9M48 88L55 90M47 96L54 98M116 30L120 40M128 28L133 39M140 34L146 46M154 46L160 58",
    };
    let tusk = "M62 76C56 96 34 108 18 94C8 84 12 68 24 66";
    beast(
        paints,
        &MAMMOTH,
        html! {
            path fill="none" stroke="#2A2420" stroke-width="9" d=(tusk) {}
            path fill="none" stroke="#F3EBDC" stroke-width="4.6" d=(tusk) {}
            circle fill="#2A2420" cx="62" cy="48" r="2.2" {}
        },
    )
}

/// A wild horse: 200 by 130.
pub(crate) fn horse(paints: Paints) -> Markup {
    const HORSE: Beast = Beast {
        pigments: ("#c68a3c", "#7a4a1c"),
        far: "M144 94L150 121L142 121L134 97ZM106 96L117 121L109 121L99 98Z",
        body: "M21 56C23 45 35 33 47 28L50 18L57 27C68 33 76 45 90 49C108 44 138 41 156 48C171 55 174 70 171 84C171 96 175 108 175 121L167 121C164 109 160 100 153 93C140 102 116 103 101 97C101 106 99 114 99 121L90 121C90 110 86 101 81 94C71 87 66 76 62 64C56 61 49 62 43 65C37 70 29 70 24 66C20 63 20 60 21 56Z",
        back: "M90 49C108 44 138 41 156 48C166 53 171 62 171 72C150 60 120 64 98 66C92 62 86 56 90 49Z",
        strokes: "M98 70C120 66 150 66 168 80M34 52L40 49M80 62C84 74 92 84 101 92M120 92L116 84M130 94L127 86M140 93L138 85",
    };
    beast(
        paints,
        &HORSE,
        html! {
            path fill="#2A2420" d="M49 17C62 19 78 32 92 48C84 48 78 46 72 40C66 34 56 28 49 26ZM170 60C186 66 192 86 184 106C182 92 176 80 169 74Z" {}
            circle fill="#2A2420" cx="41" cy="46" r="2.2" {}
        },
    )
}

/// A stag with its crown, in red: 124 by 150.
fn stag(paints: Paints) -> Markup {
    let red = paints.fill("red");
    html! {
        g stroke-linecap="round" stroke-linejoin="round" {
            path fill=(red) opacity=".8" d="M46 108c-4 12-10 20-16 32l6 3c8-11 14-20 18-32zM92 108c-4 12-8 22-8 34l6 1c2-12 8-22 10-30z" {}
            path fill=(red) d="M16 70c4-8 10-13 20-15 6 0 8 4 12 9 8 8 20 8 34 8 14-1 26 2 29 12 3 8 0 14-3 20 0 12 3 24 3 38l-7 1c-1-14-5-24-10-33-12 4-24 3-34-1-2 12-1 22-2 35l-7 1c-2-14-2-26-4-36-7-10-10-20-12-31-6 1-12 1-17-2-3-2-3-4-2-6z" {}
            g fill="none" stroke=(LINE) {
                path stroke-width="4" d="M16 70c4-8 10-13 20-15 6 0 8 4 12 9 8 8 20 8 34 8 14-1 26 2 29 12" {}
                path stroke-width="2.6" d="M111 84c3 8 0 14-3 20 0 12 3 24 3 38l-7 1c-1-14-5-24-10-33-12 4-24 3-34-1-2 12-1 22-2 35l-7 1c-2-14-2-26-4-36-7-10-10-20-12-31-6 1-12 1-17-2-3-2-3-4-2-6" {}
                path stroke-width="3.2" d="M38 55c-6-18 6-36 24-46M38 42c8-4 14-4 20-1M42 31c8-5 15-6 23-4M50 19c5-6 7-10 8-16M31 56C20 46 8 34 9 12M20 45c-7 0-12-2-18-6M12 30C6 28 2 24 0 19M10 20c4-5 7-9 8-15" {}
                path stroke-width="2.2" d="M111 82c4 3 5 6 4 10M58 76c-4 12-4 22 2 32" {}
            }
            circle fill=(LINE) cx="29" cy="62" r="1.8" {}
        }
    }
}

/// A hand, blown around or pressed on: 40 by 44.
pub(crate) fn hand() -> Markup {
    html! {
        path fill="#97331F" d="M13 42C8 36 7 31 3 25C0 21 4 18 7 21L11 26L9 9C8 4 13 3 14 8L17 21L17 5C17 0 22 0 22 5L23 21L26 7C27 3 31 4 31 8L29 23L33 14C35 10 39 12 37 16C34 25 33 36 27 42Z" {}
    }
}

/// A running hunter with a spear: 60 by 60.
fn hunter() -> Markup {
    html! {
        g fill="none" stroke=(LINE) stroke-linecap="round" stroke-linejoin="round" {
            path stroke-width="4.5" d="M26 20c2 6 2 12 0 18l10 9 2 10M26 38 14 46 6 56" {}
            path stroke-width="3" d="M26 24 38 20l8 4M26 24l-8 6-8-4" {}
            path stroke-width="2" d="M30 30 58 12" {}
            circle fill=(LINE) stroke="none" cx="27" cy="13" r="4.5" {}
        }
    }
}

/// A drawing put at a spot, so many times its size; mirrored where the scale across is negative.
fn put(x: f64, y: f64, (across, down): (f64, f64), drawing: Markup) -> Markup {
    html! { g transform=(format!("translate({x} {y}) scale({across} {down})")) { (drawing) } }
}

fn row_of_dots(x: u32, y: u32, count: u32) -> Markup {
    html! { g fill="#8f2f1c" { @for dot in 0..count { circle cx=(x + 20 * dot) cy=(y + [0, 2, 4][dot as usize % 3]) r="5" {} } } }
}

/// A wall of rock with something painted on it, as a file of its own: browsers lay its filters once and keep the picture.
fn wall((width, height): (u32, u32), painting: Markup) -> String {
    let paints = Paints("w");
    html! {
        svg xmlns="http://www.w3.org/2000/svg" viewBox={ "0 0 " (width) " " (height) } width=(width) height=(height) {
            defs {
                (paints.mixed())
                radialGradient id="light" cx=".55" cy=".35" r=".8" {
                    stop stop-color="#ecca92" {}
                    stop offset=".45" stop-color="#e0b87e" {}
                    stop offset=".75" stop-color="#c99a60" {}
                    stop offset="1" stop-color="#8a5a30" {}
                }
                (PreEscaped(FILTERS))
            }
            rect width=(width) height=(height) fill="url(#light)" filter="url(#rock)" {}
            g filter="url(#rough)" { (painting) }
        }
    }
    .into_string()
}

/// Rock in the light of a fire, and the edge and speckle of blown pigment.
const FILTERS: &str = r##"<filter id="rock" x="0" y="0" width="100%" height="100%"><feTurbulence type="fractalNoise" baseFrequency=".006 .009" numOctaves="5" seed="21" result="t"/><feDiffuseLighting in="t" surfaceScale="11" diffuseConstant="1.15" lighting-color="#fff6e6" result="l"><feDistantLight azimuth="230" elevation="62"/></feDiffuseLighting><feBlend in="l" in2="SourceGraphic" mode="multiply" color-interpolation-filters="sRGB"/></filter><filter id="rough" x="-2%" y="-2%" width="104%" height="104%"><feTurbulence type="fractalNoise" baseFrequency=".045" numOctaves="2" seed="4" result="n"/><feDisplacementMap in="SourceGraphic" in2="n" scale="4.5" result="d"/><feTurbulence type="fractalNoise" baseFrequency=".5" numOctaves="2" seed="9"/><feColorMatrix values="0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 -3.2 2.6"/><feComposite in="d" operator="in"/></filter>"##;

fn frieze() -> String {
    let paints = Paints("w");
    wall(
        (1440, 256),
        html! {
            (put(540.0, 58.0, (1.2, 1.2), mammoth(paints)))
            (put(1176.0, 40.0, (-0.8, 0.8), horse(paints)))
            (put(772.0, 74.0, (1.25, 1.25), bull(paints)))
            (put(1066.0, 118.0, (1.0, 1.0), horse(paints)))
            (put(1276.0, 64.0, (1.05, 1.05), stag(paints)))
            (put(488.0, 160.0, (1.1, 1.1), hunter()))
            (put(430.0, 176.0, (0.9, 0.9), hunter()))
            (put(1214.0, 62.0, (1.05, 1.05), hand()))
            (put(742.0, 52.0, (0.8, 0.8), hand()))
            (row_of_dots(788, 238, 8))
        },
    )
}

fn narrow_frieze() -> String {
    let paints = Paints("w");
    wall(
        (420, 158),
        html! {
            (put(258.0, 56.0, (0.64, 0.64), bull(paints)))
            g transform="scale(.6)" { (row_of_dots(122, 242, 8)) }
        },
    )
}

/// The walls that pages show, each with the name of its file.
pub(crate) fn walls() -> [(&'static str, &'static str); 3] {
    static FRIEZE: LazyLock<String> = LazyLock::new(frieze);
    static NARROW: LazyLock<String> = LazyLock::new(narrow_frieze);
    static ROCK: LazyLock<String> = LazyLock::new(|| wall((1440, 360), html! {}));
    [("frieze.svg", &FRIEZE), ("frieze-narrow.svg", &NARROW), ("rock.svg", &ROCK)]
}

/// The seats' colours, as pictures of their own have to name them.
const SEATS: [&str; 5] = ["#C4422B", "#1F6FB2", "#1B7F62", "#E3B21C", "#2A2420"];
/// Their marks, around (12, 17).
const SEAT_MARKS: [&str; 5] = [
    "M12 14.3a2.7 2.7 0 1 1-.01 0z",
    "M12 14l3.1 5.4H8.9z",
    "M9.5 14.5h5v5h-5z",
    "M12 13.3l3.5 3.7-3.5 3.7-3.5-3.7z",
    "M10.7 14h2.6v1.7H15v2.6h-1.7V20h-2.6v-1.7H9v-2.6h1.7z",
];

/// One of a seat's people: 24 by 32.
pub(crate) fn figure(pigment: usize) -> Markup {
    let pigment = pigment % SEATS.len();
    let mark = if pigment == 3 { LINE } else { "#FFF" };
    html! {
        path fill=(SEATS[pigment]) stroke=(LINE) stroke-width="1.7" stroke-linejoin="round" d="M12 10.2c4 0 6.2 1.7 7.7 5.3l3 7-3.9 1.3-1.5-3.3 2 10.7h-5.6L12 25l-1.7 6.2H4.7l2-10.7-1.5 3.3-3.9-1.3 3-7c1.5-3.6 3.7-5.3 7.7-5.3z" {}
        circle fill=(SEATS[pigment]) stroke=(LINE) stroke-width="1.7" cx="12" cy="5.7" r="4.7" {}
        path fill=(mark) d=(SEAT_MARKS[pigment]) {}
    }
}

/// People side by side at a spot, at most so many, a little uneven.
pub(crate) fn crowd(x: f64, y: f64, most: usize, pigments: impl Iterator<Item = usize>) -> Markup {
    html! {
        @for (place, pigment) in pigments.take(most).enumerate() {
            (put(x + 22.0 * place as f64, y + 2.0 * (place % 2) as f64, (1.2, 1.2), figure(pigment)))
        }
    }
}

/// How large thumbnails are.
pub(crate) const THUMB: (u32, u32) = (512, 360);

/// A thumbnail of a table as a file of its own, in the pigments of its game's board.
pub(crate) fn thumbnail(style: &str, painting: Markup) -> String {
    const PIGMENTS: &str = "svg{--stone:#EDE4D3;--chalk:#FBF7EE;--charcoal:#2A2420;--umber:#5E4330;--ochre:#B26A12;--oxide:#97331F;--line:#CDBFA8}";
    html! {
        svg xmlns="http://www.w3.org/2000/svg" viewBox={ "0 0 " (THUMB.0) " " (THUMB.1) } width=(THUMB.0) height=(THUMB.1) {
            style { (PreEscaped("<![CDATA[")) (PreEscaped(PIGMENTS)) (PreEscaped(style)) (PreEscaped("]]>")) }
            defs { (Paints("w").mixed()) (PreEscaped(FILTERS)) (PreEscaped(WASH)) }
            (painting)
        }
    }
    .into_string()
}

/// The edge of a wash, moved by the rock.
const WASH: &str = r##"<filter id="wash" x="-5%" y="-5%" width="110%" height="110%"><feTurbulence type="fractalNoise" baseFrequency=".022" numOctaves="3" seed="7" result="n"/><feDisplacementMap in="SourceGraphic" in2="n" scale="18" result="d"/><feGaussianBlur in="d" stdDeviation="1.2"/></filter>"##;

/// A painted ground of a thumbnail: washes on rock, and what is painted over them.
pub(crate) fn ground(washes: Markup, painting: Markup) -> Markup {
    html! {
        g filter="url(#rock)" {
            rect width=(THUMB.0) height=(THUMB.1) fill="#ecd7b0" {}
            g filter="url(#wash)" { (washes) }
        }
        g filter="url(#rough)" { (painting) }
    }
}

/// A drawing put at a spot of a thumbnail.
pub(crate) fn place(x: f64, y: f64, scale: f64, drawing: Markup) -> Markup {
    put(x, y, (scale, scale), drawing)
}
