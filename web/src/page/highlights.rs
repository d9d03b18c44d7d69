//! The moments of a game, found in the totals after every round: the most in one round, who led how long, and where the
//! lead changed for good. The same for every game; how large a margin is, everybody sees.

use crate::words::Words;
use lascaux_table::Scores;

/// A moment.
#[derive(Clone, PartialEq, Debug)]
pub struct Highlight {
    /// The round it happened in, if in one.
    pub round: Option<u32>,
    /// The seat it is about, if one.
    pub seat: Option<usize>,
    /// What happened, in a sentence.
    pub told: String,
}

/// The moments of a game, at most three. Nothing where nobody plays against anybody.
pub fn highlights(rounds: &[(u32, Vec<i32>)], scores: &Scores, names: &[String], words: &Words) -> Vec<Highlight> {
    if scores.seats.len() < 2 || rounds.len() < 2 {
        return Vec::new();
    }
    let found = [gain(rounds, names, words), turn(rounds, scores, names, words), lead(rounds, scores, names, words)];
    let margin = close(scores, words);
    found.into_iter().flatten().chain(margin).take(3).collect()
}

/// The most that anybody gained in one round.
fn gain(rounds: &[(u32, Vec<i32>)], names: &[String], words: &Words) -> Option<Highlight> {
    // What lies there before the first round was gained by nobody.
    let is_laid = rounds.first().is_some_and(|(round, _)| *round == 0);
    let mut before = if is_laid { rounds[0].1.clone() } else { vec![0; names.len()] };
    let mut best: Option<(i32, u32, Vec<usize>)> = None;
    for (round, totals) in &rounds[usize::from(is_laid)..] {
        for (seat, total) in totals.iter().enumerate().take(names.len()) {
            let gained = total - before[seat];
            match &mut best {
                Some((most, at, seats)) if *most == gained && at == round => seats.push(seat),
                Some((most, ..)) if *most >= gained => {}
                _ => best = Some((gained, *round, vec![seat])),
            }
        }
        before.clone_from(totals);
    }
    let (points, round, seats) = best.filter(|(points, ..)| *points > 0)?;
    let called: Vec<&str> = seats.iter().map(|seat| names[*seat].as_str()).collect();
    let told = match called[..] {
        [name] => words.with("end-gain", &[("round", round.into()), ("name", name.into()), ("points", points.into())]),
        _ => words.with(
            "end-gain-shared",
            &[("round", round.into()), ("names", called.join(", ").into()), ("points", points.into())],
        ),
    };
    Some(Highlight { round: Some(round), seat: (seats.len() == 1).then_some(seats[0]), told })
}

/// The one who leads alone, if one does.
fn leader(totals: &[i32]) -> Option<usize> {
    let most = totals.iter().max()?;
    let mut first = totals.iter().enumerate().filter(|(_, total)| *total == most).map(|(seat, _)| seat);
    first.next().filter(|_| first.next().is_none())
}

/// Where the winner took the lead for good.
fn turn(rounds: &[(u32, Vec<i32>)], scores: &Scores, names: &[String], words: &Words) -> Option<Highlight> {
    let [winner] = scores.winners[..] else { return None };
    let seat = winner.index();
    let leaders: Vec<Option<usize>> = rounds.iter().map(|(_, totals)| leader(totals)).collect();
    let behind = leaders.iter().rposition(|leads| *leads != Some(seat));
    let name = || names[seat].as_str().into();
    let last = rounds.len() - 1;
    let (round, told) = match behind {
        None => (None, words.with("end-always", &[("name", name())])),
        // Even at the end: what broke the tie is no matter of rounds.
        Some(place) if place == last => return None,
        Some(place) if place + 1 == last => {
            let before = leaders[place].filter(|other| *other != seat)?;
            (Some(rounds[last].0), words.with("end-last", &[("name", names[before].as_str().into())]))
        }
        Some(place) => {
            let round = rounds[place + 1].0;
            (Some(round), words.with("end-turned", &[("round", round.into()), ("name", name())]))
        }
    };
    Some(Highlight { round, seat: Some(seat), told })
}

/// Who led longest, where that was not the winner.
fn lead(rounds: &[(u32, Vec<i32>)], scores: &Scores, names: &[String], words: &Words) -> Option<Highlight> {
    let led = |seat: usize| rounds.iter().filter(|(_, totals)| leader(totals) == Some(seat)).count();
    let longest = (0..names.len()).max_by_key(|seat| (led(*seat), usize::MAX - seat))?;
    let count = led(longest);
    if count < 2 || scores.winners.iter().any(|winner| winner.index() == longest) {
        return None;
    }
    let told = words.with("end-led", &[("name", names[longest].as_str().into()), ("rounds", count.into())]);
    Some(Highlight { round: None, seat: Some(longest), told })
}

/// How close it was.
fn close(scores: &Scores, words: &Words) -> Option<Highlight> {
    let mut totals: Vec<i32> = scores.seats.iter().map(|seat| seat.total).collect();
    totals.sort_unstable_by(|one, other| other.cmp(one));
    let told = words.with("end-close", &[("points", (totals.first()? - totals.get(1)?).into())]);
    Some(Highlight { round: None, seat: None, told })
}

#[cfg(test)]
mod tests {
    use super::*;
    use lascaux_table::{Seat, SeatScore};

    fn told(rounds: &[[i32; 2]], winner: u8) -> Vec<String> {
        let rounds: Vec<(u32, Vec<i32>)> = (1..).zip(rounds.iter().map(|totals| totals.to_vec())).collect();
        let names = ["Anna", "Bo"].map(String::from);
        let last = &rounds[rounds.len() - 1].1;
        let sheet = |seat: u8| SeatScore {
            seat: Seat(seat),
            total: last[usize::from(seat)],
            tie_break: 0,
            rank: if seat == winner { 1 } else { 2 },
            lines: Vec::new(),
        };
        let scores = Scores { over: true, reason: None, winners: vec![Seat(winner)], seats: vec![sheet(0), sheet(1)] };
        highlights(&rounds, &scores, &names, Words::of("en")).into_iter().map(|one| one.told).collect()
    }

    #[test]
    fn the_lead_that_changed_for_good_is_told_with_its_round() {
        let told = told(&[[5, 3], [9, 8], [10, 20], [12, 24]], 1);
        assert_eq!(told[0], "Round 3: Bo gains 12 points, the most in one round.");
        assert_eq!(told[1], "Round 3: Bo takes the lead and keeps it to the end.");
    }

    #[test]
    fn who_was_never_behind_leads_from_first_to_last() {
        let told = told(&[[5, 3], [9, 8], [30, 20]], 0);
        assert!(told.contains(&"Anna leads from the first round to the last.".to_string()), "{told:?}");
    }

    #[test]
    fn a_game_that_turns_at_the_last_scoring_says_so() {
        let told = told(&[[5, 3], [9, 8], [10, 20]], 1);
        assert!(told.contains(&"Only the last scoring decides: before it, Anna led.".to_string()), "{told:?}");
        assert!(told.contains(&"Anna leads the longest: 2 rounds.".to_string()), "{told:?}");
    }
}
