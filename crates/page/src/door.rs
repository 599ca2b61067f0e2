//! The page's host as WebAssembly: a text goes in, a text comes out. The module imports nothing: no clock, no network, no file.
//!
//! JavaScript asks for `room`, writes a call there as JSON, and says `call`; the answer lies at `said`. If `call` traps, `why` says why.

// The names must be ones that JavaScript finds. No pointer is followed here, only told.
#![allow(unsafe_code)]

use crate::call::Call;
use crate::page::Page;
use starboard_core::json;
use std::cell::RefCell;
use std::sync::Once;

thread_local! {
    static PAGE: RefCell<Page> = RefCell::default();
    static ROOM: RefCell<Vec<u8>> = const { RefCell::new(Vec::new()) };
    static SAID: RefCell<Vec<u8>> = const { RefCell::new(Vec::new()) };
}

static LISTEN: Once = Once::new();

/// Room for a call of `len` bytes.
#[unsafe(no_mangle)]
pub(crate) extern "C" fn room(len: usize) -> *mut u8 {
    LISTEN.call_once(|| {
        std::panic::set_hook(Box::new(|why| SAID.set(why.to_string().into_bytes())));
    });
    ROOM.with_borrow_mut(|room| {
        room.clear();
        room.resize(len, 0);
        room.as_mut_ptr()
    })
}

/// Does what the call in the room says. Returns the length of what is said.
#[unsafe(no_mangle)]
pub(crate) extern "C" fn call() -> usize {
    let call = ROOM.with_borrow(|room| json::of::<Call>(&serde_json::from_slice(room)?));
    let said = match call {
        Ok(call) => json::write(&PAGE.with_borrow_mut(|page| page.call(call))),
        Err(unreadable) => json::write(&serde_json::json!({ "unreadable": unreadable.to_string() })),
    };
    SAID.set(said.unwrap_or_default().into_bytes());
    long()
}

/// Where what was said lies: the answer, or after a trap the reason.
#[unsafe(no_mangle)]
pub(crate) extern "C" fn said() -> *const u8 {
    SAID.with_borrow(|said| said.as_ptr())
}

/// How long it is.
#[unsafe(no_mangle)]
pub(crate) extern "C" fn long() -> usize {
    SAID.with_borrow(Vec::len)
}
