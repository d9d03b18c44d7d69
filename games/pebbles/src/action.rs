//! What players can decide.

/// A player's decision.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Action {
    /// A hand is closed around so many pebbles (PB-3.1).
    Hold(u8),
    /// The hand is guessed to hold an odd number (PB-4.1).
    Odd,
    /// The hand is guessed to hold an even number (PB-4.1).
    Even,
    /// Nothing is guessed (PB-4.4).
    Pass,
}

/// The most pebbles that can be written.
pub(crate) const MOST_HELD: u8 = 9;

/// Visits every action that can be written, legal or not.
pub(crate) fn universe(visit: &mut dyn FnMut(Action)) {
    (0..=MOST_HELD).map(Action::Hold).chain([Action::Odd, Action::Even, Action::Pass]).for_each(visit);
}
