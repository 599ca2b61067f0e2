//! Small plots drawn as SVG, without a library: bars with whiskers, a running line with its band, a histogram.

use std::fmt::Write as _;

const WIDTH: f64 = 640.0;
const LABELS: f64 = 190.0;

/// A value with its interval.
pub struct Bar {
    pub label: String,
    pub value: f64,
    pub low: f64,
    pub high: f64,
    /// How the value reads.
    pub shown: String,
}

/// Text as it may stand in HTML.
pub fn safe(text: &str) -> String {
    text.replace('&', "&amp;").replace('<', "&lt;").replace('>', "&gt;").replace('"', "&quot;")
}

/// Horizontal bars from `from` to `to` with whiskers, and a mark where fair is.
pub fn bars(title: &str, bars: &[Bar], from: f64, to: f64, mark: Option<f64>) -> String {
    let height = 26.0 * bars.len() as f64 + 12.0;
    let x = |v: f64| LABELS + (v.clamp(from, to) - from) / (to - from) * (WIDTH - LABELS - 90.0);
    let mut svg = open(title, height);
    if let Some(mark) = mark {
        let _ = write!(svg, r#"<line class="mark" x1="{0:.1}" x2="{0:.1}" y1="0" y2="{height}"/>"#, x(mark));
    }
    for (i, bar) in bars.iter().enumerate() {
        let y = 6.0 + 26.0 * i as f64;
        let start = x(from.max(0.0_f64.min(to)));
        let (left, right) = (start.min(x(bar.value)), start.max(x(bar.value)));
        let _ = write!(
            svg,
            r#"<text x="{:.1}" y="{:.1}" text-anchor="end">{}</text><rect class="bar" x="{left:.1}" y="{:.1}" width="{:.1}" height="16"/>"#,
            LABELS - 8.0,
            y + 13.0,
            safe(&bar.label),
            y + 1.0,
            right - left,
        );
        let _ = write!(
            svg,
            r#"<line class="whisker" x1="{:.1}" x2="{:.1}" y1="{2:.1}" y2="{2:.1}"/><text x="{3:.1}" y="{4:.1}">{5}</text>"#,
            x(bar.low),
            x(bar.high),
            y + 9.0,
            x(bar.high).max(right) + 6.0,
            y + 13.0,
            safe(&bar.shown),
        );
    }
    svg + "</svg>"
}

/// A line over so many deals with the band of its interval.
pub fn line(title: &str, points: &[(f64, f64, f64)], mark: f64, deals: usize) -> String {
    const HEIGHT: f64 = 200.0;
    let x = |i: usize| 40.0 + i as f64 / (points.len().max(2) - 1) as f64 * (WIDTH - 60.0);
    let y = |v: f64| 10.0 + (1.0 - v.clamp(0.0, 1.0)) * (HEIGHT - 40.0);
    let mut svg = open(title, HEIGHT);
    for v in [0.0, 0.25, 0.5, 0.75, 1.0] {
        let _ = write!(
            svg,
            r#"<line class="grid" x1="40" x2="{:.1}" y1="{1:.1}" y2="{1:.1}"/><text x="34" y="{2:.1}" text-anchor="end">{3:.0}</text>"#,
            WIDTH - 20.0,
            y(v),
            y(v) + 4.0,
            v * 100.0
        );
    }
    let _ = write!(svg, r#"<line class="mark" x1="40" x2="{:.1}" y1="{1:.1}" y2="{1:.1}"/>"#, WIDTH - 20.0, y(mark));
    let path = |values: &mut dyn Iterator<Item = (usize, f64)>| {
        values.map(|(i, v)| format!("{:.1},{:.1}", x(i), y(v))).collect::<Vec<_>>().join(" ")
    };
    let band_up = path(&mut points.iter().enumerate().map(|(i, p)| (i, p.2)));
    let band_down = path(&mut points.iter().enumerate().rev().map(|(i, p)| (i, p.1)));
    let middle = path(&mut points.iter().enumerate().map(|(i, p)| (i, p.0)));
    let _ = write!(
        svg,
        r#"<polygon class="band" points="{band_up} {band_down}"/><polyline class="line" points="{middle}"/>"#
    );
    for (deal, left) in [(1, 40.0), (deals, WIDTH - 30.0)] {
        let _ = write!(svg, r#"<text x="{left:.1}" y="{:.1}" text-anchor="middle">{deal}</text>"#, HEIGHT - 8.0);
    }
    svg + "</svg>"
}

/// How often each span of values came up.
pub fn histogram(title: &str, values: &[f64]) -> String {
    const HEIGHT: f64 = 150.0;
    const BINS: usize = 24;
    let mut svg = open(title, HEIGHT);
    let low = values.iter().copied().fold(f64::INFINITY, f64::min);
    let high = values.iter().copied().fold(f64::NEG_INFINITY, f64::max);
    if values.is_empty() || high <= low {
        return svg + "</svg>";
    }
    let mut counts = [0usize; BINS];
    for v in values {
        counts[(((v - low) / (high - low) * BINS as f64) as usize).min(BINS - 1)] += 1;
    }
    let most = counts.iter().copied().max().unwrap_or(1).max(1) as f64;
    let each = (WIDTH - 60.0) / BINS as f64;
    for (i, n) in counts.iter().enumerate() {
        let tall = *n as f64 / most * (HEIGHT - 30.0);
        let left = 40.0 + each * i as f64;
        let _ = write!(
            svg,
            r#"<rect class="bar" x="{left:.1}" y="{:.1}" width="{:.1}" height="{tall:.1}"/>"#,
            HEIGHT - 20.0 - tall,
            each - 1.0
        );
    }
    for (v, left) in [(low, 40.0), ((low + high) / 2.0, WIDTH / 2.0), (high, WIDTH - 30.0)] {
        let _ = write!(svg, r#"<text x="{left:.1}" y="{:.1}" text-anchor="middle">{v:.0}</text>"#, HEIGHT - 5.0);
    }
    svg + "</svg>"
}

fn open(title: &str, height: f64) -> String {
    let title = safe(title);
    format!(r#"<svg viewBox="0 0 {WIDTH} {height}" role="img" aria-label="{title}"><title>{title}</title>"#)
}
