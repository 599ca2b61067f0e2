//! Groups: a lobby of their own, and the ranking of the evening.

use crate::app::App;
use crate::lobby::daily::Tried;
use crate::people::names;
use crate::people::session::Player;
use crate::problem::{Fail, Refused};
use crate::secret;
use crate::sql;
use crate::store::Unit;
use crate::time::now_ms;
use crate::wire::{EveningLine, Friend, Group, GroupLine, GroupTable, NewTable, Opened, Status};
use std::collections::BTreeMap;

/// Groups of one player, members of one group.
const GROUPS: u32 = 30;
const MEMBERS: u32 = 200;
/// How long an evening is.
const EVENING: i64 = 18 * 60 * 60 * 1000;

/// A name of a group or a tournament.
pub(crate) fn title(name: &str) -> Result<String, Fail> {
    let name = names::said(name);
    match name.chars().count() {
        2..=60 => Ok(name),
        _ => Err(Refused::Bad("name: 2 to 60 characters".to_owned()).into()),
    }
}

impl App {
    pub async fn my_groups(&self, me: &Player) -> Result<Vec<GroupLine>, Fail> {
        let query = sql!(
            "SELECT c.id, c.name, (SELECT COUNT(*) FROM circle_members n WHERE n.circle_id = c.id) FROM circle_members m \
             JOIN circles c ON c.id = m.circle_id WHERE m.account = $1 ORDER BY c.name, c.id",
            &me.id
        );
        let rows: Vec<(String, String, u32)> = self.hall.store.read(query).await?;
        Ok(rows.into_iter().map(|(id, name, members)| GroupLine { id, name, members }).collect())
    }

    pub async fn new_group(&self, me: &Player, name: &str) -> Result<Group, Fail> {
        let name = title(name)?;
        if self.my_groups(me).await?.len() as u32 >= GROUPS {
            return Err(Refused::State("too-many-groups").into());
        }
        let id = secret::name(12);
        let unit = vec![
            sql!(
                "INSERT INTO circles (id, name, host, invite, created) VALUES ($1, $2, $3, $4, $5)",
                &id,
                name,
                &me.id,
                secret::name(20),
                now_ms(),
            ),
            sql!("INSERT INTO circle_members (circle_id, account, joined) VALUES ($1, $2, $3)", &id, &me.id, now_ms()),
        ];
        self.hall.writer.commit(Unit::of(unit)).await?;
        self.group(me, &id).await
    }

    pub(crate) async fn is_member(&self, group: &str, account: &str) -> Result<bool, Fail> {
        let query = sql!("SELECT account FROM circle_members WHERE circle_id = $1 AND account = $2", group, account);
        Ok(!self.hall.store.rows(query).await?.is_empty())
    }

    pub async fn join_group(&self, me: &Player, id: &str, invite: &str) -> Result<Group, Fail> {
        let query = sql!("SELECT invite FROM circles WHERE id = $1", id);
        let found: Option<(String,)> = self.hall.store.first(query).await?;
        let invited =
            sql!("SELECT target FROM invitations WHERE account = $1 AND kind = 'group' AND target = $2", &me.id, id);
        let welcome = found.ok_or(Refused::NotFound)?.0 == invite || !self.hall.store.rows(invited).await?.is_empty();
        if !welcome && !self.is_member(id, &me.id).await? {
            return Err(Refused::NotFound.into());
        }
        let unit = vec![
            sql!(
                "INSERT INTO circle_members (circle_id, account, joined) SELECT $1, $2, $3 \
                 WHERE (SELECT COUNT(*) FROM circle_members WHERE circle_id = $1) < $4 ON CONFLICT DO NOTHING",
                id,
                &me.id,
                now_ms(),
                MEMBERS,
            ),
            sql!("DELETE FROM invitations WHERE account = $1 AND kind = 'group' AND target = $2", &me.id, id),
        ];
        self.hall.writer.commit(Unit::of(unit)).await?;
        self.group(me, id).await
    }

    /// A member goes, or the host sends somebody away. Who hosts hands over to the first of the others; the last one closes it.
    pub async fn leave_group(&self, me: &Player, id: &str, who: &str) -> Result<(), Fail> {
        let query = sql!("SELECT host FROM circles WHERE id = $1", id);
        let (host,): (Option<String>,) = self.hall.store.first(query).await?.ok_or(Refused::NotFound)?;
        if !self.is_member(id, &me.id).await? {
            return Err(Refused::NotFound.into());
        }
        if who != me.id && host.as_ref() != Some(&me.id) {
            return Err(Refused::Forbidden.into());
        }
        let unit = vec![
            sql!("DELETE FROM circle_members WHERE circle_id = $1 AND account = $2", id, who),
            sql!(
                "UPDATE circles SET host = (SELECT MIN(m.account) FROM circle_members m WHERE m.circle_id = $1) WHERE id = $1 AND host = $2",
                id,
                who
            ),
            sql!(
                "DELETE FROM circles WHERE id = $1 AND NOT EXISTS (SELECT 1 FROM circle_members m WHERE m.circle_id = $1)",
                id
            ),
        ];
        self.hall.writer.commit(Unit::of(unit)).await?;
        Ok(())
    }

