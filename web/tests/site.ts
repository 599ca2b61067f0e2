import { existsSync } from "node:fs";
import { join } from "node:path";
import { test as base, expect, type Page } from "@playwright/test";
import { calm, watch } from "./base";
import { Files } from "./files";

/** The static site: no server, a plain host of files under a sub-path. */
export const folder = join(import.meta.dirname, "../site");
export const GAMES = ["star-realms", "rise-of-empire", "rise-to-power", "galactic-rebellion"];

export const isBuilt = existsSync(join(folder, "sw.js"));

/** A page of the site: `table` fails on console errors and on requests to any other host. */
export const test = base.extend<{ site: Files; table: Page }>({
  // oxlint-disable-next-line no-empty-pattern
  site: async ({}, use) => {
    const site = await Files.serve(folder);
    await use(site);
    await site.stop();
  },
  table: async ({ page, site }, use) => {
    const troubles = watch(page, new URL(site.url).origin);
    await calm(page);
    await use(page);
    expect(troubles).toEqual([]);
  },
});

export { expect };

/** Asks the tables of this browser, as the pages do. */
export async function ask<T>(page: Page, method: string, path: string, body?: unknown): Promise<T> {
  await page.waitForFunction(() => "starboard" in window);
  return page.evaluate(
    (request) => {
      const { starboard } = window as unknown as { starboard: { ask(...request: unknown[]): Promise<never> } };
      return starboard.ask(...request);
    },
    [method, path, body],
  );
}

export const plan = (game: string, level = "novice") => ({ game, seats: [{ kind: "me" }, { kind: "bot", level }] });

/** Opens a table and shows it. */
export async function open(page: Page, site: Files, game = "star-realms", level = "novice"): Promise<string> {
  const { id } = await ask<{ id: string }>(page, "POST", "/tables", plan(game, level));
  await page.goto(`${site.url}#/table/${id}`);
  await expect(page.getByTestId("prompt")).toContainText(/Your move|À vous/);
  return id;
}

/** Acts at a table until it is over (then it says so) or `most` actions are done. */
export const playOn = (page: Page, id: string, most = 20_000): Promise<"over" | "open"> =>
  page.evaluate(
    async ([at, limit]) => {
      const { starboard } = window as unknown as { starboard: { ask(...request: unknown[]): Promise<never> } };
      interface Seen {
        table: { status: string };
        now: { ply: number; legal: { action: string }[] };
      }
      for (let nth = 0, done = 0; done < limit; nth++) {
        const seen: Seen = await starboard.ask("GET", `/tables/${at}`);
        if (seen.table.status !== "playing") return "over" as const;
        if (seen.now.legal.length) {
          const action = seen.now.legal[(nth * 7) % seen.now.legal.length]?.action;
          await starboard.ask("POST", `/tables/${at}/actions`, { ply: seen.now.ply, action });
          done++;
        } else await new Promise((wait) => setTimeout(wait, 5));
      }
      return "open" as const;
    },
    [id, most] as const,
  );

export const step = async (page: Page, id: string) =>
  (await ask<{ now: { step: number } }>(page, "GET", `/tables/${id}`)).now.step;

/** Plays a campaign on for some games, or to the end of its last. */
export async function playCampaign(page: Page, id: string, games: number): Promise<number> {
  interface Campaign {
    stage: string;
    asked: number | null;
    played: number;
  }
  for (;;) {
    const { stage, asked, played } = await ask<Campaign>(page, "GET", `/campaigns/${id}`);
    if (played >= games || !["next", "playing"].includes(stage)) return played;
    const wish = asked === 1 ? { choice: 1 } : {};
    const game = await ask<{ id: string }>(page, "POST", `/campaigns/${id}/play`, wish);
    expect(await playOn(page, game.id)).toBe("over");
  }
}

/** The service worker has everything, and this page is its. */
export const controlled = (page: Page): Promise<void> =>
  page.evaluate(async () => {
    await navigator.serviceWorker.ready;
    while (!navigator.serviceWorker.controller) await new Promise((done) => setTimeout(done, 50));
  });
