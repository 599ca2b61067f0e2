//! `starboard health`: does the server of this machine take moves? For containers and scripts.

use crate::failure::Failure;
use crate::out::Out;
use crate::serve::Settings;
use std::io::{Read as _, Write as _};
use std::net::{IpAddr, SocketAddr, TcpStream};
use std::time::Duration;

const PATIENCE: Duration = Duration::from_secs(4);

#[derive(Debug, clap::Args)]
pub(crate) struct Args {
    #[command(flatten)]
    settings: Settings,
}

impl Args {
    pub(crate) fn run(self, out: Out) -> Result<(), Failure> {
        let config = self.settings.read()?;
        let ip = if config.listen.is_unspecified() { IpAddr::from([127, 0, 0, 1]) } else { config.listen };
        let at = SocketAddr::new(ip, config.port);
        let address = at.to_string();
        match ask(at) {
            Ok(status) if status.contains(" 200 ") => {
                out.text(&out.say("health-ready", &[("address", (&address).into())]))
            }
            Ok(status) => {
                Err(out.fail("health-not-ready", &[("address", (&address).into()), ("why", status.trim().into())]))
            }
            Err(why) => {
                Err(out.fail("health-not-ready", &[("address", (&address).into()), ("why", (&why.to_string()).into())]))
            }
        }
    }
}

/// The first line of what the server answers.
fn ask(at: SocketAddr) -> std::io::Result<String> {
    let mut stream = TcpStream::connect_timeout(&at, PATIENCE)?;
    stream.set_read_timeout(Some(PATIENCE))?;
    stream.write_all(format!("GET /api/ready HTTP/1.1\r\nHost: {at}\r\nConnection: close\r\n\r\n").as_bytes())?;
    let mut answer = Vec::new();
    stream.take(4_096).read_to_end(&mut answer)?;
    Ok(String::from_utf8_lossy(&answer).lines().next().unwrap_or_default().to_owned())
}
