//! What a host is promised, held against the running program: every test starts `lascaux serve`, asks it over HTTP, and
//! treats it as badly as disks, nets and power cuts do. `LASCAUX_PROGRAM` names another program to hold to it.

#![cfg(target_os = "linux")]

mod common;
mod disk;
mod failing_disk;
mod full_disk;
mod history;
mod history_holds;
mod keeping;
mod kills;
mod players;
mod retries;
mod slow_clients;
mod soak;
