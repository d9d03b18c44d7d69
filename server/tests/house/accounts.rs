//! Accounts, which nobody needs: made of a guest, opened on another device, left, and given another password.

use crate::common::{Guest, House};
use lascaux_server::{Config, Limits, Rate};
use sqlx::sqlite::{SqliteConnectOptions, SqlitePool};
use std::path::Path;

const ADA: &str = "name=Ada&password=under+the+mountain";

#[tokio::test(flavor = "multi_thread")]
async fn a_guest_makes_an_account_and_finds_the_table_on_another_device() {
    let house = House::open("accounts").await;
    let mut ada = Guest::new();
    let (_, table) = ada.form(&house, "/tables", "game=eiszeit&seat=me&seat=me&seat=me").await;
    let guest_key = ada.cookie.clone();
    assert_eq!(ada.form(&house, "/account/sign-up", ADA).await.0, 303);
    assert_ne!(ada.cookie, guest_key, "who knew the guest's key knows nothing");
    let stolen = Guest { cookie: guest_key.clone(), ..Guest::new() };
    assert!(!stolen.get(&house, &table).await.1.contains("data-own"));
    let account_key = ada.cookie.clone();
    let (_, page) = ada.get(&house, "/account").await;
    assert!(page.contains("You are signed in as ada.") && page.contains("/account/log-out"), "{page}");
    assert_eq!(ada.form(&house, "/account/sign-up", "name=Eva&password=another+one").await.0, 422, "one is enough");

    let mut other = Guest::new();
    let own = |page: &str| page.contains("data-own");
    assert!(!own(&other.get(&house, &table).await.1));
    let (status, _) = other.form(&house, "/account/log-in", "name=ada&password=under+the+mountain").await;
    assert_eq!(status, 303);
    assert_ne!(other.cookie, ada.cookie, "every device has a key of its own");
    assert!(own(&other.get(&house, &table).await.1), "the seats are Ada's here too");
    assert!(own(&ada.get(&house, &table).await.1));

    // The name is taken, however it is written; wrong names and wrong passwords sound alike.
    let mut eve = Guest::new();
    assert_eq!(eve.form(&house, "/account/sign-up", "name=ADA&password=something+else").await.0, 422);
    assert!(eve.cookie.is_none(), "nobody is met for nothing");
    for short in ["name=E&password=long+enough", "name=Eve&password=short", "", "name=Eve", "name=Eve&password=%00"] {
        assert_eq!(eve.form(&house, "/account/sign-up", short).await.0, 422, "{short}");
    }
    let log_in = house.url("/account/log-in");
    let told = async |body: &'static str| {
        let http = reqwest::Client::new();
        let request = http.post(&log_in).body(body);
        let answer = request.header("content-type", "application/x-www-form-urlencoded").send().await.unwrap();
        assert_eq!(answer.status().as_u16(), 422);
        answer.text().await.unwrap()
    };
    let wrong = told("name=Ada&password=not+the+right+one").await;
    assert!(wrong.contains("do not fit together"), "{wrong}");
    assert_eq!(wrong, told("name=Nobody&password=not+the+right+one").await);

    // Another password closes every other device.
    assert_eq!(ada.form(&house, "/account/password", "old=wrong+wrong&new=over+the+river").await.0, 422);
    assert_eq!(ada.form(&house, "/account/password", "old=under+the+mountain&new=over+the+river").await.0, 200);
    assert!(own(&ada.get(&house, &table).await.1));
    assert!(!own(&other.get(&house, &table).await.1), "the key of the other device opens nothing");
    assert_eq!(other.form(&house, "/account/log-in", ADA).await.0, 422);

    // Logged out is logged out, also for somebody who kept the key.
    assert_eq!(ada.form(&house, "/account/log-out", "").await.0, 303);
    ada.cookie = account_key;
    assert!(!own(&ada.get(&house, &table).await.1));
    let house = House::open_at(house.close().await).await;
    assert_eq!(ada.form(&house, "/account/log-in", "name=Ada&password=over+the+river").await.0, 303);
    assert!(own(&ada.get(&house, &table).await.1));
    let key = ada.cookie.clone().unwrap().replace("lascaux=", "");
    let file = house.close().await;
    for tail in ["", "-wal"] {
        let bytes = std::fs::read(format!("{}{tail}", file.display())).unwrap_or_default();
        for secret in ["over the river", "under the mountain", &key] {
            assert!(!bytes.windows(secret.len()).any(|part| part == secret.as_bytes()), "{secret} is in the file");
        }
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn who_was_a_guest_on_this_device_keeps_the_seats_after_logging_in() {
    let house = House::open("accounts-brought").await;
    let (mut ada, mut phone, mut eve) = (Guest::new(), Guest::new(), Guest::new());
    ada.form(&house, "/account/sign-up", ADA).await;
    eve.form(&house, "/account/sign-up", "name=Eve&password=along+the+shore").await;
    let (_, table) = phone.form(&house, "/tables", "game=stone-age&seat=me&seat=me").await;
    let guest_key = phone.cookie.clone();
    let own = async |guest: &Guest, house: &House| guest.get(house, &table).await.1.contains("data-own");
    assert_eq!(phone.form(&house, "/account/log-in", "name=Ada&password=not+the+right+one").await.0, 422);
    assert!(own(&phone, &house).await && !own(&ada, &house).await, "a wrong password changes nothing");
    assert_eq!(phone.form(&house, "/account/log-in", ADA).await.0, 303);
    assert!(own(&phone, &house).await && own(&ada, &house).await);
    phone.cookie = guest_key;
    assert!(!own(&phone, &house).await, "the guest has no seat any more");
    // Another account that logs in on this device takes nothing from this one.
    assert_eq!(ada.form(&house, "/account/log-in", "name=Eve&password=along+the+shore").await.0, 303);
    assert!(!own(&ada, &house).await && !own(&eve, &house).await);
    let house = House::open_at(house.close().await).await;
    assert_eq!(ada.form(&house, "/account/log-in", ADA).await.0, 303);
    assert!(own(&ada, &house).await, "still so after a restart");
    house.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_guest_without_an_account_cannot_log_out_by_mistake() {
    let house = House::open("accounts-guest").await;
    let mut guest = Guest::new();
    let (_, table) = guest.form(&house, "/tables", "game=stone-age&seat=me&seat=me").await;
    assert_eq!(guest.form(&house, "/account/log-out", "").await.0, 303);
    assert!(guest.get(&house, &table).await.1.contains("data-own"), "a guest could never come back");
    assert_eq!(guest.form(&house, "/account/password", "old=aaaaaaaa&new=bbbbbbbb").await.0, 422);
    house.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn passwords_cannot_be_guessed_in_a_hurry() {
    let passwords = Rate { burst: 3.0, per_second: 0.01 };
    let limits = Limits { passwords, ..Limits::wide() };
    let house = House::open_with(House::new_file("accounts-rate"), Config { limits, ..Config::default() }).await;
    let mut eve = Guest::new();
    for _ in 0..3 {
        assert_eq!(eve.form(&house, "/account/log-in", "name=Ada&password=guessguess").await.0, 422);
    }
    assert_eq!(eve.form(&house, "/account/log-in", "name=Ada&password=guessguess").await.0, 429);
    assert_eq!(eve.get(&house, "/account").await.0, 200, "the page itself is still there");
    house.close().await;
}

/// A file of the first version: only the first migration has been made.
async fn first_version(file: &Path, key_hash: &str) {
    let folder = std::env::temp_dir().join(format!("lascaux-first-{}", std::process::id()));
    std::fs::create_dir_all(&folder).unwrap();
    std::fs::write(folder.join("0001_tables.sql"), include_str!("../../migrations/0001_tables.sql")).unwrap();
    let options = SqliteConnectOptions::new().filename(file).create_if_missing(true);
    let pool = SqlitePool::connect_with(options).await.unwrap();
    sqlx::migrate::Migrator::new(folder.as_path()).await.unwrap().run(&pool).await.unwrap();
    let query = "INSERT INTO person (id, key_hash, name, created) VALUES (7, ?, 'Ötzi', 1)";
    sqlx::query(query).bind(key_hash).execute(&pool).await.unwrap();
    pool.close().await;
    std::fs::remove_dir_all(folder).unwrap();
}

#[tokio::test(flavor = "multi_thread")]
async fn a_file_of_the_first_version_is_brought_up_to_date_and_nobody_is_forgotten() {
    let file = House::new_file("accounts-old");
    let key = "ab".repeat(32);
    first_version(&file, &lascaux_table::sha256_hex(key.as_bytes())).await;
    let house = House::open_at(file).await;
    let guest = Guest { cookie: Some(format!("lascaux={key}")), ..Guest::new() };
    assert!(guest.get(&house, "/account").await.1.contains("Ötzi"));
    house.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn behind_https_cookies_are_kept_from_plain_connections_and_links_begin_with_it() {
    let config = Config { https: true, ..Config::unlimited() };
    let house = House::open_with(House::new_file("accounts-https"), config).await;
    let http = reqwest::Client::builder().redirect(reqwest::redirect::Policy::none()).build().unwrap();
    let opened = http.post(house.url("/tables")).body("game=stone-age&seat=me&seat=friend").send().await.unwrap();
    let cookie = opened.headers()["set-cookie"].to_str().unwrap().to_string();
    assert!(cookie.contains("; Secure") && cookie.contains("HttpOnly") && cookie.contains("SameSite=Lax"), "{cookie}");
    let guest = Guest { cookie: cookie.split(';').next().map(str::to_string), ..Guest::new() };
    let (_, page) = guest.get(&house, opened.headers()["location"].to_str().unwrap()).await;
    assert!(cookie.starts_with("__Host-lascaux="), "no other site of the same domain can set it: {cookie}");
    assert!(page.contains("href=\"/join/"), "the browser completes the link, not the Host header: {page}");
    assert_eq!(opened.headers()["strict-transport-security"], "max-age=31536000");
    house.close().await;
    let house = House::open("accounts-plain").await;
    let opened = http.post(house.url("/tables")).body("game=stone-age&seat=me&seat=friend").send().await.unwrap();
    assert!(!opened.headers()["set-cookie"].to_str().unwrap().contains("Secure"));
    house.close().await;
}
