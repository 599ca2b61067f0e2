import { execFileSync } from "node:child_process";
import type { Browser } from "@playwright/test";
import type { GameInfo } from "../../src/api/types";
import { program, type Server } from "../../tests/server";
import type { Studio } from "./studio";

const clock = { kind: "live", seconds: 600, increment: 5, out: "concede" };

/** The pages about people, as an owner of the server sees them among friends. */
export async function people(studio: Studio, server: Server, browser: Browser): Promise<void> {
  const { lang, page } = studio;
  const enter = (name: string) => ({ name, password: "a long password" });
  const me = await studio.call("/register", enter(`Ada ${lang}`));
  const friend = studio.as(studio.about, await (await browser.newContext()).newPage());
  const other = await friend.call("/register", enter(`Ben ${lang}`));
  execFileSync(program(), ["admin", "--database", server.database, "grant", `Ada ${lang}`]);
  const shelf = await studio.call<GameInfo[]>("/games");
  const [game, second] = shelf.filter((info) => !info.campaign).map((info) => info.name);
  const group = await studio.call("/groups", { name: lang === "fr" ? "Vendredi" : "Friday" });
  const plan = { game, clock, kind: "swiss", bots: ["novice", "novice", "easy"] };
  const cup = await studio.call("/tournaments", { ...plan, name: "Orion" });
  await studio.call(`/tournaments/${cup.id}/start`, {});
  const waiting = await studio.call("/tournaments", { ...plan, name: "Rigel" });
  const dare = await studio.call("/challenges", { player: other.id, game, clock, rated: true });
  await studio.call(`/players/${other.id}/follow`, { on: true });
  await studio.call("/reports", { player: other.id, reason: "words", words: "rude" });
  await studio.call("/admin/sanctions", { player: `Ben ${lang}`, kind: "chat", days: 2, reason: "rude" });
  await studio.call("/admin/codes", {});
  const seats = [{ kind: "me" }, { kind: "open" }];
  const table = await friend.call("/tables", { game, seats, clock: { kind: "correspondence", days: 3, out: "bot" } });
  await friend.call(`/tables/${table.id}/invite`, { name: `Ada ${lang}` });
  await friend.call("/challenges", { player: me.id, game: second, clock, rated: true });
  const lost = await studio.call("/tables", { game, seats: [{ kind: "me" }, { kind: "bot", level: "novice" }] });
  await studio.call(`/tables/${lost.id}/leave`, {});

  for (const name of ["play", "people", "ratings", "tournaments", "admin", "me"]) await studio.take(name, `/${name}`);
  await studio.take("group", `/group/${group.id}`);
  await studio.take("tournament", `/tournament/${cup.id}`);
  await studio.take("tournament-waiting", `/tournament/${waiting.id}`);
  await studio.take("match", `/match/${dare.id}`);
  await studio.take("player", `/player/${other.id}`);
  await studio.take("player-me", `/player/${me.id}`);
  await studio.go("/play");
  await page.locator("main .btn.go").last().click();
  await page.waitForTimeout(500);
  await studio.take("looking");
  await friend.page.context().close();
}
