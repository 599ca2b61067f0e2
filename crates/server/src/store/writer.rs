//! Group commit: whatever waits to be written goes into one transaction, so that one sync to the disk serves many tables.

use super::{Store, StoreError, Unit};
use std::sync::Arc;
use std::time::Instant;
use tokio::sync::{mpsc, oneshot};

/// How many units share a transaction at most.
const GROUP: usize = 256;
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
        let (answer, done) = oneshot::channel();
        let stopped = || StoreError::whole("the server is stopping");
        self.queue.send((unit, answer)).await.map_err(|_| stopped())?;
        done.await.map_err(|_| stopped())?
    }
}

async fn write(store: Arc<dyn Store>, mut waiting: mpsc::Receiver<(Unit, Answer)>) {
    let mut group = Vec::with_capacity(GROUP);
    while waiting.recv_many(&mut group, GROUP).await > 0 {
        let (units, answers): (Vec<Unit>, Vec<Answer>) = group.drain(..).unzip();
        let began = Instant::now();
        match store.commit(&units).await {
            Ok(done) => answers.into_iter().zip(done).for_each(|(answer, ok)| drop(answer.send(Ok(ok)))),
            // One bad unit must not take the others with it.
            Err(_) if units.len() > 1 => {
                for (unit, answer) in units.iter().zip(answers) {
                    let one = store.commit(std::slice::from_ref(unit)).await;
                    drop(answer.send(one.map(|done| done.first().copied().unwrap_or(false))));
                }
            }
            Err(e) => answers.into_iter().for_each(|answer| drop(answer.send(Err(e.clone())))),
        }
        metrics::histogram!("starboard_commit_seconds").record(began.elapsed());
        metrics::histogram!("starboard_commit_units").record(units.len() as f64);
    }
}
