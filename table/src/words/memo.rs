//! Sentences that were said a moment ago: a picture of a table says mostly what the one before it said.

use super::{Book, Language};
use fluent_bundle::FluentValue;
use foldhash::fast::RandomState;
use std::cell::RefCell;
use std::collections::HashMap;

/// So many sentences are remembered by each thread; then it begins anew.
const MOST: usize = 2048;
/// What is longer, with its figures, is seldom said twice.
const LONGEST: usize = 200;

#[derive(Default)]
struct Memo {
    said: HashMap<Box<[u8]>, Option<Box<str>>, RandomState>,
    /// Where questions are written before they are looked up.
    asked: Vec<u8>,
}

thread_local! {
    static MEMO: RefCell<Memo> = RefCell::default();
}

/// What was said before with the same key and figures, or else what is said now.
pub(super) fn said_before(
    book: &Book,
    language: Language,
    key: &str,
    figures: &[(&'static str, FluentValue<'_>)],
    say: impl FnOnce() -> Option<String>,
) -> Option<String> {
    MEMO.with_borrow_mut(|memo| {
        memo.asked.clear();
        if !ask(&mut memo.asked, book, language, key, figures) || memo.asked.len() > LONGEST {
            return say();
        }
        if let Some(said) = memo.said.get(&memo.asked[..]) {
            return said.as_deref().map(str::to_string);
        }
        let said = say();
        if memo.said.len() >= MOST {
            memo.said.clear();
        }
        memo.said.insert(memo.asked[..].into(), said.as_deref().map(Into::into));
        said
    })
}

/// Writes a question down so that no two are written alike; not so for figures with a form of their own.
fn ask(
    asked: &mut Vec<u8>,
    book: &Book,
    language: Language,
    key: &str,
    figures: &[(&'static str, FluentValue<'_>)],
) -> bool {
    // Books are statics: where one lies, no other will.
    asked.extend((std::ptr::from_ref(book) as usize).to_ne_bytes());
    asked.push(language as u8);
    write(asked, key);
    for (name, value) in figures {
        write(asked, name);
        match value {
            FluentValue::String(value) => write(asked, value),
            FluentValue::Number(number) if number.options == Default::default() => {
                asked.extend(NUMBER.to_ne_bytes());
                asked.extend(number.value.to_bits().to_ne_bytes());
            }
            _ => return false,
        }
    }
    true
}

/// Stands where the length of a text would; no text is so long.
const NUMBER: u32 = u32::MAX;

fn write(asked: &mut Vec<u8>, text: &str) {
    asked.extend((text.len() as u32).to_ne_bytes());
    asked.extend(text.as_bytes());
}
