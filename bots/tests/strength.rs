//! Bots are as strong as their names say. Budgets are counted in simulations, so every figure here is the same on every
//! machine; the large tables are in `docs/arena.md`.

use lascaux_bots::{Insight, Judge, Lessons, Meeting, WeightsFile, meet, newborn, train};
use lascaux_games::eiszeit::Eiszeit;
use lascaux_games::neanderthal::Neanderthal;
use lascaux_games::stone_age::StoneAge;
use lascaux_table::{Game, Refusal};
use serde_json::Map;

fn meeting(bots: &str, games: u64) -> Meeting {
    let bots: Vec<String> = bots.split(',').map(str::to_string).collect();
    Meeting { seats: bots.len(), bots, games, millis: None, seed: 40, options: Map::new(), threads: 2 }
}

fn first_wins<G: Insight>(bots: &str, games: u64) -> f64 {
    meet::<G>(&meeting(bots, games), G::data(None).unwrap(), &|_, _| true).unwrap().bots[0].win_rate
}

#[test]
fn stone_age_levels_stand_in_their_order() {
    assert!(first_wins::<StoneAge>("greedy,random", 20) >= 0.95);
    assert!(first_wins::<StoneAge>("strong#400,greedy", 12) >= 0.8);
    assert!(first_wins::<StoneAge>("strong#400,easy", 8) >= 0.8);
    assert!(first_wins::<StoneAge>("easy,random", 8) >= 0.8);
    assert!(first_wins::<StoneAge>("easy,greedy", 60) <= 0.42);
    assert!((0.38..=0.75).contains(&first_wins::<StoneAge>("medium,greedy", 60)));
    assert!(first_wins::<StoneAge>("medium,easy", 30) >= 0.6);
    assert!(first_wins::<StoneAge>("strong#200,starver", 6) >= 0.8);
    assert!(first_wins::<StoneAge>("strong#200,farmer", 6) >= 0.8);
}

#[test]
fn eiszeit_levels_stand_in_their_order() {
    assert!(first_wins::<Eiszeit>("greedy,random,random", 12) >= 0.8);
    assert!(first_wins::<Eiszeit>("strong#300,greedy,greedy", 12) >= 0.5);
    assert!(first_wins::<Eiszeit>("easy,random,random", 12) >= 0.6);
    assert!(first_wins::<Eiszeit>("easy,greedy,greedy", 240) <= 0.33);
    assert!((0.34..=0.67).contains(&first_wins::<Eiszeit>("medium,greedy,greedy", 60)));
    assert!(first_wins::<Eiszeit>("strong#300,medium,medium", 30) >= 0.5);
}

#[test]
fn neanderthal_levels_stand_in_their_order() {
    assert!(first_wins::<Neanderthal>("greedy,random", 20) >= 0.9);
    assert!(first_wins::<Neanderthal>("strong#300,greedy", 30) >= 0.6);
    assert!(first_wins::<Neanderthal>("easy,random", 20) >= 0.8);
    assert!(first_wins::<Neanderthal>("easy,greedy", 60) <= 0.42);
    assert!((0.38..=0.75).contains(&first_wins::<Neanderthal>("medium,greedy", 60)));
    assert!(first_wins::<Neanderthal>("medium,easy", 30) >= 0.6);
}

/// Bots that count on rounds to come would never end a game, and go on gathering.
#[test]
fn greedy_bots_among_themselves_end_their_games() {
    for bots in ["greedy,greedy", "greedy,greedy,greedy", "greedy,greedy,greedy,greedy"] {
        let report = meet::<StoneAge>(&meeting(bots, 24), StoneAge::data(None).unwrap(), &|_, _| true).unwrap();
        assert!((10.0..=20.0).contains(&report.rounds_mean), "{bots}: {} rounds", report.rounds_mean);
        let judges = bots.replace("greedy", "judge");
        let report = meet::<StoneAge>(&meeting(&judges, 24), StoneAge::data(None).unwrap(), &|_, _| true).unwrap();
        assert!((8.0..=20.0).contains(&report.rounds_mean), "{judges}: {} rounds", report.rounds_mean);
    }
}

