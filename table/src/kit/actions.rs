//! One definition of an action, from which it is read, written, listed and explained.

use crate::kit::Word;
use crate::{Code, Refusal};

/// How a part of an action is said: `T` is the part, `G` the game, whose seats or components may have a say in it.
pub trait Part<T, G> {
    /// Takes the words of this part from the beginning of `words`; `None` where words of its shape do not stand there.
    /// Most parts are one word.
    fn take<'a, 'w>(words: &mut &'a [&'w str]) -> Option<&'a [&'w str]> {
        take(words, 1)
    }
    /// The part that these words say.
    fn read(game: &G, words: &[&str]) -> Result<T, Refusal>;
    /// Writes the part, with the space before it.
    fn write(game: &G, part: T, into: &mut String);
    /// Visits everything that can be said here.
    fn each(game: &G, visit: &mut dyn FnMut(T));
}

/// Takes so many words from the beginning, if there are so many.
pub fn take<'a, 'w>(words: &mut &'a [&'w str], number: usize) -> Option<&'a [&'w str]> {
    let (taken, left) = words.split_at_checked(number)?;
    *words = left;
    Some(taken)
}

/// What comes after the words of a verb.
#[doc(hidden)]
pub fn after<'a, 'w>(words: &'a [&'w str], verb: &str) -> Option<&'a [&'w str]> {
    let mut left = words;
    verb.split(' ').all(|word| take(&mut left, 1) == Some(&[word])).then_some(left)
}

/// Why words are no action.
#[derive(Clone, PartialEq, Debug)]
pub enum Misread {
    /// No action has this form.
    Form,
    /// An action has this form, but one of its parts cannot be read.
    Part(Refusal),
}

impl From<Refusal> for Misread {
    fn from(refusal: Refusal) -> Misread {
        Misread::Part(refusal)
    }
}

