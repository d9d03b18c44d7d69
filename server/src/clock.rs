//! The time of day, which only goes forward: whoever sets the machine's clock changes nothing for those who play.

use std::time::{Instant, SystemTime, UNIX_EPOCH};

/// Seconds since 1970 as the machine had them when the program started, and what has passed since.
#[derive(Clone, Copy, Debug)]
pub struct Clock {
    began: i64,
    started: Instant,
}

impl Clock {
    /// Starts now.
    pub fn start() -> Clock {
        let began = SystemTime::now().duration_since(UNIX_EPOCH).map_or(0, |since| since.as_secs() as i64);
        Clock { began, started: Instant::now() }
    }

    /// Seconds since 1970.
    pub fn now(&self) -> i64 {
        self.began + self.started.elapsed().as_secs() as i64
    }
}

/// A day of the calendar, such as 2026-12-16, of seconds since 1970.
pub fn date(at: i64) -> String {
    // Howard Hinnant's days-to-civil, in whole numbers.
    let days = at.div_euclid(86_400) + 719_468;
    let era = days.div_euclid(146_097);
    let day_of_era = days.rem_euclid(146_097);
    let year_of_era = (day_of_era - day_of_era / 1_460 + day_of_era / 36_524 - day_of_era / 146_096) / 365;
    let day_of_year = day_of_era - (365 * year_of_era + year_of_era / 4 - year_of_era / 100);
    let shifted = (5 * day_of_year + 2) / 153;
    let (day, month) =
        (day_of_year - (153 * shifted + 2) / 5 + 1, if shifted < 10 { shifted + 3 } else { shifted - 9 });
    let year = year_of_era + era * 400 + i64::from(month <= 2);
    format!("{year:04}-{month:02}-{day:02}")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn days_have_their_dates() {
        for (at, day) in [
            (0, "1970-01-01"),
            (-1, "1969-12-31"),
            (951_782_400, "2000-02-29"),
            (951_868_800, "2000-03-01"),
            (1_794_873_599, "2026-11-16"),
            (4_107_542_400, "2100-03-01"),
        ] {
            assert_eq!(date(at), day);
        }
    }
}
