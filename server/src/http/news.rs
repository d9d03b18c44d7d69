//! What happened at a table since somebody last asked, in the words of the line protocol.

use crate::error::Error;
use crate::table::TableState;
use lascaux_table::Viewer;
use serde_json::{Value, json};

/// About so many steps are told at once.
const MOST_STEPS: usize = 200;

/// What happened since event number `since` (from the beginning, if nothing is said), as a viewer may hear it; long news
/// come in parts.
pub fn news(state: &TableState, since: Option<usize>, viewer: Viewer) -> Result<Value, Error> {
    let page = state.numbers().page(since, MOST_STEPS);
    let from = since.unwrap_or(0);
    let said = state.chat().iter().filter(|line| line.number >= from && line.number < page.number);
    let mut told = json!({
        "ok": true,
        "number": page.number,
        "undone": page.undone,
        "events": state.game().heard(page.steps, viewer)?,
        "said": said.map(|line| json!({"name": line.name, "text": line.text})).collect::<Vec<_>>(),
        "turn": state.game().turn_json(),
    });
    if page.more {
        told["more"] = true.into();
    }
    Ok(told)
}
