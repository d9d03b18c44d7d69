//! What players can decide, and how each decision is said.

use crate::goods::{Payment, Resource};
use crate::place::Place;
use crate::state::StoneAge;
use crate::tools::{Mark, ToolUse};
use lascaux_table::actions;

actions! {
    /// A player's decision.
    Action in StoneAge {
        /// People go to a place (SA-3.1).
        Place {
            /// Where.
            place: Place,
            /// How many.
            people: u8 as People,
        } = "place" ["PLACE N", "put N of your people at a place", "place hunt 3"];
        /// The people at a place do their work and go home (SA-4.1).
        Use(place: Place) = "use" ["PLACE", "use your people at a place; they go home", "use forest"];
        /// Tools are added to the roll, or none (SA-4.8).
        Tools(tools: ToolUse) = "tools"
            ["none", "add no tool to the roll", "tools none"]
            ["TOOL ...", "add these unused tools to the roll", "tools 2 1 once-4"];
        /// The card or building is paid for (SA-5.1, SA-6.1).
        Pay(paid: Payment) = "pay" ["N RESOURCE ...", "pay for the card or the building", "pay 2 wood 1 brick"];
        /// The card or building is left (SA-5.3, SA-6.5).
        Decline = "decline" ["", "leave the card or the building", "decline"];
        /// Two resources of choice are taken, the cheaper first (SA-5.13).
        Take(one: Resource, other: Resource) = "take"
            ["RESOURCE RESOURCE", "take two resources of your choice", "take wood gold"];
        /// Two resources of choice are kept for later (SA-5.13).
        Keep = "keep" ["", "keep the two resources for later, if the options let you", "keep"];
        /// A die of the dice table is taken (SA-5.4).
        Pick(face: u8 as Face) = "pick" ["FACE", "take a die of the dice table", "pick 5"];
        /// A used or an unused one of the lowest tiles is raised (SA-4.11).
        Raise(mark: Mark) = "raise"
            ["unused", "raise an unused tool tile", "raise unused"]
            ["used", "raise a used tool tile", "raise used"];
        /// The rest of the food is paid in resources (SA-7.4).
        Feed(paid: Payment) = "feed" ["N RESOURCE ...", "pay the missing food in resources", "feed 2 wood"];
        /// Ten points are lost instead (SA-7.5).
        Starve = "starve" ["", "lose 10 points instead of paying the missing food", "starve"];
    }
}

impl Action {
    /// The one way to write what can be said in several: of two resources the cheaper comes first.
    pub(crate) fn canonical(self) -> Action {
        match self {
            Action::Take(one, other) => Action::Take(one.min(other), one.max(other)),
            action => action,
        }
    }
}

/// How a number of people is said.
pub(crate) struct People;

/// How the face of a die is said.
pub(crate) struct Face;

/// The most that can be written in one payment: ten people may have to be fed with resources.
pub(crate) const MOST_PAID: u8 = 10;
