//! Counter-based randomness: outcome *n* of a match is a function of (seed, n) and of nothing else.

use crate::{Code, Refusal};
use chacha20::ChaCha8Rng;
use rand_core::{Rng, SeedableRng};
use serde::{Deserialize, Deserializer, Serialize, Serializer};
use sha2::{Digest, Sha256};
use std::fmt;

/// The seed of a match: a plain number, or 32 bytes written as 64 hexadecimal digits.
///
/// ```
/// use lascaux_table::{Seed, below};
/// let seed = Seed::Number(7);
/// // Outcome 3 is the same whether or not outcomes 0 to 2 were drawn before.
/// assert_eq!(below(&mut seed.stream(3), 6), below(&mut seed.stream(3), 6));
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Seed {
    /// A number, handy for tests and research.
    Number(u64),
    /// A key, as online tables mix it.
    Key([u8; 32]),
}

impl Seed {
    /// The 32 bytes that key the generator.
    pub fn key(&self) -> [u8; 32] {
        match self {
            Seed::Number(number) => {
                let mut key = [0; 32];
                key[..8].copy_from_slice(&number.to_le_bytes());
                key
            }
            Seed::Key(key) => *key,
        }
    }

    /// The generator of outcome number `n`: ChaCha with 8 rounds, this key, stream `n`.
    pub fn stream(&self, n: u64) -> ChaCha8Rng {
        let mut rng = ChaCha8Rng::from_seed(self.key());
        rng.set_stream(n);
        rng
    }

    /// The hash that a table publishes before the first move.
    pub fn commitment(&self) -> String {
        let mut hash = Sha256::new();
        hash.update(b"lascaux seed\n");
        hash.update(self.key());
        hex(&hash.finalize())
    }

    /// The seed written as in `lascaux` commands: a number or 64 hexadecimal digits.
    pub fn parse(text: &str) -> Result<Seed, Refusal> {
        if text.len() == 64 {
            if let Some(key) = unhex(text) {
                return Ok(Seed::Key(key));
            }
        } else if let Ok(number) = text.parse() {
            return Ok(Seed::Number(number));
        }
        Err(Refusal::new(
            Code::Request,
            "A seed is a whole number from 0 to 18446744073709551615, or 64 hexadecimal digits.",
        ))
    }
}

impl fmt::Display for Seed {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Seed::Number(number) => write!(f, "{number}"),
            Seed::Key(key) => f.write_str(&hex(key)),
        }
    }
}

impl Serialize for Seed {
    fn serialize<S: Serializer>(&self, s: S) -> Result<S::Ok, S::Error> {
        match self {
            Seed::Number(number) => s.serialize_u64(*number),
            Seed::Key(key) => s.serialize_str(&hex(key)),
        }
    }
}

impl<'de> Deserialize<'de> for Seed {
    fn deserialize<D: Deserializer<'de>>(d: D) -> Result<Seed, D::Error> {
        #[derive(Deserialize)]
        #[serde(untagged)]
        enum Written {
            Number(u64),
            Text(String),
        }
        match Written::deserialize(d) {
            Ok(Written::Number(number)) => Ok(Seed::Number(number)),
            Ok(Written::Text(text)) => Seed::parse(&text).map_err(serde::de::Error::custom),
            Err(_) => Err(serde::de::Error::custom(
                "a seed is a whole number of 0 or more, or a text of 64 hexadecimal digits",
            )),
        }
    }
}

/// A number from 0 to `n - 1`, each equally likely; 0 for `n` of 0.
///
/// Our own few lines, because the result has to stay the same in every build: records depend on it.
/// (Lemire's multiplication with rejection, on 32-bit words.)
#[inline]
pub fn below<R: Rng + ?Sized>(rng: &mut R, n: u32) -> u32 {
    let mut wide = u64::from(rng.next_u32()) * u64::from(n);
    if (wide as u32) < n {
        let floor = n.wrapping_neg() % n;
        while (wide as u32) < floor {
            wide = u64::from(rng.next_u32()) * u64::from(n);
        }
    }
    (wide >> 32) as u32
}

/// Lower-case hexadecimal digits.
pub fn hex(bytes: &[u8]) -> String {
    const DIGITS: [char; 16] = ['0', '1', '2', '3', '4', '5', '6', '7', '8', '9', 'a', 'b', 'c', 'd', 'e', 'f'];
    bytes.iter().flat_map(|byte| [DIGITS[usize::from(byte >> 4)], DIGITS[usize::from(byte & 15)]]).collect()
}

/// 32 bytes from 64 hexadecimal digits.
pub(crate) fn unhex(text: &str) -> Option<[u8; 32]> {
    let digits: Vec<u8> = text.chars().map(|c| c.to_digit(16).map(|d| d as u8)).collect::<Option<_>>()?;
    let mut bytes = [0; 32];
    if digits.len() != 64 {
        return None;
    }
    for (byte, pair) in bytes.iter_mut().zip(digits.chunks_exact(2)) {
        *byte = pair[0] << 4 | pair[1];
    }
    Some(bytes)
}

/// The SHA-256 of some text, as hexadecimal digits.
pub fn sha256_hex(bytes: &[u8]) -> String {
    hex(&Sha256::digest(bytes))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn below_is_even_and_in_range() {
        let mut rng = Seed::Number(1).stream(0);
        let mut seen = [0u32; 6];
        for _ in 0..60_000 {
            seen[below(&mut rng, 6) as usize] += 1;
        }
        for count in seen {
            assert!((9_500..10_500).contains(&count), "{seen:?}");
        }
        assert_eq!(below(&mut rng, 1), 0);
        assert_eq!(below(&mut rng, 0), 0);
    }

    #[test]
    fn outcome_numbers_give_fixed_words_on_every_machine() {
        let words: Vec<u32> = (0..4).map(|n| Seed::Number(7).stream(n).next_u32()).collect();
        assert_eq!(words, FIRST_WORDS_OF_SEED_7);
    }

    /// From an independent ChaCha8 in Python: key = 7 little-endian, nonce = stream number, block 0, word 0.
    const FIRST_WORDS_OF_SEED_7: [u32; 4] = [742_701_683, 679_367_822, 3_118_633_819, 2_897_986_910];

    #[test]
    fn seeds_are_read_as_they_are_written() {
        for seed in [Seed::Number(0), Seed::Number(u64::MAX), Seed::Key([0xa5; 32])] {
            assert_eq!(Seed::parse(&seed.to_string()), Ok(seed));
            let json = serde_json::to_string(&seed).unwrap();
            assert_eq!(serde_json::from_str::<Seed>(&json).unwrap(), seed);
        }
        for bad in ["-1", "1.5", "true", "\"xyz\"", "[7]", "18446744073709551616"] {
            assert!(serde_json::from_str::<Seed>(bad).is_err(), "{bad}");
        }
    }
}
