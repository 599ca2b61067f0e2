//! Rules that one edition has and an older one has not, each by its name. A table goes on by the edition it began with.

/// Which of them hold at a table; what each of them means is told in `docs/rules.md`, Editions.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Switches {
    pub(crate) rewards_may_be_declined: bool,
    pub(crate) removal_is_not_optional: bool,
    pub(crate) up_to_includes_none: bool,
    pub(crate) own_technologies_in_any_order: bool,
    pub(crate) tiles_turn_when_used: bool,
    pub(crate) forced_payments_ask_nothing: bool,
}

impl Switches {
    pub(crate) fn of(edition: &str) -> Switches {
        let since_2 = edition != "1";
        Switches {
            rewards_may_be_declined: since_2,
            removal_is_not_optional: since_2,
            up_to_includes_none: since_2,
            own_technologies_in_any_order: since_2,
            tiles_turn_when_used: since_2,
            forced_payments_ask_nothing: since_2,
        }
    }
}
