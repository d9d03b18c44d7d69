//! What a request comes to. Nothing is changed here.

use super::command::{bad, not_now};
use super::event::{Change, Closing, Event, What};
use super::{Actor, Asked, Command, LONGEST_CHAT, LONGEST_KEY, MOST_CHAT, MOST_EVENTS, Refused, Request, TableState};
use lascaux_table::{Seat, Turn};

/// Whoever a bot plays for does not play.
pub(super) const AWAY: &str = "A bot plays for you; take your seat back first.";

impl TableState {
    /// What a request comes to, in order. Changes nothing; what it returns can be applied.
    pub fn decide(&self, request: &Request, now: i64) -> Result<Vec<Event>, Refused> {
        let by = match request.by {
            Actor::Person(person) => Some(person),
            Actor::Bot | Actor::House => None,
        };
        if let (Some(person), Some(key)) = (by, &request.key) {
            if key.is_empty() || key.len() > LONGEST_KEY || !key.bytes().all(|byte| byte.is_ascii_graphic()) {
                return bad(format!("The name of a request is 1 to {LONGEST_KEY} visible characters."));
            }
            if let Some((_, _, number)) = self.keys.iter().find(|(who, known, _)| *who == person && **known == **key) {
                return Err(Refused::Done(*number));
            }
        }
        // What was only said meanwhile makes nobody's move stale.
        let known = self.last_change..=self.number();
        if request.expected.is_some_and(|expected| !known.contains(&expected)) {
            return Err(Refused::Stale(self.number()));
        }
        let changes = match request.by {
            Actor::Person(person) => self.decide_for(person, &request.command, now)?,
            Actor::Bot => self.decide_bot(&request.command)?,
            Actor::House => self.decide_tick(now),
        };
        if self.numbers.number() + changes.len() > MOST_EVENTS && !ends(&changes) {
            return not_now("This table has gone on for longer than any game; it can only be left.");
        }
        let (at, rules) = (now.max(self.last_at), self.game.rules());
        let event = |change| Event { at, rules, what: What { change, by, key: None } };
        let mut events: Vec<Event> = changes.into_iter().map(event).collect();
        // The last one carries the name: who asks again hears the number after all of them.
        if let Some(last) = events.last_mut() {
            last.what.key = request.key.clone().filter(|_| by.is_some());
        }
        Ok(events)
    }

    fn decide_for(&self, person: i64, command: &Command, now: i64) -> Result<Vec<Change>, Refused> {
        if let Command::Sit { code, name } = command {
            return self.decide_sit(person, code, name);
        }
        let own = self.seats_of(Some(person));
        if own.is_empty() {
            return Err(Refused::NotSeated);
        }
        match command {
            Command::Sit { .. } | Command::Tick => bad("Nobody asks for that."),
            Command::HandOver { to, name } => Ok(self.decide_hand_over(&own, *to, name)),
            Command::Act { seat, action } => self.decide_act(&own, *seat, action),
            Command::Acts { seat, actions } => self.decide_acts(&own, *seat, actions),
            Command::Chat { name, text } => self.decide_chat(name, text),
            Command::Again { table } => match (self.is_open(), &self.next) {
                (false, _) => not_now("The game is still being played."),
                (true, Some(_)) => not_now("The next game is open already."),
                (true, None) => Ok(vec![Change::Again { table: table.clone() }]),
            },
            _ if !self.is_running() => not_now("The game is over."),
            Command::Undo => self.decide_undo(&own),
            Command::Plead => self.decide_plead(person, &own),
            Command::Agree => self.decide_agree(person),
            Command::Decline => self.decide_decline(person),
            Command::Depute { seat } => self.decide_depute(person, &own, *seat, now),
            Command::Return { seat } => match own.contains(seat) {
                false => Err(Refused::NotSeated),
                true if self.has_deputy(*seat) => Ok(vec![Change::Return { seat: seat.0 }]),
                true => not_now("No bot plays for you: the seat is yours."),
            },
            Command::Leave => Ok(self.decide_leave(person)),
        }
    }

    fn decide_sit(&self, person: i64, code: &str, name: &str) -> Result<Vec<Change>, Refused> {
        let seat = self.free_seat(code).ok_or(Refused::NoSuchSeat)?;
        if !self.is_running() {
            return not_now("This table has ended.");
        }
        Ok(vec![Change::Sit { seat: seat.0, person, name: self.free_name(seat, name) }])
    }

