//! Group commit: whatever waits to be written goes into one transaction, so that one sync to the disk serves many tables.

use super::{Store, StoreError, Trouble, Unit, Value};
use std::sync::Arc;
use std::time::Instant;
use tokio::sync::{mpsc, oneshot};

/// How many units share a transaction at most. Whoever waits beyond it waits for two.
const GROUP: usize = 1024;
const WAITING: usize = 8192;

type Answer = oneshot::Sender<Result<bool, StoreError>>;

/// Hands units to the one task that writes.
#[derive(Clone)]
pub struct Writer {
    queue: mpsc::Sender<(Unit, Answer)>,
}

impl Writer {
    pub fn start(store: Arc<dyn Store>) -> Writer {
        let (queue, waiting) = mpsc::channel(WAITING);
        tokio::spawn(write(store, waiting));
        Writer { queue }
    }

    /// Comes back when the unit cannot be lost any more. `false`: its first statement changed nothing, so it was left out.
    pub async fn commit(&self, unit: Unit) -> Result<bool, StoreError> {
        if holds_nul(&unit) {
            return Err(StoreError::statement(
                "text with a NUL in it is not kept: it should have been refused at the door",
            ));
        }
        let (answer, done) = oneshot::channel();
        let stopped = || StoreError::whole("the server is stopping");
        self.queue.send((unit, answer)).await.map_err(|_| stopped())?;
        done.await.map_err(|_| stopped())?
    }
}

/// PostgreSQL takes no NUL in a text, and would refuse everything that is written together with it.
fn holds_nul(unit: &Unit) -> bool {
    let mut values = unit.statements.iter().flat_map(|s| &s.args);
    let plain = unit.plain.as_ref().is_some_and(|p| p.what.contains('\0'));
    plain || values.any(|v| matches!(v, Value::Text(Some(text)) if text.contains('\0')))
}

async fn write(store: Arc<dyn Store>, mut waiting: mpsc::Receiver<(Unit, Answer)>) {
    let mut group = Vec::with_capacity(GROUP);
    while waiting.recv_many(&mut group, GROUP).await > 0 {
        let (units, answers): (Vec<Unit>, Vec<Answer>) = group.drain(..).unzip();
        let began = Instant::now();
        let done = carry_out(&*store, &units).await;
        answers.into_iter().zip(done).for_each(|(answer, done)| drop(answer.send(done)));
        metrics::histogram!("starboard_commit_seconds").record(began.elapsed());
        metrics::histogram!("starboard_commit_units").record(units.len() as f64);
    }
}

/// Commits units together. If one of them cannot be carried out, halves are tried, and halves of halves: the others pay for it
/// with a few transactions more, however many they are.
async fn carry_out(store: &dyn Store, units: &[Unit]) -> Vec<Result<bool, StoreError>> {
    let mut done = vec![Ok(false); units.len()];
    let mut parts = vec![(0, units.len())];
    while let Some((from, to)) = parts.pop() {
        match store.commit(&units[from..to]).await {
            Ok(changed) => {
                done[from..to].iter_mut().zip(changed).for_each(|(done, changed)| *done = Ok(changed));
            }
            Err(e) if to - from > 1 && e.trouble != Trouble::Whole => {
                let middle = from.midpoint(to);
                // The first half goes first: it is on top.
                parts.extend([(middle, to), (from, middle)]);
            }
            Err(e) => done[from..to].fill(Err(e)),
        }
    }
    done
}

#[cfg(test)]
mod tests {
    use super::super::{Row, Statement, Wake};
    use super::*;
    use crate::sql;
    use futures_util::future::BoxFuture;
    use std::sync::atomic::{AtomicUsize, Ordering};

    /// Refuses every group with a unit marked bad in it; or everything.
    #[derive(Default)]
    struct Picky {
        tried: AtomicUsize,
        down: bool,
    }

    impl Store for Picky {
        fn rows(&self, _: Statement) -> BoxFuture<'_, Result<Vec<Row>, StoreError>> {
            Box::pin(async { Ok(Vec::new()) })
        }

        fn commit<'a>(&'a self, units: &'a [Unit]) -> BoxFuture<'a, Result<Vec<bool>, StoreError>> {
            self.tried.fetch_add(1, Ordering::Relaxed);
            let bad = units.iter().any(|u| u.statements[0].sql == "bad");
            Box::pin(async move {
                match (self.down, bad) {
                    (true, _) => Err(StoreError::whole("it does not answer")),
                    (_, true) => Err(StoreError::statement("a bad statement")),
                    _ => Ok(vec![true; units.len()]),
                }
            })
        }

        fn wakes(&self) -> BoxFuture<'_, Result<Option<mpsc::Receiver<Wake>>, StoreError>> {
            Box::pin(async { Ok(None) })
        }

        fn name(&self) -> &'static str {
            "picky"
        }

        fn process(&self) -> &str {
            ""
        }

        fn close(&self) -> BoxFuture<'_, ()> {
            Box::pin(async {})
        }
    }

    fn units(bad: usize) -> Vec<Unit> {
        (0..GROUP).map(|i| Unit::of(vec![if i == bad { sql!("bad") } else { sql!("good") }])).collect()
    }

    #[tokio::test]
    async fn one_bad_unit_costs_a_few_transactions_and_nobody_else_anything() {
        for bad in [0, 100, GROUP - 1] {
            let store = Picky::default();
            let done = carry_out(&store, &units(bad)).await;
            let failed: Vec<usize> = (0..GROUP).filter(|i| done[*i].is_err()).collect();
            assert_eq!(failed, [bad]);
            assert!(done.iter().enumerate().all(|(i, d)| i == bad || matches!(d, Ok(true))));
            assert_eq!(store.tried.load(Ordering::Relaxed), 21, "halves, not one by one");
        }
    }

    #[tokio::test]
    async fn a_database_that_is_down_is_asked_once() {
        let store = Picky { down: true, ..Picky::default() };
        assert!(carry_out(&store, &units(3)).await.iter().all(Result::is_err));
        assert_eq!(store.tried.load(Ordering::Relaxed), 1);
    }

    #[tokio::test]
    async fn text_with_a_nul_never_reaches_the_others() {
        let store = Arc::new(Picky::default());
        let writer = Writer::start(store.clone());
        assert!(writer.commit(Unit::of(vec![sql!("good", "a\0b")])).await.is_err());
        assert_eq!(store.tried.load(Ordering::Relaxed), 0);
    }
}
