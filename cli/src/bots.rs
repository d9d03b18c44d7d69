//! `lascaux arena`, `lascaux analyse` and `lascaux train`: bots against each other, a game looked at again, and the
//! school where the judgement is learned.

use crate::records;
use clap::Args;
use indicatif::{ProgressBar, ProgressStyle};
use lascaux_bots::{
    Analysis, Budget, Effort, Lessons, Meeting, Report, Verdict, WeightsFile, arena, examine, learn, plot,
};
use lascaux_table::{Code, Refusal, Registry, sha256_hex};
use serde_json::{Map, Value};
use std::io::{self, Write};

/// More threads than any machine of today has processors only cost memory.
fn threads() -> clap::builder::RangedU64ValueParser {
    clap::builder::RangedU64ValueParser::new().range(1..=256)
}

/// What `lascaux arena` is asked.
#[derive(Args)]
pub struct ArenaOrder {
    /// The game's name, as in "lascaux games"
    game: String,
    /// The bots, such as strong,greedy; NAME@MILLIS or NAME#SIMULATIONS gives one its own budget, NAME*2 two
    /// searches side by side
    #[arg(long, value_delimiter = ',', required = true)]
    bots: Vec<String>,
    /// Seats of a table; with more bots than seats, every choice of so many bots meets [default: one for each bot]
    #[arg(long)]
    seats: Option<usize>,
    /// Games of every such choice, rounded up to whole rotations of the seats
    #[arg(long, default_value_t = 100, value_parser = clap::value_parser!(u64).range(1..=100_000_000))]
    games: u64,
    /// Milliseconds a move for the bots that search [default: the bot's own]
    #[arg(long, value_parser = clap::value_parser!(u64).range(1..=600_000))]
    millis: Option<u64>,
    /// The seed of the first deal; every deal is played once with each rotation of the seats
    #[arg(long, default_value_t = 1)]
    seed: u64,
    /// Games played side by side
    #[arg(long, default_value_t = 1, value_parser = threads())]
    threads: u64,
    /// An option of the game, such as edition=sv; may be repeated
    #[arg(long = "option", value_name = "NAME=VALUE", value_parser = crate::option)]
    options: Vec<(String, String)>,
    /// Answer in JSON
    #[arg(long)]
    json: bool,
    /// Draw the win rates as an SVG picture into this file
    #[arg(long, value_name = "FILE")]
    svg: Option<String>,
}

/// What `lascaux analyse` is asked.
#[derive(Args)]
pub struct AnalyseOrder {
    /// The record; "-" reads from stdin
    pub file: String,
    /// Milliseconds for every decision
    #[arg(long, default_value_t = 100, value_parser = clap::value_parser!(u64).range(1..=600_000))]
    millis: u64,
    /// Simulations for every decision, instead of a time: the same answer on every machine
    #[arg(long, conflicts_with = "millis", value_parser = clap::value_parser!(u64).range(20..=10_000_000))]
    simulations: Option<u64>,
    /// Decisions looked at side by side
    #[arg(long, default_value_t = 1, value_parser = threads())]
    threads: u64,
    /// The seed of the search
    #[arg(long, default_value_t = 1)]
    seed: u64,
    /// Tell every decision, not only the mistakes
    #[arg(long)]
    all: bool,
    /// Answer in JSON
    #[arg(long)]
    json: bool,
    /// Draw the winning chances as an SVG picture into this file
    #[arg(long, value_name = "FILE")]
    svg: Option<String>,
}

/// What `lascaux train` is asked.
#[derive(Args)]
pub struct TrainOrder {
    /// The game's name, as in "lascaux games"
    game: String,
    /// Numbers of seats, in turn, such as 2,3,4
    #[arg(long, value_delimiter = ',', required = true)]
    seats: Vec<u8>,
    /// Games in all
    #[arg(long, default_value_t = 40_000, value_parser = clap::value_parser!(u64).range(1..=100_000_000))]
    games: u64,
    /// Games of one generation
    #[arg(long, default_value_t = 200, value_parser = clap::value_parser!(u64).range(1..=100_000))]
    generation: u64,
    /// The seed of everything
    #[arg(long, default_value_t = 1)]
    seed: u64,
    /// Threads that play; the result does not depend on it
    #[arg(long, default_value_t = 1, value_parser = threads())]
    threads: u64,
    /// The file of weights; kept after every generation, and taken up again if it is there [default: GAME.json]
    #[arg(long, value_name = "FILE")]
    out: Option<String>,
}

impl ArenaOrder {
    /// The game.
    pub fn game(&self) -> &str {
        &self.game
    }
}

impl TrainOrder {
    /// The game.
    pub fn game(&self) -> &str {
        &self.game
    }
}

fn bar(length: u64) -> ProgressBar {
    let bar = ProgressBar::new(length); // drawn on stderr, and only where that is a terminal
    if let Ok(style) = ProgressStyle::with_template("{bar:40} {pos}/{len}  {elapsed} (still {eta})  {msg}") {
        bar.set_style(style);
    }
    bar
}

