//! Following, blocking, inviting.

use crate::app::App;
use crate::meeting::{Side, Wish, mix, new_match};
use crate::people::names::key;
use crate::people::session::Player;
use crate::problem::{Fail, Refused};
use crate::secret;
use crate::sql;
use crate::store::Unit;
use crate::time::now_ms;
use crate::wire::{Challenge, ClockPlan, Company, Friend, Invitation, MatchState, MatchStep, Status};
use serde::Deserialize;
use std::sync::Arc;

/// People one may follow, and may block.
const MOST: u32 = 500;
/// Invitations that are forgotten.
const DAYS: i64 = 7 * 24 * 60 * 60 * 1000;

/// An invitation as it is kept: its kind, target, time, whose it is and their name, what it is about, the way in, what was agreed.
type Asked = (String, String, i64, String, String, String, String, String);

impl App {
    /// The account of this name.
    pub async fn named(&self, name: &str) -> Result<Friend, Fail> {
        let query = sql!("SELECT id, name FROM accounts WHERE name_key = $1", key(name));
        let found: Option<(String, String)> = self.hall.store.first(query).await?;
        let (player, name) = found.ok_or(Refused::State("nobody-of-that-name"))?;
        Ok(Friend { player, name, mutual: false, table: None })
    }

    async fn exists(&self, me: &Player, other: &str) -> Result<(), Fail> {
        let found = self.hall.store.rows(sql!("SELECT id FROM accounts WHERE id = $1", other)).await?;
        if found.is_empty() || me.id == other { Err(Refused::NotFound.into()) } else { Ok(()) }
    }

    pub async fn follow(&self, me: &Player, other: &str, on: bool) -> Result<(), Fail> {
        self.exists(me, other).await?;
        if on && self.keeps_apart(&me.id).await?.contains(other) {
            return Err(Refused::Forbidden.into());
        }
        let statement = match on {
            true => sql!(
                "INSERT INTO follows (account, player) SELECT $1, $2 WHERE (SELECT COUNT(*) FROM follows WHERE account = $1) < $3 \
                 ON CONFLICT DO NOTHING",
                &me.id,
                other,
                MOST,
            ),
            false => sql!("DELETE FROM follows WHERE account = $1 AND player = $2", &me.id, other),
        };
        self.hall.writer.commit(Unit::of(vec![statement])).await?;
        Ok(())
    }

    /// Who is blocked is not met, not heard, and cannot invite.
    pub async fn block(&self, me: &Player, other: &str, on: bool) -> Result<(), Fail> {
        self.exists(me, other).await?;
        let unit = match on {
            true => vec![
                sql!("INSERT INTO blocks (account, player) VALUES ($1, $2) ON CONFLICT DO NOTHING", &me.id, other),
                sql!("INSERT INTO mutes (account, player) VALUES ($1, $2) ON CONFLICT DO NOTHING", &me.id, other),
                sql!(
                    "DELETE FROM follows WHERE (account = $1 AND player = $2) OR (account = $2 AND player = $1)",
                    &me.id,
                    other
                ),
                sql!("DELETE FROM invitations WHERE account = $1 AND by_account = $2", &me.id, other),
            ],
            false => vec![
                sql!("DELETE FROM blocks WHERE account = $1 AND player = $2", &me.id, other),
                sql!("DELETE FROM mutes WHERE account = $1 AND player = $2", &me.id, other),
            ],
        };
        self.change_account(&[&me.id], unit).await
    }

    pub async fn company(&self, me: &Player) -> Result<Company, Fail> {
        let blocked: Vec<(String, String)> = self
            .hall
            .store
            .read(sql!(
                "SELECT a.id, a.name FROM blocks b JOIN accounts a ON a.id = b.player WHERE b.account = $1 ORDER BY a.name LIMIT 500",
                &me.id
            ))
            .await?;
        let plain = |(player, name)| Friend { player, name, mutual: false, table: None };
        Ok(Company {
            following: self.following(me).await?,
            blocked: blocked.into_iter().map(plain).collect(),
            invitations: self.invitations(me).await?,
            groups: self.my_groups(me).await?,
        })
    }

    async fn following(&self, me: &Player) -> Result<Vec<Friend>, Fail> {
        let query = sql!(
            "SELECT a.id, a.name, CASE WHEN EXISTS (SELECT 1 FROM follows b WHERE b.account = a.id AND b.player = $1) THEN 1 ELSE 0 END, \
             (SELECT MAX(t.id) FROM tables t JOIN seats s ON s.table_id = t.id WHERE s.account = a.id AND t.status = 'playing' \
              AND t.visibility = 'public') FROM follows f JOIN accounts a ON a.id = f.player WHERE f.account = $1 ORDER BY a.name LIMIT 500",
            &me.id
        );
        let rows: Vec<(String, String, bool, Option<String>)> = self.hall.store.read(query).await?;
        Ok(rows.into_iter().map(|(player, name, mutual, table)| Friend { player, name, mutual, table }).collect())
    }

