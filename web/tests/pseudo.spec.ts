import { readdirSync } from "node:fs";
import { join } from "node:path";
import type { Page } from "@playwright/test";
import { expect, open, test } from "./base";
import { pseudoFaults, speakPseudo } from "./pseudo";

const games = readdirSync(join(import.meta.dirname, "../../games"));

test.describe.configure({ mode: "parallel" });

/** The words in the names of those who sit at a table, of opponents, and in mine. */
async function called(page: Page, url: string, path: string): Promise<string[]> {
  const ask = async <T>(at: string) => (await (await page.request.get(url + at)).json()) as T;
  const { me } = await ask<{ me: { name: string } | null }>("/api/me");
  const id = /^\/table\/(.+)$/.exec(path)?.[1];
  const seats = id ? (await ask<{ table: { seats: { name: string }[] } }>(`/api/tables/${id}`)).table.seats : [];
  const levels = (await ask<{ levels: { title: string }[] }[]>("/api/games")).flatMap((game) => game.levels);
  const names = [me?.name ?? "", ...seats.map((seat) => seat.name), ...levels.map((level) => level.title)];
  return names.flatMap((name) => name.split(/[^\p{L}]+/u));
}

/** A language a third longer than ours, on a phone: whatever is added next fits, and is translated. */
async function walk(page: Page, url: string, paths: string[]): Promise<string[]> {
  const wrong: string[] = [];
  for (const path of paths) {
    await page.goto(url + path);
    const ready = path.startsWith("/table/") ? page.getByTestId("prompt") : page.locator("h1").first();
    await expect(ready, path).toBeVisible();
    await page.waitForLoadState("networkidle");
    const names = await called(page, url, path);
    wrong.push(...(await pseudoFaults(page, names)).map((fault) => `${path.replace(/[0-9a-z]{12,}/, "…")} ${fault}`));
  }
  return wrong;
}

test.beforeEach(async ({ page, server }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.addInitScript(() =>
    localStorage.setItem("starboard.settings", JSON.stringify({ motion: "off", lang: "en" })),
  );
  await speakPseudo(page);
  // Tables that other tests have opened carry names of people, which nobody translates.
  await page.route(/\/api\/tables(\?[^/]*)?$/, (route) =>
    route.request().method() === "GET" ? route.fulfill({ json: { open: [], running: [] } }) : route.fallback(),
  );
  await page.goto(server.url);
});

test("the pages in a language a third longer", async ({ watched: page, server }) => {
  const begun = await page.request.post(`${server.url}/api/campaigns`, { data: {} });
  const campaign = ((await begun.json()) as { id: string }).id;
  const paths = ["/", "/me", "/campaign", `/campaign/${campaign}`, "/nowhere"];
  expect(await walk(page, server.url, [...paths, ...games.map((game) => `/new/${game}`)])).toEqual([]);
});

test("rules and cards in a language a third longer", async ({ watched: page, server }) => {
  expect(
    await walk(
      page,
      server.url,
      games.flatMap((game) => [`/rules/${game}`, `/cards/${game}`]),
    ),
  ).toEqual([]);
});

test("every game's table in a language a third longer", async ({ watched: page, server }) => {
  const tables: string[] = [];
  for (const game of games) tables.push(`/table/${await open(page, server, { game })}`);
  expect(await walk(page, server.url, tables)).toEqual([]);
});
