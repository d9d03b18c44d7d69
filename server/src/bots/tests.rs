use super::super::queue::{Party, Permit};
use super::*;
use crate::app::new_seed;
use crate::limits::Limits;
use crate::store::Sqlite;
use crate::table::{Event, SeatHolder};
use crate::tables::Order;
use crate::testing::{self, PERSON, act, act_as, bot, me, nearly_over, open, play_on, until};
use lascaux_bots::Advice;
use lascaux_table::Code;
use sqlx::ConnectOptions;
use sqlx::sqlite::SqliteConnectOptions;
use std::net::IpAddr;
use std::sync::atomic::{AtomicUsize, Ordering};

/// A table of Stone Age; a bot may have any name that bots know, so that its thoughts can be short.
async fn table(app: &Arc<App<Sqlite>>, seats: &[&str]) -> Arc<LiveTable> {
    let holder = |seat: &&str| match *seat {
        "me" => me(),
        "other" => SeatHolder::Person { person: PERSON + 1, name: "Ole".to_string() },
        level => bot(level),
    };
    testing::seat(app, seats.iter().map(holder).collect(), None).await
}

fn is_answered(table: &LiveTable) -> bool {
    let busy = lock(&table.bots).is_busy();
    let state = table.state();
    state.game().turn() == Turn::Player(Seat(0)) && state.game().step_count() > 1 && !busy
}

/// The person acts, and the bot answers.
async fn play(app: &Arc<App<Sqlite>>, table: &Arc<LiveTable>) {
    act(app, table).await;
    until("the bot does not answer", async || is_answered(table)).await;
}

fn seat(app: &App<Sqlite>, table: &LiveTable, sitter: impl AnySitter + 'static) {
    lock(&table.bots).slots[1] = Some(app.bots.cache.rest(Box::new(sitter), Instant::now()));
}

async fn ask(app: &Arc<App<Sqlite>>, table: &Arc<LiveTable>, person: i64, command: Command) -> Result<(), Error> {
    app.execute(table, Request::of(person, command)).await.map(drop)
}

/// All places of those who think long, taken by others.
async fn all_places(app: &App<Sqlite>) -> Vec<Permit> {
    let mut held = Vec::new();
    for household in [1, 2] {
        let party = Party { household: Some(IpAddr::from([10, 9, 9, household])), person: None };
        held.extend(app.bots.queues.deep().enter(party).await);
    }
    held
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
    let app = open("wide", Limits::wide()).await;
    for number in 1..=3 {
        play(&app, &table(&app, &["me", "strong#100"]).await).await;
        assert_eq!(app.bots.cache.kept().0, number);
    }
    let (_, bytes) = app.bots.cache.kept();
    let most = bytes * 2 / 3 + bytes / 6; // for two of the three, which are about alike
    let app = open("narrow", Limits { thoughts: most, ..Limits::wide() }).await;
    let mut tables = Vec::new();
    for _ in 0..3 {
        let table = table(&app, &["me", "strong#100"]).await;
        play(&app, &table).await;
        tables.push(table);
    }
    let (resting, kept) = app.bots.cache.kept();
    assert!(resting == 2 && kept > 0 && kept <= most, "{resting} keep {kept} of {most} bytes");
    assert!(lock(&tables[0].bots).slots[1].take().and_then(Slot::wake).is_none(), "the first should be forgotten");
    for table in &tables {
        play(&app, table).await;
        assert!(app.bots.cache.kept().1 <= most);
    }
    app.close();
}

#[tokio::test(flavor = "multi_thread")]
async fn bots_leave_when_the_game_is_over() {
    let app = open("over", Limits::wide()).await;
    let gate = all_places(&app).await;
    let table = testing::seat(&app, vec![bot("strong#50"); 2], Some(nearly_over(&app))).await;
    for seat in 0..2 {
        let troubled = Troubled { asked: Arc::default(), breaks: false };
        lock(&table.bots).slots[seat] = Some(app.bots.cache.rest(Box::new(troubled), Instant::now()));
    }
    assert_eq!(app.bots.cache.kept(), (2, 2));
    drop(gate);
    until("the game does not end", async || table.state().game().turn() == Turn::Over).await;
    assert_eq!(app.bots.cache.kept(), (0, 0));
    app.close();
}

#[tokio::test(flavor = "multi_thread")]
async fn quick_bots_wait_for_no_thinker() {
    let app = open("quick", Limits::wide()).await;
    let all = all_places(&app).await;
    for level in ["random", "greedy", "easy", "medium"] {
        play(&app, &table(&app, &["me", level]).await).await;
    }
    let table = table(&app, &["me", "strong#10"]).await;
    act(&app, &table).await;
    tokio::time::sleep(Duration::from_millis(100)).await;
    assert!(!is_answered(&table), "a strong bot waits for its turn");
    drop(all);
    until("the strong bot does not answer", async || is_answered(&table)).await;
    app.close();
}

