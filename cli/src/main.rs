//! The program `lascaux`.

mod memory;

use clap::{Parser, Subcommand};
use indicatif::{ProgressBar, ProgressStyle};
use lascaux::bots::{self, AnalyseOrder, ArenaOrder, TrainOrder};
use lascaux::playouts::{self, Until};
use lascaux::serve::{self, BackupOrder, RestoreOrder, ServeOrder};
use lascaux::{Engine, all_games, answer_lines, data_of, option, records};
use lascaux_server::StoreError;
use lascaux_table::{Code, PlayoutOrder, Refusal, Registry};
use serde_json::{Map, Value};
use std::io::{self, IsTerminal, Read, Write};
use std::process::ExitCode;

/// A table for prehistoric board games.
#[derive(Parser)]
#[command(
    version,
    about,
    after_help = "Start with:  lascaux              the table in the browser
             lascaux games        what can be played, with which options
             lascaux engine       sit down over the line protocol (README, \"By hand\")
             lascaux playouts stone-age --seats 4 --seconds 5"
)]
struct Arguments {
    /// Component data of your own box (TOML), instead of the built-in figures; may be given once for each game
    #[arg(long, global = true, value_name = "FILE")]
    data: Vec<String>,
    #[command(subcommand)]
    command: Option<Command>,
}

#[derive(Subcommand)]
enum Command {
    /// Opens the table in the browser and prints its address (this is what happens without a command)
    Serve(ServeOrder),
    /// Copies the file of a house, running or not, into a new file that is whole by itself
    Backup(BackupOrder),
    /// Puts such a copy back as the file of a house that does not run; the file that was there stays beside it
    Restore(RestoreOrder),
    /// Lists the games with their seats and options
    Games,
    /// Speaks the line protocol on stdin and stdout: one JSON object a line in, one a line out
    #[command(after_help = "Begin with these lines, and leave with Ctrl-D:

  {\"cmd\":\"help\"}
  {\"cmd\":\"new\",\"game\":\"stone-age\",\"seats\":2}
  {\"cmd\":\"legal\"}
  {\"cmd\":\"act\",\"action\":\"place hunt 3\"}")]
    Engine,
    /// Plays complete random games on one core and counts games and decisions per second
    Playouts(Playouts),
    /// Tells a record in words, step by step, and shows the score sheets
    Replay {
        /// The record; "-" reads from stdin
        file: String,
    },
    /// Recomputes a record and checks every step, the seed's commitment, the hash and the totals
    Verify {
        /// The records; "-" reads from stdin
        #[arg(required = true)]
        files: Vec<String>,
    },
    /// Lets bots play against each other: win rates with intervals, scores, seconds a move, ratings
    #[command(
        after_help = "Bots: random, greedy, easy, medium, strong, master; for comparisons leaning, judge, flat, tree,
tree-hand, flat-end, tree-end, tree-round, and a game's own strategies (stone-age: starver, farmer).

  lascaux arena stone-age --bots strong,greedy --games 100 --millis 30
  lascaux arena eiszeit --bots strong,greedy,greedy --games 90 --millis 30
  lascaux arena stone-age --bots strong@120,strong@30 --games 200"
    )]
    Arena(ArenaOrder),
    /// Looks at a recorded game again: the best actions, the mistakes that mattered, the winning chances
    Analyse(AnalyseOrder),
    /// Learns a game's judgement from self-play
    Train(TrainOrder),
}

#[derive(clap::Args)]
struct Playouts {
    /// The game's name, as in "lascaux games"
    game: String,
    /// How many play
    #[arg(long, default_value_t = 2)]
    seats: u8,
    /// How long to play
    #[arg(long, default_value_t = 5.0, value_parser = seconds, conflicts_with = "games")]
    seconds: f64,
    /// How many games to play, instead of a time
    #[arg(long)]
    games: Option<u64>,
    /// The seed of all choices and outcomes
    #[arg(long, default_value_t = 1)]
    seed: u64,
    /// An option of the game, such as edition=sv; may be repeated
    #[arg(long = "option", value_name = "NAME=VALUE", value_parser = option)]
    options: Vec<(String, String)>,
    /// Answer in JSON
    #[arg(long)]
    json: bool,
}

fn seconds(text: &str) -> Result<f64, String> {
    match text.parse() {
        Ok(seconds) if (0.0..=86_400.0).contains(&seconds) => Ok(seconds),
        _ => Err("a number of seconds from 0 to 86400".to_string()),
    }
}

fn main() -> ExitCode {
    memory::stays_at_hand();
    match run(Arguments::parse()) {
        Ok(()) => ExitCode::SUCCESS,
        Err(Failure::Refused(refusal)) => {
            eprintln!("lascaux: {refusal}");
            ExitCode::FAILURE
        }
        Err(Failure::House(trouble)) => {
            eprintln!("lascaux: {trouble}");
            ExitCode::FAILURE
        }
        // Whoever reads our output may stop reading: `lascaux replay FILE | head`.
        Err(Failure::Output(error)) if error.kind() == io::ErrorKind::BrokenPipe => ExitCode::SUCCESS,
        Err(Failure::Output(error)) => {
            eprintln!("lascaux: {error}");
            ExitCode::FAILURE
        }
    }
}

