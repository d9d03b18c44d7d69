//! What the page's script has to know of a plan.

use super::table::{TablePage, json};
use maud::{Markup, PreEscaped, html};

/// The plan that the picture shows, with the words on its buttons. The number of steps tells whether a plan laid out
/// before is still about the same question.
pub fn held(shown: &TablePage) -> Markup {
    let Some((plan, actions)) = &shown.drawn.plan else { return html! {} };
    let words = shown.words;
    let told = serde_json::json!({
        "actions": actions,
        "end": plan.end,
        "once": plan.at_once,
        "confirm": plan.confirm,
        "ready": plan.is_ready,
        "drawn": plan.is_drawn,
        "steps": shown.steps,
        "clear": words.say("plan-clear"),
    });
    html! { script type="application/json" id="plan" { (PreEscaped(json(&told))) } }
}
