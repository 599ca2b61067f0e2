import { expect } from "@playwright/test";
import type { GameInfo } from "../../src/api/types";
import type { Shots } from "../shot";
import { situation } from "../situations";
import { LOOKS, type Studio, USUAL } from "./studio";

const bots = (n: number) => Array.from({ length: n }, () => ({ kind: "bot", level: "novice" }));

/** A game of novices to its end, for the pages about games that were played. */
async function played(studio: Studio, game: string, players: number): Promise<string> {
  const { id } = await studio.call("/tables", { game, options: { players }, seats: bots(players) });
  const status = async () => (await studio.call<{ table: { status: string } }>(`/tables/${id}`)).table.status;
  await expect.poll(status, { timeout: 120_000 }).toBe("finished");
  return id;
}

/** At a table: what lies over it. */
async function dialogs(studio: Studio): Promise<void> {
  const { page } = studio;
  const header = page.locator(".shell > header");
  await studio.open("menu", () => header.locator("button").nth(-2).click());
  for (const [name, what, key] of [
    ["card", "[data-thing]", "i"],
    ["why", "[data-why]", "w"],
  ] as const) {
    const found = page.locator(`main .game button${what}`).first();
    if (await found.count())
      await studio.open(name, async () => {
        await found.focus();
        await page.keyboard.press(key);
      });
  }
  await page.keyboard.press("h");
  await page
    .locator(".advice, .refusal")
    .first()
    .waitFor({ timeout: 30_000 })
    .catch(() => {});
  await studio.take("hint");
  await page.setViewportSize({ width: 390, height: 844 });
  await studio.open("log", () => page.keyboard.press("l"));
}

/** Everything about one game. */
export async function oneGame(studio: Studio, info: GameInfo, shots: Shots | undefined): Promise<void> {
  const { page } = studio;
  const { name } = info;
  for (const [part, path] of [
    ["about", ""],
    ["new", "new/"],
    ["cards", "cards/"],
    ["rules", "rules/"],
    ["daily", "daily/"],
    ["learn", "learn/"],
  ])
    await studio.take(part ?? "", `/${path}${name}`);
  const [card] = await studio.call<{ id: string }[]>(`/games/${name}/cards`);
  if (card) await studio.take("one-card", `/cards/${name}/${card.id}`);
  await studio.go(`/new/${name}`);
  for (const summary of await page.locator("main summary").all()) await summary.click();
  await studio.take("new-all");

  const [first] = info.formats;
  const players = first?.players[0] ?? 2;
  const over = await played(studio, name, players);
  await studio.take("end", `/table/${over}`);
  await studio.take("replay", `/replay/${over}?step=20`);
  await studio.open("fork", () => page.locator("header button.btn.small:not(.quiet)").first().click());

  for (const { name: format, players: counts } of info.formats) {
    const n = counts.at(-1) ?? 2;
    const options = { ...(info.formats.length > 1 ? { format } : {}), players: n };
    const { id } = await studio.call("/tables", { game: name, options, seats: [{ kind: "me" }, ...bots(n - 1)] });
    await studio.take(`table-${format || "first"}`, `/table/${id}`);
  }
  for (const [moment, wanted] of Object.entries(shots?.moments ?? {})) {
    const id = await situation(page, studio.url, { ...wanted, games: 1, game: name });
    await studio.take(`moment-${moment}`, `/table/${id}`);
    if (moment !== "table") continue;
    for (const [look, settings] of Object.entries(LOOKS)) {
      await studio.set(settings);
      await studio.take(look);
      await studio.set(USUAL);
    }
    await dialogs(studio);
  }
  const { id: two } = await studio.call("/tables", {
    game: name,
    seats: [{ kind: "me" }, { kind: "here", name: "Ben" }],
    options: { players: 2 },
  });
  await studio.take("curtain", `/table/${two}`);

  const open = { game: name, seats: [{ kind: "me" }, { kind: "open" }] };
  const { id: waiting, invite } = await studio.call<{ id: string; invite: string }>("/tables", open);
  await studio.take("waiting", `/table/${waiting}`);
  const context = await page.context().browser()?.newContext({ locale: studio.lang });
  if (context) {
    await studio.as(studio.about, await context.newPage()).take("invited", `/join/${invite}`);
    await context.close();
  }
  await shots?.screens?.(studio);
}
