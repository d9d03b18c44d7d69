//! What the bots know of Neanderthal is whole and sound in every position that random play reaches.

use lascaux_bots::{Figures, Insight, Judge, WeightsFile};
use lascaux_games::neanderthal::Neanderthal;
use lascaux_table::{Actions, Game, Seat, Turn, below};
use rand_core::SeedableRng;
use rand_xoshiro::Xoshiro256PlusPlus;

/// Tables of one, two and three seats, and three who play together.
fn tables() -> Vec<Neanderthal> {
    let data = Neanderthal::data(None).unwrap();
    let together = serde_json::json!({ "mode": "cooperative" });
    let mut tables: Vec<Neanderthal> =
        (1..=3).map(|seats| Neanderthal::new(seats, &Default::default(), data).unwrap()).collect();
    let options = Neanderthal::options(together.as_object().unwrap()).unwrap();
    tables.push(Neanderthal::new(3, &options, data).unwrap());
    tables
}

/// Plays at random and shows every position in which somebody is asked.
fn visit(games: u64, mut look: impl FnMut(&Neanderthal, &[<Neanderthal as Game>::Action])) {
    let mut legal = Actions::of::<Neanderthal>();
    for (number, table) in (0..games).flat_map(|number| tables().into_iter().map(move |table| (number, table))) {
        let mut rng = Xoshiro256PlusPlus::seed_from_u64(number);
        let mut game = table;
        loop {
            match game.turn() {
                Turn::Over => break,
                Turn::Chance => {
                    let outcome = game.sample(&mut rng);
                    game.resolve(outcome, &mut ());
                }
                Turn::Player(_) => {
                    game.legal(&mut legal);
                    look(&game, &legal);
                    let choice = legal[below(&mut rng, legal.len() as u32) as usize];
                    game.apply(choice, &mut ());
                }
            }
        }
    }
}

#[test]
fn every_legal_action_has_a_positive_leaning() {
    let mut leanings = Vec::new();
    visit(30, |game, legal| {
        leanings.clear();
        game.leanings(legal, &mut leanings);
        assert_eq!(leanings.len(), legal.len(), "{:?}", game.stage);
        for (action, leaning) in legal.iter().zip(&leanings) {
            assert!(leaning.is_finite() && *leaning > 0.0, "{action:?} has {leaning}");
        }
    });
}

#[test]
fn figures_are_finite_and_all_written() {
    visit(20, |game, _| {
        // What is not written stays as it was.
        let mut figures = Figures { own: [[f32::NAN; 64]; lascaux_table::MAX_SEATS], common: [f32::NAN; 24] };
        Insight::figures(game, &mut figures);
        for seat in Seat::all(game.seats()) {
            let own = &figures.own[seat.index()][..Neanderthal::OWN];
            assert!(own.iter().all(|figure| figure.is_finite() && figure.abs() < 20.0), "{:?}: {own:?}", game.stage);
        }
        let common = &figures.common[..Neanderthal::COMMON];
        assert!(common.iter().all(|figure| figure.is_finite() && figure.abs() < 20.0), "{:?}: {common:?}", game.stage);
        assert!(game.worth().iter().all(|worth| worth.is_finite()));
    });
}

#[test]
fn the_learned_weights_fit() {
    let file: WeightsFile = serde_json::from_str(Neanderthal::WEIGHTS).unwrap();
    file.net::<Neanderthal>().unwrap();
    assert!(matches!(Judge::best::<Neanderthal>(), Judge::Learned(_)));
}

#[test]
fn those_who_win_together_are_judged_alike() {
    let mut figures = Figures::default();
    let judge = Judge::best::<Neanderthal>();
    visit(4, |game, _| {
        assert_eq!(game.together(), game.seats() == 1 || game.cooperative());
        if game.together() {
            let outlook = judge.outlook(game, &mut figures);
            let win = &outlook.win[..usize::from(game.seats())];
            assert!(win.iter().all(|chance| *chance == win[0] && (0.0..=1.0).contains(chance)));
            assert!((0.0..=3.0).contains(&outlook.total[0]), "so many species cannot survive: {}", outlook.total[0]);
        }
    });
}
