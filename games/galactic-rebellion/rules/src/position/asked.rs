//! Pending decisions as positions keep them: tagged `ask`, as since the first of them. `type`, as prompts have it, is read too.

use crate::piece::Planet;
use crate::state::{FRESH, Frame};
use serde::de::Error as _;
use serde::ser::Error as _;
use serde::{Deserialize, Deserializer, Serialize, Serializer};
use serde_json::{Map, Value as Json};
use starboard_core::json;

const KEPT: &str = "ask";
const SAID: &str = "type";
/// The planets a card's step has touched: by name here, by bits in the state (and in positions of before).
const TOUCHED: &str = "touched";
/// Left out while a card's step has not begun.
const LEFT: &str = "left";

pub(super) fn serialize<S: Serializer>(frames: &[Frame], s: S) -> Result<S::Ok, S::Error> {
    s.collect_seq(frames.iter().map(|frame| Kept(*frame)))
}

pub(super) fn deserialize<'de, D: Deserializer<'de>>(d: D) -> Result<Vec<Frame>, D::Error> {
    Ok(Vec::<Kept>::deserialize(d)?.into_iter().map(|kept| kept.0).collect())
}

struct Kept(Frame);

impl Serialize for Kept {
    fn serialize<S: Serializer>(&self, s: S) -> Result<S::Ok, S::Error> {
        let fields = match serde_json::to_value(self.0).map_err(S::Error::custom)? {
            Json::Object(fields) => fields,
            _ => Map::new(),
        };
        let mut kept = Map::new();
        for (key, value) in fields {
            match key.as_str() {
                SAID => drop(kept.insert(KEPT.to_owned(), value)),
                TOUCHED => {
                    let bits = value.as_u64().unwrap_or(0);
                    let touched: Vec<Planet> = Planet::ALL.into_iter().filter(|p| bits >> p.index() & 1 == 1).collect();
                    if !touched.is_empty() {
                        kept.insert(key, serde_json::to_value(touched).map_err(S::Error::custom)?);
                    }
                }
                _ if matches!(self.0, Frame::Run(_)) && key == LEFT && value == FRESH => {}
                _ => drop(kept.insert(key, value)),
            }
        }
        kept.serialize(s)
    }
}

impl<'de> Deserialize<'de> for Kept {
    fn deserialize<D: Deserializer<'de>>(d: D) -> Result<Self, D::Error> {
        let mut fields = Map::deserialize(d)?;
        match (fields.remove(KEPT), fields.contains_key(SAID)) {
            (Some(_), true) => return Err(D::Error::custom("`ask` and `type` are the same; one is enough")),
            (Some(ask), false) => drop(fields.insert(SAID.to_owned(), ask)),
            (None, true) => {}
            (None, false) => return Err(D::Error::missing_field(KEPT)),
        }
        if let Some(planets @ Json::Array(_)) = fields.get(TOUCHED) {
            let planets: Vec<Planet> = json::of(planets).map_err(D::Error::custom)?;
            let bits = planets.iter().fold(0u8, |bits, planet| bits | 1 << planet.index());
            fields.insert(TOUCHED.to_owned(), bits.into());
        }
        json::of(&Json::Object(fields)).map(Kept).map_err(D::Error::custom)
    }
}

#[cfg(test)]
mod tests {
    use crate::position::Position;
    use serde_json::json;

    #[test]
    fn both_tags_are_read_and_the_old_one_is_written() {
        for tag in ["ask", "type"] {
            let position: Position = serde_json::from_value(json!({ "asked": [{ tag: "place", "seat": 2 }] })).unwrap();
            let written = serde_json::to_value(&position).unwrap();
            assert_eq!(written["asked"], json!([{ "ask": "place", "seat": 2 }]));
        }
    }

    #[test]
    fn planets_have_names_and_old_numbers_are_read() {
        let run = |touched: serde_json::Value| json!({ "asked": [{ "ask": "run", "seat": 1, "card": { "imperial_action": "troops_re_based" }, "step": 0, "touched": touched }] });
        let named: Position = serde_json::from_value(run(json!(["veltair", "erdara"]))).unwrap();
        let written = serde_json::to_value(&named).unwrap();
        assert_eq!(written["asked"], run(json!(["veltair", "erdara"]))["asked"]);
        let number = named.asked[0];
        let crate::state::Frame::Run(at) = number else { panic!("a card") };
        assert_eq!(serde_json::from_value::<Position>(run(json!(at.touched))).unwrap().asked, named.asked);
    }

    #[test]
    fn what_cannot_be_read_is_told() {
        for (asked, says) in [
            (json!({ "seat": 2 }), "missing field `ask`"),
            (json!({ "ask": "place", "type": "place", "seat": 2 }), "one is enough"),
            (json!({ "ask": "dance", "seat": 2 }), "unknown variant `dance`"),
            (json!({ "ask": "place", "seat": 2, "left": 1 }), "unknown field `left`"),
        ] {
            let error = serde_json::from_value::<Position>(json!({ "asked": [asked] })).unwrap_err().to_string();
            assert!(error.contains(says), "{error}");
        }
    }
}