#[tokio::test(flavor = "multi_thread")]
async fn bots_among_themselves_leave_half_of_the_house_to_people() {
    let app = open("shows", Limits::wide()).await;
    for _ in 0..3 {
        table(&app, &["master", "master"]).await;
    }
    let free = || app.bots.queues.deep().free();
    until("no master thinks", async || free() < 2).await;
    for _ in 0..40 {
        assert!(free() >= 1, "a person's bot would have to wait");
        tokio::time::sleep(Duration::from_millis(5)).await;
    }
    let begun = Instant::now();
    play(&app, &table(&app, &["me", "strong#10"]).await).await;
    assert!(begun.elapsed() < Duration::from_secs(3), "{:?}", begun.elapsed());
    app.close();
}

#[tokio::test(flavor = "multi_thread")]
async fn tables_of_bots_count_as_those_of_who_opened_them() {
    let app = open("host", Limits { tables_each: 1, ..Limits::wide() }).await;
    let order = |first: &str| Order {
        game: "stone-age".to_string(),
        seats: vec![first.to_string(), "master".to_string()],
        options: Default::default(),
        clock: None,
    };
    app.open_ordered(&order("master"), PERSON, "Mia").await.unwrap();
    for first in ["master", "me"] {
        assert!(matches!(app.open_ordered(&order(first), PERSON, "Mia").await, Err(Error::TooMuch(_))), "{first}");
    }
    assert!(app.open_ordered(&order("me"), PERSON + 1, "Ole").await.is_ok(), "others have tables of their own");
    assert!(app.store().tables_of(PERSON).await.unwrap().is_empty(), "and nobody is told to sit where only bots do");
    app.close();
}

#[tokio::test(flavor = "multi_thread")]
async fn a_bot_in_trouble_does_not_keep_its_table() {
    let app = open("trouble", Limits::wide()).await;
    for breaks in [true, false] {
        let table = table(&app, &["me", "easy"]).await;
        let asked = Arc::new(AtomicUsize::new(0));
        seat(&app, &table, Troubled { asked: asked.clone(), breaks });
        play(&app, &table).await;
        assert_eq!(asked.load(Ordering::Relaxed), 1, "asked once; then another took its place");
        play(&app, &table).await;
    }
    // Nobody of this name can be found, however often it is tried.
    let table = table(&app, &["me", "nobody"]).await;
    play(&app, &table).await;
    play(&app, &table).await;
    app.close();
}

#[tokio::test(flavor = "multi_thread")]
async fn a_thought_ends_when_the_match_changes_or_the_house_closes() {
    let app = open("undo", Limits::wide()).await;
    let table = table(&app, &["me", "strong#10"]).await;
    let before = table.state().game().step_count();
    let endless = Endless::default();
    seat(&app, &table, endless.clone());
    act(&app, &table).await;
    count("the bot is not asked", &endless.begun).await;
    ask(&app, &table, PERSON, Command::Plead).await.unwrap();
    count("the match went back, and the bot thinks on", &endless.stopped).await;
    assert_eq!(table.state().game().step_count(), before);
    until("the place in the queue stays taken", async || app.bots.queues.deep().free() == 2).await;
    play(&app, &table).await;

    // A new name for the person does not leave the bot without anybody to ask it.
    let endless = Endless::default();
    seat(&app, &table, endless.clone());
    act(&app, &table).await;
    count("the bot is not asked", &endless.begun).await;
    app.bring_seats(PERSON, PERSON + 1, "Ole").await.unwrap();
    count("the bot thinks on", &endless.stopped).await;
    until("the bot does not answer", async || is_answered(&table)).await;

    let endless = Endless::default();
    seat(&app, &table, endless.clone());
    act_as(&app, &table, PERSON + 1).await;
    count("the bot is not asked", &endless.begun).await;
    let before = table.state().game().step_count();
    app.close();
    count("the house closes, and the bot thinks on", &endless.stopped).await;
    until("somebody keeps a place", async || app.bots.queues.deep().free() == 2).await;
    tokio::time::sleep(Duration::from_millis(100)).await;
    assert_eq!(table.state().game().step_count(), before, "a thought that was cut off became a move");
}

#[tokio::test(flavor = "multi_thread")]
async fn asking_and_withdrawing_keeps_no_bot_from_its_move() {
    let app = open("plea", Limits::wide()).await;
    let table = table(&app, &["me", "strong#10", "other"]).await;
    let endless = Endless::default();
    seat(&app, &table, endless.clone());
    act(&app, &table).await;
    count("the bot is not asked", &endless.begun).await;
    for _ in 0..3 {
        ask(&app, &table, PERSON, Command::Plead).await.unwrap();
        ask(&app, &table, PERSON, Command::Decline).await.unwrap();
    }
    ask(&app, &table, PERSON, Command::Plead).await.unwrap();
    tokio::time::sleep(Duration::from_millis(50)).await;
    assert_eq!(endless.stopped.load(Ordering::Relaxed), 0, "nothing has changed, and its thought is lost");
    ask(&app, &table, PERSON + 1, Command::Agree).await.unwrap();
    count("the match went back, and the bot thinks on", &endless.stopped).await;
    assert_eq!(table.state().game().turn(), Turn::Player(Seat(0)));
    app.close();
}

