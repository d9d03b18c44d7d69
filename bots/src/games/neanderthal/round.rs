//! Where in the round a game is: what is still to come for a people.

use lascaux_games::neanderthal::{Neanderthal, Stage, Who};

/// A daughter who brings a Würm glacial adds a round (NE-D2): about a fifth more come than are dealt.
const WURM: f32 = 1.2;

/// Whether a people has still to send its hunters this round.
pub(super) fn still_sends(game: &Neanderthal, who: Who) -> bool {
    match game.stage {
        Stage::Recall { turn, .. } | Stage::Assign { turn, .. } => game.place_in_order(who) >= usize::from(turn),
        _ => before_sending(game),
    }
}

/// Whether the round is still in its events or its auction.
pub(super) fn before_sending(game: &Neanderthal) -> bool {
    matches!(
        game.stage,
        Stage::Council
            | Stage::TurnDaughter
            | Stage::Icon { .. }
            | Stage::Mortality { .. }
            | Stage::ChaosHunters { .. }
            | Stage::ChaosElder { .. }
            | Stage::ChaosChange { .. }
            | Stage::Wanderlust { .. }
            | Stage::Walkabout { .. }
            | Stage::Blizzard { .. }
            | Stage::Auction { .. }
            | Stage::Lay { .. }
            | Stage::EndChange { .. }
            | Stage::ChooseSexuality { .. }
    )
}

/// Whether attacks are still to come.
pub(super) fn attacks_come(game: &Neanderthal) -> bool {
    matches!(
        game.stage,
        Stage::Recall { .. }
            | Stage::Assign { .. }
            | Stage::Offer { .. }
            | Stage::Draft { .. }
            | Stage::Answer { .. }
            | Stage::Consent { .. }
    )
}

/// Whether gathering is still to come.
pub(super) fn gathering_comes(game: &Neanderthal) -> bool {
    attacks_come(game) || matches!(game.stage, Stage::Attack { .. } | Stage::Strike { .. })
}

/// Whether the herd will still yield this round.
pub(super) fn yields_come(game: &Neanderthal, who: Who) -> bool {
    match game.stage {
        Stage::Special { .. } | Stage::Over { .. } => false,
        Stage::Domestics { turn } => game.place_in_order(who) >= usize::from(turn),
        _ => true,
    }
}

/// Whether a people has its special action still before it this round.
pub(super) fn still_acts(game: &Neanderthal, who: Who) -> bool {
    match game.stage {
        Stage::Special { turn, used } => {
            let place = game.place_in_order(who);
            place > usize::from(turn) || place == usize::from(turn) && used < game.special_actions(who)
        }
        Stage::Over { .. } => false,
        _ => true,
    }
}

/// Rounds after this one.
pub(super) fn rounds_left(game: &Neanderthal) -> f32 {
    f32::from(game.deck) * WURM
}