/// Trees that are kept reach across the end of a round, where fires are laid open that only others had seen: no bot may
/// go by what was legal in a deal that did not come true. An illegal action ends a meeting with a refusal.
#[test]
fn eiszeit_bots_that_think_deep_play_by_the_rules() {
    let order = meeting("strong#1500,strong#1500,strong#1500", 6);
    let report = meet::<Eiszeit>(&order, Eiszeit::data(None).unwrap(), &|_, _| true);
    assert_eq!(report.map(|report| report.games).map_err(|refusal| refusal.to_string()), Ok(6));
}

#[test]
fn the_same_meeting_has_the_same_result_whatever_the_threads() {
    let order = meeting("strong#40,easy,greedy", 3);
    let data = StoneAge::data(None).unwrap();
    let one = meet::<StoneAge>(&order, data, &|_, _| true).unwrap();
    let two = meet::<StoneAge>(&Meeting { threads: 1, ..order }, data, &|_, _| true).unwrap();
    for (one, two) in one.bots.iter().zip(&two.bots) {
        assert_eq!((one.wins, one.mean_score, one.games), (two.wins, two.mean_score, two.games));
    }
}

#[test]
fn bots_that_are_not_there_and_tables_that_do_not_fit_are_refused() {
    let refused = |bots: &str, seats: usize| -> Refusal {
        let order = Meeting { seats, ..meeting(bots, 1) };
        meet::<StoneAge>(&order, StoneAge::data(None).unwrap(), &|_, _| true).unwrap_err()
    };
    assert!(refused("genius,greedy", 2).to_string().contains("no bot \"genius\""));
    assert!(refused("strong@0,greedy", 2).to_string().contains("from 1 to 600000"));
    assert!(refused("strong@,greedy", 2).to_string().contains("from 1 to 600000"));
    assert!(refused("greedy", 2).to_string().contains("2 to 4 players"));
    assert!(refused("greedy", 1).to_string().contains("2 to 4 players"));
}

#[test]
fn a_deal_that_is_begun_is_played_with_every_rotation_and_no_table_meets_twice() {
    let games = |order: &Meeting| {
        meet::<StoneAge>(order, StoneAge::data(None).unwrap(), &|_, _| true).map(|report| report.games).unwrap()
    };
    assert_eq!(games(&meeting("random,random,random", 4)), 6);
    assert_eq!(
        games(&Meeting { seats: 2, ..meeting("random,leaning,random", 2) }),
        4,
        "one with both, one among equals"
    );
}

#[test]
fn kept_weights_fit_and_others_are_refused() {
    assert!(matches!(Judge::best::<StoneAge>(), Judge::Learned(_)));
    assert!(matches!(Judge::best::<Eiszeit>(), Judge::Learned(_)));
    assert!(matches!(Judge::best::<Neanderthal>(), Judge::Learned(_)));
    let mut file = WeightsFile::of::<StoneAge>(&newborn::<StoneAge>(1), "a test".to_string(), 1);
    assert_eq!(file.net::<StoneAge>().unwrap(), file.net::<StoneAge>().unwrap());
    file.weights.pop();
    assert!(file.net::<StoneAge>().is_err());
    file.weights.push(f32::NAN);
    assert!(file.net::<StoneAge>().is_err());
    file.game = "chess".to_string();
    assert!(file.net::<StoneAge>().unwrap_err().to_string().contains("chess"));
}

#[test]
fn learning_is_the_same_whatever_the_threads_and_gets_less_surprised() {
    let learn = |threads| {
        let lessons = Lessons { seats: vec![2, 3], games: 240, generation: 40, seed: 3, threads };
        let mut surprises = Vec::new();
        let net = train::<StoneAge>(&lessons, None, StoneAge::data(None).unwrap(), &mut |_, progress| {
            surprises.push(progress.surprise);
            true
        });
        (net.unwrap(), surprises)
    };
    let (one, surprises) = learn(1);
    let (two, _) = learn(2);
    assert_eq!(one, two);
    assert!(surprises[5] < 0.95 * surprises[0], "{surprises:?}");
}
