//! What a host chooses.

use crate::limits::Limits;
use std::net::{IpAddr, SocketAddr};
use std::path::PathBuf;
use std::time::Duration;

/// Where the program listens, where it keeps its data, and how it behaves.
#[derive(Clone, Debug)]
pub struct Settings {
    /// The address to listen at.
    pub address: SocketAddr,
    /// The file of all data.
    pub file: PathBuf,
    /// How it behaves.
    pub config: Config,
}

/// How the program behaves.
#[derive(Clone, Debug)]
pub struct Config {
    /// Whether people come by a proxy that speaks https with them: cookies are then kept from plain connections, and
    /// browsers are told never to use any.
    pub https: bool,
    /// The address that people know, such as `https://play.example.org`: links to be sent begin with it. Without one,
    /// the browser completes them by itself.
    pub public_address: Option<String>,
    /// Whose word is taken on where a request comes from (`X-Forwarded-For`).
    pub trusted_proxies: Vec<Network>,
    /// How much anybody may ask.
    pub limits: Limits,
    /// A table that nobody has looked at for so long leaves the memory.
    pub idle: Duration,
    /// How often the program looks after its tables.
    pub rounds: Duration,
}

impl Default for Config {
    fn default() -> Config {
        Config {
            https: false,
            public_address: None,
            trusted_proxies: Vec::new(),
            limits: Limits::default(),
            idle: Duration::from_secs(600),
            rounds: Duration::from_secs(5),
        }
    }
}

impl Config {
    /// The same without limits, for tests and for measuring.
    pub fn unlimited() -> Config {
        Config { limits: Limits::wide(), ..Config::default() }
    }

    /// Whether this address is that of a proxy whose word is taken.
    pub fn trusts(&self, address: IpAddr) -> bool {
        self.trusted_proxies.iter().any(|network| network.contains(address))
    }
}

/// Addresses that begin alike: `10.0.0.0/8`, or a single one.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Network {
    address: IpAddr,
    bits: u32,
}

impl Network {
    fn contains(&self, other: IpAddr) -> bool {
        match (self.address, other.to_canonical()) {
            (IpAddr::V4(own), IpAddr::V4(other)) => {
                let mask = u32::MAX.checked_shl(32 - self.bits).unwrap_or(0);
                own.to_bits() & mask == other.to_bits() & mask
            }
            (IpAddr::V6(own), IpAddr::V6(other)) => {
                let mask = u128::MAX.checked_shl(128 - self.bits).unwrap_or(0);
                own.to_bits() & mask == other.to_bits() & mask
            }
            _ => false,
        }
    }
}

impl std::str::FromStr for Network {
    type Err = String;

    fn from_str(text: &str) -> Result<Network, String> {
        let no = || format!("\"{text}\" is no address such as 127.0.0.1 or 10.0.0.0/8");
        let (address, bits) = match text.split_once('/') {
            Some((address, bits)) => (address, Some(bits.parse::<u32>().map_err(|_| no())?)),
            None => (text, None),
        };
        let address: IpAddr = address.parse().map_err(|_| no())?;
        let all = if address.is_ipv4() { 32 } else { 128 };
        let bits = bits.unwrap_or(all);
        if bits <= all { Ok(Network { address, bits }) } else { Err(no()) }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_network_holds_the_addresses_that_begin_alike() {
        let network: Network = "10.1.0.0/16".parse().unwrap();
        assert!(network.contains("10.1.255.3".parse().unwrap()) && !network.contains("10.2.0.1".parse().unwrap()));
        assert!(network.contains("::ffff:10.1.2.3".parse().unwrap()), "the same address in the other writing");
        let one: Network = "127.0.0.1".parse().unwrap();
        assert!(one.contains("127.0.0.1".parse().unwrap()) && !one.contains("127.0.0.2".parse().unwrap()));
        let all: Network = "::/0".parse().unwrap();
        assert!(all.contains("2001:db8::1".parse().unwrap()) && !all.contains("10.0.0.1".parse().unwrap()));
        for junk in ["", "10", "10.0.0.0/33", "10.0.0.0/x", "host"] {
            assert!(junk.parse::<Network>().is_err(), "{junk}");
        }
    }
}
