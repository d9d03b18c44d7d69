//! A disk that is full for a while.

use crate::common::{Folder, Guest, House, client, health, well_within};
use crate::disk::Disk;
use crate::players::{Player, Sent, play, shared};
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::{Duration, Instant};

const TABLES: usize = 40;
const CLIENTS: usize = 4;

/// How many of these there are, of each status.
fn counted<'a>(sent: impl Iterator<Item = &'a Sent>) -> std::collections::BTreeMap<u16, usize> {
    sent.fold(Default::default(), |mut counts, sent| {
        *counts.entry(sent.status).or_default() += 1;
        counts
    })
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_full_disk_loses_no_acknowledged_move_and_is_told_to_everybody() {
    let folder = Folder::new();
    let file = folder.file("house.db");
    let disk = Disk::new(&folder, &file);
    let mut house = House::open_so(&file, &disk.manner());
    let asker = client();
    let mut players = Vec::new();
    for _ in 0..TABLES {
        players.push(Player::new(Guest::alone(&asker, &house.address).await, &[0, 1]));
    }
    let until = Arc::new(AtomicBool::new(false));
    let playing: Vec<_> = shared(players, CLIENTS).into_iter().map(|own| play(&house.address, own, &until)).collect();
    tokio::time::sleep(Duration::from_secs(2)).await;

    disk.fill(true);
    let full = Instant::now();
    let mut said_well = 0;
    while full.elapsed() < Duration::from_secs(5) {
        said_well += usize::from(health(&asker, &house.address).await != 503);
        tokio::time::sleep(Duration::from_millis(250)).await;
    }
    let freed = Instant::now();
    disk.fill(false);
    let well = well_within(&asker, &house.address, Duration::from_secs(5)).await;
    tokio::time::sleep(Duration::from_secs(5)).await;
    until.store(true, Ordering::Relaxed);
    let mut players = Vec::new();
    for own in playing {
        players.extend(own.await.unwrap());
    }
    let all = || players.iter().flat_map(|player: &Player| &player.sent);
    let before = counted(all().filter(|sent| sent.answered < full));
    let during = counted(all().filter(|sent| sent.at > full && sent.answered < freed));
    let after = counted(all().filter(|sent| sent.at > freed));
    let again = players.iter().filter(|player| player.sent.iter().any(|sent| sent.at > freed && sent.status == 200));
    let mut wrong = Vec::new();
    let mut hold = |promise: bool, what: String| wrong.extend((!promise).then_some(what));
    hold(house.is_open(), "the house has ended".to_string());
    hold(before.get(&200).is_some_and(|moves| *moves >= TABLES), "too few moves before".to_string());
    hold(said_well == 0, format!("the house said {said_well} times that it was well while the disk was full"));
    hold(during.keys().all(|status| *status == 503) && !during.is_empty(), "not 503 while it was full".to_string());
    hold(well, "the house is not well 5 s after there was room again".to_string());
    hold(again.clone().count() == TABLES, format!("only {} of {TABLES} tables move again", again.count()));
    house.ask_to_end();
    let stopped = house.ends_within(Duration::from_secs(10)).await;
    hold(stopped.is_some_and(|status| status.success()), format!("a clean stop was none: {stopped:?}"));
    house.kill();

    let house = House::open(&file);
    for player in &players {
        let telling = player.guest.telling(&asker, &house.address).await;
        wrong.extend(player.misses(&telling));
    }
    let told = format!("before {before:?}, while it was full {during:?}, after {after:?}; {} failures", disk.failed());
    println!("{told}");
    assert!(wrong.is_empty(), "{told}\n{}", wrong.join("\n"));
}