/// An enum of actions, each defined once: its parts, its verb, and its forms with what they mean and an example.
///
/// From the definition come `FORMS` for the grammar, `read`, `write`, and `each`, which visits every action that can be
/// written. A part is said as its type says it ([`Part`](crate::kit::Part)), or as another type does after `as`.
///
/// ```
/// use lascaux_table::Refusal;
/// use lascaux_table::kit::{Misread, Part, read_word};
///
/// lascaux_table::words! { #[allow(missing_docs)] Place { Forest = "forest", River = "river" } }
///
/// impl Part<Place, ()> for Place {
///     fn read(_: &(), words: &[&str]) -> Result<Place, Refusal> {
///         read_word(words[0], "place")
///     }
///     fn write(_: &(), place: Place, into: &mut String) {
///         *into += &format!(" {place}");
///     }
///     fn each(_: &(), visit: &mut dyn FnMut(Place)) {
///         Place::ALL.into_iter().for_each(visit);
///     }
/// }
///
/// lascaux_table::actions! {
///     /// What can be done.
///     Action in () {
///         Go { from: Place, to: Place } = "go" ["PLACE PLACE", "go from one place to another", "go forest river"];
///         Rest(place: Place) = "rest" ["PLACE", "rest there", "rest forest"];
///         Pass = "pass" ["", "nothing more", "pass"];
///     }
/// }
///
/// let go = Action::read(&(), &["go", "forest", "river"]).unwrap();
/// assert_eq!(go, Action::Go { from: Place::Forest, to: Place::River });
/// assert_eq!(go.write(&()), "go forest river");
/// assert_eq!(Action::read(&(), &["go", "forest"]), Err(Misread::Form));
/// assert!(matches!(Action::read(&(), &["rest", "moon"]), Err(Misread::Part(_))));
/// assert_eq!(Action::FORMS.iter().map(|form| form.form).collect::<Vec<_>>(), ["go PLACE PLACE", "rest PLACE", "pass"]);
/// let mut number = 0;
/// Action::each(&(), &mut |_| number += 1);
/// assert_eq!(number, 4 + 2 + 1);
/// ```
#[macro_export]
macro_rules! actions {
    (
        $(#[$about:meta])*
        $name:ident in $game:ty {$(
            $(#[$why:meta])*
            $variant:ident
                $(($($item:ident: $item_type:ty $(as $item_how:ty)?),+))?
                $({$($(#[$doc:meta])* $field:ident: $field_type:ty $(as $field_how:ty)?),+ $(,)?})?
            = $verb:literal $([$rest:literal, $meaning:literal, $example:literal])+;
        )+}
    ) => {
        $(#[$about])*
        #[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
        pub enum $name {$(
            $(#[$why])*
            $(#[doc = concat!("`", $example, "`: ", $meaning, ".\n")])+
            $variant $(($($item_type),+))? $({$($(#[$doc])* $field: $field_type),+})?,
        )+}

        impl $name {
            /// The forms of all actions, as the grammar lists them.
            pub(crate) const FORMS: &'static [$crate::Form] = &[$($($crate::Form {
                form: concat!($verb, " ", $rest).trim_ascii_end(),
                meaning: $meaning,
                example: $example,
            }),+),+];

            /// The action that these words say.
            pub(crate) fn read(game: &$game, words: &[&str]) -> Result<$name, $crate::kit::Misread> {
                $(if let Some(rest) = $crate::kit::after(words, $verb) {
                    #[allow(unused_mut)] // by actions without parts
                    let mut left = rest;
                    $($(let $item = <$crate::said_as!($item_type $(, $item_how)?) as $crate::kit::Part<$item_type, $game>>::take(&mut left);)+)?
                    $($(let $field = <$crate::said_as!($field_type $(, $field_how)?) as $crate::kit::Part<$field_type, $game>>::take(&mut left);)+)?
                    if left.is_empty() $($(&& $item.is_some())+)? $($(&& $field.is_some())+)? {
                        return Ok($name::$variant
                            $(($(<$crate::said_as!($item_type $(, $item_how)?) as $crate::kit::Part<$item_type, $game>>
                                ::read(game, $item.unwrap_or_default())?),+))?
                            $({$($field: <$crate::said_as!($field_type $(, $field_how)?) as $crate::kit::Part<$field_type, $game>>
                                ::read(game, $field.unwrap_or_default())?),+})?);
                    }
                })+
                Err($crate::kit::Misread::Form)
            }

            /// The action in words.
            pub(crate) fn write(self, game: &$game) -> String {
                let mut text = String::new();
                match self {$(
                    $name::$variant $(($($item),+))? $({$($field),+})? => {
                        text.push_str($verb);
                        $($(<$crate::said_as!($item_type $(, $item_how)?) as $crate::kit::Part<$item_type, $game>>::write(game, $item, &mut text);)+)?
                        $($(<$crate::said_as!($field_type $(, $field_how)?) as $crate::kit::Part<$field_type, $game>>::write(game, $field, &mut text);)+)?
                    }
                )+}
                text
            }

            /// Visits every action that can be written.
            pub(crate) fn each(game: &$game, visit: &mut dyn FnMut($name)) {
                $($crate::each_part! {
                    game, visit,
                    $($(($item: $item_type; $crate::said_as!($item_type $(, $item_how)?)))+)?
                    $($(($field: $field_type; $crate::said_as!($field_type $(, $field_how)?)))+)?
                    => $name::$variant $(($($item),+))? $({$($field),+})?
                })+
            }
        }
    };
}

/// The type that says how a part is said: its own, or the one after `as`.
#[doc(hidden)]
#[macro_export]
macro_rules! said_as {
    ($own:ty) => {
        $own
    };
    ($own:ty, $how:ty) => {
        $how
    };
}

/// Visits everything that the parts of an action can be, one part within the other.
#[doc(hidden)]
#[macro_export]
macro_rules! each_part {
    ($game:ident, $visit:ident, => $made:expr) => {
        $visit($made);
    };
    ($game:ident, $visit:ident, ($part:ident: $type:ty; $how:ty) $(($more:ident: $types:ty; $hows:ty))* => $made:expr) => {
        <$how as $crate::kit::Part<$type, _>>::each($game, &mut |$part: $type| {
            $crate::each_part! { $game, $visit, $(($more: $types; $hows))* => $made }
        });
    };
}

/// The one of a kind with this word, or a sentence that says what there is.
pub fn read_word<K: Word>(text: &str, what: &str) -> Result<K, Refusal> {
    K::read(text).ok_or_else(|| {
        let all: Vec<&str> = K::all().map(K::word).collect();
        let hint = if all.len() <= 6 { format!("; there is {}", all.join(", ")) } else { String::new() };
        Refusal::new(Code::Notation, format!("\"{text}\" is no {what}{hint}."))
    })
}
