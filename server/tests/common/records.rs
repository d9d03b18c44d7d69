//! Records from the corpus of golden games, brought to a house as anybody brings one.

use super::common::House;

/// A record that is kept for ever, as text.
pub fn golden(game: &str, name: &str) -> String {
    let file = format!("{}/../games/{game}/tests/golden/{name}.json", env!("CARGO_MANIFEST_DIR"));
    std::fs::read_to_string(&file).unwrap_or_else(|error| panic!("{file}: {error}"))
}

/// Brings a record; status and where it leads, or the page that says why not.
pub async fn bring(house: &House, record: &str) -> (u16, String) {
    let body = format!(
        "--edge\r\nContent-Disposition: form-data; name=\"file\"; filename=\"\"\r\n\r\n\r\n--edge\r\n\
         Content-Disposition: form-data; name=\"text\"\r\n\r\n{record}\r\n--edge--\r\n"
    );
    let client = reqwest::Client::builder().redirect(reqwest::redirect::Policy::none()).build().unwrap();
    let request = client.post(house.url("/study")).header("content-type", "multipart/form-data; boundary=edge");
    let answer = request.body(body).send().await.unwrap();
    let to = answer.headers().get("location").map(|to| to.to_str().unwrap().to_string());
    (answer.status().as_u16(), to.unwrap_or(answer.text().await.unwrap()))
}

/// The table of an address such as `/t/0123/at/7`.
pub fn table_of(address: &str) -> String {
    address.split("/at/").next().unwrap().to_string()
}
