//! Keys and cookies: how somebody who comes again is known.

use axum::http::{HeaderMap, HeaderValue, Method, header};
use lascaux_table::sha256_hex;

/// The cookie that keeps a person's key.
const COOKIE: &str = "lascaux";
/// The same where all is https: no other site of the same domain can set a cookie of such a name.
const HOST_COOKIE: &str = "__Host-lascaux";
/// A year in seconds.
const YEAR: u32 = 31_536_000;
/// The longest label of a device.
const LONGEST_LABEL: usize = 60;

/// The value of a cookie.
pub fn cookie<'a>(headers: &'a HeaderMap, name: &str) -> Option<&'a str> {
    let all = headers.get_all("cookie").iter().filter_map(|value| value.to_str().ok());
    all.flat_map(|value| value.split(';'))
        .filter_map(|pair| pair.trim().split_once('='))
        .find(|(key, _)| *key == name)
        .map(|(_, value)| value)
}

/// A cookie that only this site gets, and no script can read; where all is https, never over a plain connection.
pub fn set_cookie(name: &str, value: &str, https: bool) -> Option<HeaderValue> {
    let secure = if https { "; Secure" } else { "" };
    format!("{name}={value}; Path=/; Max-Age={YEAR}; HttpOnly; SameSite=Lax{secure}").parse().ok()
}

/// The cookie with a person's key.
pub fn key_cookie(key: &str, https: bool) -> Option<HeaderValue> {
    set_cookie(if https { HOST_COOKIE } else { COOKIE }, key, https)
}

/// The cookies without a key: the browser forgets it.
pub fn no_cookies(https: bool) -> Vec<HeaderValue> {
    let secure = if https { "; Secure" } else { "" };
    let gone = |name| format!("{name}=; Path=/; Max-Age=0; HttpOnly; SameSite=Lax{secure}").parse().ok();
    [Some(COOKIE), https.then_some(HOST_COOKIE)].into_iter().flatten().filter_map(gone).collect()
}

/// The hash of the key of this request, as the store knows it: a program says it in so many words, a browser keeps it in
/// its cookie.
pub fn key_hash(headers: &HeaderMap, https: bool) -> Option<String> {
    let said = headers.get(header::AUTHORIZATION).and_then(|value| value.to_str().ok());
    let key = match said {
        Some(said) => said.strip_prefix("Bearer ").map(str::trim),
        // The plain name is what browsers kept before the house spoke https.
        None => cookie(headers, HOST_COOKIE).filter(|_| https).or_else(|| cookie(headers, COOKIE)),
    }?;
    let whole = key.len() == 64 && key.bytes().all(|byte| byte.is_ascii_hexdigit());
    whole.then(|| sha256_hex(key.as_bytes()))
}

/// What a device calls itself, short: "Firefox, Linux".
pub fn label(headers: &HeaderMap) -> String {
    let said = headers.get(header::USER_AGENT).and_then(|value| value.to_str().ok()).unwrap_or_default();
    let find =
        |names: &[(&str, &'static str)]| names.iter().find(|(mark, _)| said.contains(mark)).map(|(_, name)| *name);
    let program = find(&[
        ("Edg/", "Edge"),
        ("OPR/", "Opera"),
        ("Firefox/", "Firefox"),
        ("Chrome/", "Chrome"),
        ("Safari/", "Safari"),
    ]);
    let system = find(&[
        ("Android", "Android"),
        ("iPhone", "iPhone"),
        ("iPad", "iPad"),
        ("Windows", "Windows"),
        ("Mac OS", "Mac"),
        ("Linux", "Linux"),
    ]);
    match (program, system) {
        (Some(program), Some(system)) => format!("{program}, {system}"),
        (Some(one), None) | (None, Some(one)) => one.to_string(),
        (None, None) => {
            let first = said.split([' ', '/']).next().unwrap_or_default();
            first.chars().filter(char::is_ascii_graphic).take(LONGEST_LABEL).collect()
        }
    }
}

/// Whether a request that changes something comes from our own pages, or from a program that is no browser.
pub fn is_our_own(method: &Method, headers: &HeaderMap) -> bool {
    if method == Method::GET || method == Method::HEAD {
        return true;
    }
    let text = |name: &str| headers.get(name).and_then(|value| value.to_str().ok());
    match text("sec-fetch-site") {
        Some(site) => site == "same-origin" || site == "none",
        // Old browsers send the origin at least; programs send neither, and no cookie that they were not given.
        None => match (text("origin"), text("host")) {
            (Some(origin), Some(host)) => origin.split_once("://").is_some_and(|(_, rest)| rest == host),
            (Some(_), None) => false,
            (None, _) => true,
        },
    }
}

/// An address of this house to be led to: one slash, no second one that would name another host, nothing that is not
/// visible.
pub fn own_path(path: &str) -> Option<&str> {
    let plain = path.bytes().all(|byte| byte.is_ascii_graphic()) && !path.contains('\\');
    (plain && path.starts_with('/') && !path.starts_with("//")).then_some(path)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_own_paths_are_led_to() {
        for path in ["/", "/t/abc?as=1", "/rules/eiszeit#EZ-1.2"] {
            assert_eq!(own_path(path), Some(path));
        }
        for path in [
            "",
            "//evil.example",
            "/\\evil.example",
            "https://evil.example",
            "evil",
            "/a\r\nSet-Cookie: x",
            "/a b",
            "/ü",
        ] {
            assert_eq!(own_path(path), None, "{path:?}");
        }
    }

    #[test]
    fn devices_are_called_by_what_people_know_of_them() {
        let called = |agent: &str| {
            let mut headers = HeaderMap::new();
            headers.insert(header::USER_AGENT, agent.parse().unwrap());
            label(&headers)
        };
        let firefox = "Mozilla/5.0 (X11; Linux x86_64; rv:128.0) Gecko/20100101 Firefox/128.0";
        let phone =
            "Mozilla/5.0 (iPhone; CPU iPhone OS 17_5 like Mac OS X) AppleWebKit/605.1.15 Version/17.5 Safari/604.1";
        assert_eq!((called(firefox).as_str(), called(phone).as_str()), ("Firefox, Linux", "Safari, iPhone"));
        assert_eq!(called("curl/8.5.0"), "curl");
        assert_eq!(label(&HeaderMap::new()), "");
    }
}
