//! A hint: what to do, why, and what else comes near, each with its chance.

use crate::words::Words;
use maud::{Markup, html};

/// An action with its words and its chance.
pub struct Idea {
    /// The action, in the game's notation.
    pub action: String,
    /// Its words.
    pub label: String,
    /// The chance to win, in hundredths.
    pub chance: f64,
}

/// The panel of a hint, the best idea first.
pub fn hint(ideas: &[Idea], reason: &str, words: &Words) -> Markup {
    let Some(best) = ideas.first() else { return html! {} };
    html! {
        div.hint {
            header { h3 { (words.with("hint-title", &[("action", best.label.as_str().into())])) } span.quiet { (words.say("hint-chance")) } }
            p.reason { (reason) }
            ol.ideas { @for (place, idea) in ideas.iter().enumerate() {
                li.best[place == 0] { span.number { (place + 1) } span.label { (idea.label) } (bar(idea.chance)) b { (percent(idea.chance)) } }
            } }
            p.hint-ways {
                button.primary type="button" data-follow=(best.action) { (words.say("hint-follow")) }
                button type="button" data-hint-hide="" { (words.say("hint-hide")) }
            }
        }
    }
}

/// A chance as a bar.
pub(super) fn bar(chance: f64) -> Markup {
    html! { svg.bar width="60" height="9" aria-hidden="true" { rect.all width="100%" height="9" rx="4.5" {} rect.part width=(format!("{:.0}%", chance.clamp(0.0, 100.0))) height="9" rx="4.5" {} } }
}

/// A chance in figures.
pub(super) fn percent(chance: f64) -> String {
    match chance {
        little if little > 0.0 && little < 0.5 => "< 1 %".to_string(),
        much if much > 99.5 && much < 100.0 => "> 99 %".to_string(),
        chance => format!("{chance:.0} %"),
    }
}