/// A bot plays for a seat from now on, as it would after the time was over.
async fn depute(app: &Arc<App<Sqlite>>, table: &Arc<LiveTable>, seat: u8) {
    let what = crate::table::What { change: crate::table::Change::Depute { seat, person: 9 }, by: Some(9), key: None };
    let (event, next) = {
        let state = table.state();
        let event = Event { at: app.now(), rules: state.game().rules(), what };
        (event.clone(), state.after(&[event]).unwrap())
    };
    let number = table.state().number();
    let summary = crate::live_table::summary_of(&next).unwrap();
    app.store().append(&table.id, number, &[event], None).await.unwrap();
    table.install(Arc::new(next), summary, None);
    app.let_bots_play(table);
}

#[tokio::test(flavor = "multi_thread")]
async fn what_a_deputy_did_is_not_taken_back_by_who_is_away() {
    let app = open("deputy", Limits::wide()).await;
    let table = table(&app, &["me", "other"]).await;
    assert_eq!(table.state().played_by(), Some(PERSON));
    depute(&app, &table, 0).await;
    assert_eq!(table.state().played_by(), Some(PERSON + 1));
    let asked = |seat| {
        let busy = lock(&table.bots).is_busy();
        table.state().game().turn() == Turn::Player(Seat(seat)) && !busy
    };
    until("the deputy does not move", async || asked(1)).await;
    assert_eq!(table.state().game().revocable(), Some(Seat(0)));
    assert!(!table.state().may_undo(&[Seat(0)]));
    let refused = ask(&app, &table, PERSON, Command::Undo).await;
    assert!(matches!(refused, Err(Error::Forbidden(Refusal { code: Code::WrongTurn, .. }))), "{refused:?}");
    ask(&app, &table, PERSON, Command::Return { seat: Seat(0) }).await.unwrap();
    ask(&app, &table, PERSON, Command::Undo).await.unwrap();
    until("the person is not asked", async || asked(0)).await;
    depute(&app, &table, 0).await;
    depute(&app, &table, 1).await;
    assert_eq!(table.state().played_by(), None, "where all are away only bots play");
    app.close();
}

#[tokio::test(flavor = "multi_thread")]
async fn a_bot_goes_on_when_the_store_does_again() {
    let app = open("setback", Limits::wide()).await;
    let table = table(&app, &["me", "easy"]).await;
    // The number of the bot's move is taken.
    let mut other = SqliteConnectOptions::new().filename(testing::file("setback")).connect().await.unwrap();
    let taken = "INSERT INTO event (table_id, number, at, what) VALUES (?, 1, 0, '{}')";
    sqlx::query(taken).bind(&table.id).execute(&mut other).await.unwrap();
    act(&app, &table).await;
    until("the table is still believed", async || table.is_retired()).await;
    assert!(matches!(app.table(&table.id).await, Err(Error::Unplayable(_))), "what is kept is what counts");
    let free = "DELETE FROM event WHERE table_id = ? AND number = 1";
    assert_eq!(sqlx::query(free).bind(&table.id).execute(&mut other).await.unwrap().rows_affected(), 1);
    let again = app.table(&table.id).await.unwrap();
    assert_eq!(again.state().game().turn(), Turn::Player(Seat(1)), "what is not kept has not happened");
    app.let_bots_play(&again);
    until("the bot was asked once and never again", async || is_answered(&again)).await;
    app.close();
}

#[tokio::test(flavor = "multi_thread")]
async fn playing_on_and_playing_again_open_tables_too() {
    let app = open("again", Limits { tables_each: 1, ..Limits::wide() }).await;
    let table = testing::seat(&app, vec![me(), bot("random")], Some(nearly_over(&app))).await;
    until("the game does not end", async || play_on(&app, &table).await == Turn::Over).await;
    let on = async || app.play_on(&table, (0, 0, "easy"), (PERSON, "Mia")).await;
    let next = app.again(&table, PERSON).await.unwrap();
    assert_eq!(app.again(&table, PERSON).await.unwrap(), next, "who is led to the next game opens none");
    assert!(matches!(on().await, Err(Error::TooMuch(_))));
    let stranger = app.play_on(&table, (0, 1, "easy"), (PERSON + 1, "Ole")).await;
    assert!(stranger.is_ok(), "others have tables of their own");
    assert!(
        matches!(app.again(&app.table(&next).await.unwrap(), PERSON).await, Err(Error::Forbidden(_))),
        "it is being played"
    );
    app.close();
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
