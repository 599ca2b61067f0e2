//! One player of the server.

use futures_util::{SinkExt as _, StreamExt as _};
use serde_json::Value as Json;
use std::io::{Error, ErrorKind, Result};
use std::net::SocketAddr;
use tokio::io::{AsyncBufReadExt as _, AsyncReadExt as _, AsyncWriteExt as _, BufReader};
use tokio::net::TcpStream;
use tokio_tungstenite::tungstenite::client::IntoClientRequest as _;
use tokio_tungstenite::tungstenite::protocol::{Message, WebSocketConfig};
use tokio_tungstenite::{MaybeTlsStream, WebSocketStream};

/// Most messages of a table are shorter.
const READ: usize = 8 * 1024;

/// One player's connection; it is opened when needed and kept.
pub struct Client {
    address: SocketAddr,
    pub token: Option<String>,
    /// The address a proxy would say this comes from.
    pub forwarded: Option<String>,
    stream: Option<BufReader<TcpStream>>,
}

/// An answer.
#[derive(Clone, Debug)]
pub struct Answer {
    pub status: u16,
    pub body: Json,
    /// The headers as they came, in lower case.
    pub headers: Vec<(String, String)>,
}

impl Answer {
    pub fn header(&self, name: &str) -> Option<&str> {
        self.headers.iter().find(|(n, _)| n == name).map(|(_, v)| v.as_str())
    }
}

fn bad(what: &str) -> Error {
    Error::new(ErrorKind::InvalidData, what.to_owned())
}

impl Client {
    pub fn new(address: SocketAddr) -> Client {
        Client { address, token: None, forwarded: None, stream: None }
    }

    /// A client that plays as a new guest.
    pub async fn guest(address: SocketAddr) -> Result<Client> {
        let mut client = Client::new(address);
        client.post("/api/guest", &Json::Null).await?;
        Ok(client)
    }

    pub async fn get(&mut self, path: &str) -> Result<Answer> {
        self.send("GET", path, b"").await
    }

    pub async fn post(&mut self, path: &str, body: &Json) -> Result<Answer> {
        let body = if body.is_null() { Vec::new() } else { body.to_string().into_bytes() };
        self.send("POST", path, &body).await
    }

    /// Sends a request. Only a connection that was closed before it could answer anything is opened anew.
    pub async fn send(&mut self, method: &str, path: &str, body: &[u8]) -> Result<Answer> {
        let fresh = self.stream.is_none();
        match self.send_once(method, path, body).await {
            Err(e) if !fresh && e.kind() == ErrorKind::UnexpectedEof => {
                self.stream = None;
                self.send_once(method, path, body).await
            }
            other => other,
        }
    }

    async fn send_once(&mut self, method: &str, path: &str, body: &[u8]) -> Result<Answer> {
        let mut stream = match self.stream.take() {
            Some(stream) => stream,
            None => {
                let stream = TcpStream::connect(self.address).await?;
                stream.set_nodelay(true)?;
                BufReader::new(stream)
            }
        };
        let mut head = format!("{method} {path} HTTP/1.1\r\nhost: {}\r\nx-starboard-token: please\r\n", self.address);
        if let Some(token) = &self.token {
            head += &format!("authorization: Bearer {token}\r\n");
        }
        if let Some(from) = &self.forwarded {
            head += &format!("x-forwarded-for: {from}\r\n");
        }
        head += &format!("content-type: application/json\r\ncontent-length: {}\r\n\r\n", body.len());
        let mut request = head.into_bytes();
        request.extend_from_slice(body);
        stream.write_all(&request).await?;
        let answer = read(&mut stream).await?;
        if let Some(token) = answer.header("x-starboard-token") {
            self.token = Some(token.to_owned());
        }
        self.stream = Some(stream);
        Ok(answer)
    }

    /// Opens a socket as this player.
    pub async fn socket(&self, path: &str) -> Result<Socket> {
        let failed = |e: tokio_tungstenite::tungstenite::Error| Error::other(e.to_string());
        let mut request = format!("ws://{}{path}", self.address).into_client_request().map_err(failed)?;
        if let Some(token) = &self.token {
            let value = format!("Bearer {token}").parse().map_err(|_| bad("the token is no header"))?;
            request.headers_mut().insert("authorization", value);
        }
        // As much as is read at once is cleared before each reading: thousands of players should not do that with 128 KB each.
        let config = WebSocketConfig::default().read_buffer_size(READ).write_buffer_size(0);
        let connect = tokio_tungstenite::connect_async_with_config(request, Some(config), true);
        let (stream, _) = connect.await.map_err(failed)?;
        Ok(Socket { stream, goodbye: None })
    }
}

async fn read(stream: &mut BufReader<TcpStream>) -> Result<Answer> {
    let mut line = String::new();
    if stream.read_line(&mut line).await? == 0 {
        return Err(ErrorKind::UnexpectedEof.into());
    }
    let status = line.split(' ').nth(1).and_then(|s| s.parse().ok()).ok_or_else(|| bad("no status"))?;
    let mut headers = Vec::new();
    loop {
        line.clear();
        stream.read_line(&mut line).await?;
        let Some((name, value)) = line.trim_end().split_once(':') else { break };
        headers.push((name.to_lowercase(), value.trim().to_owned()));
    }
    let answer = Answer { status, body: Json::Null, headers };
    let mut body = Vec::new();
    if let Some(length) = answer.header("content-length").and_then(|l| l.parse().ok()) {
        body.resize(length, 0);
        stream.read_exact(&mut body).await?;
    } else if answer.header("transfer-encoding") == Some("chunked") {
        loop {
            line.clear();
            stream.read_line(&mut line).await?;
            let size = usize::from_str_radix(line.trim(), 16).map_err(|_| bad("no chunk"))?;
            let start = body.len();
            body.resize(start + size, 0);
            stream.read_exact(&mut body[start..]).await?;
            line.clear();
            stream.read_line(&mut line).await?;
            if size == 0 {
                break;
            }
        }
    }
    let body =
        serde_json::from_slice(&body).unwrap_or_else(|_| Json::String(String::from_utf8_lossy(&body).into_owned()));
    Ok(Answer { body, ..answer })
}

/// An open socket of a table.
pub struct Socket {
    stream: WebSocketStream<MaybeTlsStream<TcpStream>>,
    /// The number with which it was closed.
    pub goodbye: Option<u16>,
}

impl Socket {
    /// The next message, as it came; nothing when the socket is closed.
    pub async fn text(&mut self) -> Option<String> {
        loop {
            match self.stream.next().await?.ok()? {
                Message::Text(text) => return Some(text.as_str().to_owned()),
                Message::Close(why) => {
                    self.goodbye = why.map(|frame| frame.code.into());
                    return None;
                }
                _ => {}
            }
        }
    }

    pub async fn next(&mut self) -> Option<Json> {
        serde_json::from_str(&self.text().await?).ok()
    }

    pub async fn send(&mut self, message: &Json) -> Result<()> {
        self.stream.send(Message::text(message.to_string())).await.map_err(|e| Error::other(e.to_string()))
    }
}
