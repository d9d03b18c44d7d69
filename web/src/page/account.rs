//! The page of the account, which nobody needs.

use super::{Frame, page};
use crate::words::Words;
use maud::{Markup, html};

/// What the page shows.
pub struct AccountPage<'a> {
    /// The words.
    pub words: &'a Words,
    /// The name of the person, if known.
    pub person: Option<&'a str>,
    /// The name with which the person logs in, if there is an account.
    pub login: Option<&'a str>,
    /// What is to be told: the end of a key of words under `house-told-`, and whether it is a refusal.
    pub told: Option<(&'a str, bool)>,
    /// The devices on which the person is logged in.
    pub devices: &'a [Device],
}

/// A device on which somebody is logged in.
#[derive(Clone, Debug)]
pub struct Device {
    /// What names it in the form.
    pub id: String,
    /// What it is called, such as its browser.
    pub label: String,
    /// Since when, in words or as a date.
    pub since: String,
    /// When it was last here.
    pub seen: String,
    /// Whether it is the one that asks.
    pub current: bool,
}

/// The page.
pub fn account(shown: &AccountPage) -> Markup {
    let words = shown.words;
    let title = words.say("house-account");
    let frame = Frame { words, title: &title, person: shown.person, waiting: 0, here: "/account" };
    page(
        &frame,
        html! {
            div.account {
                h1 { (title) }
                @if let Some((told, wrong)) = shown.told {
                    p.told.wrong[wrong] role="alert" { (words.say(&format!("house-told-{told}"))) }
                }
                @if let Some(login) = shown.login {
                    p { (words.with("house-signed-in", &[("name", login.into())])) }
                    form method="post" action="/account/log-out" { button type="submit" { (words.say("house-log-out")) } }
                    @if !shown.devices.is_empty() { (devices(words, shown.devices)) }
                    (change(words))
                } @else {
                    p { (words.say("house-account-lead")) }
                    (sign_up(words, shown.person))
                    (log_in(words))
                }
            }
        },
    )
}

fn devices(words: &Words, devices: &[Device]) -> Markup {
    let end = words.say("house-device-end");
    html! {
        section.devices aria-labelledby="devices" {
            h2 id="devices" { (words.say("house-devices")) }
            ul { @for device in devices {
                li {
                    div { strong { (device.label) }
                        @if device.current { " · " (words.say("house-device-current")) }
                        br; span.quiet { (words.with("house-device-times", &[
                            ("since", device.since.as_str().into()), ("seen", device.seen.as_str().into())])) } }
                    form method="post" action="/account/devices/end" {
                        input type="hidden" name="device" value=(device.id);
                        button type="submit" aria-label={ (end) ": " (device.label) } { (end) }
                    }
                }
            } }
            @if devices.len() > 1 {
                form method="post" action="/account/devices/end-others" {
                    button type="submit" { (words.say("house-devices-end-others")) }
                }
            }
        }
    }
}

fn password(words: &Words, name: &str, label: &str, kind: &str) -> Markup {
    html! {
        label { (words.say(label))
            input type="password" name=(name) autocomplete=(kind) minlength="8" maxlength="200" required;
        }
    }
}

fn name(words: &Words, value: &str) -> Markup {
    html! {
        label { (words.say("house-name"))
            input name="name" autocomplete="username" minlength="2" maxlength="30" required value=(value);
        }
    }
}

fn sign_up(words: &Words, person: Option<&str>) -> Markup {
    html! {
        form method="post" action="/account/sign-up" {
            h2 { (words.say("house-sign-up")) }
            (name(words, person.unwrap_or_default()))
            (password(words, "password", "house-password", "new-password"))
            p.quiet { (words.say("house-password-hint")) }
            @if person.is_some() { p.quiet { (words.say("house-sign-up-keeps")) } }
            button.primary type="submit" { (words.say("house-sign-up")) }
        }
    }
}

fn log_in(words: &Words) -> Markup {
    html! {
        form method="post" action="/account/log-in" {
            h2 { (words.say("house-log-in")) }
            (name(words, ""))
            (password(words, "password", "house-password", "current-password"))
            p.quiet { (words.say("house-log-in-leaves")) }
            button type="submit" { (words.say("house-log-in")) }
        }
    }
}

fn change(words: &Words) -> Markup {
    html! {
        form method="post" action="/account/password" {
            h2 { (words.say("house-password-change")) }
            (password(words, "old", "house-password-old", "current-password"))
            (password(words, "new", "house-password-new", "new-password"))
            p.quiet { (words.say("house-password-hint")) }
            button type="submit" { (words.say("house-password-change")) }
        }
    }
}
