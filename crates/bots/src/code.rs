//! Bot codes: how a person names an opponent, such as `expert`, `hard:time=5ms` or `script:raider`.

use crate::budget::Budget;
use crate::net::Weights;
use crate::opponent::RESEARCH;
use crate::sets;
use serde::Serialize;
use starboard_core::Faults;
use std::fmt;
use std::str::FromStr;
use std::sync::Arc;
use std::time::Duration;

/// A strength a person can choose.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize)]
#[serde(rename_all = "lowercase")]
pub enum Level {
    Novice,
    Easy,
    Medium,
    Hard,
    Expert,
}

impl Level {
    pub const ALL: [Level; 5] = [Level::Novice, Level::Easy, Level::Medium, Level::Hard, Level::Expert];

    pub fn name(self) -> &'static str {
        match self {
            Level::Novice => "novice",
            Level::Easy => "easy",
            Level::Medium => "medium",
            Level::Hard => "hard",
            Level::Expert => "expert",
        }
    }
}

impl fmt::Display for Level {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name())
    }
}

impl FromStr for Level {
    type Err = Faults;
    fn from_str(s: &str) -> Result<Level, Faults> {
        Level::ALL.into_iter().find(|l| l.name() == s).ok_or_else(|| {
            Faults::one("level", format!("`{s}` is not a level; levels are novice, easy, medium, hard, expert"))
        })
    }
}

/// How a bot comes to its action.
#[derive(Clone, PartialEq, Debug)]
pub enum Method {
    /// Any legal action, each as likely.
    Uniform,
    /// Plays its hand out, then as `Uniform`.
    HandFirst,
    /// The scripted personality.
    Script,
    /// Common worlds, successive halving, learned value.
    Search,
    /// The textbook baseline, with or without canonical actions and scripted playouts.
    Ismcts { canonical: bool, script: bool },
    /// A program of somebody's own.
    Process { command: String, protocol: Protocol },
}

/// How an outside program is asked.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum Protocol {
    /// As it began: prompts tagged as each game once did, actions as text only. It stays as it is.
    #[default]
    One,
    /// Everything tagged `type`, and the legal actions as data beside their text.
    Two,
}

/// A bot, settled.
#[derive(Clone, PartialEq, Debug)]
pub struct Code {
    pub method: Method,
    /// A personality by code; none is the game's best.
    pub taste: Option<String>,
    /// 0 judges as well as it can; the more, the further every card is taken for more or less than it is worth, all game long.
    pub misjudge: f32,
    /// For one turn.
    pub budget: Budget,
    pub threads: usize,
    pub horizon: u32,
    /// Playouts after which a decision is made even if there is time left.
    pub enough: Option<u32>,
    /// Whether the learned value is used.
    pub learned: bool,
    /// Other weights than the game's own, to try what was trained.
    pub weights: Option<Arc<Weights>>,
    /// A net over sets of cards instead.
    pub net: Option<Arc<sets::Net>>,
}

impl Code {
    pub fn new(method: Method) -> Code {
        let budget = Budget::Time(Duration::from_millis(5));
        Code {
            method,
            taste: None,
            misjudge: 0.0,
            budget,
            threads: 1,
            horizon: 2,
            enough: None,
            learned: true,
            weights: None,
            net: None,
        }
    }

    pub fn script(taste: &str, misjudge: f32) -> Code {
        Code { taste: Some(taste.to_owned()), misjudge, ..Code::new(Method::Script) }
    }

    pub fn search(budget: Budget, threads: usize, horizon: u32) -> Code {
        Code { budget, threads, horizon, ..Code::new(Method::Search) }
    }

    /// The same opponent where it plays: in a browser there is one thread and no clock. `pace` is how many playouts a second is worth.
    pub(crate) fn here(self, pace: u32) -> Code {
        let threads = if cfg!(target_arch = "wasm32") { 1 } else { self.threads };
        Code { budget: self.budget.here(pace, self.threads), threads, ..self }
    }

