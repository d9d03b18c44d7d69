//! The file of a house: whole after a stop, copied while it is open, and held by one house alone.

use crate::common::{Folder, Guest, House, Manner, Telling, client, program, serve};
use reqwest::Client;
use serde_json::json;
use std::path::Path;
use std::process::{Command, Output};

/// Some tables with a few moves each, and words at one of them.
async fn played(client: &Client, house: &str) -> Vec<Guest> {
    let mut guests = Vec::new();
    for _ in 0..5 {
        let guest = Guest::alone(client, house).await;
        move_on(client, house, &guest).await;
        guests.push(guest);
    }
    guests[0].post(client, house, "chat", &json!({"text": "Good hunting!"})).await.unwrap();
    guests
}

async fn move_on(client: &Client, house: &str, guest: &Guest) {
    for _ in 0..6 {
        let legal = guest.legal(client, house).await;
        let (status, said) = guest.post(client, house, "act", &json!({"action": legal[0]})).await.unwrap();
        assert_eq!(status, 200, "{said}");
    }
}

async fn tellings(client: &Client, house: &str, guests: &[Guest]) -> Vec<Telling> {
    let mut all = Vec::new();
    for guest in guests {
        all.push(guest.telling(client, house).await);
    }
    all
}

/// Runs the program to its end, which has to come within 20 s.
async fn run(mut order: Command) -> Output {
    let child = order.stdout(std::process::Stdio::piped()).stderr(std::process::Stdio::piped()).spawn().unwrap();
    let id = child.id().to_string();
    let ended = tokio::task::spawn_blocking(move || child.wait_with_output().unwrap());
    match tokio::time::timeout(std::time::Duration::from_secs(20), ended).await {
        Ok(output) => output.unwrap(),
        Err(_) => {
            let _ = Command::new("kill").args(["-KILL", &id]).status();
            panic!("{order:?} does not end")
        }
    }
}

async fn keeper(what: &str, other: &Path, file: &Path) -> Output {
    let mut order = Command::new(program());
    order.arg(what).arg(other).arg("--file").arg(file);
    run(order).await
}

fn words(output: &Output) -> String {
    String::from_utf8_lossy(&output.stderr).into_owned()
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn after_a_clean_stop_the_file_alone_is_whole() {
    let (folder, elsewhere) = (Folder::new(), Folder::new());
    let file = folder.file("house.db");
    let house = House::open(&file);
    let asker = client();
    let guests = played(&asker, &house.address).await;
    let before = tellings(&asker, &house.address, &guests).await;
    house.stop().await;
    let copy = elsewhere.file("copy.db");
    std::fs::copy(&file, &copy).unwrap();
    let house = House::open(&copy);
    assert_eq!(tellings(&asker, &house.address, &guests).await, before);
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_second_house_does_not_open_on_the_same_file() {
    let folder = Folder::new();
    let file = folder.file("house.db");
    let mut house = House::open(&file);
    let asker = client();
    let guests = played(&asker, &house.address).await;
    let second = run(ended_by_itself(&file)).await;
    assert!(!second.status.success(), "a second house opened on the same file");
    assert!(words(&second).contains("house.db"), "it does not say why: {:?}", words(&second));
    assert!(house.is_open());
    move_on(&asker, &house.address, &guests[0]).await;
    // A house that was killed leaves nothing that keeps the next one out.
    let before = tellings(&asker, &house.address, &guests).await;
    house.kill();
    let house = House::open(&file);
    assert_eq!(tellings(&asker, &house.address, &guests).await, before);
}

/// A house that is ended after 5 s, if it opens at all.
fn ended_by_itself(file: &Path) -> Command {
    let serve = serve(file, &Manner::default());
    let mut order = Command::new("timeout");
    order.args(["--preserve-status", "5"]).arg(serve.get_program()).args(serve.get_args());
    order
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_backup_of_an_open_house_can_be_put_back() {
    let folder = Folder::new();
    let (file, copy) = (folder.file("house.db"), folder.file("copy.db"));
    let house = House::open(&file);
    let asker = client();
    let guests = played(&asker, &house.address).await;
    let before = tellings(&asker, &house.address, &guests).await;
    let taken = keeper("backup", &copy, &file).await;
    assert!(taken.status.success(), "{}", words(&taken));
    assert!(!folder.file("copy.db-wal").exists(), "the copy is one file");
    for guest in &guests {
        move_on(&asker, &house.address, guest).await;
    }
    let later = tellings(&asker, &house.address, &guests).await;

    let refused = keeper("restore", &copy, &file).await;
    assert!(!refused.status.success(), "a file was put under an open house");
    assert_eq!(tellings(&asker, &house.address, &guests).await, later);
    house.stop().await;
    let junk = folder.file("junk.db");
    std::fs::write(&junk, "no house at all, though long enough to look at".repeat(200)).unwrap();
    let refused = keeper("restore", &junk, &file).await;
    assert!(!refused.status.success(), "something that is no house was put back");
    let house = House::open(&file);
    assert_eq!(tellings(&asker, &house.address, &guests).await, later, "a refusal changes nothing");
    house.stop().await;

    let names = |folder: &Path| std::fs::read_dir(folder).unwrap().count();
    let count = names(file.parent().unwrap());
    let restored = keeper("restore", &copy, &file).await;
    assert!(restored.status.success(), "{}", words(&restored));
    assert!(names(file.parent().unwrap()) > count, "the old file is kept beside it");
    let house = House::open(&file);
    assert_eq!(tellings(&asker, &house.address, &guests).await, before);
    move_on(&asker, &house.address, &guests[0]).await;
}