    pub async fn invite_to_group(&self, me: &Player, id: &str, name: &str) -> Result<Friend, Fail> {
        if !self.is_member(id, &me.id).await? {
            return Err(Refused::NotFound.into());
        }
        let friend = self.named(name).await?;
        self.invite_to(me, &friend.player, "group", id).await?;
        Ok(friend)
    }

    /// Opens a table in the group's lobby.
    pub async fn open_for_group(&self, me: &Player, id: &str, table: NewTable, tried: &Tried) -> Result<Opened, Fail> {
        if !self.is_member(id, &me.id).await? {
            return Err(Refused::NotFound.into());
        }
        let opened = self.open(me, table, tried).await?;
        let mark = sql!("UPDATE tables SET circle = $2 WHERE id = $1", &opened.id, id);
        self.hall.writer.commit(Unit::of(vec![mark])).await?;
        Ok(opened)
    }

    /// A group as its members see it; nobody else knows of it.
    pub async fn group(&self, me: &Player, id: &str) -> Result<Group, Fail> {
        if !self.is_member(id, &me.id).await? {
            return Err(Refused::NotFound.into());
        }
        let store = &self.hall.store;
        let query = sql!("SELECT name, host, invite FROM circles WHERE id = $1", id);
        let (name, host, invite): (String, Option<String>, String) =
            store.first(query).await?.ok_or(Refused::NotFound)?;
        let members = sql!(
            "SELECT a.id, a.name, (SELECT MAX(t.id) FROM tables t JOIN seats s ON s.table_id = t.id WHERE s.account = a.id \
             AND t.status = 'playing' AND t.circle = $1) FROM circle_members m JOIN accounts a ON a.id = m.account \
             WHERE m.circle_id = $1 ORDER BY a.name LIMIT 200",
            id
        );
        let members: Vec<(String, String, Option<String>)> = store.read(members).await?;
        let member = |(player, name, table)| Friend { player, name, mutual: false, table };
        let mut tables = Vec::new();
        for table in self.tables_of_group(id, me).await? {
            let open = table.status == Status::Waiting;
            let token: Option<(String,)> = match open {
                true => store.first(sql!("SELECT invite FROM tables WHERE id = $1", &table.id)).await?,
                false => None,
            };
            tables.push(GroupTable { table, invite: token.map(|(t,)| t) });
        }
        Ok(Group {
            id: id.to_owned(),
            name,
            i_host: host.as_ref() == Some(&me.id),
            invite,
            members: members.into_iter().map(member).collect(),
            tables,
            evening: self.evening(id).await?,
            tournaments: self.tournaments_of(Some(id)).await?,
        })
    }

    /// The games of the evening: everybody's points.
    async fn evening(&self, id: &str) -> Result<Vec<EveningLine>, Fail> {
        let query = sql!(
            "SELECT t.id, s.account, a.name, s.rank FROM tables t JOIN seats s ON s.table_id = t.id JOIN accounts a ON a.id = s.account \
             WHERE t.circle = $1 AND t.status = 'finished' AND t.fresh = 1 AND t.ended > $2 AND s.rank IS NOT NULL ORDER BY t.id, s.seat",
            id,
            now_ms() - EVENING,
        );
        let rows: Vec<(String, String, String, i64)> = self.hall.store.read(query).await?;
        let mut lines: BTreeMap<String, EveningLine> = BTreeMap::new();
        for game in rows.chunk_by(|a, b| a.0 == b.0) {
            for (_, account, name, rank) in game {
                let others = game.iter().filter(|g| g.1 != *account);
                let points: f64 = others
                    .map(|g| {
                        if g.3 > *rank {
                            1.0
                        } else if g.3 == *rank {
                            0.5
                        } else {
                            0.0
                        }
                    })
                    .sum();
                let line = lines.entry(account.clone()).or_insert_with(|| EveningLine {
                    place: 0,
                    player: account.clone(),
                    name: name.clone(),
                    played: 0,
                    won: 0,
                    points: 0.0,
                });
                line.played += 1;
                line.won += u32::from(*rank == 1);
                line.points += points;
            }
        }
        let mut all: Vec<EveningLine> = lines.into_values().collect();
        all.sort_by(|a, b| b.points.total_cmp(&a.points).then(b.won.cmp(&a.won)).then(a.name.cmp(&b.name)));
        for i in 0..all.len() {
            let level = i > 0 && all[i].points == all[i - 1].points && all[i].won == all[i - 1].won;
            all[i].place = if level { all[i - 1].place } else { i as u32 + 1 };
        }
        Ok(all)
    }
}