enum Failure {
    Refused(Refusal),
    House(StoreError),
    Output(io::Error),
}

impl From<Refusal> for Failure {
    fn from(refusal: Refusal) -> Failure {
        Failure::Refused(refusal)
    }
}

impl From<StoreError> for Failure {
    fn from(trouble: StoreError) -> Failure {
        Failure::House(trouble)
    }
}

impl From<io::Error> for Failure {
    fn from(error: io::Error) -> Failure {
        Failure::Output(error)
    }
}

fn run(arguments: Arguments) -> Result<(), Failure> {
    let data = arguments.data.iter().map(|file| read_text(file)).collect::<Result<Vec<_>, _>>()?;
    let games = all_games(&data).map_err(|no| match arguments.data.is_empty() {
        true => no,
        false => no.after(format_args!("{}: ", arguments.data.join(", "))),
    })?;
    let mut out = io::stdout().lock();
    match arguments.command {
        None => serve::serve(&ServeOrder::default(), games)?,
        Some(Command::Serve(order)) => serve::serve(&order, games)?,
        Some(Command::Backup(order)) => writeln!(out, "{}", serve::backup(&order)?)?,
        Some(Command::Restore(order)) => writeln!(out, "{}", serve::restore(&order)?)?,
        Some(Command::Games) => list(&games, &mut out)?,
        Some(Command::Engine) => {
            if io::stdin().is_terminal() {
                eprintln!("One JSON object a line, such as {{\"cmd\":\"help\"}}; Ctrl-D leaves.");
            }
            answer_lines(&mut Engine::new(games), io::stdin().lock(), out)?
        }
        Some(Command::Playouts(order)) => play(&games, &order, &mut out)?,
        Some(Command::Replay { file }) => records::replay(&games, &read_text(&file)?, &mut io::BufWriter::new(out))??,
        Some(Command::Verify { files }) => {
            for file in files {
                let verdict =
                    records::verify(&games, &read_text(&file)?).map_err(|no| no.after(format_args!("{file}: ")))?;
                writeln!(out, "{file}: {verdict}")?;
            }
        }
        Some(Command::Arena(order)) => bots::meet(&order, data_of(&data, order.game()), &mut out)??,
        Some(Command::Analyse(order)) => bots::analyse(&games, &order, &read_text(&order.file)?, &mut out)??,
        Some(Command::Train(order)) => bots::school(&order, data_of(&data, order.game()), &mut out)??,
    }
    Ok(())
}

fn read_text(file: &str) -> Result<String, Refusal> {
    let read = if file == "-" {
        let mut text = String::new();
        io::stdin().read_to_string(&mut text).map(|_| text)
    } else {
        std::fs::read_to_string(file)
    };
    read.map_err(|error| Refusal::new(Code::Request, format!("{file} cannot be read: {error}.")))
}

fn list(games: &Registry, out: &mut impl Write) -> io::Result<()> {
    for game in games.shown() {
        let about = game.about();
        writeln!(out, "{} ({})", about["title"].as_str().unwrap_or_default(), game.name())?;
        writeln!(out, "  seats    {} to {}", about["seats"]["min"], about["seats"]["max"])?;
        writeln!(out, "  options")?;
        for option in about["options"].as_array().into_iter().flatten() {
            let values: Vec<&str> =
                option["values"].as_array().into_iter().flatten().filter_map(Value::as_str).collect();
            let default = option["default"].as_str().unwrap_or("as the edition says");
            let [name, rule, meaning] = ["name", "rule", "about"].map(|key| option[key].as_str().unwrap_or_default());
            writeln!(out, "    {name:<18} {} (default: {default}; {rule})", values.join(" | "))?;
            writeln!(out, "    {:<18} {meaning}", "")?;
        }
    }
    Ok(())
}

fn play(games: &Registry, order: &Playouts, out: &mut impl Write) -> Result<(), Failure> {
    let game = games.get(&order.game)?;
    let options: Map<String, Value> =
        order.options.iter().map(|(name, value)| (name.clone(), Value::from(value.as_str()))).collect();
    let until = order.games.map_or(Until::Seconds(order.seconds), Until::Games);
    let bar = ProgressBar::new(1000); // drawn on stderr, and only where that is a terminal
    if let Ok(style) = ProgressStyle::with_template("{bar:40} {percent:>3} %  {msg}") {
        bar.set_style(style);
    }
    let request = PlayoutOrder { seats: order.seats, options, seed: order.seed };
    let report = playouts::run(game, &request, until, &mut |done, tally| {
        bar.set_position((done * 1000.0) as u64);
        bar.set_message(format!("{} games", tally.games));
    })?;
    bar.finish_and_clear();
    if order.json {
        writeln!(out, "{}", serde_json::to_string(&report).map_err(io::Error::from)?)?;
    } else {
        writeln!(out, "{} with {} seats, random play on one core", game.title(), report.seats)?;
        writeln!(out, "  games       {:>12}   {:>12.0} per second", report.games, report.games_per_second)?;
        writeln!(out, "  decisions   {:>12}   {:>12.0} per second", report.decisions, report.decisions_per_second)?;
        writeln!(out, "  outcomes    {:>12}", report.chances)?;
        writeln!(out, "  seconds     {:>12.2}", report.seconds)?;
    }
    Ok(())
}
