//! Rows of an answer, read as the types they must have: what is not so is an error that names the column.

use super::{StoreError, Value};
use serde::de::DeserializeOwned;
use std::sync::Arc;

/// One row of an answer, with what was asked.
#[derive(Clone, Debug)]
pub struct Row {
    pub(super) sql: &'static str,
    pub(super) names: Arc<[String]>,
    pub values: Vec<Value>,
}

/// What a whole row is read as: a tuple of columns.
pub trait FromRow: Sized {
    fn from_row(row: Row) -> Result<Self, StoreError>;
}

/// What one column is read as.
pub trait Column: Sized {
    /// What must be there, in words.
    const WANTED: &'static str;
    /// The value, or what is wrong with it.
    fn read(value: Value) -> Result<Self, String>;
}

fn found(value: &Value) -> String {
    match value {
        Value::Int(Some(n)) => format!("the number {n}"),
        Value::Text(Some(text)) => format!("the text `{}`", text.chars().take(40).collect::<String>()),
        Value::Int(None) | Value::Text(None) => "nothing".to_owned(),
    }
}

impl Column for i64 {
    const WANTED: &'static str = "a number";
    fn read(value: Value) -> Result<Self, String> {
        if let Value::Int(Some(n)) = value { Ok(n) } else { Err(found(&value)) }
    }
}

impl Column for u32 {
    const WANTED: &'static str = "a number from 0 to 4294967295";
    fn read(value: Value) -> Result<Self, String> {
        i64::read(value).and_then(|n| u32::try_from(n).map_err(|_| format!("the number {n}")))
    }
}

impl Column for u8 {
    const WANTED: &'static str = "a number from 0 to 255";
    fn read(value: Value) -> Result<Self, String> {
        i64::read(value).and_then(|n| u8::try_from(n).map_err(|_| format!("the number {n}")))
    }
}

impl Column for bool {
    const WANTED: &'static str = "0 or 1";
    fn read(value: Value) -> Result<Self, String> {
        match i64::read(value)? {
            0 => Ok(false),
            1 => Ok(true),
            n => Err(format!("the number {n}")),
        }
    }
}

impl Column for String {
    const WANTED: &'static str = "a text";
    fn read(value: Value) -> Result<Self, String> {
        if let Value::Text(Some(text)) = value { Ok(text) } else { Err(found(&value)) }
    }
}

impl<T: Column> Column for Option<T> {
    const WANTED: &'static str = T::WANTED;
    fn read(value: Value) -> Result<Self, String> {
        match value {
            Value::Int(None) | Value::Text(None) => Ok(None),
            other => T::read(other).map(Some),
        }
    }
}

/// A text that is JSON.
pub struct Json<T>(pub T);

impl<T: DeserializeOwned> Column for Json<T> {
    const WANTED: &'static str = "JSON";
    fn read(value: Value) -> Result<Self, String> {
        let text = String::read(value)?;
        serde_json::from_str(&text).map(Json).map_err(|e| format!("{} ({e})", found(&Value::Text(Some(text.clone())))))
    }
}

/// A text that is one word of several.
pub struct Word<T>(pub T);

impl<T: DeserializeOwned> Column for Word<T> {
    const WANTED: &'static str = "one of the words known";
    fn read(value: Value) -> Result<Self, String> {
        let text = String::read(value)?;
        let word = serde_json::from_value(serde_json::Value::String(text.clone()));
        word.map(Word).map_err(|_| found(&Value::Text(Some(text))))
    }
}

/// The columns of a row, one after the other.
pub struct Columns {
    sql: &'static str,
    names: Arc<[String]>,
    values: std::vec::IntoIter<Value>,
    at: usize,
}

impl Columns {
    pub fn of(row: Row) -> Columns {
        Columns { sql: row.sql, names: row.names, values: row.values.into_iter(), at: 0 }
    }

    pub fn take<T: Column>(&mut self) -> Result<T, StoreError> {
        let value = self.values.next().ok_or_else(|| self.wrong(T::WANTED, "no such column"))?;
        let read = T::read(value).map_err(|found| self.wrong(T::WANTED, &found));
        self.at += 1;
        read
    }

    pub fn end(mut self) -> Result<(), StoreError> {
        match self.values.next() {
            None => Ok(()),
            Some(_) => Err(self.wrong("no more columns", "one more")),
        }
    }

    fn wrong(&self, wanted: &str, found: &str) -> StoreError {
        let name = self.names.get(self.at).map_or("", String::as_str);
        let what = format!("column {} `{name}` should hold {wanted} and holds {found}, in: {}", self.at + 1, self.sql);
        StoreError::statement(what)
    }
}

macro_rules! tuples {
    ($($name:ident)+) => {
        impl<$($name: Column),+> FromRow for ($($name,)+) {
            fn from_row(row: Row) -> Result<Self, StoreError> {
                let mut columns = Columns::of(row);
                let read = ($(columns.take::<$name>()?,)+);
                columns.end()?;
                Ok(read)
            }
        }
    };
}

tuples!(A);
tuples!(A B);
tuples!(A B C);
tuples!(A B C D);
tuples!(A B C D E);
tuples!(A B C D E F);
tuples!(A B C D E F G);
tuples!(A B C D E F G H);
tuples!(A B C D E F G H I);
tuples!(A B C D E F G H I J);
tuples!(A B C D E F G H I J K);
tuples!(A B C D E F G H I J K L);

#[cfg(test)]
mod tests {
    use super::*;

    fn row(values: Vec<Value>) -> Row {
        let names = ["id", "step", "next"].map(str::to_owned);
        Row { sql: "SELECT id, step, next FROM tables", names: names.into(), values }
    }

    #[test]
    fn what_is_not_as_asked_is_named() {
        let whole = || row(vec![Value::from("t"), Value::from(7i64), Value::Text(None)]);
        assert_eq!(<(String, u32, Option<i64>)>::from_row(whole()).unwrap(), ("t".to_owned(), 7, None));
        let said = |e: StoreError| e.what.to_string();
        let wrong = <(String, String, Option<i64>)>::from_row(whole()).map_err(said).unwrap_err();
        assert_eq!(
            wrong,
            "column 2 `step` should hold a text and holds the number 7, in: SELECT id, step, next FROM tables"
        );
        let empty = <(String, u32, String)>::from_row(whole()).map_err(said).unwrap_err();
        assert!(empty.starts_with("column 3 `next` should hold a text and holds nothing"), "{empty}");
        let short = <(String,)>::from_row(whole()).map_err(said).unwrap_err();
        assert!(short.starts_with("column 2 `step` should hold no more columns"), "{short}");
        let long = <(String, u32, Option<i64>, i64)>::from_row(whole()).map_err(said).unwrap_err();
        assert!(long.starts_with("column 4 `` should hold a number and holds no such column"), "{long}");
        let negative = row(vec![Value::from("t"), Value::from(-1i64), Value::Text(None)]);
        assert!(<(String, u32, Option<i64>)>::from_row(negative).is_err());
    }
}
