//! JSON, read and written by way of one type. Whatever is read straight from text is compiled once more for that, and in a page all of it has to be
//! fetched.

use serde::de::{
    DeserializeOwned, DeserializeSeed, EnumAccess, Error as _, MapAccess, SeqAccess, Unexpected, VariantAccess, Visitor,
};
use serde::{Deserializer, Serialize, forward_to_deserialize_any};
use serde_json::{Error, Map, Result, Value as Json};

/// Reads a text.
pub fn read<T: DeserializeOwned>(text: &str) -> Result<T> {
    of(&serde_json::from_str::<Json>(text)?)
}

/// What a value says.
pub fn of<T: DeserializeOwned>(value: &Json) -> Result<T> {
    T::deserialize(Reader(value))
}

/// Writes a text.
pub fn write<T: Serialize + ?Sized>(value: &T) -> Result<String> {
    serde_json::to_value(value).map(|value| value.to_string())
}

/// Reads a value as serde_json does, but what has names is an object and never a list: for each type that saves the code of reading lists.
#[derive(Clone, Copy)]
struct Reader<'a>(&'a Json);

impl<'a> Reader<'a> {
    #[cold]
    fn wrong(self, wanted: &dyn serde::de::Expected) -> Error {
        let found = match self.0 {
            Json::Null => Unexpected::Unit,
            Json::Bool(b) => Unexpected::Bool(*b),
            Json::Number(n) => match (n.as_u64(), n.as_i64(), n.as_f64()) {
                (Some(n), _, _) => Unexpected::Unsigned(n),
                (_, Some(n), _) => Unexpected::Signed(n),
                (_, _, n) => Unexpected::Float(n.unwrap_or_default()),
            },
            Json::String(s) => Unexpected::Str(s),
            Json::Array(_) => Unexpected::Seq,
            Json::Object(_) => Unexpected::Map,
        };
        Error::invalid_type(found, wanted)
    }

    fn number<V: Visitor<'a>>(self, visitor: V) -> Result<V::Value> {
        let Json::Number(n) = self.0 else { return Err(self.wrong(&visitor)) };
        match (n.as_u64(), n.as_i64(), n.as_f64()) {
            (Some(n), _, _) => visitor.visit_u64(n),
            (_, Some(n), _) => visitor.visit_i64(n),
            (_, _, n) => visitor.visit_f64(n.unwrap_or_default()),
        }
    }

    fn text<V: Visitor<'a>>(self, visitor: V) -> Result<V::Value> {
        match self.0 {
            Json::String(s) => visitor.visit_borrowed_str(s),
            _ => Err(self.wrong(&visitor)),
        }
    }

    fn list<V: Visitor<'a>>(self, visitor: V) -> Result<V::Value> {
        let Json::Array(items) = self.0 else { return Err(self.wrong(&visitor)) };
        let mut list = List(items.iter());
        let value = visitor.visit_seq(&mut list)?;
        match list.0.len() {
            0 => Ok(value),
            _ => Err(Error::invalid_length(items.len(), &"fewer elements in array")),
        }
    }

    fn object<V: Visitor<'a>>(self, visitor: V) -> Result<V::Value> {
        match self.0 {
            Json::Object(fields) => Fields::visit(fields, visitor),
            _ => Err(self.wrong(&visitor)),
        }
    }
}

macro_rules! by {
    ($way:ident: $($method:ident)+) => {$(
        fn $method<V: Visitor<'de>>(self, visitor: V) -> Result<V::Value> {
            self.$way(visitor)
        }
    )+};
}

