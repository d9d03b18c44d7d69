//! What a piece tells of itself, asked for when somebody looks at it.

use crate::common::{Guest, House};

#[tokio::test(flavor = "multi_thread")]
async fn a_piece_tells_what_it_is_now_and_in_the_past_and_what_is_no_piece_is_not_found() {
    let house = House::open("pieces").await;
    let mut guest = Guest::new();
    let (_, table) = guest.form(&house, "/tables", "game=stone-age&seat=me&seat=random").await;
    let (status, told) = guest.get(&house, &format!("{table}/piece/sa-forest")).await;
    assert_eq!(status, 200);
    assert!(told.contains("<h3>Forest") && told.contains("/rule/SA-4.7") && told.contains("told-now"), "{told}");
    let (status, past) = guest.get(&house, &format!("{table}/at/0/piece/sa-forest")).await;
    assert!(status == 200 && past.contains("<h3>Forest"), "{status} {past}");
    // Who looks on from outside is told of the place, and of no people of his own.
    let (status, outside) = Guest::new().get(&house, &format!("{table}/piece/sa-forest")).await;
    assert!(status == 200 && outside.contains("<h3>Forest") && !outside.contains("told-now"), "{status} {outside}");
    for address in ["piece/sa-nothing", "piece/ez-area-6", "at/0/piece/x", "at/99999/piece/sa-forest"] {
        assert_eq!(guest.get(&house, &format!("{table}/{address}")).await.0, 404, "{address}");
    }
    // The page says where its pieces tell of themselves.
    let (_, page) = guest.get(&house, &table).await;
    assert!(page.contains(&format!("data-pieces=\"{table}/piece/*\"")), "{page}");
    house.close().await;
}
