//! Rules that one edition has and an older one has not, each by its name. A table goes on by the edition it began with.

/// Which of them hold at a table; what each of them means is told in `docs/rules.md`, Editions.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Switches {
    pub(crate) agendas_are_met_in_positions: bool,
}

impl Switches {
    pub(crate) fn of(edition: &str) -> Switches {
        let since_2 = edition != "0.9a-1";
        Switches { agendas_are_met_in_positions: since_2 }
    }
}