    fn decide_hand_over(&self, own: &[Seat], to: i64, name: &str) -> Vec<Change> {
        let mut names: Vec<String> = Vec::new();
        for seat in own {
            // Several seats around one device get a name each.
            let wish = if names.is_empty() { name.to_string() } else { format!("{name} {}", names.len() + 1) };
            names.push(self.free_name(*seat, &wish));
        }
        let sit = |(seat, name): (&Seat, String)| Change::Sit { seat: seat.0, person: to, name };
        own.iter().zip(names).map(sit).collect()
    }

    fn decide_act(&self, own: &[Seat], named: Option<Seat>, action: &str) -> Result<Vec<Change>, Refused> {
        let seat = self.acting(own, named)?;
        self.game.check(Some(seat), action)?;
        Ok(vec![Change::Act { seat: seat.0, action: action.to_string() }])
    }

    /// The seat for which a person acts, if acting is possible at all.
    pub(super) fn acting(&self, own: &[Seat], named: Option<Seat>) -> Result<Seat, Refused> {
        if self.closed.is_some() {
            return not_now("This table has ended.");
        }
        if !self.is_complete() {
            return not_now("The table waits until everybody has sat down.");
        }
        if named.is_some_and(|seat| !own.contains(&seat)) {
            return Err(Refused::NotSeated);
        }
        let seat = match self.game.turn() {
            Turn::Player(asked) if named.is_none() && own.contains(&asked) => asked,
            _ => named.unwrap_or(own[0]), // the match refuses a wrong one, in its own words
        };
        if self.has_deputy(seat) {
            return not_now(AWAY);
        }
        Ok(seat)
    }

    fn decide_bot(&self, command: &Command) -> Result<Vec<Change>, Refused> {
        let (Command::Act { seat: Some(seat), action }, Asked::Bot(asked, _)) = (command, self.asked()) else {
            return not_now("No bot is asked.");
        };
        if *seat != asked {
            return not_now("Another bot is asked.");
        }
        self.game.check(Some(*seat), action)?;
        Ok(vec![Change::Act { seat: seat.0, action: action.clone() }])
    }

    fn decide_chat(&self, name: &str, text: &str) -> Result<Vec<Change>, Refused> {
        let text = text.trim();
        if text.is_empty() || text.chars().count() > LONGEST_CHAT || text.chars().any(char::is_control) {
            return bad(format!("Say something of 1 to {LONGEST_CHAT} letters, on one line."));
        }
        if self.said >= MOST_CHAT {
            return not_now("So much was said at this table that nothing more can be.");
        }
        Ok(vec![Change::Chat { name: name.to_string(), text: text.to_string() }])
    }

    fn decide_depute(&self, person: i64, own: &[Seat], seat: Seat, now: i64) -> Result<Vec<Change>, Refused> {
        match &self.clocks {
            None => not_now("This table has no clock: nobody's time can be over."),
            Some(_) if own.contains(&seat) => not_now("The others decide whether a bot plays for you."),
            Some(clocks) if clocks.running() != Some(seat) => not_now("The table does not wait for that seat."),
            Some(clocks) if clocks.left(seat, now) > 0 => not_now("There is still time on that clock."),
            Some(_) => Ok(vec![Change::Depute { seat: seat.0, person }]),
        }
    }

    fn decide_leave(&self, person: i64) -> Vec<Change> {
        let granted = self.granted_without(person);
        let is_last = self.people() == [person];
        let closed = is_last.then_some(Change::Closed { why: Closing::Left });
        [Change::Leave { person }].into_iter().chain(granted).chain(closed).collect()
    }

    fn decide_tick(&self, now: i64) -> Vec<Change> {
        if !self.is_running() {
            return Vec::new();
        }
        if self.ends_at().is_some_and(|end| now >= end) {
            return vec![Change::Closed { why: Closing::Abandoned }];
        }
        self.time_over(now).map(|seat| Change::TimeOver { seat: seat.0 }).into_iter().collect()
    }
}

/// Whether changes end the table: there is always room for that.
fn ends(changes: &[Change]) -> bool {
    changes.iter().any(|change| matches!(change, Change::Leave { .. } | Change::Closed { .. }))
}
