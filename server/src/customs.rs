//! How a host keeps the house.

use crate::limits::Limits;
use std::net::SocketAddr;
use std::path::PathBuf;

/// Where the house stands, and its customs.
#[derive(Clone, Debug)]
pub struct Settings {
    /// The address to listen at.
    pub address: SocketAddr,
    /// The file of all tables.
    pub file: PathBuf,
    /// The customs.
    pub customs: Customs,
}

/// What a host can choose.
#[derive(Clone, Debug, Default)]
pub struct Customs {
    /// Whether guests come by a proxy that speaks https with them: cookies are then kept from plain connections, links
    /// begin with https, and who asks is what the proxy says, since all requests come from the proxy.
    pub https: bool,
    /// How much anybody may ask.
    pub limits: Limits,
}

impl Customs {
    /// How links begin.
    pub fn scheme(&self) -> &'static str {
        if self.https { "https" } else { "http" }
    }
}
