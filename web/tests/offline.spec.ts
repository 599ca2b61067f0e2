import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import AxeBuilder from "@axe-core/playwright";
import { test as base, expect, type Page } from "@playwright/test";
import { calm, watch } from "./base";
import { Files } from "./files";

/** The static site: no server, a plain host of files under a sub-path. */
const folder = join(import.meta.dirname, "../site");
const GAMES = ["star-realms", "rise-of-empire", "rise-to-power", "galactic-rebellion"];

const test = base.extend<{ site: Files; table: Page }>({
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
test.skip(!existsSync(join(folder, "sw.js")), "the site is not built: make site");

/** Asks the tables of this browser, as the pages do. */
async function ask<T>(page: Page, method: string, path: string, body?: unknown): Promise<T> {
  await page.waitForFunction(() => "starboard" in window);
  return page.evaluate(
    (request) => {
      const { starboard } = window as unknown as { starboard: { ask(...request: unknown[]): Promise<never> } };
      return starboard.ask(...request);
    },
    [method, path, body],
  );
}

const plan = (game: string, level = "novice") => ({ game, seats: [{ kind: "me" }, { kind: "bot", level }] });

/** Opens a table and shows it. */
async function open(page: Page, site: Files, game = "star-realms", level = "novice"): Promise<string> {
  const { id } = await ask<{ id: string }>(page, "POST", "/tables", plan(game, level));
  await page.goto(`${site.url}#/table/${id}`);
  await expect(page.getByTestId("prompt")).toContainText(/Your move|À vous/);
  return id;
}

/** Acts at a table until it is over (then it says so) or `most` actions are done. */
const playOn = (page: Page, id: string, most: number): Promise<"over" | "open"> =>
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

const step = async (page: Page, id: string) =>
  (await ask<{ now: { step: number } }>(page, "GET", `/tables/${id}`)).now.step;

test.describe("with the network cut", () => {
  test.use({ serviceWorkers: "allow" });

  test("a whole game of each game, a reload in the middle of it, and the pages around", async ({ table, site }) => {
    await table.goto(site.url);
    await expect(table.locator("section.games article")).toHaveCount(GAMES.length);
    await table.evaluate(async () => {
      await navigator.serviceWorker.ready;
      while (!navigator.serviceWorker.controller) await new Promise((done) => setTimeout(done, 50));
    });
    await site.stop();
    await table.context().setOffline(true);
    await table.reload();
    await expect(table.locator("section.games article")).toHaveCount(GAMES.length);
    for (const game of GAMES) {
      const id = await open(table, site, game);
      await playOn(table, id, 6);
      const before = await step(table, id);
      await table.reload();
      await expect(table.getByTestId("prompt")).toBeVisible();
      expect(await step(table, id)).toBeGreaterThanOrEqual(before);
      expect(await playOn(table, id, 20_000)).toBe("over");
      await expect(table.getByTestId("prompt")).toContainText("The game is over");
    }
    await table.goto(`${site.url}#/me`);
    await expect(table.getByText(`${GAMES.length} finished games are kept`)).toBeVisible();
    await table.goto(`${site.url}#/rules/star-realms`);
    await expect(table.getByRole("heading", { level: 1 })).toBeVisible();
    // Puzzles are a file of their own.
    await table.goto(`${site.url}#/puzzles`);
    await expect(table.getByText("0 of 100 solved")).toHaveCount(GAMES.length);
  });

  test("a new version in mid-game keeps the game", async ({ table, site }) => {
    await table.goto(site.url);
    await table.evaluate(async () => {
      await navigator.serviceWorker.ready;
      while (!navigator.serviceWorker.controller) await new Promise((done) => setTimeout(done, 50));
    });
    const id = await open(table, site);
    await playOn(table, id, 4);
    const before = await step(table, id);
    const worker = readFileSync(join(folder, "sw.js")).toString();
    site.changed.set("sw.js", worker.replace(/const version = "\w+"/, 'const version = "the-next"'));
    await table.evaluate(async () => (await navigator.serviceWorker.getRegistration())?.update());
    await table.getByRole("button", { name: "Use it now" }).click();
    // The page is loaded anew meanwhile.
    await expect(async () => {
      expect(await table.evaluate(() => caches.keys())).toContain("starboard-the-next");
    }).toPass();
    await expect(table.getByTestId("prompt")).toBeVisible();
    await expect.poll(() => step(table, id)).toBeGreaterThanOrEqual(before);
  });
});

test("two tabs at one table: one leads, the other follows and takes over", async ({ table, site, context }) => {
  await table.goto(site.url);
  const id = await open(table, site);
  const other = await context.newPage();
  await calm(other);
  await other.goto(`${site.url}#/table/${id}`);
  await expect(other.getByTestId("prompt")).toContainText("Your move");
  await playOn(table, id, 3);
  const led = await step(table, id);
  await expect.poll(() => step(other, id)).toBeGreaterThanOrEqual(led);
  await playOn(other, id, 3);
  const followed = await step(other, id);
  expect(followed).toBeGreaterThan(led);
  await table.close();
  await expect.poll(() => step(other, id)).toBeGreaterThanOrEqual(followed);
  await playOn(other, id, 2);
  expect(await step(other, id)).toBeGreaterThan(followed);
});

test("a campaign over two scenarios", async ({ table, site }) => {
  await table.goto(site.url);
  const { id } = await ask<{ id: string }>(table, "POST", "/campaigns", {});
  for (const played of [1, 2]) {
    const { asked } = await ask<{ asked: number | null }>(table, "GET", `/campaigns/${id}`);
    const wish = asked === 1 ? { choice: 1 } : {};
    const game = await ask<{ id: string }>(table, "POST", `/campaigns/${id}/play`, wish);
    expect(await playOn(table, game.id, 20_000)).toBe("over");
    await table.goto(`${site.url}#/campaign/${id}`);
    await table.reload();
    await expect(table.getByRole("heading", { level: 1 })).toBeVisible();
    expect((await ask<{ played: number }>(table, "GET", `/campaigns/${id}`)).played).toBe(played);
  }
});

test("a browser that keeps nothing says so, and plays", async ({ table, site }) => {
  await table.addInitScript(() => {
    IDBFactory.prototype.open = () => {
      throw new DOMException("no", "SecurityError");
    };
  });
  await table.goto(site.url);
  const id = await open(table, site);
  await expect(table.getByRole("alert").filter({ hasText: "This browser keeps nothing" })).toBeVisible();
  await playOn(table, id, 5);
  expect(await step(table, id)).toBeGreaterThanOrEqual(5);
});

test("without room it says so, and keeps what is played once there is room", async ({ table, site }) => {
  await table.goto(site.url);
  const id = await open(table, site);
  // A disk that is full, as the worker meets it.
  const room = (there: boolean) =>
    Promise.all(
      table.workers().map((worker) =>
        worker.evaluate((fits) => {
          const store = IDBObjectStore.prototype as unknown as { put: unknown; had?: unknown };
          store.had ??= store.put;
          store.put = fits
            ? store.had
            : () => {
                throw new DOMException("no room", "QuotaExceededError");
              };
        }, there),
      ),
    );
  await room(false);
  await playOn(table, id, 3);
  await expect(table.getByRole("alert").filter({ hasText: "There is no room left" })).toBeVisible();
  await room(true);
  await playOn(table, id, 2);
  const before = await step(table, id);
  await table.reload();
  await expect(table.getByTestId("prompt")).toBeVisible();
  expect(await step(table, id)).toBeGreaterThanOrEqual(before);
});

test("everything goes into a file and out of it; a record replays elsewhere", async ({ table, site, browser }) => {
  await table.goto(site.url);
  const id = await open(table, site, "rise-to-power");
  await playOn(table, id, 20_000);
  await table.goto(`${site.url}#/me`);
  const [saved] = await Promise.all([
    table.waitForEvent("download"),
    table.getByRole("button", { name: "Save everything to a file" }).click(),
  ]);
  const context = await browser.newContext();
  const other = await context.newPage();
  await calm(other);
  await other.goto(`${site.url}#/me`);
  await other.locator('section:has-text("In this browser") input[type="file"]').setInputFiles(await saved.path());
  await expect(other.getByText("One game or campaign was taken in.")).toBeVisible();
  const record = (page: Page) => ask<{ fingerprint: string }>(page, "GET", `/tables/${id}/record`);
  expect(await record(other)).toEqual(await record(table));
  await context.close();
});

const LOG = `Play all
        Hard AI  >  <color=#800080>Scout</color> +1 Trade (Trade:1)
        Hard AI  >  <color=#800080>Scout</color> +1 Trade (Trade:2)
        Hard AI  >  <color=#800080>Viper</color> +1 Combat (Combat:1)
Acquired <color=#4CC417>Trade Pod</color>
        Hard AI - -2 Trade (Trade:0)
Attacked Player for 1 (New Authority:49)
        Hard AI - -1 Combat (Combat:0)
        Player - -1 Authority (Authority:49)
Hard AI ends turn 1
        Drew 5 cards.
        Refresh ally indicators
        It is now Player's turn 2
`;

test("a log of the publisher's app comes in; one that is none, or is wrong, is said so", async ({ table, site }) => {
  await table.goto(`${site.url}#/import`);
  const bring = async (text: string) => {
    await table.getByRole("textbox").fill(text);
    await table.getByRole("button", { name: "Bring it in" }).click();
  };
  await bring("this is no log");
  await expect(table.getByRole("alert")).toContainText("log");
  await bring(LOG.replace("(Trade:0)", "(Trade:1)"));
  await expect(table.getByRole("alert")).toContainText("line 6");
  await bring(LOG);
  await expect(table.getByRole("status")).toContainText("13");
  await table.getByRole("status").getByRole("link").click();
  await expect(table.getByRole("slider", { name: "Step" })).toBeVisible();
});

for (const [name, viewport, locale] of [
  ["a phone in French", { width: 390, height: 844 }, "fr-FR"],
  ["a desktop in English", { width: 1280, height: 860 }, "en-GB"],
] as const)
  test.describe(name, () => {
    test.use({ viewport, locale });

    test("every page stands, and axe finds nothing", async ({ table, site }) => {
      await table.goto(site.url);
      await expect(table.locator("section.games article")).toHaveCount(GAMES.length);
      const look = async () => {
        const found = await new AxeBuilder({ page: table }).analyze();
        expect(found.violations.map((v) => `${v.id}: ${v.nodes[0]?.html}`)).toEqual([]);
        const wide = await table.evaluate(() => document.documentElement.scrollWidth - innerWidth);
        expect(wide).toBeLessThanOrEqual(0);
        expect(await table.locator("body").innerText()).not.toMatch(/\[[a-z]+-[a-z-]+\]/);
      };
      await look();
      await open(table, site);
      await look();
      await table.goto(`${site.url}#/me`);
      await expect(table.getByRole("heading", { level: 1 })).toBeVisible();
      await look();
    });
  });
