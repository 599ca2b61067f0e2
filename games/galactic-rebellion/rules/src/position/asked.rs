//! Pending decisions as positions keep them: tagged `ask`, as since the first of them. `type`, as prompts have it, is read too.

use crate::state::Frame;
use serde::de::Error as _;
use serde::ser::Error as _;
use serde::{Deserialize, Deserializer, Serialize, Serializer};
use serde_json::{Map, Value as Json};

const KEPT: &str = "ask";
const SAID: &str = "type";

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
        s.collect_map(fields.iter().map(|(key, value)| (if key == SAID { KEPT } else { key }, value)))
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
        serde_json::from_value(Json::Object(fields)).map(Kept).map_err(D::Error::custom)
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
