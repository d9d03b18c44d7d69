//! What players can decide.

use crate::goods::{Payment, Resource};
use crate::place::Place;
use crate::tools::ToolUse;

/// A player's decision.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Action {
    /// People go to a place (SA-3.1).
    Place {
        /// Where.
        place: Place,
        /// How many.
        people: u8,
    },
    /// The people at a place do their work and go home (SA-4.1).
    Use(Place),
    /// Tools are added to the roll, or none (SA-4.8).
    Tools(ToolUse),
    /// The card or building is paid for (SA-5.1, SA-6.1).
    Pay(Payment),
    /// The card or building is left (SA-5.3, SA-6.5).
    Decline,
    /// Two resources of choice are taken, the cheaper first (SA-5.13).
    Take(Resource, Resource),
    /// Two resources of choice are kept for later (SA-5.13).
    Keep,
    /// A die of the dice table is taken (SA-5.4).
    Pick(u8),
    /// A used or an unused one of the lowest tiles is raised (SA-4.11).
    Raise {
        /// Whether the used one.
        used: bool,
    },
    /// The rest of the food is paid in resources (SA-7.4).
    Feed(Payment),
    /// Ten points are lost instead (SA-7.5).
    Starve,
}

/// The most that can be written in one payment: ten people may have to be fed with resources.
pub(crate) const MOST_PAID: u8 = 10;

/// Visits every action that can be written, legal or not.
pub(crate) fn universe(once: u8, visit: &mut dyn FnMut(Action)) {
    for place in Place::ALL {
        for people in 0..=11 {
            visit(Action::Place { place, people });
        }
        visit(Action::Use(place));
    }
    each_tool_use(once, visit);
    Payment::each_between(&[u16::from(MOST_PAID); 4], 0, MOST_PAID, |run| {
        for paid in run.payments() {
            visit(Action::Pay(paid));
            visit(Action::Feed(paid));
        }
    });
    for (index, &one) in Resource::ALL.iter().enumerate() {
        for &other in &Resource::ALL[index..] {
            visit(Action::Take(one, other));
        }
    }
    for face in 1..=6 {
        visit(Action::Pick(face));
    }
    for used in [false, true] {
        visit(Action::Raise { used });
    }
    for action in [Action::Decline, Action::Keep, Action::Starve] {
        visit(action);
    }
}

/// Every set of up to three tiles with every set of the box's one-use tools.
fn each_tool_use(once: u8, visit: &mut dyn FnMut(Action)) {
    for tiles in 0..4u16.pow(4) {
        let mut tools = ToolUse::NONE;
        for value in 1..=4u8 {
            tools = tools.with_tiles(value, (tiles >> (2 * (value - 1)) & 3) as u8);
        }
        if tools.tile_count() > crate::tools::SLOTS {
            continue;
        }
        let mut some = once;
        loop {
            visit(Action::Tools(tools.with_once(some)));
            if some == 0 {
                break;
            }
            some = (some - 1) & once;
        }
    }
}
