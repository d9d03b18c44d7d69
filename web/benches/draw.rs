//! What a picture costs: the board with everything on it, and the log beside it. `cargo bench -p lascaux-web`.

use divan::{Bencher, black_box};
use lascaux_games::eiszeit::Eiszeit;
use lascaux_games::neanderthal::Neanderthal;
use lascaux_games::stone_age::StoneAge;
use lascaux_table::{AnyMatch, Game, Match, Seat, Seed, Setup, Turn, Viewer};
use lascaux_web::{Words, board};
use rand_core::SeedableRng;
use rand_xoshiro::Xoshiro256PlusPlus;

fn main() {
    divan::main();
}

/// Random games for three, in their middle.
fn positions<G: Game>() -> Vec<Box<dyn AnyMatch>> {
    let middle = |seed| {
        let setup = Setup::<G>::new(3, Seed::Number(seed)).expect("every game is for three");
        let (mut game, _) = Match::start(setup).expect("a game begins");
        let mut rng = Xoshiro256PlusPlus::seed_from_u64(seed);
        for _ in 0..100 + 10 * seed {
            let Some(action) = game.random_action(&mut rng) else { break };
            game.act_text(None, &action).expect("a legal action");
        }
        Box::new(game) as Box<dyn AnyMatch>
    };
    (0..10).map(middle).collect()
}

fn names() -> Vec<String> {
    ["Anna", "Bertil", "Chloé"].map(String::from).to_vec()
}

fn pictures<G: Game>(bencher: Bencher, viewer: fn(&dyn AnyMatch) -> Viewer) {
    let (positions, names, words) = (positions::<G>(), names(), Words::of("en"));
    let mut next = positions.iter().cycle();
    bencher.bench_local(|| {
        let position = &**next.next().expect("there are some");
        black_box(board::draw_table(position, viewer(position), &names, words, board::Layout::Wide)).is_ok()
    });
}

fn from_outside(_: &dyn AnyMatch) -> Viewer {
    Viewer::Spectator
}

fn whoever_is_asked(position: &dyn AnyMatch) -> Viewer {
    match position.turn() {
        Turn::Player(seat) => Viewer::Seat(seat),
        _ => Viewer::Seat(Seat(0)),
    }
}

#[divan::bench(types = [StoneAge, Eiszeit, Neanderthal])]
fn spectator<G: Game>(bencher: Bencher) {
    pictures::<G>(bencher, from_outside);
}

#[divan::bench(types = [StoneAge, Eiszeit, Neanderthal])]
fn asked<G: Game>(bencher: Bencher) {
    pictures::<G>(bencher, whoever_is_asked);
}

#[divan::bench(types = [StoneAge, Eiszeit, Neanderthal])]
fn log<G: Game>(bencher: Bencher) {
    let (positions, names, words) = (positions::<G>(), names(), Words::of("en"));
    let mut next = positions.iter().cycle();
    bencher.bench_local(|| {
        let position = next.next().expect("there are some");
        let from = position.step_count().saturating_sub(150);
        black_box(board::log(&**position, from..usize::MAX, Viewer::Spectator, &names, words)).is_ok()
    });
}
