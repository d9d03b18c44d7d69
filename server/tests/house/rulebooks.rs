//! The rulebooks of the house: pages and pictures in the reader's language, and a rule by its number.

use crate::common::{Guest, House};

#[tokio::test(flavor = "multi_thread")]
async fn a_rule_leads_to_its_page_or_opens_over_a_table() {
    let house = House::open("rule-panel").await;
    let guest = Guest::new();
    assert_eq!(guest.get(&house, "/rule/SA-3.6").await.0, 303);
    let (status, book) = guest.get(&house, "/rule/SA-3.6?panel").await;
    assert_eq!(status, 200);
    assert!(book.starts_with("<div class=\"book-panel\"") && book.contains("class=\"ruling named\" id=\"SA-3.6\""));
    for nowhere in ["/rule/SA-99.9?panel", "/rule/XX-1.1?panel", "/rules/stone-age/pictures/piece.no.en.day.svg"] {
        assert_eq!(guest.get(&house, nowhere).await.0, 404, "{nowhere}");
    }
    house.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_picture_stands_alone_and_runs_nothing() {
    let house = House::open("rule-pictures").await;
    for file in ["stone-age/pictures/example.hunt.1.de.night.svg", "eiszeit/pictures/piece.ez-kind-swap.sv.day.svg"] {
        let answer = reqwest::get(house.url(&format!("/rules/{file}"))).await.unwrap();
        assert_eq!(answer.status(), 200, "{file}");
        let header = |name: &str| answer.headers()[name].to_str().unwrap().to_string();
        assert_eq!(header("content-type"), "image/svg+xml");
        assert!(header("content-security-policy").contains("sandbox"), "{file}");
        assert!(answer.text().await.unwrap().contains("<style>"), "{file}");
    }
    house.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn the_rulebook_is_in_the_language_of_the_reader() {
    let house = House::open("rulebook-languages").await;
    for (code, heading) in
        [("en", "Placing people"), ("nl", "Stamleden zetten"), ("de", "Personen einsetzen"), ("sv", "Placera arbetare")]
    {
        let mut guest = Guest::new();
        guest.form(&house, "/language", &format!("code={code}&back=/rules/stone-age")).await;
        let (status, page) = guest.get(&house, "/rules/stone-age").await;
        assert_eq!(status, 200);
        assert!(page.contains(heading) && page.contains("id=\"appendix-d-rulings\""), "{code}");
    }
    house.close().await;
}
