use super::*;
use crate::hall::{Chair, Order, new_seed, secret};
use crate::limits::Limits;
use crate::store::Sqlite;
use crate::testing::{PERSON, act, nearly_over, open, play_on, set_up, until};
use lascaux_bots::Advice;
use std::sync::atomic::{AtomicUsize, Ordering};

/// A table of Stone Age; a bot may have any name that bots know, so that its thoughts can be short.
async fn table(hall: &Arc<Hall<Sqlite>>, seats: &[&str]) -> Arc<Table> {
    let chair = |seat: &&str| match *seat {
        "me" => Chair::Person { person: PERSON, name: "Mia".to_string() },
        "other" => Chair::Person { person: PERSON + 1, name: "Ole".to_string() },
        level => Chair::Bot { level: level.to_string() },
    };
    let setup = set_up(seats.len(), None);
    hall.set_up(secret(8).unwrap(), "stone-age", setup, seats.iter().map(chair).collect()).await.unwrap()
}

async fn is_answered(table: &Table) -> bool {
    let inner = table.look().await;
    inner.current.turn() == Turn::Player(Seat(0)) && inner.current.step_count() > 1 && !inner.bots_play
}

/// The person acts, and the bot answers.
async fn play(hall: &Arc<Hall<Sqlite>>, table: &Arc<Table>) {
    act(hall, table).await;
    until("the bot does not answer", async || is_answered(table).await).await;
}

async fn seat(hall: &Hall<Sqlite>, table: &Table, sitter: impl AnySitter + 'static) {
    table.look().await.sitters[1] = Some(hall.lounge.rest(Box::new(sitter), Instant::now()));
}

/// A bot that breaks down, or answers with what no rule knows.
struct Troubled {
    asked: Arc<AtomicUsize>,
    breaks: bool,
}

impl AnySitter for Troubled {
    fn decide(&mut self, _: &dyn AnyMatch, _: &Stop) -> Result<Advice, Refusal> {
        self.asked.fetch_add(1, Ordering::Relaxed);
        assert!(!self.breaks, "as it was told to");
        let expected = lascaux_table::Expectation { win: 0.0, total: 0.0, games: 0 };
        Ok(Advice { action: "place moon 99".to_string(), seat: Seat(1), expected, chances: Vec::new() })
    }

    fn weight(&self) -> usize {
        1
    }
}

/// A bot that thinks until it is stopped, and tells when it begins and when it was.
#[derive(Clone, Default)]
struct Endless {
    begun: Arc<AtomicUsize>,
    stopped: Arc<AtomicUsize>,
}

impl AnySitter for Endless {
    fn decide(&mut self, _: &dyn AnyMatch, stop: &Stop) -> Result<Advice, Refusal> {
        self.begun.fetch_add(1, Ordering::Relaxed);
        let begun = Instant::now();
        while !stop.is_set() {
            // Also a thought that nobody stops must not keep the test from its end.
            if begun.elapsed() > Duration::from_secs(90) {
                return Err(Refusal::new(Code::Request, "Nobody stopped it."));
            }
            std::thread::sleep(Duration::from_millis(1));
        }
        self.stopped.fetch_add(1, Ordering::Relaxed);
        Err(Refusal::new(Code::Request, "It was stopped."))
    }

    fn weight(&self) -> usize {
        1
    }
}

