//! Edda, who has played all of it often, and the small pictures of lessons: her face, stars, hands on the wall.

use maud::{Markup, PreEscaped, html};

const FACE: &str = r##"<circle cx="50" cy="50" r="48" fill="#3a2418"/><circle cx="50" cy="56" r="40" fill="#8a5527"/><g stroke="#241712" stroke-linejoin="round" stroke-linecap="round"><path d="M16 98c2-22 14-32 34-32s33 10 35 32z" fill="#7a4520" stroke-width="3"/><path d="M28 78c6 4 10 4 14 0 4 5 9 5 13 0 4 4 10 4 15 0" fill="none" stroke="#dcae6e" stroke-width="3"/><path d="M30 44c-4 16 0 30 6 36M70 44c4 16 0 30-6 36" fill="none" stroke="#e9e2d4" stroke-width="8"/><path d="M33 42c0 16 6 28 17 28s17-12 17-28z" fill="#c98a5a" stroke-width="2.6"/><path d="M28 46c-2-18 8-28 22-28s24 10 22 28c-8-8-34-10-44 0z" fill="#efe8da" stroke-width="2.6"/><path d="M42 50h.1M58 50h.1" stroke-width="5"/><path d="M42 60c5 4 11 4 16 0" fill="none" stroke-width="2.6"/><path d="M37 44c3-2 6-2 8 0M55 44c3-2 6-2 8 0" fill="none" stroke-width="2"/></g><g fill="#97331f"><circle cx="50" cy="29" r="2.6"/><circle cx="42" cy="31" r="2"/><circle cx="58" cy="31" r="2"/></g><circle cx="50" cy="50" r="48" fill="none" stroke="#241712" stroke-width="3.5"/>"##;
const STAR: &str = "M12 1.8c1.3 2.6 2 4.6 3 6.8 2.6.2 4.8.4 7.5.9-2 2-3.7 3.4-5.6 5.1.6 2.6 1 4.8 1.5 7.6-2.4-1.2-4.2-2.4-6.4-3.8-2.2 1.5-4.1 2.6-6.5 3.8.5-2.8.9-5 1.5-7.6-1.9-1.7-3.5-3.1-5.5-5.1 2.7-.5 4.9-.7 7.5-.9 1-2.2 1.7-4.2 3-6.8z";
const HAND: &str = "M9.5 29c-1-4-5.5-8.5-7.3-12.5-.6-2 1.9-2.7 3.1-1L8.6 19 7.2 6.5c-.2-2.2 2.8-2.6 3.3-.5L12.6 15 13.5 3.2c.2-2.2 3.4-2.2 3.5 0l.5 11.6 2.8-10c.6-2 3.5-1.4 3.2.8l-1.7 11.2 3.7-5.6c1.2-1.7 3.6-.4 2.9 1.6-2 5.4-4 11.2-5 16.2z";

/// Her face.
pub fn face() -> Markup {
    html! { svg.edda viewBox="0 0 100 100" aria-hidden="true" { (PreEscaped(FACE)) } }
}

/// A star that is won, or its outline.
pub fn star(is_won: bool) -> Markup {
    html! { svg class={ "star" @if is_won { " won" } } viewBox="0 0 24 24" aria-hidden="true" { path d=(STAR) {} } }
}

/// So many stars of so many, also for those who hear them.
pub fn stars(have: usize, of: usize, spoken: &str) -> Markup {
    html! {
        span.stars role="img" aria-label=(spoken) title=(spoken) { @for number in 0..of { (star(number < have)) } }
    }
}

/// The print of a hand, pressed or only sketched.
pub fn hand(is_pressed: bool) -> Markup {
    html! { svg class={ "hand" @if is_pressed { " pressed" } } viewBox="0 0 32 32" aria-hidden="true" { path d=(HAND) {} } }
}