/// Finds out that a file cannot be written before the long work begins, not after it. What is in it stays.
fn can_keep(file: Option<&String>) -> Result<(), Refusal> {
    let Some(file) = file else { return Ok(()) };
    let opened = std::fs::OpenOptions::new().create(true).append(true).open(file);
    opened.map(drop).map_err(|error| cannot_be_written(file, &error))
}

fn cannot_be_written(file: &str, error: &io::Error) -> Refusal {
    Refusal::new(Code::Request, format!("{file} cannot be written: {error}."))
}

fn keep(file: &str, text: &str) -> Result<(), Refusal> {
    std::fs::write(file, text).map_err(|error| cannot_be_written(file, &error))
}

/// Puts a new text in the place of an old one at once, so that whoever ends the program never finds half of it.
fn keep_whole(file: &str, text: &str) -> Result<(), Refusal> {
    let beside = format!("{file}.new");
    keep(&beside, text)?;
    std::fs::rename(&beside, file)
        .map_err(|error| Refusal::new(Code::Request, format!("{file} cannot be written: {error}.")))
}

/// Bots meet.
pub fn meet(order: &ArenaOrder, data: Option<&str>, out: &mut impl Write) -> Result<io::Result<()>, Refusal> {
    let options: Map<String, Value> =
        order.options.iter().map(|(name, value)| (name.clone(), Value::from(value.as_str()))).collect();
    let meeting = Meeting {
        bots: order.bots.clone(),
        seats: order.seats.unwrap_or(order.bots.len()),
        games: order.games,
        millis: order.millis,
        seed: order.seed,
        options,
        threads: order.threads as usize,
    };
    can_keep(order.svg.as_ref())?;
    let bar = bar(0);
    let report = arena(&order.game, data, &meeting, &|done, all| {
        bar.set_length(all);
        bar.set_position(done);
        true
    })?;
    bar.finish_and_clear();
    let told = if order.json { json(&report, out) } else { table(&report, out) };
    if let Some(file) = &order.svg {
        keep(file, &plot::arena(&report))?;
    }
    Ok(told)
}

fn json(held: &impl serde::Serialize, out: &mut impl Write) -> io::Result<()> {
    writeln!(out, "{}", serde_json::to_string(held)?)
}

fn table(report: &Report, out: &mut impl Write) -> io::Result<()> {
    let winners =
        report.winners_mean.map_or("nobody won".to_string(), |mean| format!("winners have {mean:.1} on average"));
    writeln!(
        out,
        "{}, {} seats, {} games, seed {}: {winners}, after {:.1} rounds\n",
        report.game, report.seats, report.games, report.seed, report.rounds_mean
    )?;
    writeln!(
        out,
        "{:<16} {:>6} {:>8}  {:<15} {:>8} {:>9} {:>9} {:>9} {:>7}",
        "bot", "games", "wins", "95 % interval", "score", "s/move", "slowest", "sims/move", "rating"
    )?;
    for row in &report.bots {
        writeln!(
            out,
            "{:<16} {:>6} {:>6.1} %  {:>5.1} - {:>5.1} % {:>8.1} {:>9.4} {:>9.4} {:>9.0} {:>7.0}",
            row.bot,
            row.games,
            100.0 * row.win_rate,
            100.0 * row.low,
            100.0 * row.high,
            row.mean_score,
            row.seconds_per_move,
            row.slowest_move,
            row.simulations_per_move,
            row.rating
        )?;
    }
    Ok(())
}

/// A record is looked at again.
pub fn analyse(
    games: &Registry,
    order: &AnalyseOrder,
    text: &str,
    out: &mut impl Write,
) -> Result<io::Result<()>, Refusal> {
    let record = records::read(text)?;
    let again = games.get(&record.game)?.replay(&record)?;
    let budget = order.simulations.map_or(Budget::millis(order.millis), Budget::simulations);
    let effort = Effort { budget, threads: order.threads as usize, seed: order.seed };
    can_keep(order.svg.as_ref())?;
    let bar = bar(0);
    let analysis = examine(&*again, effort, &|done, all| {
        bar.set_length(all as u64);
        bar.set_position(done as u64);
        true
    })?;
    bar.finish_and_clear();
    let told = if order.json { json(&analysis, out) } else { tell(&analysis, order.all, out) };
    if let Some(file) = &order.svg {
        keep(file, &plot::chances(&analysis))?;
    }
    Ok(told)
}

