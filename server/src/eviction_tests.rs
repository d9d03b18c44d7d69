//! Tables leave the memory and come back; nothing of them is lost, and nothing of them stays.

use crate::app::App;
use crate::limits::Limits;
use crate::store::{Sqlite, Status, Store};
use crate::table::{Closing, Command, Request};
use crate::testing::{self, PERSON, bot, me, nearly_over, until};
use lascaux_table::Turn;
use std::sync::Arc;
use std::time::{Duration, Instant};

fn later(app: &App<Sqlite>) -> Instant {
    Instant::now() + app.config().idle
}

#[tokio::test(flavor = "multi_thread")]
async fn tables_that_nobody_looks_at_leave_the_memory_and_come_back_as_they_were() {
    let app = testing::open("evict", Limits::wide()).await;
    let running = testing::seat(&app, vec![me(), me()], None).await;
    let finished = testing::seat(&app, vec![me(), bot("random")], Some(nearly_over(&app))).await;
    until("the game does not end", async || testing::play_on(&app, &finished).await == Turn::Over).await;
    testing::act(&app, &running).await;
    let ids = [running.id.clone(), finished.id.clone()];
    let hashes = [running.state().game().hash(), finished.state().game().hash()];
    until("the bot holds it", async || Arc::strong_count(&finished) == 2).await;

    app.evict(later(&app)).await;
    assert_eq!(app.live_count(), 2, "somebody holds them");
    drop((running, finished));
    app.evict(Instant::now()).await;
    assert_eq!(app.live_count(), 2, "somebody looked a moment ago");
    app.evict(later(&app)).await;
    assert_eq!(app.live_count(), 0, "unfinished ones leave too");

    let (one, other) = tokio::join!(app.table(&ids[0]), app.table(&ids[0]));
    let (one, other) = (one.unwrap(), other.unwrap());
    assert!(Arc::ptr_eq(&one, &other), "it stands there once");
    assert_eq!([one.state().game().hash(), app.table(&ids[1]).await.unwrap().state().game().hash()], hashes);
    testing::act(&app, &one).await;
    assert_eq!(one.state().number(), 2, "and is played on");
    app.shut_down().await.unwrap();
}

#[tokio::test(flavor = "multi_thread")]
async fn of_very_many_tables_those_that_rest_longest_leave_first() {
    let app = testing::open("evict-crowd", Limits { tables_in_memory: 10, ..Limits::wide() }).await;
    for _ in 0..30 {
        testing::seat(&app, vec![me(), me()], None).await;
    }
    let last = testing::seat(&app, vec![me(), me()], None).await.id.clone();
    app.evict(Instant::now()).await;
    assert_eq!(app.live_count(), 10);
    assert!(app.all_live().iter().any(|table| table.id == last));
    app.shut_down().await.unwrap();
}

#[tokio::test(flavor = "multi_thread")]
async fn abandoned_tables_end_by_themselves_also_those_that_are_only_on_disk() {
    let app = testing::open("abandon", Limits { tables_each: 2, ..Limits::wide() }).await;
    let ids = [
        testing::seat(&app, vec![me(), me()], None).await.id.clone(),
        testing::seat(&app, vec![me(), me()], None).await.id.clone(),
    ];
    assert!(app.may_open(PERSON).await.is_err());
    app.evict(later(&app)).await;
    assert_eq!(app.live_count(), 0);
    // Four days later.
    app.store().age_for_tests(4 * 86_400).await;
    app.care(Instant::now(), true).await.unwrap();
    for id in &ids {
        assert_eq!(app.table(id).await.unwrap().state().closed(), Some(Closing::Abandoned));
    }
    assert_eq!(app.store().count(Status::Running).await.unwrap(), 0);
    assert!(app.may_open(PERSON).await.is_ok(), "and there is room again");
    assert!(app.store().due(app.now() + 400 * 86_400, 10).await.unwrap().is_empty(), "nothing wakes them again");
    app.shut_down().await.unwrap();
}

#[tokio::test(flavor = "multi_thread")]
async fn what_is_drawn_and_written_for_a_table_does_not_stay_with_it() {
    let app = testing::open("evict-memory", Limits::wide()).await;
    let table = testing::seat(&app, vec![me(), bot("random")], None).await;
    for _ in 0..40 {
        until("the person is not asked", async || testing::play_on(&app, &table).await != Turn::Chance).await;
    }
    table.forget_pictures(Duration::ZERO);
    assert!(table.memory() < 100_000, "{} bytes", table.memory());
    app.shut_down().await.unwrap();
}

#[tokio::test(flavor = "multi_thread")]
async fn a_table_that_could_not_be_kept_is_read_again() {
    let app = testing::open("retire", Limits::wide()).await;
    let table = testing::seat(&app, vec![me(), me()], None).await;
    testing::act(&app, &table).await;
    // Somebody else has written to it: what is on disk is what counts.
    let event = crate::table::Event {
        at: app.now(),
        rules: table.state().game().rules(),
        what: crate::table::What {
            change: crate::table::Change::Chat { name: "Ole".into(), text: "Hello!".into() },
            by: None,
            key: None,
        },
    };
    app.store().append(&table.id, 1, &[event], None).await.unwrap();
    let mut watcher = table.watch();
    watcher.mark_unchanged();
    let action = table.state().game().legal().swap_remove(0);
    let refused = app.execute(&table, Request::of(PERSON, Command::Act { seat: None, action })).await;
    assert!(matches!(refused, Err(crate::Error::Store(_))));
    assert!(table.is_retired() && watcher.has_changed().unwrap(), "who watches is told to ask again");
    let again = app.table(&table.id).await.unwrap();
    assert_eq!((again.state().number(), again.state().chat().len()), (2, 1));
    testing::act(&app, &again).await;
    app.shut_down().await.unwrap();
}
