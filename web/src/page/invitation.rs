//! An invitation as the friend sees it: who invites to what, how it looks there, and a seat to sit down on.

use super::{Frame, LEARN, page};
use crate::board::MARKS;
use crate::words::Words;
use maud::{Markup, html};

/// What an invitation shows.
pub struct Invitation<'a> {
    /// The words.
    pub words: &'a Words,
    /// The address of the invitation.
    pub here: &'a str,
    /// The table's name in addresses.
    pub id: &'a str,
    /// The game's name.
    pub game: &'a str,
    /// The game's title.
    pub title: &'a str,
    /// The name that stands in the form.
    pub name: &'a str,
    /// Who invites.
    pub host: Option<Host<'a>>,
    /// All seats in their order.
    pub places: &'a [Place],
    /// The clock's name, unless there is none.
    pub clock: Option<&'a str>,
}

/// Who invites.
#[derive(Clone, Copy, Debug)]
pub struct Host<'a> {
    /// The name.
    pub name: &'a str,
    /// Colour and mark.
    pub pigment: usize,
}

/// A seat of the table.
#[derive(Clone, Debug)]
pub struct Place {
    /// Who sits there; nobody where it is free.
    pub name: Option<String>,
    /// Colour and mark.
    pub pigment: usize,
    /// Whether it is the one of the invitation.
    pub yours: bool,
    /// A bot of this strength, in the reader's words.
    pub level: Option<String>,
}

/// The page.
pub fn invitation(shown: &Invitation) -> Markup {
    let words = shown.words;
    let frame = Frame { words, title: shown.title, person: None, waiting: 0, here: shown.here };
    page(
        &frame,
        html! {
            div.leaf.invitation {
                div.invited {
                    div.who-invites {
                        @if let Some(host) = &shown.host {
                            span class={ "coin seat-" (host.pigment) } aria-hidden="true" { (MARKS[host.pigment]) }
                        }
                        h1 { span.by { (match &shown.host {
                            Some(host) => words.with("invite-title", &[("name", host.name.into())]),
                            None => words.say("invite-nobody"),
                        }) } " " (shown.title) }
                    }
                    img.scene-of src={ "/t/" (shown.id) "/picture" } alt="" width="512" height="360";
                    p { (words.say(&format!("about-{}", shown.game))) }
                }
                (place(shown))
            }
        },
    )
}

/// The seats, and the form to sit down.
fn place(shown: &Invitation) -> Markup {
    let words = shown.words;
    html! {
        section.panel aria-labelledby="place" {
            h2 id="place" { (words.say("invite-place")) }
            ul.coins { @for seat in shown.places { (coin(seat, shown)) } }
            @if let Some(clock) = shown.clock {
                dl.facts { dt { (words.say("invite-pace")) } dd { (words.say(&format!("house-clock-{clock}"))) } }
            }
            form.join method="post" action=(shown.here) {
                label { (words.say("your-name")) input name="name" maxlength="30" autocomplete="nickname" value=(shown.name); }
                button.primary type="submit" { (words.say("sit-down")) }
            }
            a.button href={ (LEARN) "#" (shown.game) } { (words.say("invite-learn")) }
            p.asides { a href={ "/t/" (shown.id) } { (words.say("invite-watch")) } " " a href="/account" { (words.say("invite-account")) } }
        }
    }
}

fn coin(seat: &Place, shown: &Invitation) -> Markup {
    let words = shown.words;
    let is_host = shown.host.is_some_and(|host| seat.name.as_deref() == Some(host.name));
    let state = match (&seat.level, &seat.name) {
        (Some(level), _) => level.clone(),
        (None, Some(_)) => words.say(if is_host { "invite-host" } else { "invite-seated" }),
        (None, None) => words.say("invite-free"),
    };
    let name = match &seat.name {
        Some(name) => name.clone(),
        None if seat.yours => words.say("invite-you"),
        None => words.say("invite-free"),
    };
    html! {
        li.yours[seat.yours] {
            @let free = seat.name.is_none() && !seat.yours;
            span class={ "coin seat-" (seat.pigment) @if free { " free" } } aria-hidden="true" { @if !free { (MARKS[seat.pigment]) } }
            strong { (name) }
            @if !free { small { (state) } }
        }
    }
}
