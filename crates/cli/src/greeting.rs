//! What a server says when it opens: where it is, where games are kept, how others come in.

use crate::out::Out;
use qrcode::QrCode;
use qrcode::render::unicode::Dense1x2;
use starboard_server::Config;
use starboard_server::store::place_of;
use std::io::IsTerminal as _;
use std::net::{IpAddr, SocketAddr, UdpSocket};

/// Where phones of the same network find this machine; nowhere if it has no network.
fn address_in_network() -> Option<IpAddr> {
    // Nothing is sent: the system only says from which address it would be.
    let socket = UdpSocket::bind("0.0.0.0:0").ok()?;
    socket.connect("192.0.2.1:9").ok()?;
    socket.local_addr().ok().map(|at| at.ip()).filter(|ip| !ip.is_loopback() && !ip.is_unspecified())
}

/// The lines for whoever started it. The picture only goes to a terminal.
pub(crate) fn greeting(config: &Config, at: SocketAddr, out: Out) -> String {
    told(config, at, address_in_network(), std::io::stdout().is_terminal(), out)
}

fn told(config: &Config, at: SocketAddr, here: Option<IpAddr>, picture: bool, out: Out) -> String {
    let url = |ip: IpAddr| format!("http://{}", SocketAddr::new(ip, at.port()));
    let mine = if at.ip().is_unspecified() { url(IpAddr::from([127, 0, 0, 1])) } else { url(at.ip()) };
    let site = config.public_url.clone().unwrap_or(mine);
    let place = place_of(&config.database_url());
    let mut lines = vec![
        out.say("serving", &[("address", (&site).into())]),
        out.say("serving-data", &[("place", (&place).into())]),
    ];
    if config.public_url.is_some() {
        return lines.join("\n");
    }
    if at.ip().is_loopback() {
        lines.push(out.say("serving-only-here", &[]));
    } else {
        let phone = if at.ip().is_unspecified() { here.map(url) } else { Some(site) };
        if let Some(phone) = phone {
            lines.push(out.say("serving-network", &[("address", (&phone).into())]));
            lines.extend(code(&phone).filter(|_| picture));
        }
    }
    lines.push(out.say("serving-public", &[]));
    lines.join("\n")
}

/// An address as a picture for the camera of a phone: two squares a letter, dark on light whatever the terminal's colours.
fn code(address: &str) -> Option<String> {
    let code = QrCode::new(address).ok()?;
    Some(code.render::<Dense1x2>().dark_color(Dense1x2::Light).light_color(Dense1x2::Dark).build())
}

#[cfg(test)]
mod tests {
    use super::*;
    use starboard_core::Lang;

    fn greet(config: &Config, at: &str, picture: bool, lang: Lang) -> String {
        let here = Some(IpAddr::from([192, 168, 1, 20]));
        told(config, at.parse().unwrap(), here, picture, Out { lang, json: false })
    }

    #[test]
    fn the_first_lines_say_where_and_how() {
        let config = Config::default();
        let text = greet(&config, "127.0.0.1:7777", true, Lang::En);
        for said in ["http://127.0.0.1:7777", "starboard-data/starboard.db", "--listen 0.0.0.0", "--public-url"] {
            assert!(text.contains(said), "{said}: {text}");
        }
        assert!(!text.contains('█'), "nobody else can come in: {text}");
        let text = greet(&config, "0.0.0.0:7777", true, Lang::Fr);
        assert!(
            text.contains("http://192.168.1.20:7777") && text.contains('█') && text.contains("téléphone"),
            "{text}"
        );
        assert!(!greet(&config, "0.0.0.0:7777", false, Lang::En).contains('█'), "a log gets no picture");
    }

    #[test]
    fn behind_a_proxy_the_public_address_is_told_and_no_password() {
        let config = Config {
            public_url: Some("https://games.example".to_owned()),
            database: Some("postgres://starboard:secret@db.internal/starboard".to_owned()),
            ..Config::default()
        };
        let text = greet(&config, "127.0.0.1:7777", true, Lang::En);
        assert!(text.contains("https://games.example") && text.contains("db.internal:5432/starboard"), "{text}");
        assert!(!text.contains("secret") && !text.contains("--listen"), "{text}");
    }
}
