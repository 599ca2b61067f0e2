import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { Page } from "@playwright/test";
import { calm } from "./base";
import { ask, controlled, expect, folder, GAMES, isBuilt, open, plan, playCampaign, playOn, step, test } from "./site";

test.skip(!isBuilt, "the site is not built: make site");

test.describe("with the network cut", () => {
  test.use({ serviceWorkers: "allow" });

  test("a whole game of each game, a reload in the middle of it, and the pages around", async ({ table, site }) => {
    await table.goto(site.url);
    await expect(table.locator("section.games article")).toHaveCount(GAMES.length);
    await controlled(table);
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
      expect(await playOn(table, id)).toBe("over");
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

  test("a whole campaign", async ({ table, site }) => {
    await table.goto(site.url);
    await controlled(table);
    // The engine is fetched when a game is first played.
    const { id } = await ask<{ id: string }>(table, "POST", "/campaigns", {});
    await site.stop();
    await table.context().setOffline(true);
    await table.reload();
    const { games } = await ask<{ games: number }>(table, "GET", `/campaigns/${id}`);
    expect(await playCampaign(table, id, games)).toBe(games);
    await table.goto(`${site.url}#/campaign/${id}`);
    await table.reload();
    await expect(table.getByRole("heading", { level: 1 })).toBeVisible();
    const { stage } = await ask<{ stage: string }>(table, "GET", `/campaigns/${id}`);
    expect(["top_up", "over"]).toContain(stage);
  });

  test("a new version in mid-game keeps the game, in every tab", async ({ table, site, context }) => {
    await table.goto(site.url);
    await controlled(table);
    const id = await open(table, site);
    await playOn(table, id, 4);
    const before = await step(table, id);
    const other = await context.newPage();
    await calm(other);
    await other.goto(`${site.url}#/table/${id}`);
    await expect(other.getByTestId("prompt")).toContainText("Your move");
    await other.evaluate(() => Object.assign(window, { old: true }));
    const worker = readFileSync(join(folder, "sw.js")).toString();
    site.changed.set("sw.js", worker.replace(/const version = "\w+"/, 'const version = "the-next"'));
    await table.evaluate(async () => (await navigator.serviceWorker.getRegistration())?.update());
    await table.getByRole("button", { name: "Use it now" }).click();
    // The page is loaded anew meanwhile.
    await expect(async () => {
      const kept = await table.evaluate(() => caches.keys());
      expect(kept.filter((name) => name.startsWith("starboard-the-next"))).toHaveLength(1);
    }).toPass({ timeout: 60_000 });
    await expect(table.getByTestId("prompt")).toBeVisible();
    await expect.poll(() => step(table, id)).toBeGreaterThanOrEqual(before);
    // What the other tab would fetch later is of the old version, which is gone: it is loaded anew, and goes on.
    await expect(async () => {
      expect(await other.evaluate(() => "old" in window)).toBe(false);
    }).toPass({ timeout: 60_000 });
    await expect(other.getByTestId("prompt")).toBeVisible();
    await playOn(other, id, 2);
    await other.goto(`${site.url}#/rules/star-realms`);
    await expect(other.getByRole("heading", { level: 1 })).toBeVisible();
  });
});

test("while the engine comes the page says how far it is", async ({ table, site }) => {
  site.slow.set(".engine", 200);
  await table.goto(site.url);
  await table.locator("section.games article button.go").first().click();
  const bar = table.getByRole("progressbar", { name: "Setting up the table" });
  await expect(bar).toBeVisible();
  const part = () => bar.evaluate((progress: HTMLProgressElement) => progress.value);
  await expect.poll(part).toBeGreaterThan(0);
  const first = await part();
  await expect.poll(part).toBeGreaterThan(first);
  await expect(table.getByTestId("prompt")).toContainText("Your move");
  await expect(bar).toHaveCount(0);
});

test("what cannot be fetched is said, and asked for again", async ({ page, site }) => {
  await calm(page);
  site.away = /starboard-[\w-]+\.engine$/;
  await page.goto(site.url);
  await page.getByRole("button", { name: "Play now" }).first().click();
  await expect(page.getByRole("alert").filter({ hasText: "could not be fetched" })).toBeVisible();
  // The engine comes, what opponents have learned does not.
  site.away = /star-realms-duel-[\w-]+\.packed$/;
  const table = { ...plan("star-realms", "hard"), options: { first: 2 } };
  const { id } = await ask<{ id: string }>(page, "POST", "/tables", table);
  await page.goto(`${site.url}#/table/${id}`);
  const alert = page.getByRole("alert").filter({ hasText: "Your opponent cannot think" });
  await expect(alert).toBeVisible();
  await alert.getByRole("button", { name: "Try again" }).click();
  await expect(alert).toBeVisible();
  site.away = null;
  await alert.getByRole("button", { name: "Try again" }).click();
  await expect(page.getByTestId("prompt")).toContainText("Your move");
  await expect(alert).toHaveCount(0);

  // So does the worker beside, which hints come from.
  site.away = /desk-[\w-]+\.js$/;
  await page.keyboard.press("h");
  await expect(page.getByText("The engine of these pages could not be fetched")).toBeVisible();
  site.away = null;
  await page.keyboard.press("h");
  await expect(page.locator(".advice b").first()).toBeVisible();
});

test("a hint at the table, and a review of the game", async ({ table, site }) => {
  await table.goto(site.url);
  const id = await open(table, site);
  await table.keyboard.press("h");
  await expect(table.locator(".advice b").first()).toBeVisible();
  await playOn(table, id, 8);
  await ask(table, "POST", `/tables/${id}/leave`, {});
  const panel = table.getByRole("region", { name: "What decided it" });
  await expect(panel.locator("svg path").first()).toBeVisible();
  await expect(panel.getByRole("progressbar")).toHaveCount(0, { timeout: 200_000 });
  await expect(panel.getByRole("table").first()).toContainText("Luck");
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
    expect(await playCampaign(table, id, played)).toBe(played);
    await table.goto(`${site.url}#/campaign/${id}`);
    await table.reload();
    await expect(table.getByRole("heading", { level: 1 })).toBeVisible();
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
  await playOn(table, id);
  await table.goto(`${site.url}#/me`);
  await table.getByRole("button", { name: "Settings" }).click();
  await table.getByRole("radio", { name: "Light" }).check();
  await table.keyboard.press("Escape");
  const [saved] = await Promise.all([
    table.waitForEvent("download"),
    table.getByRole("button", { name: "Save everything to a file" }).click(),
  ]);
  const context = await browser.newContext();
  const other = await context.newPage();
  await calm(other);
  await other.goto(`${site.url}#/me`);
  await other.locator('section:has-text("In this browser") input[type="file"]').setInputFiles(await saved.path());
  await expect(other.getByText("One game or campaign was taken in. Your settings came along.")).toBeVisible();
  await expect(other.locator("html")).toHaveAttribute("data-theme", "light");
  await other.reload();
  await expect(other.locator("html")).toHaveAttribute("data-theme", "light");
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