impl<'de> Deserializer<'de> for Reader<'de> {
    type Error = Error;

    by! { number: deserialize_i8 deserialize_i16 deserialize_i32 deserialize_i64 deserialize_u8 deserialize_u16 deserialize_u32
    deserialize_u64 deserialize_f32 deserialize_f64 }
    by! { text: deserialize_char deserialize_str deserialize_string deserialize_identifier }
    by! { list: deserialize_seq }
    by! { object: deserialize_map }

    fn deserialize_any<V: Visitor<'de>>(self, visitor: V) -> Result<V::Value> {
        match self.0 {
            Json::Null => visitor.visit_unit(),
            Json::Bool(b) => visitor.visit_bool(*b),
            Json::Number(_) => self.number(visitor),
            Json::String(_) => self.text(visitor),
            Json::Array(_) => self.list(visitor),
            Json::Object(_) => self.object(visitor),
        }
    }

    fn deserialize_bool<V: Visitor<'de>>(self, visitor: V) -> Result<V::Value> {
        match self.0 {
            Json::Bool(b) => visitor.visit_bool(*b),
            _ => Err(self.wrong(&visitor)),
        }
    }

    fn deserialize_option<V: Visitor<'de>>(self, visitor: V) -> Result<V::Value> {
        match self.0 {
            Json::Null => visitor.visit_none(),
            _ => visitor.visit_some(self),
        }
    }

    fn deserialize_unit<V: Visitor<'de>>(self, visitor: V) -> Result<V::Value> {
        match self.0 {
            Json::Null => visitor.visit_unit(),
            _ => Err(self.wrong(&visitor)),
        }
    }

    fn deserialize_unit_struct<V: Visitor<'de>>(self, _: &'static str, visitor: V) -> Result<V::Value> {
        self.deserialize_unit(visitor)
    }

    fn deserialize_newtype_struct<V: Visitor<'de>>(self, _: &'static str, visitor: V) -> Result<V::Value> {
        visitor.visit_newtype_struct(self)
    }

    fn deserialize_tuple<V: Visitor<'de>>(self, _: usize, visitor: V) -> Result<V::Value> {
        self.list(visitor)
    }

    fn deserialize_tuple_struct<V: Visitor<'de>>(self, _: &'static str, _: usize, visitor: V) -> Result<V::Value> {
        self.list(visitor)
    }

    fn deserialize_struct<V: Visitor<'de>>(
        self,
        _: &'static str,
        _: &'static [&'static str],
        visitor: V,
    ) -> Result<V::Value> {
        self.object(visitor)
    }

    fn deserialize_enum<V: Visitor<'de>>(
        self,
        _: &'static str,
        _: &'static [&'static str],
        visitor: V,
    ) -> Result<V::Value> {
        match self.0 {
            Json::String(name) => visitor.visit_enum(Variant(name, None)),
            Json::Object(one) => match one.iter().next().filter(|_| one.len() == 1) {
                Some((name, value)) => visitor.visit_enum(Variant(name, Some(Reader(value)))),
                None => Err(Error::invalid_value(Unexpected::Map, &"map with a single key")),
            },
            _ => Err(self.wrong(&"string or map")),
        }
    }

    fn deserialize_ignored_any<V: Visitor<'de>>(self, visitor: V) -> Result<V::Value> {
        visitor.visit_unit()
    }

    forward_to_deserialize_any! { i128 u128 bytes byte_buf }
}

struct List<'a>(std::slice::Iter<'a, Json>);

impl<'a> SeqAccess<'a> for List<'a> {
    type Error = Error;

    fn next_element_seed<T: DeserializeSeed<'a>>(&mut self, seed: T) -> Result<Option<T::Value>> {
        self.0.next().map(|value| seed.deserialize(Reader(value))).transpose()
    }

    fn size_hint(&self) -> Option<usize> {
        Some(self.0.len())
    }
}

struct Fields<'a> {
    fields: serde_json::map::Iter<'a>,
    value: Option<&'a Json>,
}

impl<'a> Fields<'a> {
    fn visit<V: Visitor<'a>>(fields: &'a Map<String, Json>, visitor: V) -> Result<V::Value> {
        let mut all = Fields { fields: fields.iter(), value: None };
        let value = visitor.visit_map(&mut all)?;
        match all.fields.len() {
            0 => Ok(value),
            _ => Err(Error::invalid_length(fields.len(), &"fewer elements in map")),
        }
    }
}

