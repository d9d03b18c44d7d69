//! The promises of the contract, one function each.

use crate::{Actions, AnyMatch, Code, Game, Match, Seat, Turn, Viewer};
use rand_core::{Rng, SeedableRng};
use rand_xoshiro::Xoshiro256PlusPlus;
use serde::Deserialize;

pub(super) fn refuses_other_seats<G: Game>(played: &mut Match<G>, seat: Seat, text: &str, place: &str) {
    let other = seat.next(played.state().seats());
    if other == seat {
        return;
    }
    let before = played.steps().len();
    let refusal = played.act_text(Some(other), text).expect_err(place);
    assert_eq!(refusal.code, Code::WrongTurn, "{place}");
    assert_eq!(AnyMatch::check(played, Some(other), text), Err(refusal), "{place}: the same verdict");
    assert_eq!(played.steps().len(), before, "{place}: a refusal changes nothing");
}

pub(super) fn comes_back_from_json<G: Game>(state: &G, place: &str) {
    let written = serde_json::to_value(state.position()).expect(place);
    let read = G::Position::deserialize(&written).unwrap_or_else(|no| panic!("{place}: {no}\n{written}"));
    let again = G::load(&read, state.components()).unwrap_or_else(|no| panic!("{place}: {no}\n{written}"));
    assert!(again == *state, "{place}: JSON changed the state\n{state:#?}\n{again:#?}");
}

/// Views of states that differ only in hidden things are equal, and so are the score lines shown to the viewer.
pub(super) fn views_hide<G: Game>(state: &G, rng: &mut impl Rng, place: &str) {
    for viewer in Viewer::all(state.seats()) {
        let mut other = state.clone();
        other.imagine(viewer, rng);
        if other == *state {
            continue; // nothing is hidden, or it was dealt as it lies
        }
        assert_eq!(state.view(viewer), other.view(viewer), "{place}: a view tells a secret");
        assert_eq!(state.scores(Some(viewer)), other.scores(Some(viewer)), "{place}: scores tell a secret");
        assert_eq!(state.turn(), other.turn(), "{place}: imagining changes whose turn it is");
        imagines_alike(state, &other, viewer, rng, place);
        let position = other.position();
        G::load(&position, state.components())
            .unwrap_or_else(|no| panic!("{place}: imagined an impossible state: {no}"));
    }
}

/// Two states that look the same to a viewer are imagined the same: what lies hidden does not steer what is dealt. A search
/// that imagines again and again would otherwise learn the truth from it.
fn imagines_alike<G: Game>(one: &G, two: &G, viewer: Viewer, rng: &mut impl Rng, place: &str) {
    let seed = rng.next_u64();
    let dealt = |state: &G| {
        let mut imagined = state.clone();
        imagined.imagine(viewer, &mut Xoshiro256PlusPlus::seed_from_u64(seed));
        imagined
    };
    let (one, two) = (dealt(one), dealt(two));
    let written = |state: &G| serde_json::to_string(&state.position()).expect(place);
    assert_eq!(written(&one), written(&two), "{place}: what {viewer:?} imagines depends on what is hidden");
    assert!(one == two, "{place}");
}

pub(super) fn own_choices_do_not_depend_on_secrets<G: Game>(
    state: &G,
    seat: Seat,
    actions: &[G::Action],
    rng: &mut impl Rng,
    place: &str,
) {
    let mut other = state.clone();
    other.imagine(Viewer::Seat(seat), rng);
    let mut imagined = Actions::of::<G>();
    other.legal(&mut imagined);
    assert_eq!(actions, &*imagined, "{place}: the legal list tells a secret");
}

/// The totals for search are those of the score sheets.
pub(super) fn adds_up<G: Game>(state: &G, place: &str) {
    let scores = state.scores(None);
    let standing = state.standing();
    assert_eq!(scores.seats.len(), usize::from(state.seats()), "{place}");
    for sheet in &scores.seats {
        let sum: i32 = sheet.lines.iter().map(|line| line.points).sum();
        assert_eq!(sum, sheet.total, "{place}");
        assert_eq!(standing.totals[sheet.seat.index()], sheet.total, "{place}");
        assert_eq!(standing.ranks[sheet.seat.index()], sheet.rank, "{place}");
    }
    assert_eq!(standing.winners().collect::<Vec<_>>(), scores.winners, "{place}");
    assert_eq!(scores.over, state.turn() == Turn::Over, "{place}");
}

pub(super) fn legal_equals_check<G: Game>(state: &G, seat: Seat, actions: &[G::Action], place: &str) {
    let mut allowed = 0;
    state.universe(&mut |action| match state.check(seat, action) {
        Ok(()) => {
            assert!(actions.contains(&action), "{place}: allowed but not listed: {}", state.write_action(action));
            allowed += 1;
        }
        Err(refusal) => assert!(refusal.rule.is_some(), "{place}: a refusal without a rule: {refusal}"),
    });
    // Every allowed action is listed; as many are listed as allowed; so none is listed twice, and none that is refused.
    assert_eq!(allowed, actions.len(), "{place}: the list holds something twice, refused or outside the universe");
}

pub(super) fn notation_comes_back<G: Game>(state: &G, actions: &[G::Action], place: &str) {
    for &action in actions {
        let text = state.write_action(action);
        match state.read_action(&text) {
            Ok(read) => assert_eq!(read, action, "{place}: {text}"),
            Err(no) => panic!("{place}: {text}: {no}"),
        }
    }
}

/// Probabilities sum to 1, every outcome is admitted and comes back from text, and what is sampled is among them.
pub(super) fn chance_adds_up<G: Game>(state: &G, rng: &mut impl Rng, place: &str) -> bool {
    let sampled = state.sample(rng);
    state.admit(sampled).unwrap_or_else(|no| panic!("{place}: {no}"));
    let mut listed = Vec::new();
    if !state.outcomes(&mut listed) {
        return false;
    }
    let sum: f64 = listed.iter().map(|(_, probability)| probability).sum();
    assert!((sum - 1.0).abs() < 1e-9, "{place}: probabilities sum to {sum}");
    assert!(listed.iter().any(|(outcome, _)| *outcome == sampled), "{place}: {sampled:?} is not listed");
    // Of very long lists (ten dice fall in 3003 ways) the texts of every hundredth outcome are enough.
    let stride = if listed.len() > 300 { 100 } else { 1 };
    for (number, &(outcome, probability)) in listed.iter().enumerate() {
        assert!(probability > 0.0, "{place}: {outcome:?} has no chance");
        state.admit(outcome).unwrap_or_else(|no| panic!("{place}: {no}"));
        if number % stride == 0 {
            let text = state.write_outcome(outcome);
            assert_eq!(state.read_outcome(&text).ok(), Some(outcome), "{place}: {text}");
        }
    }
    true
}
