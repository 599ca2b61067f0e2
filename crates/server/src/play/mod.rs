//! Playing: acting, asking why not, hints, taking back, talking. What may be done is decided by the table itself
//! (`starboard_table`); here it is carried out.

mod acting;
mod advice;
mod chat;
mod stand_in;
mod takeback;
