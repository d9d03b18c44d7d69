//! Requests that are sent again, and requests that come too late.

use crate::common::{Folder, Guest, House, client};
use serde_json::{Value, json};

const MOVES: usize = 40;

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_move_that_is_sent_twice_counts_once() {
    let folder = Folder::new();
    let file = folder.file("house.db");
    let house = House::open(&file);
    let (one, other) = (client(), client());
    let guest = Guest::alone(&one, &house.address).await;
    let (mut numbers, mut wrong) = (Vec::new(), Vec::new());
    for count in 0..MOVES {
        let legal = guest.legal(&one, &house.address).await;
        let Some(action) = legal.get(count * 7 % legal.len().max(1)) else { break };
        let (body, key) = (json!({"action": action}), format!("move-{count}"));
        let first = guest.post_with_key(&one, &house.address, "act", &body, Some(&key));
        let second = guest.post_with_key(&other, &house.address, "act", &body, Some(&key));
        let (first, second) = tokio::join!(first, second);
        let third = guest.post_with_key(&one, &house.address, "act", &body, Some(&key)).await;
        let answers =
            [first, second, third].map(|answer| answer.map(|(status, said)| (status, said["number"].clone())));
        let number = answers[0].clone();
        if number.as_ref().is_none_or(|(status, _)| *status != 200) || answers.iter().any(|answer| *answer != number) {
            wrong.push(format!("{action}: {answers:?}"));
        }
        numbers.push((key, body, number));
    }
    let telling = guest.telling(&one, &house.address).await;
    let kept = telling.chosen(&[0, 1]).len();
    let first = wrong.first();
    assert!(
        wrong.is_empty(),
        "{} of {MOVES} moves were answered differently, such as {first:?}; {kept} kept",
        wrong.len()
    );
    assert_eq!((kept, telling.number), (MOVES, MOVES as u64), "every move counts once");

    house.stop().await;
    let house = House::open(&file);
    for (key, body, number) in &numbers {
        let again = guest.post_with_key(&one, &house.address, "act", body, Some(key)).await;
        let again = again.map(|(status, said)| (status, said["number"].clone()));
        assert_eq!(&again, number, "{key} after a restart");
    }
    assert_eq!(guest.telling(&one, &house.address).await, telling);
}

#[tokio::test]
async fn words_that_are_sent_twice_are_said_once_and_a_key_is_of_one_person_at_one_table() {
    let folder = Folder::new();
    let house = House::open(&folder.file("house.db"));
    let asker = client();
    let order = json!({"game": "stone-age", "seats": ["me", "friend"], "name": "Ada"});
    let (ada, opened) = Guest::opens(&asker, &house.address, &order).await.unwrap();
    let join = json!({"code": opened["seats"][1]["code"], "name": "Ben"});
    let nobody = Guest { table: ada.table.clone(), key: "0".repeat(64) };
    let refused = nobody.post(&asker, &house.address, "join", &join).await.unwrap().0;
    assert_eq!(refused, 403, "a key that is not known is a mistake");
    let joined = asker.post(house.at(&format!("/api/v1/tables/{}/join", ada.table))).json(&join);
    let (_, joined) = crate::common::answer(joined.send().await).await.unwrap();
    let ben = Guest { table: ada.table.clone(), key: joined["key"].as_str().unwrap().to_string() };
    let other = Guest { table: Guest::alone(&asker, &house.address).await.table, key: String::new() };
    for (guest, text) in
        [(&ada, "Good hunting!"), (&ada, "Good hunting!"), (&ben, "And to you!"), (&ben, "And to you!")]
    {
        let said = guest.post_with_key(&asker, &house.address, "chat", &json!({"text": text}), Some("hello")).await;
        assert_eq!(said.unwrap().0, 200);
    }
    let said = ada.telling(&asker, &house.address).await.said;
    let said: Vec<&Value> = said.iter().map(|said| &said["text"]).collect();
    assert_eq!(said, ["Good hunting!", "And to you!"]);
    assert!(other.telling(&asker, &house.address).await.said.is_empty());
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_move_that_was_meant_for_another_position_changes_nothing() {
    let folder = Folder::new();
    let house = House::open(&folder.file("house.db"));
    let asker = client();
    let guest = Guest::alone(&asker, &house.address).await;
    for _ in 0..5 {
        let legal = guest.legal(&asker, &house.address).await;
        guest.post(&asker, &house.address, "act", &json!({"action": legal[0]})).await.unwrap();
    }
    let before = guest.telling(&asker, &house.address).await;
    let legal = guest.legal(&asker, &house.address).await;
    let said = |expected: u64| json!({"action": legal[0], "expected": expected});
    for expected in [0, before.number - 1, before.number + 1, 1 << 40] {
        let (status, stale) = guest.post(&asker, &house.address, "act", &said(expected)).await.unwrap();
        assert_eq!((status, &stale["error"]["code"]), (409, &json!("stale")), "{expected}: {stale}");
        assert_eq!(stale["number"], before.number, "{stale}");
    }
    assert_eq!(guest.telling(&asker, &house.address).await, before, "nothing has changed");

    // Of two who mean the same position, one is too late.
    let (one, other) = (said(before.number), said(before.number));
    let one = guest.post(&asker, &house.address, "act", &one);
    let (one, other) = tokio::join!(one, guest.post(&asker, &house.address, "act", &other));
    let mut answered = [one.unwrap().0, other.unwrap().0];
    answered.sort();
    assert_eq!(answered, [200, 409]);
    assert_eq!(guest.telling(&asker, &house.address).await.number, before.number + 1);
}
