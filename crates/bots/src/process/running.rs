//! A bot's program while it runs: its three pipes, each served by a thread, so that nothing waits longer than it may.

use super::Trouble;
use std::io::{self, BufRead, BufReader, Read, Write};
use std::process::{Child, Command, ExitStatus, Stdio};
use std::sync::mpsc::{Receiver, RecvTimeoutError, Sender, SyncSender, TrySendError, channel, sync_channel};
use std::time::Duration;

/// A line as long as this is no answer.
const LONGEST_LINE: u64 = 65_536;
/// What is kept of all that a bot writes to its standard error.
const LAST_WORDS: usize = 2048;
/// How long a program that closed its output may take to end.
const TO_END: Duration = Duration::from_millis(300);

pub(super) struct Running {
    /// None once it has been ended.
    child: Option<Child>,
    questions: SyncSender<String>,
    answers: Receiver<Vec<u8>>,
    /// The end of what it wrote to its standard error, once that is closed.
    last_words: Receiver<Vec<u8>>,
}

impl Running {
    pub(super) fn start(command: &str) -> Result<Running, String> {
        let mut words = command.split_whitespace();
        let program = words.next().ok_or("no program")?;
        let mut command = Command::new(program);
        command.args(words).stdin(Stdio::piped()).stdout(Stdio::piped()).stderr(Stdio::piped());
        #[cfg(unix)]
        std::os::unix::process::CommandExt::process_group(&mut command, 0);
        let mut child = command.spawn().map_err(|e| e.to_string())?;
        let (Some(input), Some(out), Some(err)) = (child.stdin.take(), child.stdout.take(), child.stderr.take()) else {
            return Err("no pipes".to_owned());
        };
        let (questions, to_ask) = sync_channel(1);
        let (answer, answers) = sync_channel(1);
        let (words, last_words) = channel();
        std::thread::spawn(move || write_questions(input, &to_ask));
        std::thread::spawn(move || read_answers(out, &answer));
        std::thread::spawn(move || read_last_words(err, &words));
        Ok(Running { child: Some(child), questions, answers, last_words })
    }

    /// One line for one line.
    pub(super) fn ask(&mut self, question: String, time: Duration) -> Result<Vec<u8>, Trouble> {
        if let Ok(line) = self.answers.try_recv() {
            return Err(Trouble::Illegal(format!("before it was asked: {}", short(&line))));
        }
        match self.questions.try_send(question) {
            Ok(()) => {}
            Err(TrySendError::Full(_)) => {
                return Err(Trouble::Illegal("it answers without reading what it is asked".to_owned()));
            }
            Err(TrySendError::Disconnected(_)) => return Err(self.crash("it closed its input")),
        }
        match self.answers.recv_timeout(time) {
            Ok(line) if (line.len() as u64) < LONGEST_LINE => Ok(line),
            Ok(_) => Err(Trouble::Illegal(format!("a line of {LONGEST_LINE} bytes or more"))),
            Err(RecvTimeoutError::Timeout) => Err(Trouble::Timeout(time.as_millis())),
            Err(RecvTimeoutError::Disconnected) => Err(self.crash("it closed its output")),
        }
    }

    /// Ends it and tells how it ended; `seen` is what there is to say if it had not ended by itself.
    fn crash(&mut self, seen: &str) -> Trouble {
        let mut words = self.last_words.recv_timeout(TO_END).ok();
        let by_itself = words.is_some();
        let status = self.end().filter(|s| by_itself || s.code().is_some());
        words = words.or_else(|| self.last_words.recv_timeout(TO_END).ok());
        let mut why = status.map_or_else(|| seen.to_owned(), |s| s.to_string());
        if let Some(said) = words.as_deref().and_then(last_lines) {
            why = format!("{why}; {said}");
        }
        Trouble::Crashed(why)
    }

    /// Ends the program if it still runs, and on Unix whatever it started that stayed in its group.
    fn end(&mut self) -> Option<ExitStatus> {
        let mut child = self.child.take()?;
        // Before it is waited for: as long as nobody has, its number is its own.
        #[cfg(unix)]
        let _ = rustix::process::kill_process_group(
            rustix::process::Pid::from_child(&child),
            rustix::process::Signal::KILL,
        );
        let _ = child.kill();
        child.wait().ok()
    }
}

impl Drop for Running {
    fn drop(&mut self) {
        self.end();
    }
}

/// Writes the questions, as fast as the bot reads them.
fn write_questions(mut input: impl Write, questions: &Receiver<String>) {
    while let Ok(question) = questions.recv() {
        if writeln!(input, "{question}").and_then(|()| input.flush()).is_err() {
            return;
        }
    }
}

/// Hands over the lines a bot writes, until it ends. A line that is too long is cut, and is the last one.
fn read_answers(out: impl Read, answers: &SyncSender<Vec<u8>>) {
    let mut reader = BufReader::new(out);
    loop {
        let mut line = Vec::new();
        let read = reader.by_ref().take(LONGEST_LINE).read_until(b'\n', &mut line);
        let (whole, cut) = (line.ends_with(b"\n"), line.len() as u64 == LONGEST_LINE);
        let ended = read.is_err() || !whole && !cut;
        if ended || answers.send(line).is_err() || cut {
            return;
        }
    }
}

/// Keeps the end of what a bot writes to its standard error, and hands it over when that is closed.
fn read_last_words(mut err: impl Read, words: &Sender<Vec<u8>>) {
    let mut kept = Vec::new();
    let mut buffer = [0; LAST_WORDS];
    loop {
        match err.read(&mut buffer) {
            Ok(0) => break,
            Ok(n) => kept.extend_from_slice(&buffer[..n]),
            Err(e) if e.kind() == io::ErrorKind::Interrupted => {}
            Err(_) => break,
        }
        kept.drain(..kept.len().saturating_sub(LAST_WORDS));
    }
    // Nobody may be left to hear it.
    let _ = words.send(kept);
}

/// The last two lines that say something.
fn last_lines(words: &[u8]) -> Option<String> {
    let mut lines: Vec<String> = words.split(|b| *b == b'\n').map(short).filter(|l| !l.is_empty()).collect();
    let last = lines.split_off(lines.len().saturating_sub(2));
    (!last.is_empty()).then(|| last.join("; "))
}

/// What a bot wrote, as it can be shown: at most 200 characters, none of them a control character.
pub(super) fn short(written: &[u8]) -> String {
    const MOST: usize = 200;
    let text = String::from_utf8_lossy(written);
    let text = text.trim();
    let shown = text.chars().take(MOST).map(|c| if c.is_control() { ' ' } else { c });
    shown.chain(text.chars().nth(MOST).map(|_| '…')).collect()
}
