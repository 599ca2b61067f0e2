//! One line in the log for each request: which, whose, what came of it and how long it took. Its id is in the answer, too, so that
//! whoever reports trouble can name it.

use crate::secret;
use axum::extract::Request;
use axum::response::Response;
use std::sync::OnceLock;
use std::time::Instant;

pub struct Heard {
    pub id: String,
    method: String,
    path: String,
    player: OnceLock<String>,
    began: Instant,
}

/// A path as it may be written down: who has an invitation may sit down, so it stays secret.
fn shown(path: &str) -> String {
    for open in ["/api/invites/", "/api/campaigns/invites/", "/join/", "/campaign/join/"] {
        if path.len() > open.len() && path.starts_with(open) {
            return format!("{open}…");
        }
    }
    path.chars().filter(|c| !c.is_control()).take(200).collect()
}

impl Heard {
    pub fn of(request: &Request) -> Heard {
        Heard {
            id: secret::name(10),
            method: request.method().to_string(),
            path: shown(request.uri().path()),
            player: OnceLock::new(),
            began: Instant::now(),
        }
    }

    /// Whose it is.
    pub fn is(&self, player: &str) {
        let _ = self.player.set(player.to_owned());
    }

    /// The line.
    pub fn tell(&self, response: &Response) {
        let (status, ms) = (response.status().as_u16(), self.began.elapsed().as_micros() as f64 / 1000.0);
        let player = self.player.get().map_or("-", String::as_str);
        tracing::info!(id = self.id, player, status, ms, "{} {}", self.method, self.path);
    }
}

#[cfg(test)]
mod tests {
    use super::shown;

    #[test]
    fn invitations_are_not_written_down() {
        assert_eq!(shown("/api/invites/0123456789abcdef"), "/api/invites/…");
        assert_eq!(shown("/join/0123456789abcdef"), "/join/…");
        assert_eq!(shown("/api/tables/0123456789abcdef/join"), "/api/tables/0123456789abcdef/join");
    }
}
