//! The picture of a situation in an HTML file: everybody's chances as bars, and the table laid out from its plain text.

use super::html::COLOURS;
use super::{Told, percent};
use starboard_arena::plot::safe;
use starboard_bots::review::Turning;
use std::fmt::Write as _;

pub(super) const STYLE: &str = ".scene{border:1px solid #8884;border-radius:.6rem;padding:.75rem;margin:.5rem 0 1.5rem}\
.bars{display:flex;height:1.6rem;border-radius:.4rem;overflow:hidden;margin-bottom:.6rem;font-size:.8rem;line-height:1.6rem;color:#fff}\
.bars span{padding:0 .5rem;overflow:hidden;white-space:nowrap;min-width:0}\
.table{display:grid;grid-template-columns:repeat(auto-fit,minmax(min(19rem,100%),1fr));gap:.6rem;font-size:.85rem}\
.table section{background:#8881;border-left:4px solid #8886;border-radius:.4rem;padding:.5rem .7rem;min-width:0;overflow-x:auto}\
.table .broad{grid-column:1/-1}.table h4,.table p{margin:.1rem 0}.table .in{padding-left:1rem}\
.chip{display:inline-block;background:#8882;border-radius:.3rem;padding:0 .4rem;margin:.1rem .15rem .1rem 0}\
.table pre{font-size:.72rem;line-height:1.25;background:none;padding:0;margin:.3rem 0}";

/// A moment: how it stood, and the table.
pub(super) fn picture(told: &Told, m: &Turning) -> String {
    let mut html = String::from("<div class=scene>");
    if let Some(before) = told.review.curve.iter().rfind(|p| p.step < m.step && !p.chances.is_empty()) {
        html.push_str("<div class=bars>");
        let sum: f64 = before.chances.iter().sum();
        for (i, chance) in before.chances.iter().enumerate() {
            let _ = write!(
                html,
                "<span style=\"width:{:.1}%;background:{}\">{} {}</span>",
                100.0 * chance / sum.max(f64::EPSILON),
                COLOURS[i % COLOURS.len()],
                safe(told.names.get(i).map_or("", String::as_str)),
                percent(*chance)
            );
        }
        html.push_str("</div>");
    }
    html.push_str("<div class=table>");
    for block in m.table.split("\n\n") {
        section(&mut html, told, block);
    }
    html.push_str("</div></div>");
    html
}

/// What stands together in the text: its first line is what it is about.
fn section(html: &mut String, told: &Told, block: &str) {
    let lines: Vec<&str> = block.lines().filter(|l| !l.trim().is_empty()).collect();
    let Some((head, rest)) = lines.split_first() else { return };
    let whose = told.names.iter().position(|name| head.starts_with(name.as_str()));
    let edge = whose.map(|i| format!(" style=\"border-color:{}\"", COLOURS[i % COLOURS.len()])).unwrap_or_default();
    let broad = if whose.is_none() { " class=broad" } else { "" };
    let _ = write!(html, "<section{broad}{edge}>");
    let mut drawn = String::new();
    line(html, head, if rest.is_empty() && whose.is_none() { "p" } else { "h4" });
    for (i, one) in rest.iter().enumerate() {
        // What is drawn with characters keeps them, with the line of numbers above it.
        let next = rest.get(i + 1).is_some_and(|l| is_drawn(l));
        if is_drawn(one) || (next && !one.contains(|c: char| c.is_alphabetic())) {
            let _ = writeln!(drawn, "{}", safe(one));
            continue;
        }
        flush(html, &mut drawn);
        line(html, one, "p");
    }
    flush(html, &mut drawn);
    html.push_str("</section>");
}

fn is_drawn(line: &str) -> bool {
    line.contains(['│', '┌', '└', '╎', '─'])
}

fn flush(html: &mut String, drawn: &mut String) {
    if !drawn.is_empty() {
        let _ = write!(html, "<pre>{drawn}</pre>");
        drawn.clear();
    }
}

/// A line: what is told one beside the other becomes chips, what stands before a colon is its label.
fn line(html: &mut String, text: &str, tag: &str) {
    let inner = if text.starts_with("    ") { " class=in" } else { "" };
    let _ = write!(html, "<{tag}{inner}>");
    let (label, rest) = match text.trim().split_once(": ") {
        Some((label, rest)) if tag == "p" => (format!("<span class=soft>{}</span> ", safe(label)), rest),
        _ => (String::new(), text.trim()),
    };
    html.push_str(&label);
    let parts: Vec<&str> = rest.split(" · ").collect();
    match parts.as_slice() {
        [one] => html.push_str(&safe(one)),
        many => many.iter().for_each(|part| {
            let _ = write!(html, "<span class=chip>{}</span>", safe(part));
        }),
    }
    let _ = write!(html, "</{tag}>");
}