fn tell(analysis: &Analysis, all: bool, out: &mut impl Write) -> io::Result<()> {
    writeln!(out, "{}: {} decisions with a choice\n", analysis.game, analysis.decisions.len())?;
    writeln!(out, "seat   total  decisions  best found  given away  inaccuracies  mistakes  blunders")?;
    for (player, total) in analysis.players.iter().zip(&analysis.totals) {
        let [inaccuracies, mistakes, blunders] = player.mistakes;
        writeln!(
            out,
            "{:>4} {total:>7} {:>10} {:>9.0} % {:>9.2} % {inaccuracies:>13} {mistakes:>9} {blunders:>9}",
            player.seat.0,
            player.decisions,
            100.0 * player.best,
            player.mean_loss
        )?;
    }
    writeln!(out)?;
    let mut told = 0;
    let heading = format!(
        "{:>5} {:>5} {:>4}  {:<28} {:<16} {:<14} {}",
        "step", "round", "seat", "what was done", "winning chance", "points", "given away"
    );
    for one in &analysis.decisions {
        if all || matches!(one.verdict, Verdict::Mistake | Verdict::Blunder) {
            if told == 0 {
                writeln!(out, "{heading}")?;
            }
            told += 1;
            let chance = |all: &[f64]| 100.0 * all.get(one.seat.index()).copied().unwrap_or_default();
            let verdict = match one.verdict {
                Verdict::Good => "",
                Verdict::Inaccuracy => "inaccuracy",
                Verdict::Mistake => "mistake",
                Verdict::Blunder => "blunder",
            };
            writeln!(
                out,
                "{:>5} {:>5} {:>4}  {:<28} {:<16} {:<14} {:>4.1}  {verdict}",
                one.step,
                one.round,
                one.seat.0,
                one.action,
                format!("{:.0} -> {:.0} %", chance(&one.chances), chance(&one.chances_after)),
                format!("{:.0} -> {:.0}", one.points[0], one.points[1]),
                100.0 * one.loss
            )?;
            if one.action != one.best {
                writeln!(out, "{:18}better: {}", "", one.best)?;
            }
        }
    }
    if told == 0 {
        writeln!(out, "No mistake that mattered.")?;
    }
    Ok(())
}

/// What the weights say of themselves where the school was interrupted.
const RESUMED: &str = " (interrupted, and taken up again)";

/// The judgement is learned.
pub fn school(order: &TrainOrder, data: Option<&str>, out: &mut impl Write) -> Result<io::Result<()>, Refusal> {
    let file = order.out.clone().unwrap_or_else(|| format!("{}.json", order.game));
    let seats: Vec<String> = order.seats.iter().map(u8::to_string).collect();
    let made_by = format!(
        "lascaux train {} --seats {} --games {} --generation {} --seed {}",
        order.game,
        seats.join(","),
        order.games,
        order.generation,
        order.seed
    );
    // Another box is another game to learn.
    let made_by = match data {
        Some(data) => format!("{made_by} --data FILE (SHA-256 {})", sha256_hex(data.as_bytes())),
        None => made_by,
    };
    let begun: Option<WeightsFile> = match std::fs::read_to_string(&file) {
        Ok(text) if text.trim().is_empty() => None,
        Ok(text) => Some(serde_json::from_str(&text).map_err(|error| {
            Refusal::new(Code::Data, format!("{file} holds no weights: {error}. Name another file."))
        })?),
        Err(error) if error.kind() == io::ErrorKind::NotFound => None,
        Err(error) => {
            return Err(Refusal::new(Code::Data, format!("{file} cannot be read: {error}. Name another file.")));
        }
    };
    // What was interrupted is taken up from the weights alone: it comes out good, but not the same to the last digit.
    let asked = made_by.clone();
    let made_by = match &begun {
        Some(file) if file.games < order.games => format!("{made_by}{RESUMED}"),
        _ => made_by,
    };
    if let Some(begun) = &begun
        && begun.made_by.strip_suffix(RESUMED).unwrap_or(&begun.made_by) != asked
    {
        return Err(Refusal::new(
            Code::Data,
            format!("{file} was made by another command ({}); name another file.", begun.made_by),
        ));
    }
    let bar = bar(order.games);
    let lessons = Lessons {
        seats: order.seats.clone(),
        games: order.games,
        generation: order.generation,
        seed: order.seed,
        threads: order.threads as usize,
    };
    let (mut failed, mut last) = (None, None);
    learn(&order.game, data, &lessons, begun.as_ref(), &made_by, &mut |weights, progress| {
        bar.set_position(progress.games);
        bar.set_message(format!("surprise {:.3}, winners {:.0}", progress.surprise, progress.winners));
        last = Some(progress);
        let text = serde_json::to_string(&weights).unwrap_or_default();
        failed = keep_whole(&file, &text).err();
        failed.is_none()
    })?;
    bar.finish_and_clear();
    if let Some(refusal) = failed {
        return Err(refusal);
    }
    Ok(match last {
        Some(progress) => writeln!(
            out,
            "{file}: {} games, surprise {:.3} bits, winners {:.1}",
            progress.games, progress.surprise, progress.winners
        ),
        None => writeln!(out, "{file}: nothing left to learn; it has seen {} games", order.games),
    })
}
