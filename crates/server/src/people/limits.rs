//! How often anybody may ask: by address for everything, by player for chat and hints.

use crate::config::Config;
use crate::problem::{Fail, Refused};
use governor::clock::{Clock as _, DefaultClock};
use governor::{DefaultKeyedRateLimiter, Quota, RateLimiter};
use std::collections::HashMap;
use std::hash::Hash;
use std::net::IpAddr;
use std::num::NonZeroU32;
use std::sync::{Arc, Mutex, PoisonError};

/// One limit; none when it is set to 0.
struct Limit<K: Clone + Eq + Hash>(Option<DefaultKeyedRateLimiter<K>>);

impl<K: Clone + Eq + Hash> Limit<K> {
    fn new(quota: Option<Quota>, burst: u32) -> Limit<K> {
        let quota = quota.zip(NonZeroU32::new(burst)).map(|(q, b)| q.allow_burst(b));
        Limit(quota.map(RateLimiter::keyed))
    }

    fn check(&self, key: &K) -> Result<(), Fail> {
        let Some(limiter) = &self.0 else { return Ok(()) };
        limiter.check_key(key).map_err(|not_until| {
            let wait = not_until.wait_time_from(DefaultClock::default().now());
            metrics::counter!("starboard_too_fast_total").increment(1);
            Refused::TooFast { seconds: wait.as_secs() + 1 }.into()
        })
    }

    fn forget(&self) {
        if let Some(limiter) = &self.0 {
            limiter.retain_recent();
        }
    }
}

pub struct Limits {
    requests: Limit<IpAddr>,
    passwords: Limit<IpAddr>,
    guests: Limit<IpAddr>,
    tables: Limit<IpAddr>,
    chat: Limit<String>,
    hints: Limit<String>,
    sockets: Arc<Mutex<HashMap<IpAddr, u32>>>,
    sockets_each: u32,
}

/// An open socket; it counts until it is dropped.
pub struct Open {
    sockets: Arc<Mutex<HashMap<IpAddr, u32>>>,
    address: IpAddr,
}

impl Limits {
    pub fn new(config: &Config) -> Limits {
        let some = NonZeroU32::new;
        let (requests, passwords) = (config.requests_per_second, config.passwords_per_minute);
        let (guests, tables) = (config.guests_per_hour, config.tables_per_hour);
        Limits {
            requests: Limit::new(some(requests).map(Quota::per_second), requests.saturating_mul(4)),
            passwords: Limit::new(some(passwords).map(Quota::per_minute), passwords),
            guests: Limit::new(some(guests).map(Quota::per_hour), guests),
            tables: Limit::new(some(tables).map(Quota::per_hour), tables),
            chat: Limit::new(some(1).map(Quota::per_second), 5),
            hints: Limit::new(some(20).map(Quota::per_minute), 5),
            sockets: Arc::default(),
            sockets_each: config.sockets_per_address,
        }
    }

    pub fn request(&self, address: IpAddr) -> Result<(), Fail> {
        self.requests.check(&address)
    }

    pub fn password(&self, address: IpAddr) -> Result<(), Fail> {
        self.passwords.check(&address)
    }

    pub fn guest(&self, address: IpAddr) -> Result<(), Fail> {
        self.guests.check(&address)
    }

    pub fn table(&self, address: IpAddr) -> Result<(), Fail> {
        self.tables.check(&address)
    }

    pub fn chat(&self, account: &str) -> Result<(), Fail> {
        self.chat.check(&account.to_owned())
    }

    pub fn hint(&self, account: &str) -> Result<(), Fail> {
        self.hints.check(&account.to_owned())
    }

    /// Drops what is remembered of those who have been quiet.
    pub fn forget(&self) {
        self.requests.forget();
        self.passwords.forget();
        self.guests.forget();
        self.tables.forget();
        self.chat.forget();
        self.hints.forget();
    }

    pub fn socket(&self, address: IpAddr) -> Result<Open, Fail> {
        let mut sockets = self.sockets.lock().unwrap_or_else(PoisonError::into_inner);
        let n = sockets.entry(address).or_default();
        if self.sockets_each > 0 && *n >= self.sockets_each {
            return Err(Refused::TooFast { seconds: 10 }.into());
        }
        *n += 1;
        Ok(Open { sockets: self.sockets.clone(), address })
    }
}

impl Drop for Open {
    fn drop(&mut self) {
        let mut sockets = self.sockets.lock().unwrap_or_else(PoisonError::into_inner);
        if let Some(n) = sockets.get_mut(&self.address) {
            *n -= 1;
            if *n == 0 {
                sockets.remove(&self.address);
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const HERE: IpAddr = IpAddr::V4(std::net::Ipv4Addr::LOCALHOST);

    #[test]
    fn a_limit_bites_and_zero_is_none() {
        let limits = Limits::new(&Config { requests_per_second: 0, passwords_per_minute: 3, ..Config::default() });
        assert!((0..1000).all(|_| limits.request(HERE).is_ok()));
        assert!((0..3).all(|_| limits.password(HERE).is_ok()));
        assert!(matches!(limits.password(HERE), Err(Fail::Refused(Refused::TooFast { seconds: 1.. }))));
    }

    #[test]
    fn a_closed_socket_no_longer_counts() {
        let limits = Limits::new(&Config { sockets_per_address: 1, ..Config::default() });
        let open = limits.socket(HERE).ok();
        assert!(open.is_some() && limits.socket(HERE).is_err());
        drop(open);
        assert!(limits.socket(HERE).is_ok());
    }
}
