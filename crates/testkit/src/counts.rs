//! What benchmarks hold.

use gungraun::{Callgrind, EventKind, LibraryBenchmarkConfig};

/// For a benchmark of so many decisions: no more than so many instructions each, and three in a hundred.
pub fn held(decisions: u64, instructions: f64) -> LibraryBenchmarkConfig {
    let mut callgrind = Callgrind::default();
    callgrind.hard_limits([(EventKind::Ir, (decisions as f64 * instructions * 1.03) as u64)]);
    let mut config = LibraryBenchmarkConfig::default();
    config.tool(callgrind);
    config
}
