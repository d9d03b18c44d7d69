//! Fair dice for players who do not trust each other: the table commits to a secret before the first move,
//! every player adds words of their own, and the secret is revealed at the end.

use crate::random::unhex;
use crate::{Code, Refusal, Seed, hex};
use serde::{Deserialize, Serialize};
use sha2::{Digest, Sha256};

/// How a seed came about, as a record tells it after the game.
///
/// ```
/// use lascaux_table::Fairness;
/// let fairness = Fairness::new([7; 32], vec!["mammoth".into(), "river".into()]);
/// let seed = fairness.seed().unwrap();
/// assert!(fairness.verify(&seed).is_ok());
/// ```
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Fairness {
    /// What the table published before the first move: the hash of its secret.
    pub commitment: String,
    /// The words of the players, in the order of the seats.
    pub words: Vec<String>,
    /// The secret, 64 hexadecimal digits.
    pub secret: String,
}

impl Fairness {
    /// Commits to a secret and mixes in the players' words.
    pub fn new(secret: [u8; 32], words: Vec<String>) -> Fairness {
        Fairness { commitment: commitment(&secret), words, secret: hex(&secret) }
    }

    /// The seed that secret and words make together.
    pub fn seed(&self) -> Result<Seed, Refusal> {
        let secret = unhex(&self.secret)
            .ok_or_else(|| Refusal::new(Code::Record, "The secret is not 64 hexadecimal digits."))?;
        let mut hash = Sha256::new();
        hash.update(b"lascaux mix\n");
        hash.update(secret);
        for word in &self.words {
            hash.update((word.len() as u64).to_le_bytes());
            hash.update(word.as_bytes());
        }
        Ok(Seed::Key(hash.finalize().into()))
    }

    /// Whether the secret is the one committed to, and the seed follows from it and the words.
    pub fn verify(&self, seed: &Seed) -> Result<(), Refusal> {
        let made = self.seed()?;
        let secret = unhex(&self.secret).unwrap_or_default();
        if commitment(&secret) != self.commitment {
            return Err(Refusal::new(
                Code::Record,
                "The revealed secret is not the one that was committed to before the first move.",
            ));
        }
        if made != *seed {
            return Err(Refusal::new(
                Code::Record,
                "The seed does not follow from the revealed secret and the players' words.",
            ));
        }
        Ok(())
    }
}

fn commitment(secret: &[u8; 32]) -> String {
    let mut hash = Sha256::new();
    hash.update(b"lascaux commitment\n");
    hash.update(secret);
    hex(&hash.finalize())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_changed_secret_word_or_seed_is_found() {
        let fair = Fairness::new([1; 32], vec!["a".into(), "b".into()]);
        let seed = fair.seed().unwrap();
        let mut other = fair.clone();
        other.words = vec!["ab".into(), "".into()];
        assert!(other.verify(&seed).is_err(), "words may not run into each other");
        let mut other = fair.clone();
        other.secret = hex(&[2; 32]);
        assert!(other.verify(&seed).is_err());
        assert!(fair.verify(&Seed::Number(1)).is_err());
        let mut other = fair;
        other.secret = "zz".into();
        assert!(other.verify(&seed).is_err());
    }
}
