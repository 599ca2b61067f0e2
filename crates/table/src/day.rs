//! Days by name.

/// The day of a moment, `2026-11-15`, in UTC.
pub fn day(ms: i64) -> String {
    // Days to civil date, after the well-known proleptic Gregorian method (eras of 400 years).
    let z = ms.div_euclid(86_400_000) + 719_468;
    let era = z.div_euclid(146_097);
    let doe = z.rem_euclid(146_097);
    let yoe = (doe - doe / 1460 + doe / 36_524 - doe / 146_096) / 365;
    let doy = doe - (365 * yoe + yoe / 4 - yoe / 100);
    let mp = (5 * doy + 2) / 153;
    let d = doy - (153 * mp + 2) / 5 + 1;
    let m = if mp < 10 { mp + 3 } else { mp - 9 };
    let y = yoe + era * 400 + i64::from(m <= 2);
    format!("{y:04}-{m:02}-{d:02}")
}

#[cfg(test)]
mod tests {
    #[test]
    fn days_have_names() {
        assert_eq!(super::day(0), "1970-01-01");
        assert_eq!(super::day(951_782_400_000), "2000-02-29");
        assert_eq!(super::day(1_794_700_799_999), "2026-11-14");
        assert_eq!(super::day(1_794_700_800_000), "2026-11-15");
    }
}
