//! JSON, read and written by way of one type. Whatever is read straight from text is compiled once more for that, and in a page all of it has to be
//! fetched.

use serde::Serialize;
use serde::de::DeserializeOwned;
use serde_json::Value as Json;

/// Reads a text.
pub fn read<T: DeserializeOwned>(text: &str) -> serde_json::Result<T> {
    of(&serde_json::from_str::<Json>(text)?)
}

/// What a value says.
pub fn of<T: DeserializeOwned>(value: &Json) -> serde_json::Result<T> {
    T::deserialize(value)
}

/// Writes a text.
pub fn write<T: Serialize + ?Sized>(value: &T) -> serde_json::Result<String> {
    serde_json::to_value(value).map(|value| value.to_string())
}
