//! The line protocol: one JSON object a line in, one a line out. A bad line changes nothing.

use lascaux_bots::{Stop, advise};
use lascaux_table::{
    AnyMatch, Chance, Code, Forced, NewMatch, Record, Refusal, Registry, Seat, Seed, Viewer, plain_words,
};
use rand_core::{Rng, SeedableRng};
use rand_xoshiro::Xoshiro256PlusPlus;
use serde::Deserialize;
use serde::de::DeserializeOwned;
use serde_json::{Map, Value, json};
use std::hash::BuildHasher;

/// Every command with an example and what it does.
const COMMANDS: &[(&str, &str, &str)] = &[
    ("games", r#"{"cmd":"games"}"#, "the games with their seats and options"),
    ("notation", r#"{"cmd":"notation","game":"stone-age"}"#, "how actions and outcomes are written"),
    ("new", r#"{"cmd":"new","game":"stone-age","seats":2,"options":{"edition":"nl"}}"#, "starts a match"),
    ("turn", r#"{"cmd":"turn"}"#, "whose move it is and what is asked"),
    ("legal", r#"{"cmd":"legal"}"#, "everything that can be done now"),
    ("act", r#"{"cmd":"act","action":"place hunt 3"}"#, "does it"),
    ("bot", r#"{"cmd":"bot","bot":"strong","millis":300}"#, "the action that a bot would take"),
    ("undo", r#"{"cmd":"undo"}"#, "takes the last one back"),
    ("scores", r#"{"cmd":"scores"}"#, "the score sheets, line by line, as if the game ended now"),
    ("view", r#"{"cmd":"view","seat":0}"#, "what a seat may know; null for a spectator"),
    ("state", r#"{"cmd":"state"}"#, "everything"),
    ("load", r#"{"cmd":"load","state":{}}"#, "plays on from an edited state"),
    ("outcomes", r#"{"cmd":"outcomes"}"#, "what chance can say now, with probabilities"),
    ("chance", r#"{"cmd":"chance","outcome":"dice 3 4 1"}"#, "dictates it, in a match with manual chance"),
    ("record", r#"{"cmd":"record"}"#, "the whole match"),
    ("replay", r#"{"cmd":"replay","record":{}}"#, "a recorded match, checked, ready to be played on"),
    ("hash", r#"{"cmd":"hash"}"#, "the hash of the state"),
    ("help", r#"{"cmd":"help"}"#, "this list; end with Ctrl-D"),
];

fn command_names() -> String {
    COMMANDS.iter().map(|(name, ..)| *name).collect::<Vec<_>>().join(", ")
}

/// How long a bot thinks if nothing is said; a master takes five times as long.
const DEFAULT_THOUGHT: u64 = 300;

/// The longest a bot may be asked to think.
const LONGEST_THOUGHT: u64 = 60_000;

/// One conversation over the line protocol, with at most one match at a time.
///
/// ```
/// use lascaux::{Engine, all_games};
/// let mut engine = Engine::new(all_games(&[])?);
/// engine.answer(r#"{"cmd":"new","game":"stone-age","seats":2,"seed":7}"#);
/// let answer = engine.answer(r#"{"id":1,"cmd":"act","action":"place hut 1"}"#);
/// assert!(answer.starts_with(r#"{"id":1,"ok":false,"error":{"code":"illegal","rule":"SA-3.6""#), "{answer}");
/// # Ok::<(), lascaux_table::Refusal>(())
/// ```
pub struct Engine {
    games: Registry,
    current: Option<Box<dyn AnyMatch>>,
    random: Xoshiro256PlusPlus,
}

type Answer = Result<Map<String, Value>, Refusal>;

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Nothing {}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct New {
    game: String,
    seats: u8,
    #[serde(default)]
    options: Map<String, Value>,
    #[serde(default)]
    seed: Option<Seed>,
    #[serde(default)]
    chance: Chance,
    #[serde(default)]
    forced: Forced,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Act {
    action: String,
    #[serde(default)]
    seat: Option<Seat>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Dictate {
    outcome: String,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Look {
    #[serde(default)]
    seat: Option<Seat>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Load {
    state: Value,
    #[serde(default)]
    game: Option<String>,
    #[serde(default)]
    seed: Option<Seed>,
    #[serde(default)]
    chance: Option<Chance>,
    #[serde(default)]
    forced: Option<Forced>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Replay {
    record: Value,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Bot {
    #[serde(default)]
    bot: Option<String>,
    #[serde(default)]
    millis: Option<u64>,
    #[serde(default)]
    seed: Option<u64>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Notation {
    #[serde(default)]
    game: Option<String>,
}

impl Engine {
    /// A conversation about the games on this shelf.
    pub fn new(games: Registry) -> Engine {
        // Matches and bots vary from run to run unless a request names a seed.
        let seed = std::hash::RandomState::new().hash_one("seeds");
        Engine { games, current: None, random: Xoshiro256PlusPlus::seed_from_u64(seed) }
    }

    /// Answers one line.
    pub fn answer(&mut self, line: &str) -> String {
        let mut request: Map<String, Value> = match serde_json::from_str(line) {
            Ok(Value::Object(request)) => request,
            Ok(_) => return self.refuse("A line is one JSON object, such as {\"cmd\":\"help\"}."),
            Err(error) => {
                return self.refuse(&format!(
                    "This line is not JSON ({}); write one object a line, such as {{\"cmd\":\"help\"}}.",
                    plain_words(&error)
                ));
            }
        };
        let id = request.shift_remove("id");
        let mut answer = Map::new();
        if let Some(id) = id {
            answer.insert("id".to_string(), id);
        }
        match self.obey(request) {
            Ok(held) => {
                answer.insert("ok".to_string(), true.into());
                answer.extend(held);
            }
            Err(refusal) => {
                answer.insert("ok".to_string(), false.into());
                answer.insert("error".to_string(), json!(refusal));
            }
        }
        Value::Object(answer).to_string()
    }

    /// The answer to a line that is not a request at all.
    pub fn refuse(&self, message: &str) -> String {
        json!({"ok": false, "error": Refusal::new(Code::Request, message.to_string())}).to_string()
    }

    fn obey(&mut self, mut request: Map<String, Value>) -> Answer {
        let command = match request.shift_remove("cmd") {
            Some(Value::String(command)) => command,
            _ => {
                return Err(Refusal::new(Code::Request, format!("\"cmd\" is one of {}.", command_names())));
            }
        };
        let request = Value::Object(request);
        match command.as_str() {
            "games" => read::<Nothing>(request).map(|_| self.list_games()),
            "help" => read::<Nothing>(request).map(|_| help()),
            "notation" => self.notation(read(request)?),
            "new" => {
                if let Some(Value::String(name)) = request.get("game") {
                    self.games.get(name)?; // the first thing to be said of an unknown game
                }
                self.new_match(read(request)?)
            }
            "load" => self.load(read(request)?),
            "replay" => self.replay(read(request)?),
            "turn" => read::<Nothing>(request).and_then(|_| self.turn()),
            "legal" => read::<Nothing>(request).and_then(|_| Ok(hold("actions", self.current()?.legal()))),
            "act" => self.act(read(request)?),
            "chance" => self.chance(read(request)?),
            "outcomes" => read::<Nothing>(request).and_then(|_| self.outcomes()),
            "state" => read::<Nothing>(request).and_then(|_| Ok(hold("state", self.current()?.state()))),
            "view" => self.view(read(request)?),
            "scores" => self.scores(request),
            "undo" => read::<Nothing>(request).and_then(|_| {
                let undone = self.current()?.undo()?;
                let mut answer = self.turn()?;
                answer.insert("undone".to_string(), undone.into());
                Ok(answer)
            }),
            "record" => read::<Nothing>(request).and_then(|_| Ok(hold("record", json!(self.current()?.record())))),
            "hash" => read::<Nothing>(request).and_then(|_| Ok(hold("hash", self.current()?.hash()))),
            "bot" => self.bot(read(request)?),
            unknown => {
                let shown: String = unknown.chars().take(40).collect();
                Err(Refusal::new(
                    Code::Request,
                    format!("There is no command \"{shown}\"; there is {}.", command_names()),
                ))
            }
        }
    }

    fn current(&mut self) -> Result<&mut Box<dyn AnyMatch>, Refusal> {
        self.current.as_mut().ok_or_else(|| {
            Refusal::new(Code::NoGame, "No match has been started; begin with \"new\", \"load\" or \"replay\".")
        })
    }

    fn list_games(&self) -> Map<String, Value> {
        hold("games", self.games.shown().map(|game| game.about()).collect::<Vec<_>>())
    }

    fn notation(&mut self, request: Notation) -> Answer {
        let name = match request.game {
            Some(name) => name,
            None => self.current()?.game().to_string(),
        };
        Ok(hold("notation", self.games.get(&name)?.notation()))
    }

    fn new_match(&mut self, request: New) -> Answer {
        let New { game, seats, options, seed, chance, forced } = request;
        let seed = seed.unwrap_or_else(|| self.any_seed());
        let order = NewMatch { seats, options, seed: Some(seed), chance, forced };
        let (begun, happened) = self.games.get(&game)?.start(&order)?;
        self.current = Some(begun);
        let mut answer = hold("seed", seed);
        answer.extend(self.moved(happened)?);
        Ok(answer)
    }

    /// A seed for a match that names none: small enough for any JSON reader.
    fn any_seed(&mut self) -> Seed {
        Seed::Number(self.random.next_u64() >> 11)
    }

    fn load(&mut self, request: Load) -> Answer {
        let (name, order) = match &self.current {
            Some(current) => {
                let record = current.record();
                let order = NewMatch {
                    seats: record.seats,
                    options: Map::new(),
                    seed: Some(request.seed.unwrap_or(record.seed)),
                    chance: request.chance.unwrap_or(record.chance),
                    forced: request.forced.unwrap_or(record.forced),
                };
                (request.game.unwrap_or(record.game), order)
            }
            None => {
                let name = request.game.ok_or_else(|| {
                    Refusal::new(Code::NoGame, "No match has been started; name the game of the position.")
                })?;
                let seed = request.seed.unwrap_or_else(|| self.any_seed());
                let order = NewMatch {
                    seed: Some(seed),
                    chance: request.chance.unwrap_or_default(),
                    forced: request.forced.unwrap_or_default(),
                    ..NewMatch::default()
                };
                (name, order)
            }
        };
        let (begun, happened) = self.games.get(&name)?.load(&request.state, &order)?;
        self.current = Some(begun);
        self.moved(happened)
    }

    fn replay(&mut self, request: Replay) -> Answer {
        let record = Record::from_value(request.record)?;
        self.current = Some(self.games.get(&record.game)?.replay(&record)?);
        self.turn()
    }

    fn turn(&mut self) -> Answer {
        Ok(hold("turn", self.current()?.turn_json()))
    }

    fn moved(&mut self, happened: Vec<Value>) -> Answer {
        let mut answer = self.turn()?;
        answer.insert("events".to_string(), happened.into());
        Ok(answer)
    }

    fn act(&mut self, request: Act) -> Answer {
        let current = self.current()?;
        let from = current.act(request.seat, &request.action)?;
        let happened = current.told(from);
        self.moved(happened)
    }

    fn chance(&mut self, request: Dictate) -> Answer {
        let current = self.current()?;
        let from = current.chance(&request.outcome)?;
        let happened = current.told(from);
        self.moved(happened)
    }

    fn outcomes(&mut self) -> Answer {
        let listed = self.current()?.outcomes()?.map(|listed| {
            listed
                .into_iter()
                .map(|(outcome, probability)| json!({"outcome": outcome, "probability": probability}))
                .collect::<Vec<_>>()
        });
        Ok(hold("outcomes", listed))
    }

    fn view(&mut self, request: Look) -> Answer {
        let viewer = request.seat.map_or(Viewer::Spectator, Viewer::Seat);
        Ok(hold("view", self.current()?.view(viewer)?))
    }

    /// Without a seat everything counts; with one (or null), only what that viewer may know.
    fn scores(&mut self, request: Value) -> Answer {
        let asked = request.get("seat").is_some();
        let Look { seat } = read(request)?;
        let viewer = asked.then(|| seat.map_or(Viewer::Spectator, Viewer::Seat));
        Ok(hold("scores", json!(self.current()?.scores(viewer)?)))
    }

    fn bot(&mut self, request: Bot) -> Answer {
        let name = request.bot.as_deref().unwrap_or("strong");
        let usual = if name.starts_with("master") { 5 * DEFAULT_THOUGHT } else { DEFAULT_THOUGHT };
        let millis = request.millis.unwrap_or(usual);
        if millis > LONGEST_THOUGHT || millis_in(name).is_some_and(|millis| millis > LONGEST_THOUGHT) {
            return Err(Refusal::new(Code::Request, format!("A bot thinks at most {LONGEST_THOUGHT} milliseconds.")));
        }
        let seed = request.seed.unwrap_or_else(|| self.random.next_u64());
        let current = self.current()?;
        let advice = advise(&**current, name, Some(millis), seed, &Stop::default())?;
        let mut answer = hold("action", advice.action);
        answer.insert("seat".to_string(), json!(advice.seat));
        answer.insert("bot".to_string(), name.into());
        answer.insert("expected".to_string(), json!(advice.expected));
        answer.insert("chances".to_string(), json!(advice.chances));
        Ok(answer)
    }
}

/// The milliseconds that a bot's name asks for, as in strong@120.
fn millis_in(name: &str) -> Option<u64> {
    let (_, asked) = name.split_once('@')?;
    asked.split('*').next()?.parse().ok()
}

fn help() -> Map<String, Value> {
    let lines = COMMANDS.iter().map(|(name, example, does)| json!({"cmd": name, "example": example, "does": does}));
    hold("commands", lines.collect::<Vec<_>>())
}

fn hold(name: &str, value: impl serde::Serialize) -> Map<String, Value> {
    Map::from_iter([(name.to_string(), json!(value))])
}

fn read<T: DeserializeOwned>(request: Value) -> Result<T, Refusal> {
    T::deserialize(request)
        .map_err(|error| Refusal::new(Code::Request, format!("This request cannot be read: {}.", plain_words(&error))))
}
