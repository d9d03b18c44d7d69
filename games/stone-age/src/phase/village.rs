//! Toolmaker, hut and field, and the same gains from cards and dice, with their limits (SA-4.3 to 4.5, 4.10, 4.11).

use crate::action::Action;
use crate::dice::Dice;
use crate::event::{Event, Limit};
use crate::state::{Stage, StoneAge};
use crate::tools::Mark;
use lascaux_table::{Actions, Ask, Log, Seat};
use serde_json::{Value, json};

impl StoneAge {
    #[inline]
    pub(crate) fn use_toolmaker(&mut self, log: &mut impl Log<Event>) {
        if self.gain_tool(self.mover, log) {
            self.stage = Stage::Raise { dice: Dice::NONE };
        } else {
            self.go_on_using(log);
        }
    }

    #[inline]
    pub(crate) fn use_hut(&mut self, log: &mut impl Log<Event>) {
        let seat = self.mover;
        let most = self.data().people_max;
        let player = self.player_mut(seat);
        if player.people < most {
            player.people += 1;
            let people = player.people;
            log.tell(|| Event::PersonBorn { seat, people });
        } else {
            log.tell(|| Event::LimitReached { seat, of: Limit::People });
        }
        self.go_on_using(log);
    }

    #[inline]
    pub(crate) fn use_field(&mut self, log: &mut impl Log<Event>) {
        self.gain_field(self.mover, log);
        self.go_on_using(log);
    }

    #[inline]
    pub(crate) fn gain_field(&mut self, seat: Seat, log: &mut impl Log<Event>) {
        let most = self.data().fields_max;
        let player = self.player_mut(seat);
        if player.fields < most {
            player.fields += 1;
            let fields = player.fields;
            log.tell(|| Event::FieldGained { seat, fields });
        } else {
            log.tell(|| Event::LimitReached { seat, of: Limit::Fields });
        }
    }

    /// A new tool. True if its owner has to choose which tile to raise, in the own turn only; elsewhere it cannot matter,
    /// because nobody uses tools outside the own turn and all are turned back before the next (SA-4.11).
    #[inline]
    pub(crate) fn gain_tool(&mut self, seat: Seat, log: &mut impl Log<Event>) -> bool {
        let most = self.data().tools_max();
        let own_turn = seat == self.mover;
        let player = self.player_mut(seat);
        if player.tools.total() >= most {
            log.tell(|| Event::LimitReached { seat, of: Limit::Tools });
            return false;
        }
        if own_turn && player.tools.raise_is_a_choice() {
            return true;
        }
        self.raise(seat, Mark::Unused, log);
        false
    }

    #[inline]
    fn raise(&mut self, seat: Seat, mark: Mark, log: &mut impl Log<Event>) {
        let tools = &mut self.player_mut(seat).tools;
        tools.add(mark);
        let total = tools.total();
        log.tell(|| Event::ToolGained { seat, total });
    }

    pub(crate) fn ask_raise(&self) -> Ask {
        let tiles = self.player(self.mover).tools.tiles();
        let tiles: Vec<Value> = tiles.map(|(value, used)| json!({"value": value, "used": used})).collect();
        self.asks("raise", "SA-4.11").with("tools", tiles)
    }

    pub(crate) fn legal_raises(&self, into: &mut Actions<Action>) {
        into.push(Action::Raise(Mark::Unused));
        into.push(Action::Raise(Mark::Used));
    }

    /// The tile is raised; at a dice table the next player picks.
    pub(crate) fn raise_chosen(&mut self, mark: Mark, dice: Dice, log: &mut impl Log<Event>) {
        self.raise(self.mover, mark, log);
        self.pass_dice(self.mover, dice, log);
    }
}
