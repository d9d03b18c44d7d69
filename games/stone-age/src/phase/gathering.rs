//! Hunting and gathering: dice, tools, and what the sum brings in (SA-4.6 to SA-4.9). Two-dice cards do the same (SA-5.7).

use crate::action::Action;
use crate::dice::Dice;
use crate::event::Event;
use crate::goods::Good;
use crate::names::WORDS;
use crate::state::{Player, Stage, StoneAge};
use crate::tools::{ToolUse, each_subset, once_values};
use lascaux_table::{Actions, Ask, Log, Refusal, Seat, said};

impl StoneAge {
    pub(crate) fn ask_roll(&self, good: Good, dice: u8) -> Ask {
        self.asks("dice", self.chance_rule()).with("count", dice).with("good", good.word())
    }

    pub(crate) fn ask_tools(&self, good: Good, sum: u8) -> Ask {
        let ask = self.asks("tools", "SA-4.8").with("sum", sum).with("good", good.word());
        ask.with("pips_for_one", self.data().divisor[good.index()])
    }

    #[inline]
    pub(crate) fn rolled(&mut self, good: Good, dice: Dice, log: &mut impl Log<Event>) {
        let sum = dice.sum();
        log.tell(|| Event::Rolled { seat: self.mover, dice: dice.faces().collect(), sum });
        let player = self.player(self.mover);
        if player.tools.any_unused() || player.once != 0 {
            self.stage = Stage::Tools { good, sum };
        } else {
            self.bring_in(good, sum, log);
        }
    }

    #[inline]
    pub(crate) fn legal_tools(&self, into: &mut Actions<Action>) {
        let player = self.player(self.mover);
        let [(high, high_count), (low, low_count)] = player.tools.unused();
        for highs in 0..=high_count {
            for lows in 0..=low_count {
                let mut tools = ToolUse::NONE.with_tiles(high, highs);
                if lows > 0 {
                    tools = tools.with_tiles(low, lows);
                }
                each_subset(player.once, |once| into.push(Action::Tools(tools.with_once(once))));
            }
        }
    }

    pub(crate) fn check_tools(&self, tools: ToolUse) -> Result<(), Refusal> {
        let player = self.player(self.mover);
        let unused = player.tools.unused();
        for value in 1..=4 {
            let have: u8 = unused.iter().filter(|tile| tile.0 == value).map(|tile| tile.1).sum();
            let asked = tools.of_value(value);
            if asked > have {
                let why = said!(WORDS, "sa-no-tile", have = have, value = value, n = asked);
                return Err(Refusal::rule("SA-4.12", why));
            }
        }
        if let Some(value) = once_values(tools.once() & !player.once).next() {
            return Err(Refusal::rule("SA-4.12", said!(WORDS, "sa-no-once", value = value)));
        }
        Ok(())
    }

    #[inline]
    pub(crate) fn add_tools(&mut self, tools: ToolUse, good: Good, sum: u8, log: &mut impl Log<Event>) {
        let seat = self.mover;
        let player = self.player_mut(seat);
        player.tools.spend(tools);
        player.once &= !tools.once();
        let sum = sum + tools.sum();
        if tools != ToolUse::NONE {
            log.tell(|| Event::ToolsUsed { seat, tools, sum });
        }
        self.bring_in(good, sum, log);
    }

    #[inline]
    fn bring_in(&mut self, good: Good, sum: u8, log: &mut impl Log<Event>) {
        let amount = u16::from(sum / self.data().divisor[good.index()]);
        self.gain(self.mover, good, amount, log);
        self.go_on_using(log);
    }

    #[inline]
    pub(crate) fn gain(&mut self, seat: Seat, good: Good, amount: u16, log: &mut impl Log<Event>) {
        self.player_mut(seat).receive(good, amount);
        log.tell(|| Event::Gained { seat, good, amount });
    }
}

impl Player {
    /// The supply has no end (SA-1.5); only a game of thousands of rounds would meet the top of the counter.
    #[inline]
    pub(crate) fn receive(&mut self, good: Good, amount: u16) {
        let have = match good {
            Good::Food => &mut self.food,
            Good::Resource(resource) => &mut self.stock[resource.index()],
        };
        *have = have.saturating_add(amount);
    }
}
