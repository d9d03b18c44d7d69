//! Whatever is read as a record is refused, or replays.
#![no_main]

use lascaux::shelf;
use lascaux_table::Record;
use libfuzzer_sys::fuzz_target;

fuzz_target!(|data: &[u8]| {
    let Ok(text) = std::str::from_utf8(data) else { return };
    let Ok(mut record) = Record::parse(text) else { return };
    let shelf = shelf(&[]).expect("the built-in data are valid");
    let Ok(game) = shelf.get(&record.game) else { return };
    // Hashes are beyond a fuzzer's reach: they are made right, so that the steps themselves are tried.
    record.data = game.about()["data"].as_str().unwrap_or_default().to_string();
    record.commitment = record.seed.commitment();
    if let Err(refusal) = game.replay(&record) {
        assert!(!refusal.message().is_empty());
    }
});
