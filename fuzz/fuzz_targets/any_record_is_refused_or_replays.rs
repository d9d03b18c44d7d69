//! Whatever is read as a record is refused, or replays to itself.
#![no_main]

use lascaux_stone_age::StoneAge;
use lascaux_table::{Game, Match, Record};
use libfuzzer_sys::fuzz_target;

fuzz_target!(|data: &[u8]| {
    let Ok(text) = std::str::from_utf8(data) else { return };
    let Ok(mut record) = Record::parse(text) else { return };
    let data = StoneAge::data(None).expect("the built-in data are valid");
    // Hashes and totals are beyond a fuzzer's reach: they are made right, so that the steps themselves are tried.
    record.data = StoneAge::data_hash(data).to_string();
    record.commitment = record.seed.commitment();
    let Err(refusal) = Match::<StoneAge>::replay(&record, data) else { return };
    assert!(!refusal.message.is_empty());
});
