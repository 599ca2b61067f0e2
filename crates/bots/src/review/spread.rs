//! Means of many playouts, seat by seat, with their standard errors.

use crate::rollout::{SEATS, Values};

/// A number for each seat.
pub(super) type Each = [f64; SEATS];

pub(super) fn each(f: impl Fn(usize) -> f64) -> Each {
    std::array::from_fn(f)
}

pub(super) fn minus(a: &Each, b: &Each) -> Each {
    each(|i| a[i] - b[i])
}

pub(super) fn plus(a: &Each, b: &Each) -> Each {
    each(|i| a[i] + b[i])
}

/// A mean with its standard error.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub(super) struct Mean {
    pub(super) mean: Each,
    pub(super) error: Each,
}

impl Mean {
    pub(super) fn exact(values: &Values) -> Mean {
        Mean { mean: each(|i| f64::from(values[i])), error: [0.0; SEATS] }
    }

    /// The largest error of any seat.
    pub(super) fn worst(&self) -> f64 {
        self.error.iter().fold(0.0, |a, b| a.max(*b))
    }
}

/// Numbers as they come.
#[derive(Clone, Copy, Debug, Default)]
pub(super) struct Spread {
    pub(super) n: u32,
    sum: Each,
    squares: Each,
}

impl Spread {
    pub(super) fn note(&mut self, values: &Each) {
        self.n += 1;
        for (i, v) in values.iter().enumerate() {
            self.sum[i] += v;
            self.squares[i] += v * v;
        }
    }

    pub(super) fn mean(&self) -> Mean {
        let n = f64::from(self.n.max(1));
        let mean = each(|i| self.sum[i] / n);
        let variance = |i: usize| (self.squares[i] / n - mean[i] * mean[i]).max(0.0);
        Mean { mean, error: each(|i| (variance(i) / (n - 1.0).max(1.0)).sqrt()) }
    }
}