    /// What I am asked to come to; what is over is left out.
    async fn invitations(&self, me: &Player) -> Result<Vec<Invitation>, Fail> {
        let query = sql!(
            "SELECT i.kind, i.target, i.at, i.by_account, a.name, COALESCE(t.game, c.name, ''), COALESCE(t.invite, c.invite, ''), \
             COALESCE(t.rules, m.wish, '') FROM invitations i JOIN accounts a ON a.id = i.by_account \
             LEFT JOIN tables t ON i.kind = 'table' AND t.id = i.target AND t.status = 'waiting' \
             LEFT JOIN circles c ON i.kind = 'group' AND c.id = i.target \
             LEFT JOIN matches m ON i.kind = 'match' AND m.id = i.target AND m.stage = 'agreed' AND m.expires > $2 \
             WHERE i.account = $1 AND i.at > $3 AND COALESCE(t.id, c.id, m.id) IS NOT NULL ORDER BY i.at DESC LIMIT 50",
            &me.id,
            now_ms(),
            now_ms() - DAYS,
        );
        let rows: Vec<Asked> = self.hall.store.read(query).await?;
        let line = |(kind, target, at, by_player, by, about, invite, agreed): Asked| {
            let path = match kind.as_str() {
                "table" => format!("/join/{invite}"),
                "group" => format!("/group/{target}?invite={invite}"),
                _ => format!("/match/{target}"),
            };
            let agreed: serde_json::Value = serde_json::from_str(&agreed).unwrap_or_default();
            let about = agreed["game"].as_str().map_or(about, str::to_owned);
            let format = agreed["options"]["format"].as_str().unwrap_or_default().to_owned();
            let clock = ClockPlan::deserialize(&agreed["clock"]).ok();
            Invitation { kind, path, target, by, by_player, about, format, clock, at }
        };
        Ok(rows.into_iter().map(line).collect())
    }

    pub(super) async fn invite_to(&self, me: &Player, other: &str, kind: &str, target: &str) -> Result<(), Fail> {
        self.limits.chat(&me.id)?;
        self.invited(me, other, kind, target).await
    }

    async fn invited(&self, me: &Player, other: &str, kind: &str, target: &str) -> Result<(), Fail> {
        if self.keeps_apart(&me.id).await?.contains(other) || me.id == other {
            return Err(Refused::Forbidden.into());
        }
        let insert = sql!(
            "INSERT INTO invitations (account, kind, target, by_account, at) VALUES ($1, $2, $3, $4, $5) ON CONFLICT DO NOTHING",
            other,
            kind,
            target,
            &me.id,
            now_ms(),
        );
        self.hall.writer.commit(Unit::of(vec![insert])).await?;
        Ok(())
    }

    /// Asks somebody by name to a table where I sit or which I host.
    pub async fn invite_to_table(&self, me: &Player, table: &str, name: &str) -> Result<Friend, Fail> {
        let shown = self.hall.fresh(table).await?.shown();
        if shown.host.as_ref() != Some(&me.id) {
            shown.seats_of(me.who())?;
        }
        if shown.status != Status::Waiting {
            return Err(starboard_table::Why::NotWaiting.into());
        }
        let friend = self.named(name).await?;
        self.invite_to(me, &friend.player, "table", table).await?;
        Ok(friend)
    }

    pub async fn decline(&self, me: &Player, target: &str) -> Result<(), Fail> {
        let gone = sql!("DELETE FROM invitations WHERE account = $1 AND target = $2", &me.id, target);
        self.hall.writer.commit(Unit::of(vec![gone])).await?;
        Ok(())
    }

    /// A game with people I name; they find it among their invitations. Seats that are left are ours.
    pub async fn challenge(self: &Arc<Self>, me: &Player, wanted: Challenge) -> Result<MatchState, Fail> {
        let wish = self.wish(me, &wanted.game, wanted.options, wanted.clock, wanted.rated)?;
        self.may_be_rated(&wish, me).await?;
        self.check_room(Some(&me.id)).await?;
        let mut asked = vec![wanted.player];
        asked.extend(wanted.others);
        let apart = self.keeps_apart(&me.id).await?;
        let many = asked.len();
        asked.sort_unstable();
        asked.dedup();
        if asked.len() != many || many >= wish.seats {
            let most = wish.seats - 1;
            return Err(Refused::Bad(format!("others: at most {most} are asked, each of them once")).into());
        }
        for other in &asked {
            self.exists(me, other).await?;
            let password: Option<(Option<String>,)> =
                self.hall.store.first(sql!("SELECT password FROM accounts WHERE id = $1", other)).await?;
            if wish.rated && password.and_then(|(p,)| p).is_none() {
                return Err(Refused::State("rated-needs-account").into());
            }
            if apart.contains(other) {
                return Err(Refused::Forbidden.into());
            }
        }
        self.limits.chat(&me.id)?;
        let points = self.rating(&me.id, &wish.game, &wish.kind()).await?.rating.points;
        let side = |account: &String| Side::Person { account: account.clone(), promise: None };
        let mut sides: Vec<Side> = std::iter::once(&me.id).chain(&asked).map(side).collect();
        sides.resize_with(wish.seats, || wish.ours(points));
        mix(&mut sides);
        let rated = self.counts(&wish, &sides)?;
        let id = secret::name(16);
        let origin = format!("friend:{id}");
        let unit = new_match(&id, &origin, &Wish { rated, ..wish }, &sides, 30 * 60 * 1000, false);
        self.hall.writer.commit(Unit::of(unit)).await?;
        for other in &asked {
            self.invited(me, other, "match", &id).await?;
        }
        self.match_step(&id, me, MatchStep::default()).await
    }
}
