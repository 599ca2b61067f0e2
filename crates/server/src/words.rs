//! Every word the server itself says, and the language of the request at hand.

use axum::http::{HeaderMap, Uri, header};
use starboard_core::Lang;
pub use starboard_host::{WORDS, say};

tokio::task_local! {
    static LANG: Lang;
}

/// The language of the request at hand.
pub fn lang() -> Lang {
    LANG.try_with(|l| *l).unwrap_or_default()
}

pub async fn speaking<T>(lang: Lang, task: impl Future<Output = T>) -> T {
    LANG.scope(lang, task).await
}

/// `?lang=`, else `Accept-Language`, else English.
pub fn of_request(uri: &Uri, headers: &HeaderMap) -> Lang {
    let asked = uri.query().into_iter().flat_map(|q| q.split('&')).find_map(|p| p.strip_prefix("lang="));
    if let Some(lang) = asked.and_then(|l| l.parse().ok()) {
        return lang;
    }
    let accepted = headers.get(header::ACCEPT_LANGUAGE).and_then(|v| v.to_str().ok()).unwrap_or_default();
    let first = accepted.split(',').filter_map(|l| l.trim().get(..2)).find_map(|l| l.parse().ok());
    first.unwrap_or_default()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_address_speaks_before_the_browser() {
        let mut headers = HeaderMap::new();
        assert_eq!(of_request(&Uri::from_static("/api/games"), &headers), Lang::En);
        headers.insert(header::ACCEPT_LANGUAGE, "de-DE,fr;q=0.8,en;q=0.5".parse().unwrap());
        assert_eq!(of_request(&Uri::from_static("/api/games?lang=xx"), &headers), Lang::Fr);
        assert_eq!(of_request(&Uri::from_static("/api/games?set=a&lang=en"), &headers), Lang::En);
    }
}
