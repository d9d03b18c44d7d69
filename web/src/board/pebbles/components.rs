//! Everything that is needed, for the page of the rulebook.

use super::art;
use crate::board::Component;
use crate::words::Words;
use lascaux_games::pebbles::{Data, Provenance};
use maud::{Markup, html};

pub(super) fn components(data: &'static Data, words: &Words) -> Vec<Component> {
    let source = match data.source {
        Provenance::Rulebook => "rulebook",
        Provenance::Public => "public",
        Provenance::Derived => "derived",
        Provenance::Reconstructed => "reconstructed",
    };
    let of = |name: &str, view_box: &str, drawing: Markup, figure: u8, rule: &str| Component {
        id: format!("pb-kind-{name}"),
        group: words.say("pb-box"),
        name: words.say(&format!("pb-box-{name}")),
        picture: html! { svg.pb-component viewBox=(view_box) aria-hidden="true" focusable="false" { (drawing) } },
        about: format!("{} ({rule})", words.with(&format!("pb-box-{name}-about"), &[("n", figure.into())])),
        source,
    };
    vec![
        of("pebble", "-14 -14 28 28", art::pebble(), data.figures.pebbles_start, "PB-1.2"),
        of("die", "0 0 64 64", art::die(Some(data.figures.die_faces)), data.figures.die_faces, "PB-2.2"),
    ]
}
