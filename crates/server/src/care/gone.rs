//! What people share with me, to take away; and what is left of a deleted account: nothing that leads back to it. Games stay, with a
//! seat that nobody in particular sat in.

use crate::app::App;
use crate::people::names::key;
use crate::people::session::Player;
use crate::problem::Fail;
use crate::sql;
use crate::store::{Json, Statement};
use crate::table::Plan;
use crate::words::{WORDS, lang};
use serde_json::{Value, json};

/// A rated game of mine: table, game, format, when, rank, points before and after, does it count.
type Rated = (String, String, String, i64, i64, i64, i64, bool);

impl App {
    /// What the server holds of a player among others.
    pub(crate) async fn export_company(&self, me: &Player) -> Result<Value, Fail> {
        let store = &self.hall.store;
        let rated = sql!(
            "SELECT table_id, game, format, at, rank, before, after, counted FROM rated_games WHERE account = $1 ORDER BY at",
            &me.id
        );
        let rated: Vec<Rated> = store.read(rated).await?;
        let game = |(table, game, format, at, rank, before, after, counted): Rated| {
            let points = |n: i64| n as f64 / 1000.0;
            json!({ "table": table, "game": game, "format": format, "at": at, "rank": rank, "before": points(before),
                "after": points(after), "counted": counted })
        };
        let cups = sql!(
            "SELECT t.id, t.name FROM tournaments t JOIN tournament_players p ON p.tournament_id = t.id WHERE p.account = $1",
            &me.id
        );
        let cups: Vec<(String, String)> = store.read(cups).await?;
        let reports = sql!("SELECT at, reason, words FROM reports WHERE by_account = $1 ORDER BY at", &me.id);
        let reports: Vec<(i64, String, String)> = store.read(reports).await?;
        let sanctions = sql!("SELECT kind, reason, at, until FROM sanctions WHERE account = $1 ORDER BY at", &me.id);
        let sanctions: Vec<(String, String, i64, i64)> = store.read(sanctions).await?;
        let company = self.company(me).await?;
        Ok(json!({
            "rated_games": rated.into_iter().map(game).collect::<Vec<_>>(),
            "following": company.following,
            "blocked": company.blocked,
            "invitations": company.invitations,
            "groups": company.groups,
            "tournaments": cups,
            "reports": reports,
            "sanctions": sanctions,
            "holidays": self.hall.holidays(Some(&me.id)).await?,
        }))
    }

    /// The statements that take an account out of everything people share. `nobody` is what the seat reads afterwards.
    pub(crate) async fn out_of_company(&self, me: &Player, nobody: &str) -> Result<Vec<Statement>, Fail> {
        let id = &me.id;
        let unnamed = |key: &str| WORDS.say(lang(), key, &[]);
        let mut unit = vec![
            sql!("DELETE FROM attempts WHERE name_key = $1", key(&me.name)),
            sql!("DELETE FROM ratings WHERE account = $1", id),
            sql!("UPDATE rated_games SET account = NULL WHERE account = $1", id),
            sql!("DELETE FROM waiting WHERE account = $1", id),
            sql!(
                "UPDATE matches SET stage = 'off' WHERE stage = 'agreed' AND id IN (SELECT match_id FROM match_players WHERE account = $1)",
                id
            ),
            sql!("UPDATE match_players SET account = NULL WHERE account = $1", id),
            sql!("DELETE FROM follows WHERE account = $1 OR player = $1", id),
            sql!("DELETE FROM blocks WHERE account = $1 OR player = $1", id),
            sql!("DELETE FROM invitations WHERE account = $1 OR by_account = $1", id),
            sql!("DELETE FROM circle_members WHERE account = $1", id),
            // What they called it was their text.
            sql!("UPDATE circles SET name = $2 WHERE host = $1", id, unnamed("unnamed-group")),
            sql!(
                "UPDATE circles SET host = (SELECT MIN(m.account) FROM circle_members m WHERE m.circle_id = circles.id) WHERE host = $1",
                id
            ),
            sql!(
                "DELETE FROM circles WHERE NOT EXISTS (SELECT 1 FROM circle_members m WHERE m.circle_id = circles.id)"
            ),
            sql!("UPDATE tournaments SET host = NULL, name = $2 WHERE host = $1", id, unnamed("unnamed-tournament")),
            sql!("UPDATE tournament_players SET account = NULL, name = $2, gone = 1 WHERE account = $1", id, nobody),
            sql!("DELETE FROM reports WHERE player = $1", id),
            sql!("UPDATE reports SET by_account = NULL, words = '' WHERE by_account = $1", id),
            sql!("DELETE FROM banned_places WHERE sanction IN (SELECT s.id FROM sanctions s WHERE s.account = $1)", id),
            sql!("DELETE FROM sanctions WHERE account = $1", id),
            sql!(
                "UPDATE audit SET player = NULL, about = $2, words = CASE WHEN deed = 'sanction' THEN '' ELSE words END WHERE player = $1",
                id,
                nobody
            ),
            sql!("UPDATE audit SET by_account = NULL, by_name = $2 WHERE by_account = $1", id, nobody),
            sql!("DELETE FROM holidays WHERE account = $1", id),
        ];
        // A rematch keeps seats for people, by their ids, in what was agreed before the start.
        let expecting = sql!("SELECT id, rules FROM tables WHERE rules LIKE '%' || $1 || '%'", id);
        let expecting: Vec<(String, Json<Plan>)> = self.hall.store.read(expecting).await?;
        for (table, Json(mut plan)) in expecting {
            for kept in &mut plan.expected {
                if kept.as_ref() == Some(id) {
                    *kept = None;
                }
            }
            let plan = serde_json::to_string(&plan).unwrap_or_default();
            unit.push(sql!("UPDATE tables SET rules = $2 WHERE id = $1", table, plan));
        }
        Ok(unit)
    }
}