    /// Reads a code. `level` says how the game at hand plays its levels; `tastes` are its personalities.
    pub fn read(text: &str, level: impl Fn(Level) -> Code, tastes: &[&str]) -> Result<Code, Faults> {
        let wrong = |why: String| Faults::one("bot", format!("`{text}`: {why}"));
        if let Some(rest) = text.strip_prefix("proc:") {
            return Code::process(rest, &wrong);
        }
        let mut parts = text.split(':');
        let name = parts.next().unwrap_or_default();
        let mut code = match name {
            "uniform" => Code::new(Method::Uniform),
            "hand-first" => Code::new(Method::HandFirst),
            "script" => Code::new(Method::Script),
            "search" => Code::new(Method::Search),
            "ismcts" => Code::new(Method::Ismcts { canonical: false, script: false }),
            _ if tastes.contains(&name) => Code::script(name, 0.0),
            _ => match name.parse() {
                Ok(l) => level(l),
                Err(_) => {
                    let tastes = tastes.join(", ");
                    return Err(wrong(format!(
                        "there is no such bot; there are novice, easy, medium, hard, expert, uniform, hand-first, script, search, \
                         ismcts, proc:PROGRAM, and the personalities {tastes}"
                    )));
                }
            },
        };
        for part in parts {
            code.set(part, tastes).map_err(&wrong)?;
        }
        Ok(code)
    }

    fn set(&mut self, part: &str, tastes: &[&str]) -> Result<(), String> {
        let number = |v: &str| v.parse::<u32>().map_err(|_| format!("`{v}` is not a whole number"));
        let some = |v: &str| {
            number(v).and_then(|n| if n > 0 { Ok(n) } else { Err("at least 1 playout is needed".to_owned()) })
        };
        match part.split_once('=') {
            Some(("time", v)) => (self.budget, self.enough) = (Budget::Time(duration(v)?), None),
            Some(("samples", v)) => (self.budget, self.enough) = (Budget::Samples(some(v)?), None),
            Some(("enough", v)) => self.enough = Some(some(v)?),
            Some(("threads", v)) => self.threads = number(v)?.clamp(1, 64) as usize,
            Some(("horizon", v)) => self.horizon = number(v)?,
            Some(("misjudge", v)) => {
                self.misjudge = v.parse().ok().filter(|m| (0.0..=4.0).contains(m)).ok_or("misjudge is from 0 to 4")?;
            }
            Some(("learned", "no")) => self.learned = false,
            Some(("learned", "yes")) => self.learned = true,
            Some(("weights", file)) => {
                let bytes = std::fs::read(file).map_err(|e| format!("{file}: {e}"))?;
                self.learn_from(bytes).map_err(|e| format!("{file}: {e}"))?;
            }
            Some((key, _)) => {
                return Err(format!(
                    "`{key}` is not a setting; settings are time, samples, enough, threads, horizon, misjudge, learned, weights"
                ));
            }
            None if tastes.contains(&part) => self.taste = Some(part.to_owned()),
            None if matches!(self.method, Method::Ismcts { .. }) => self.lend(part)?,
            None => return Err(format!("`{part}` is not a personality; there are {}", tastes.join(", "))),
        }
        Ok(())
    }

    /// What a file holds: weights as text, or a net over sets of cards.
    fn learn_from(&mut self, bytes: Vec<u8>) -> Result<(), String> {
        (self.weights, self.net) = (None, None);
        if RESEARCH && sets::Net::is_one(&bytes) {
            self.net = Some(Arc::new(sets::Net::read(&bytes).map_err(|e| e.to_string())?));
        } else {
            let text = String::from_utf8(bytes).map_err(|e| e.to_string())?;
            self.weights = Some(Arc::new(Weights::read(&text).map_err(|e| e.to_string())?));
        }
        Ok(())
    }

    fn lend(&mut self, part: &str) -> Result<(), String> {
        let Method::Ismcts { canonical, script } = &mut self.method else { return Ok(()) };
        match part {
            "canonical" => *canonical = true,
            "script" => *script = true,
            _ => return Err(format!("`{part}` is not known to ismcts; it takes canonical and script")),
        }
        Ok(())
    }

    fn process(rest: &str, wrong: &impl Fn(String) -> Faults) -> Result<Code, Faults> {
        let (mut command, mut time, mut protocol) = (rest, Duration::from_secs(5), Protocol::default());
        while let Some((before, key, value)) = last_setting(command) {
            match (key, value) {
                ("time", _) => time = duration(value).map_err(wrong)?,
                ("protocol", "1") => protocol = Protocol::One,
                ("protocol", "2") => protocol = Protocol::Two,
                ("protocol", _) => return Err(wrong(format!("`{value}` is not a protocol; there are 1 and 2"))),
                _ => return Err(wrong(format!("`{key}` is not a setting of a program; it takes time and protocol"))),
            }
            command = before;
        }
        if command.is_empty() {
            return Err(wrong("say which program".to_owned()));
        }
        Ok(Code { budget: Budget::Time(time), ..Code::new(Method::Process { command: command.to_owned(), protocol }) })
    }
}

