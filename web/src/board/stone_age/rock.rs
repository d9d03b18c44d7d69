//! The wall itself, which never changes: ground, washes, relief, firelight and what is painted on it. All that is costly to
//! draw is here and nowhere else, so that what moves above it is cheap.

use super::glyphs;
use super::paint::{at, path};
use super::scenery::{self, fit};
use super::track;
use crate::board::gallery::Gallery;
use lascaux_games::stone_age::Resource;
use maud::{Markup, PreEscaped, html};

/// The wall of the wide board, 1024 by 720.
pub(super) fn valley() -> Markup {
    static VALLEY: Gallery<1> = Gallery::new();
    VALLEY.show(0, || {
        still(
            (1024, 720),
            valley_washes(),
            html! { (valley_painting()) (village_painting()) },
            html! {
                (fit(575.0, 428.0, (27.0, 32.0), (24.0, 28.0), scenery::flame()))
                (track::painted())
            },
        )
    })
}

/// The wall of a phone's board, 360 by 376.
pub(super) fn tiles() -> Markup {
    static TILES: Gallery<1> = Gallery::new();
    TILES.show(0, || still((360, 376), tile_washes(), tile_painting(), html! {}))
}

fn still((width, height): (u32, u32), washes: Markup, painting: Markup, above: Markup) -> Markup {
    let whole = |class: &str, fill: Option<&str>, filter: Option<&str>| {
        html! { rect class=(class) width=(width) height=(height) fill=[fill] filter=[filter] {} }
    };
    html! {
        g class="sa-still" aria-hidden="true" data-still="" {
            defs { (scenery::pigments()) (scenery::brushes()) (firelight(width, height)) }
            (whole("sa-ground", None, None))
            g filter="url(#sa-wash)" { (washes) }
            (whole("sa-times", None, Some("url(#sa-relief)")))
            (whole("sa-times sa-rim-dark", Some("url(#sa-fire)"), None))
            g filter="url(#sa-rough)" { (painting) }
            (whole("sa-times sa-night", Some("url(#sa-dusk)"), None))
            (whole("sa-night sa-embers", Some("url(#sa-hot)"), None))
            (above)
        }
    }
}

/// Darker towards the rim; by night all but what the fire in the village lights.
fn firelight(width: u32, height: u32) -> Markup {
    let (x, y, far) = if width > height { (588, 392, 640) } else { (250, 170, 290) };
    PreEscaped(format!(
        r##"<radialGradient id="sa-fire" cx=".44" cy=".42" r=".75"><stop offset="0" stop-color="#fff" stop-opacity="0"/><stop offset=".6" stop-color="#e9cfa4" stop-opacity=".5"/><stop offset="1" stop-color="#a87a48"/></radialGradient><radialGradient id="sa-dusk" gradientUnits="userSpaceOnUse" cx="{x}" cy="{y}" r="{far}"><stop offset="0" stop-color="#ffd9a0"/><stop offset=".2" stop-color="#eebd84"/><stop offset=".45" stop-color="#b8977c"/><stop offset=".75" stop-color="#7b7078"/><stop offset="1" stop-color="#454350"/></radialGradient><radialGradient id="sa-hot" gradientUnits="userSpaceOnUse" cx="{x}" cy="{}" r="{}"><stop offset="0" stop-color="#ffb648" stop-opacity=".75"/><stop offset=".4" stop-color="#ff9a30" stop-opacity=".26"/><stop offset="1" stop-color="#ff8a20" stop-opacity="0"/></radialGradient>"##,
        y + 38,
        far * 3 / 10,
    ))
}

fn valley_washes() -> Markup {
    html! {
        (path("sa-forest-wash", "M50 60C110 44 220 50 262 64c10 60 8 140-4 194-60 12-150 8-206-4-10-60-10-130-2-194z"))
        (path("sa-clay-wash", "M286 62c60-14 150-12 206 2 8 60 6 140-4 192-60 10-140 8-198-4-10-60-10-130-4-190z"))
        (path("sa-quarry-wash", "M514 62c60-14 150-12 206 2 8 60 6 140-4 192-60 10-140 8-198-4-10-60-10-130-4-190z"))
        (path("sa-river-wash", "M748 40c-8 70-16 150 10 206 20 36 92 30 104 84 8 44 10 90-16 128-40 22-300 16-812 22v26c300 4 560 2 830 0 70 0 122-8 128-60V40z"))
        (path("sa-hunt-wash", "M50 290c120-16 300-14 400 0 8 50 6 120-6 164-120 10-290 8-390-4-10-50-10-110-4-160z"))
        (path("sa-village-wash", "M470 292c110-10 260-10 372 0 8 50 6 110-4 160-110 8-250 8-362 0-10-50-10-110-6-160z"))
    }
}