impl<'a> MapAccess<'a> for Fields<'a> {
    type Error = Error;

    fn next_key_seed<T: DeserializeSeed<'a>>(&mut self, seed: T) -> Result<Option<T::Value>> {
        let Some((key, value)) = self.fields.next() else { return Ok(None) };
        self.value = Some(value);
        seed.deserialize(Key(key)).map(Some)
    }

    fn next_value_seed<T: DeserializeSeed<'a>>(&mut self, seed: T) -> Result<T::Value> {
        match self.value.take() {
            Some(value) => seed.deserialize(Reader(value)),
            None => Err(Error::custom("value is missing")),
        }
    }

    fn size_hint(&self) -> Option<usize> {
        Some(self.fields.len())
    }
}

/// A name in an object. Where numbers are names they are written as such.
struct Key<'a>(&'a str);

macro_rules! numbers {
    ($($method:ident $visit:ident)+) => {$(
        fn $method<V: Visitor<'de>>(self, visitor: V) -> Result<V::Value> {
            match self.0.parse() {
                Ok(n) => visitor.$visit(n),
                Err(_) => visitor.visit_borrowed_str(self.0),
            }
        }
    )+};
}

impl<'de> Deserializer<'de> for Key<'de> {
    type Error = Error;

    fn deserialize_any<V: Visitor<'de>>(self, visitor: V) -> Result<V::Value> {
        visitor.visit_borrowed_str(self.0)
    }

    numbers! { deserialize_i8 visit_i8 deserialize_i16 visit_i16 deserialize_i32 visit_i32 deserialize_i64 visit_i64 deserialize_u8 visit_u8
    deserialize_u16 visit_u16 deserialize_u32 visit_u32 deserialize_u64 visit_u64 }

    fn deserialize_option<V: Visitor<'de>>(self, visitor: V) -> Result<V::Value> {
        visitor.visit_some(self)
    }

    fn deserialize_newtype_struct<V: Visitor<'de>>(self, _: &'static str, visitor: V) -> Result<V::Value> {
        visitor.visit_newtype_struct(self)
    }

    fn deserialize_enum<V: Visitor<'de>>(
        self,
        _: &'static str,
        _: &'static [&'static str],
        visitor: V,
    ) -> Result<V::Value> {
        visitor.visit_enum(Variant(self.0, None))
    }

    forward_to_deserialize_any! {
        bool i128 u128 f32 f64 char str string bytes byte_buf unit unit_struct seq tuple tuple_struct map struct identifier ignored_any
    }
}

/// A variant by name, with what it holds.
struct Variant<'a>(&'a str, Option<Reader<'a>>);

impl<'a> EnumAccess<'a> for Variant<'a> {
    type Error = Error;
    type Variant = Held<'a>;

    fn variant_seed<T: DeserializeSeed<'a>>(self, seed: T) -> Result<(T::Value, Held<'a>)> {
        Ok((seed.deserialize(Key(self.0))?, Held(self.1)))
    }
}

struct Held<'a>(Option<Reader<'a>>);

impl<'a> VariantAccess<'a> for Held<'a> {
    type Error = Error;

    fn unit_variant(self) -> Result<()> {
        self.0.map_or(Ok(()), serde::Deserialize::deserialize)
    }

    fn newtype_variant_seed<T: DeserializeSeed<'a>>(self, seed: T) -> Result<T::Value> {
        match self.0 {
            Some(reader) => seed.deserialize(reader),
            None => Err(Error::invalid_type(Unexpected::UnitVariant, &"newtype variant")),
        }
    }

    fn tuple_variant<V: Visitor<'a>>(self, _: usize, visitor: V) -> Result<V::Value> {
        match self.0 {
            Some(reader) => reader.list(visitor),
            None => Err(Error::invalid_type(Unexpected::UnitVariant, &"tuple variant")),
        }
    }

    fn struct_variant<V: Visitor<'a>>(self, _: &'static [&'static str], visitor: V) -> Result<V::Value> {
        match self.0 {
            Some(reader) => reader.object(visitor),
            None => Err(Error::invalid_type(Unexpected::UnitVariant, &"struct variant")),
        }
    }
}
