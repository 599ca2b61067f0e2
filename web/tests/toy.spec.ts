import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { Page } from "@playwright/test";
import { createServer, type ViteDevServer } from "vite";
import type { View } from "../../crates/testkit/smugglers/web/types";
import type { CardInfo, Now, Snapshot, TableInfo, Update } from "../src/api/types";
import { calm, expect, open, test } from "./base";
import { development, Server } from "./server";

/** The pages as a contributor sees them: only these have the test kit's toys. */
let pages: ViteDevServer;
let home = "";

async function serve(server?: string): Promise<void> {
  if (server) process.env["STARBOARD_URL"] = server;
  pages = await createServer({
    root: join(import.meta.dirname, ".."),
    server: { host: "127.0.0.1", port: 0, hmr: false },
    logLevel: "silent",
  });
  await pages.listen();
  home = pages.resolvedUrls?.local[0]?.replace(/\/$/, "") ?? "";
}
test.afterEach(async () => pages?.close());

const card = (value: number): CardInfo => ({
  id: `cargo-${value}`,
  name: `Cargo ${value}`,
  set: "heap",
  faction: null,
  kind: "cargo",
  cost: null,
  defense: null,
  count: 6,
  text: String(value),
  origin: "ours",
  name_is_ours: false,
  rulings: [],
  more: {},
});
const seats = ["Ada", "Bob"].map((name, i) => ({
  seat: i + 1,
  team: i,
  kind: "person" as const,
  name,
  player: name,
  level: null,
  mine: i === 0,
}));
const table = {
  id: "toy",
  game: "smugglers",
  title: "Smugglers",
  edition: "1",
  options: {},
  status: "playing",
  seats,
  my_seats: [1],
  i_host: true,
  visibility: "link",
  clock: { kind: "none" },
  takebacks: "free",
  chat: true,
  invite: null,
  fingerprint: null,
  seed: null,
  result: null,
  rematch: null,
  campaign: null,
} as unknown as TableInfo;
const before = {
  ply: 0,
  step: 0,
  to_move: [1],
  prompt: { data: { type: "turn", seat: 1 }, words: "Seat 1: sell or raid." },
  view: {
    heap: 24,
    players: [
      { cards: 3, hand: [2, 3, 5], out: false },
      { cards: 3, out: false },
    ],
    scores: [0, 4],
    turn: 1,
    over: false,
  },
  legal: [
    { action: "sell 2", words: "Sell the 2", data: { type: "sell", value: 2 } },
    { action: "sell 3", words: "Sell the 3", data: { type: "sell", value: 3 } },
    { action: "sell 5", words: "Sell the 5", data: { type: "sell", value: 5 } },
    { action: "raid 2", words: "Raid seat 2", data: { type: "raid", seat: 2 } },
  ],
  undo: { free_to: null, asking_to: null },
  clocks: null,
  asked: null,
  outcome: null,
} as unknown as Now;
const after: Now = {
  ...before,
  ply: 1,
  step: 1,
  to_move: [2],
  legal: [],
  view: {
    ...(before.view as View),
    players: [
      { cards: 3, hand: [1, 2, 3], out: false },
      { cards: 3, out: false },
    ],
    scores: [5, 4],
    turn: 2,
  },
};

/** A server that knows one table of the toy and one move at it. */
async function recorded(page: Page): Promise<string[]> {
  const taken: string[] = [];
  const snapshot: Snapshot = {
    n: 1,
    table,
    looking_from: 1,
    now: before,
    items: [],
    more: false,
    people: { here: [1, 2], watching: 0 },
  };
  const update: Update = {
    n: 2,
    items: [
      {
        n: 2,
        at: 0,
        type: "moved",
        ply: 1,
        step: 1,
        seat: 1,
        action: "sell 5",
        data: { type: "sell", value: 5 },
        bot: null,
        events: [{ data: { type: "sold", seat: 1, value: 5 }, words: "Seat 1 sells a 5." }],
      },
    ],
    table: null,
    now: after,
  };
  let tell: (message: unknown) => void = () => {};
  await page.routeWebSocket(/^ws:\/\/[^/]+\/api\//, (socket) => {
    tell = (message) => socket.send(JSON.stringify(message));
    tell({ type: "snapshot", ...snapshot });
  });
  await page.route(/^http:\/\/[^/]+\/api\//, async (route) => {
    const path = new URL(route.request().url()).pathname;
    if (path.endsWith("/cards")) return route.fulfill({ json: [1, 2, 3, 4, 5].map(card) });
    if (path.endsWith("/actions")) {
      taken.push((route.request().postDataJSON() as { action: string }).action);
      await route.fulfill({ json: { n: 2, ply: 1 } });
      return tell({ type: "update", ...update });
    }
    return route.fulfill({ json: path.endsWith("/me") ? { me: null } : {} });
  });
  return taken;
}

for (const [lang, raid] of [
  ["en", "Raid"],
  ["fr", "Piller"],
] as const)
  test(`the toy has a table of its own, found by itself, in ${lang}`, async ({ page }) => {
    await serve();
    await calm(page);
    await page.addInitScript(
      (chosen) => localStorage.setItem("starboard.settings", JSON.stringify({ motion: "off", lang: chosen })),
      lang,
    );
    const taken = await recorded(page);
    await page.goto(`${home}/table/toy`);
    await expect(page.getByRole("button", { name: raid, exact: true })).toBeVisible();
    expect(await page.locator(".cargo").count()).toBe(3);
    await expect(page.locator("body")).not.toContainText(/\[[a-z][a-z0-9_-]+\]/);
    await page.locator('[data-action="sell 5"]').click();
    await expect(page.locator("li .score").first()).toHaveText("5");
    expect(taken).toEqual(["sell 5"]);
  });

test("what is shipped has no toys", () => {
  const shipped = join(import.meta.dirname, "../dist/assets");
  const scripts = readdirSync(shipped).filter((name) => /\.(js|css)$/.test(name));
  expect(scripts.length).toBeGreaterThan(20);
  expect(scripts.filter((name) => readFileSync(join(shipped, name), "utf8").includes("smugglers-"))).toEqual([]);
});

test("the toy is played to its end on a development shelf", async ({ page }) => {
  const server = await Server.start(development());
  try {
    await serve(server.url);
    await calm(page);
    await page.goto(home);
    const id = await open(page, server, { game: "smugglers" });
    await page.goto(`${home}/table/${id}`);
    const over = page.getByTestId("prompt").filter({ hasText: "The game is over" });
    for (let turn = 0; turn < 60 && !(await over.isVisible()); turn++)
      // What can be clicked may be gone with the answer to the click before.
      await expect(async () => {
        if (!(await over.isVisible())) await page.locator(".cargo:not(:disabled)").last().click({ timeout: 2000 });
      }).toPass();
    await expect(over).toBeVisible();
  } finally {
    await server.stop();
  }
});
