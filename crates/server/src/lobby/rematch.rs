//! A rematch: the same table again, everybody in another seat but in the same team; of a campaign's game, the next one.

use super::Opening;
use crate::app::App;
use crate::people::session::Player;
use crate::problem::Fail;
use crate::table::{Deed, Occupant, Shown, What};
use crate::wire::{Opened, PlayCampaign, SeatKind, Status};
use starboard_core::Seat;
use std::sync::Arc;

impl App {
    /// Whoever asks first opens it; whoever asks sits down in the seat kept for them. It starts when everybody has asked.
    pub async fn rematch(self: &Arc<Self>, id: &str, player: &Player) -> Result<Opened, Fail> {
        let live = self.hall.get(id).await?;
        let shown = live.shown();
        shown.may_play_again(player.who())?;
        if let Some(of) = &shown.fixed.plan.campaign {
            return self.play_campaign(&of.campaign, player, PlayCampaign::default()).await;
        }
        if let Some(next) = &shown.next {
            return self.sit_again(next, &shown, player).await;
        }
        let opened = self.open_table(again(&shown, player)).await?;
        let table = opened.id.clone();
        let decide = move |now: &Shown, _: i64| Ok(now.play_again_at(&table));
        let (_, after) = self.hall.change(&live, decide).await?;
        match &after.next {
            // Somebody else was quicker: their table counts, and mine is put away.
            Some(next) if *next != opened.id => {
                let mine = self.hall.get(&opened.id).await?;
                let close = |now: &Shown, _: i64| match now.status {
                    Status::Waiting => Ok(vec![What::Close.into()]),
                    _ => Ok(Vec::new()),
                };
                self.hall.change(&mine, close).await?;
                self.sit_again(next, &shown, player).await
            }
            _ => Ok(opened),
        }
    }

    /// Sits down in the seats kept for the player, under the names they had; the last one to come starts the game.
    async fn sit_again(self: &Arc<Self>, next: &str, before: &Shown, player: &Player) -> Result<Opened, Fail> {
        let live = self.hall.get(next).await?;
        let names: Vec<String> = before.held_by(&player.id).map(|s| before.seats[s.index()].name.clone()).collect();
        let account = player.id.clone();
        let decide = move |now: &Shown, _: i64| {
            if now.status != Status::Waiting || now.held_by(&account).next().is_some() {
                return Ok(Vec::new());
            }
            let kept = |s: &Seat| now.fixed.plan.expected.get(s.index()).is_some_and(|a| a.as_ref() == Some(&account));
            let free = Seat::all(now.seats.len()).filter(kept).filter(|s| now.kind(*s) == SeatKind::Open);
            let sits =
                free.zip(&names).map(|(seat, name)| What::Seat { seat, occupant: Occupant::person(&account, name) });
            let mut steps: Vec<Deed> = sits.map(Into::into).collect();
            let open = Seat::all(now.seats.len()).filter(|s| now.kind(*s) == SeatKind::Open).count();
            if !steps.is_empty() && steps.len() == open && now.fixed.plan.start {
                steps.push(What::Start { deals: Vec::new() }.into());
            }
            Ok(steps)
        };
        self.hall.change(&live, decide).await?;
        Ok(Opened { id: next.to_owned(), invite: None })
    }
}

/// By how many seats everybody moves on, so that whoever played together plays together again: as few as possible, none where
/// the teams are not alike.
fn moves_on(n: usize, team: impl Fn(usize) -> u8) -> usize {
    let together = |a: usize, b: usize| team(a % n) == team(b % n);
    let keeps = |k: &usize| (0..n).all(|a| (0..n).all(|b| together(a, b) == together(a + k, b + k)));
    (1..n).find(keeps).unwrap_or(0)
}

fn again(shown: &Shown, player: &Player) -> Opening {
    let plan = &shown.fixed.plan;
    let n = shown.seats.len();
    let on = moves_on(n, |i| shown.fixed.game.team(Seat(i as u8)));
    let rotated: Vec<Occupant> = (0..n).map(|i| shown.seats[(i + on) % n].without_stand_in()).collect();
    let place = |o: &Occupant| match o.kind {
        SeatKind::Person if o.account.as_ref() != Some(&player.id) => Occupant::open(),
        _ => o.clone(),
    };
    Opening {
        clock: plan.clock,
        takebacks: plan.takebacks,
        visibility: shown.fixed.visibility,
        chat: shown.chat,
        // A new deal is by today's rules; an arranged position is what it was.
        edition: plan.position.as_ref().map(|_| shown.fixed.game.edition().to_owned()),
        position: plan.position.clone(),
        expected: rotated.iter().map(|o| o.account.clone()).collect(),
        ..Opening::new(shown.fixed.rules, plan.options.clone(), rotated.iter().map(place).collect(), player)
    }
}

#[cfg(test)]
mod tests {
    use super::moves_on;

    #[test]
    fn whoever_played_together_plays_together_again() {
        assert_eq!(moves_on(2, |i| i as u8), 1, "each alone: one seat further");
        assert_eq!(moves_on(4, |i| (i / 2) as u8), 2, "pairs side by side");
        assert_eq!(moves_on(4, |i| (i % 2) as u8), 1, "pairs across the table");
        assert_eq!(moves_on(6, |i| (i / 3) as u8), 3, "two threes");
        assert_eq!(moves_on(4, |i| u8::from(i == 0)), 0, "one against all");
    }
}