/// What ends in `:key=value`, taken apart. A colon may also be part of a program's name.
fn last_setting(text: &str) -> Option<(&str, &str, &str)> {
    let (before, setting) = text.rsplit_once(':')?;
    let (key, value) = setting.split_once('=')?;
    key.chars().all(|c| c.is_ascii_lowercase()).then_some((before, key, value))
}

/// `5ms`, `1s`, `0.5s`, `2min`.
fn duration(text: &str) -> Result<Duration, String> {
    let fault = || format!("`{text}` is not a time; write 5ms, 0.5s or 2min");
    let unit = text.find(|c: char| c.is_ascii_alphabetic()).ok_or_else(fault)?;
    let n: f64 = text[..unit].parse().map_err(|_| fault())?;
    let seconds = match &text[unit..] {
        "us" => n / 1e6,
        "ms" => n / 1e3,
        "s" => n,
        "min" => n * 60.0,
        _ => return Err(fault()),
    };
    Some(seconds).filter(|s| (1e-6..=3600.0).contains(s)).map(Duration::from_secs_f64).ok_or_else(fault)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn read(text: &str) -> Result<Code, String> {
        let level = |l| Code { threads: l as usize + 1, ..Code::new(Method::Search) };
        Code::read(text, level, &["trader", "raider"]).map_err(|f| f.to_string())
    }

    #[test]
    fn codes_are_read() {
        assert_eq!(read("expert").unwrap().threads, 5);
        assert_eq!(read("hard:time=5ms").unwrap().budget, Budget::Time(Duration::from_millis(5)));
        assert_eq!(read("script:raider").unwrap().taste.as_deref(), Some("raider"));
        assert_eq!(read("raider"), read("script:raider"));
        assert_eq!(read("ismcts:canonical:script:samples=9").unwrap().budget, Budget::Samples(9));
        assert_eq!(read("hard:enough=700").unwrap().enough, Some(700));
        assert_eq!(read("hard:enough=700:time=1s").unwrap().enough, None);
        let process = read("proc:./bot.py:time=2s").unwrap();
        let asked = |protocol| Method::Process { command: "./bot.py".to_owned(), protocol };
        assert_eq!(process.method, asked(Protocol::One));
        assert_eq!(process.budget, Budget::Time(Duration::from_secs(2)));
        for (text, protocol) in [("1", Protocol::One), ("2:time=2s", Protocol::Two)] {
            assert_eq!(read(&format!("proc:./bot.py:protocol={text}")).unwrap().method, asked(protocol));
        }
    }

    #[test]
    fn weights_and_nets_are_told_apart() {
        let mut code = Code::new(Method::Search);
        code.learn_from(b"# none\n".to_vec()).unwrap();
        assert!(code.weights.is_some() && code.net.is_none());
        code.learn_from(include_bytes!("../tests/sets/example.net").to_vec()).unwrap();
        assert!(code.weights.is_none() && code.net.is_some());
        assert!(code.learn_from(b"{}\n".to_vec()).unwrap_err().contains("not the header of a net"));
        assert!(code.learn_from(vec![0xff]).unwrap_err().contains("utf-8"));
    }

    #[test]
    fn what_is_wrong_is_said() {
        for (text, part) in [
            ("export", "there is no such bot"),
            ("hard:time=5", "is not a time"),
            ("hard:time=-5ms", "is not a time"),
            ("script:pirate", "there are trader, raider"),
            ("hard:tiem=5ms", "settings are time"),
            ("proc:", "say which program"),
            ("proc::time=1s", "say which program"),
            ("proc:./bot.py:samples=5", "it takes time and protocol"),
            ("proc:./bot.py:protocol=3", "there are 1 and 2"),
            ("proc:./bot.py:samples=5:time=1s", "it takes time"),
            ("ismcts:magic", "it takes canonical and script"),
            ("hard:samples=0", "at least 1 playout"),
            ("hard:enough=0", "at least 1 playout"),
            ("hard:misjudge=NaN", "from 0 to 4"),
            ("hard:weights=no-such-file", "no-such-file"),
        ] {
            let said = read(text).unwrap_err();
            assert!(said.contains(part), "{text}: {said}");
        }
    }
}