fn valley_painting() -> Markup {
    const PINES: [(f64, f64, f64, f64); 5] = [
        (58.0, 86.0, 52.0, 88.0),
        (206.0, 84.0, 50.0, 86.0),
        (98.0, 76.0, 58.0, 100.0),
        (168.0, 80.0, 52.0, 92.0),
        (134.0, 94.0, 52.0, 92.0),
    ];
    html! {
        @for (x, y, width, height) in PINES { (fit(x, y, (width, height), (50.0, 84.0), scenery::pine())) }
        (fit(294.0, 92.0, (190.0, 92.0), (200.0, 104.0), scenery::pit()))
        (fit(520.0, 78.0, (196.0, 106.0), (200.0, 110.0), scenery::cliff()))
        (path("sa-wave", "M776 104c16-9 26 8 42 0s28 8 44 0M880 128c16-9 26 8 42 0s24 6 36 0M772 158c16-9 26 8 42 0M886 326c14-8 22 7 38 0s22 6 34 0M880 400c14-8 22 7 38 0s22 6 34 0M90 490c16-7 26 6 42 0s28 6 44 0M330 492c16-7 26 6 42 0s28 6 44 0M560 490c16-7 26 6 42 0s28 6 44 0"))
        @for (x, y, scale) in [(846.0, 146.0, 1.1), (906.0, 352.0, 1.1), (240.0, 478.0, 0.9)] {
            (at(x, y, scale, scenery::fish()))
        }
        @for (x, y) in [(944.0, 114.0), (810.0, 142.0), (926.0, 176.0)] {
            (at(x, y, 0.85, glyphs::resource(Resource::Gold)))
        }
        (fit(56.0, 304.0, (270.0, 154.0), (240.0, 142.0), scenery::bull()))
        (fit(318.0, 312.0, (112.0, 134.0), (124.0, 150.0), scenery::stag()))
        @for (x, y) in [(70.0, 446.0), (250.0, 450.0), (296.0, 330.0), (420.0, 320.0)] {
            (at(x, y, 0.8, scenery::grass()))
        }
    }
}

fn village_painting() -> Markup {
    html! {
        (fit(470.0, 334.0, (82.0, 66.0), (120.0, 96.0), scenery::hut()))
        (at(558.0, 362.0, 1.5, glyphs::tool()))
        (fit(607.0, 320.0, (96.0, 80.0), (120.0, 96.0), scenery::hut()))
        (fit(732.0, 330.0, (104.0, 74.0), (112.0, 78.0), scenery::grainfield()))
    }
}

fn tile_washes() -> Markup {
    html! {
        (path("sa-forest-wash", "M9 11h76v93H9z"))
        (path("sa-clay-wash", "M98 11h76v93H98z"))
        (path("sa-quarry-wash", "M187 11h76v93h-76z"))
        (path("sa-river-wash", "M276 11h76v93h-76z"))
        (path("sa-hunt-wash", "M9 117h150v80H9z"))
        (path("sa-village-wash", "M174 117h178v80H174z"))
    }
}

fn tile_painting() -> Markup {
    html! {
        @for (x, y, height) in [(10.0, 30.0, 52.0), (58.0, 30.0, 52.0), (28.0, 24.0, 60.0), (44.0, 34.0, 54.0)] {
            (fit(x, y, (30.0, height), (50.0, 84.0), scenery::pine()))
        }
        (fit(99.0, 34.0, (74.0, 42.0), (200.0, 104.0), scenery::pit()))
        (fit(188.0, 30.0, (76.0, 46.0), (200.0, 110.0), scenery::cliff()))
        (path("sa-wave sa-thin", "M284 44c8-5 13 4 21 0s14 4 22 0M306 74c8-5 13 4 21 0s12 3 18 0M282 64c8-5 13 4 21 0"))
        (at(312.0, 50.0, 0.7, scenery::fish()))
        (at(340.0, 58.0, 0.6, glyphs::resource(Resource::Gold)))
        (fit(8.0, 118.0, (84.0, 52.0), (240.0, 142.0), scenery::bull()))
        (fit(88.0, 122.0, (40.0, 52.0), (124.0, 150.0), scenery::stag()))
        @for (x, y) in [(134.0, 156.0)] { (at(x, y, 0.7, scenery::grass())) }
        (fit(174.0, 124.0, (36.0, 36.0), (120.0, 96.0), scenery::hut()))
        (at(215.0, 141.0, 0.9, glyphs::tool()))
        (fit(240.0, 120.0, (46.0, 42.0), (120.0, 96.0), scenery::hut()))
        (fit(299.0, 122.0, (54.0, 40.0), (112.0, 78.0), scenery::grainfield()))
    }
}