async fn count(what: &str, counter: &AtomicUsize) {
    until(what, async || counter.load(Ordering::Relaxed) > 0).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn the_oldest_thoughts_are_forgotten_and_the_games_go_on() {
    let hall = open("wide", Limits::wide()).await;
    for number in 1..=3 {
        play(&hall, &table(&hall, &["me", "strong#100"]).await).await;
        assert_eq!(hall.lounge.kept().0, number);
    }
    let (_, bytes) = hall.lounge.kept();
    let most = bytes * 2 / 3 + bytes / 6; // for two of the three, which are about alike
    let hall = open("narrow", Limits { thoughts: most, ..Limits::wide() }).await;
    let mut tables = Vec::new();
    for _ in 0..3 {
        let table = table(&hall, &["me", "strong#100"]).await;
        play(&hall, &table).await;
        tables.push(table);
    }
    let (resting, kept) = hall.lounge.kept();
    assert!(resting == 2 && kept > 0 && kept <= most, "{resting} keep {kept} of {most} bytes");
    assert!(tables[0].look().await.sitters[1].take().and_then(Place::wake).is_none(), "the first should be forgotten");
    for table in &tables {
        play(&hall, table).await;
        assert!(hall.lounge.kept().1 <= most);
    }
    hall.close();
}

#[tokio::test(flavor = "multi_thread")]
async fn bots_leave_when_the_game_is_over() {
    let hall = open("over", Limits::wide()).await;
    let gate = hall.thinkers.deep().clone().acquire_many_owned(2).await.unwrap();
    let chairs = vec![Chair::Bot { level: "strong#50".to_string() }; 2];
    let setup = set_up(2, Some(nearly_over(&hall)));
    let table = hall.set_up(secret(8).unwrap(), "stone-age", setup, chairs).await.unwrap();
    for seat in 0..2 {
        let troubled = Troubled { asked: Arc::default(), breaks: false };
        table.look().await.sitters[seat] = Some(hall.lounge.rest(Box::new(troubled), Instant::now()));
    }
    assert_eq!(hall.lounge.kept(), (2, 2));
    drop(gate);
    until("the game does not end", async || table.look().await.current.turn() == Turn::Over).await;
    assert_eq!(hall.lounge.kept(), (0, 0));
    hall.close();
}

#[tokio::test(flavor = "multi_thread")]
async fn quick_bots_wait_for_no_thinker() {
    let hall = open("quick", Limits::wide()).await;
    let all = hall.thinkers.deep().clone().acquire_many_owned(2).await.unwrap();
    for level in ["random", "greedy", "easy", "medium"] {
        play(&hall, &table(&hall, &["me", level]).await).await;
    }
    let table = table(&hall, &["me", "strong#10"]).await;
    act(&hall, &table).await;
    tokio::time::sleep(Duration::from_millis(100)).await;
    assert!(!is_answered(&table).await, "a strong bot waits for its turn");
    drop(all);
    until("the strong bot does not answer", async || is_answered(&table).await).await;
    hall.close();
}

#[tokio::test(flavor = "multi_thread")]
async fn bots_among_themselves_leave_half_of_the_house_to_people() {
    let hall = open("shows", Limits::wide()).await;
    for _ in 0..3 {
        table(&hall, &["master", "master"]).await;
    }
    let free = || hall.thinkers.deep().available_permits();
    until("no master thinks", async || free() < 2).await;
    for _ in 0..40 {
        assert!(free() >= 1, "a person's bot would have to wait");
        tokio::time::sleep(Duration::from_millis(5)).await;
    }
    let begun = Instant::now();
    play(&hall, &table(&hall, &["me", "strong#10"]).await).await;
    assert!(begun.elapsed() < Duration::from_secs(3), "{:?}", begun.elapsed());
    hall.close();
}

#[tokio::test(flavor = "multi_thread")]
async fn tables_of_bots_count_as_those_of_who_opened_them() {
    let hall = open("host", Limits { tables_each: 1, ..Limits::wide() }).await;
    let order = |first: &str| Order {
        game: "stone-age".to_string(),
        seats: vec![first.to_string(), "master".to_string()],
        options: Default::default(),
        clock: None,
    };
    hall.found(&order("master"), PERSON, "Mia").await.unwrap();
    for first in ["master", "me"] {
        assert!(matches!(hall.found(&order(first), PERSON, "Mia").await, Err(No::TooMuch(_))), "{first}");
    }
    assert!(hall.found(&order("me"), PERSON + 1, "Ole").await.is_ok(), "others have tables of their own");
    assert!(hall.tables_of(PERSON).await.is_empty(), "and nobody is told to sit where only bots do");
    hall.close();
}

#[tokio::test(flavor = "multi_thread")]
async fn a_bot_in_trouble_does_not_keep_its_table() {
    let hall = open("trouble", Limits::wide()).await;
    for breaks in [true, false] {
        let table = table(&hall, &["me", "easy"]).await;
        let asked = Arc::new(AtomicUsize::new(0));
        seat(&hall, &table, Troubled { asked: asked.clone(), breaks }).await;
        play(&hall, &table).await;
        assert_eq!(asked.load(Ordering::Relaxed), 1, "asked once; then another took its place");
        play(&hall, &table).await;
    }
    // Nobody of this name can be found, however often it is tried.
    let table = table(&hall, &["me", "nobody"]).await;
    play(&hall, &table).await;
    play(&hall, &table).await;
    hall.close();
}

#[tokio::test(flavor = "multi_thread")]
async fn a_thought_ends_when_the_match_changes_or_the_house_closes() {
    let hall = open("undo", Limits::wide()).await;
    let table = table(&hall, &["me", "strong#10"]).await;
    let before = table.look().await.current.step_count();
    let endless = Endless::default();
    seat(&hall, &table, endless.clone()).await;
    act(&hall, &table).await;
    count("the bot is not asked", &endless.begun).await;
    hall.plead(&table, PERSON).await.unwrap();
    count("the match went back, and the bot thinks on", &endless.stopped).await;
    assert_eq!(table.look().await.current.step_count(), before);
    until("the place in the queue stays taken", async || hall.thinkers.deep().available_permits() == 2).await;
    play(&hall, &table).await;

    // A new name for the person does not leave the bot without anybody to ask it.
    let endless = Endless::default();
    seat(&hall, &table, endless.clone()).await;
    act(&hall, &table).await;
    count("the bot is not asked", &endless.begun).await;
    hall.bring_seats(PERSON, PERSON + 1, "Ole").await.unwrap();
    count("the bot thinks on", &endless.stopped).await;
    until("the bot does not answer", async || is_answered(&table).await).await;

    let endless = Endless::default();
    seat(&hall, &table, endless.clone()).await;
    let action = table.look().await.current.legal().swap_remove(0);
    hall.act(&table, PERSON + 1, &action).await.unwrap();
    count("the bot is not asked", &endless.begun).await;
    let before = table.look().await.current.step_count();
    hall.close();
    count("the house closes, and the bot thinks on", &endless.stopped).await;
    until("somebody keeps a place", async || Arc::strong_count(hall.thinkers.deep()) == 1).await;
    tokio::time::sleep(Duration::from_millis(100)).await;
    assert_eq!(table.look().await.current.step_count(), before, "a thought that was cut off became a move");
}

#[tokio::test(flavor = "multi_thread")]
async fn asking_and_withdrawing_keeps_no_bot_from_its_move() {
    let hall = open("plea", Limits::wide()).await;
    let table = table(&hall, &["me", "strong#10", "other"]).await;
    let endless = Endless::default();
    seat(&hall, &table, endless.clone()).await;
    act(&hall, &table).await;
    count("the bot is not asked", &endless.begun).await;
    for _ in 0..3 {
        hall.plead(&table, PERSON).await.unwrap();
        hall.answer(&table, PERSON, false).await.unwrap();
    }
    hall.plead(&table, PERSON).await.unwrap();
    tokio::time::sleep(Duration::from_millis(50)).await;
    assert_eq!(endless.stopped.load(Ordering::Relaxed), 0, "nothing has changed, and its thought is lost");
    hall.answer(&table, PERSON + 1, true).await.unwrap();
    count("the match went back, and the bot thinks on", &endless.stopped).await;
    assert_eq!(table.look().await.current.turn(), Turn::Player(Seat(0)));
    hall.close();
}

#[tokio::test(flavor = "multi_thread")]
async fn what_a_deputy_did_is_not_taken_back_by_who_is_away() {
    let hall = open("deputy", Limits::wide()).await;
    let table = table(&hall, &["me", "other"]).await;
    assert_eq!(table.look().await.played_by(), Some(PERSON));
    table.look().await.deputies[0] = true;
    assert_eq!(table.look().await.played_by(), Some(PERSON + 1));
    hall.clone().let_bots_play(table.clone());
    let asked = async |seat| {
        let inner = table.look().await;
        inner.current.turn() == Turn::Player(Seat(seat)) && !inner.bots_play
    };
    until("the deputy does not move", async || asked(1).await).await;
    assert_eq!(table.look().await.current.revocable(), Some(Seat(0)));
    assert!(!table.look().await.may_undo(&[Seat(0)]));
    let refused = hall.undo(&table, PERSON).await;
    assert!(matches!(refused, Err(No::Refused(Refusal { code: Code::WrongTurn, .. }))), "{refused:?}");
    hall.come_back(&table, PERSON, 0).await.unwrap();
    hall.undo(&table, PERSON).await.unwrap();
    until("the person is not asked", async || asked(0).await).await;
    table.look().await.deputies = vec![true; 2];
    assert_eq!(table.look().await.played_by(), None, "where all are away only bots play");
    hall.close();
}

#[tokio::test(flavor = "multi_thread")]
async fn a_bot_goes_on_when_the_store_does_again() {
    let hall = open("setback", Limits::wide()).await;
    let table = table(&hall, &["me", "easy"]).await;
    // The number of the bot's move is taken.
    let taken = "INSERT INTO event (table_id, number, at, what) VALUES (?, 1, 0, '{}')";
    sqlx::query(taken).bind(&table.id).execute(hall.store().pool()).await.unwrap();
    act(&hall, &table).await;
    tokio::time::sleep(Duration::from_millis(300)).await;
    assert_eq!(table.look().await.current.turn(), Turn::Player(Seat(1)), "what is not kept has not happened");
    let free = "DELETE FROM event WHERE table_id = ? AND number = 1";
    assert_eq!(sqlx::query(free).bind(&table.id).execute(hall.store().pool()).await.unwrap().rows_affected(), 1);
    until("the bot was asked once and never again", async || is_answered(&table).await).await;
    hall.close();
}

#[tokio::test(flavor = "multi_thread")]
async fn playing_on_and_playing_again_open_tables_too() {
    let hall = open("again", Limits { tables_each: 1, ..Limits::wide() }).await;
    let person = Chair::Person { person: PERSON, name: "Mia".to_string() };
    let chairs = vec![person, Chair::Bot { level: "random".to_string() }];
    let setup = set_up(2, Some(nearly_over(&hall)));
    let table = hall.set_up(secret(8).unwrap(), "stone-age", setup, chairs).await.unwrap();
    until("the game does not end", async || play_on(&hall, &table).await == Turn::Over).await;
    let on = async || hall.play_on(&table, (0, 0, "easy"), (PERSON, "Mia")).await;
    let next = hall.again(&table, PERSON).await.unwrap();
    assert_eq!(hall.again(&table, PERSON).await.unwrap(), next, "who is led to the next game opens none");
    assert!(matches!(on().await, Err(No::TooMuch(_))));
    let stranger = hall.play_on(&table, (0, 1, "easy"), (PERSON + 1, "Ole")).await;
    assert!(stranger.is_ok(), "others have tables of their own");
    assert!(
        matches!(hall.again(&hall.table(&next).await.unwrap(), PERSON).await, Err(No::Refused(_))),
        "it is being played"
    );
    hall.close();
}

#[test]
fn whims_are_the_tables_own() {
    let (one, other) = (new_seed().unwrap(), new_seed().unwrap());
    let drawn = whims(&one, 7, Seat(1));
    assert_eq!(drawn, whims(&one, 7, Seat(1)), "the same after a restart");
    for (secret, steps, seat) in [(&other, 7, 1), (&one, 8, 1), (&one, 7, 2), (&one, 71, 0)] {
        assert_ne!(drawn, whims(secret, steps, Seat(seat)));
    }
}
