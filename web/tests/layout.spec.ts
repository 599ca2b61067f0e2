import type { Locator } from "@playwright/test";
import { calm, expect, myMoveOrEnd, open, test, watch } from "./base";
import { reach } from "./walk";

const hand =
  "blob_fighter trade_pod battle_pod ram blob_wheel the_hive battle_blob mothership cutter embassy_yacht freighter barter_world trade_escort flagship imperial_fighter corvette survey_ship war_world trade_bot missile_bot".split(
    " ",
  );

/** How much of something is cut off by the frame it lies in, at its upper or lower edge. */
async function cut(one: Locator, frame: Locator): Promise<number> {
  const [inner, outer] = [await one.boundingBox(), await frame.boundingBox()];
  if (!inner || !outer) return Infinity;
  return Math.max(0, outer.y - inner.y, inner.y + inner.height - outer.y - outer.height);
}

test.describe("on a phone", () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

  test("a hand of twenty cards: each can be scrolled to and played", async ({ watched: page, server }) => {
    await calm(page);
    await page.goto(server.url);
    const id = await open(page, server, {
      game: "star-realms",
      options: { sets: ["core"] },
      position: { seat: [{ hand }, { hand: ["scout"] }] },
      seats: [{ kind: "me" }, { kind: "bot", level: "novice" }],
    });
    await page.goto(`${server.url}/table/${id}`);
    await expect(page.getByTestId("prompt")).toContainText("Your move");
    const reached = await reach(page, "star-realms", [], 1);
    const found = reached.found.map(([action]) => action);
    expect(hand.filter((card) => !found.includes(`play ${card}`))).toEqual([]);
    // Scrolled to the end, the last card is whole on the screen.
    const last = page.locator('[data-zone="hand"] [data-thing]').last();
    await last.scrollIntoViewIfNeeded();
    const box = await last.boundingBox();
    expect((box?.x ?? 999) + (box?.width ?? 0)).toBeLessThan(392);
  });

  test("Emperor: the button that passes a card covers none of my numbers", async ({ watched: page, server }) => {
    await calm(page);
    await page.goto(server.url);
    const id = await open(page, server, {
      game: "star-realms",
      options: { format: "emperor", players: 6 },
      position: {
        seat: [
          { trade: 12, combat: 12, hand: ["scout"], discard: ["swarmer"] },
          ...Array.from({ length: 5 }, () => ({ hand: ["scout"] })),
        ],
      },
      seats: [{ kind: "me" }, ...Array.from({ length: 5 }, () => ({ kind: "bot", level: "novice" }))],
    });
    await page.goto(`${server.url}/table/${id}`);
    const pass = page.locator("[data-pass]");
    await expect(pass).toBeInViewport({ ratio: 1 });
    const things = page.locator("footer :is(.authority, .pool, .pile, [data-pass])");
    const boxes = (await Promise.all((await things.all()).map((one) => one.boundingBox()))).filter(
      (box) => box !== null,
    );
    expect(boxes.length).toBe(6);
    const clash = boxes.filter((a, i) =>
      boxes.some(
        (b, k) => k > i && a.x < b.x + b.width && b.x < a.x + a.width && a.y < b.y + b.height && b.y < a.y + a.height,
      ),
    );
    expect(clash).toEqual([]);
    // On one line.
    expect((await pass.boundingBox())?.height).toBeLessThan(48);
  });

  test("a long question cuts nothing that it is about", async ({ watched: page, server }) => {
    await calm(page);
    await page.goto(server.url);
    for (const [card, asked] of [
      ["titan_salvor", ".picker .pick"],
      ["wrecking_crew", '[data-zone="row"] .card'],
    ] as const) {
      const id = await open(page, server, {
        game: "rise-of-empire",
        options: { pack: "rise-of-empire-community-2", scenario: 5, choice: 1 },
        position: {
          row: ["squire", "watchpost", "boneyard", "customs_station", "abbey_station"],
          seat: [{ hand: [card, "reclaimer", "scout"], discard: ["scout", "viper"] }, { bases: ["watchpost"] }],
        },
        seats: [{ kind: "me" }, { kind: "bot", level: "novice" }],
      });
      await page.goto(`${server.url}/table/${id}`);
      await page.locator(`[data-action="play ${card}"]`).click();
      await expect(page.locator('main [data-action^="pick"]').first()).toBeVisible();
      for (const one of await page.locator(asked).all())
        expect(await cut(one, page.locator(".upper")), card).toBeLessThan(2);
    }
  });

  test("a contest leaves the network its room, and whoever defends may also not", async ({ browser, server }) => {
    const [ada, ben] = await Promise.all([0, 1].map(() => browser.newPage({ viewport: { width: 390, height: 844 } })));
    if (!ada || !ben) throw new Error("no page");
    const troubles = [watch(ada, server.url), watch(ben, server.url)];
    for (const page of [ada, ben]) await calm(page);
    await ada.goto(server.url);
    const opened = await ada.request.post(`${server.url}/api/tables`, {
      data: {
        game: "rise-to-power",
        position: { seats: [{ hand: "blue5+green4" }, { hand: "blue5+blue6", network: "plant (seaport-2)" }] },
        seats: [{ kind: "me" }, { kind: "open" }],
        hints: true,
      },
    });
    const { id, invite } = (await opened.json()) as { id: string; invite: string };
    await ben.goto(`${server.url}/join/${invite}`);
    await ben.getByLabel("My name at the table").fill("Ben");
    await ben.getByRole("button", { name: "Sit down" }).click();
    await ada.goto(`${server.url}/table/${id}`);
    await myMoveOrEnd(ada);
    await ada.locator(".seat[data-lit]").click();
    await ada.locator(".net .tile[data-lit]").click();
    await ada.locator("[data-place]").first().click();
    await ada.getByRole("button", { name: "Do it" }).click();
    await expect(ben.locator(".contest")).toBeVisible();
    await ben.getByRole("button", { name: "Hint" }).click();
    await expect(ben.locator(".advice .num").first()).toBeVisible({ timeout: 30_000 });
    expect((await ben.locator(".net").boundingBox())?.height).toBeGreaterThan(150);
    await expect(ben.getByRole("button", { name: "Do it" })).toBeInViewport({ ratio: 1 });
    // What exactness gives is for whoever's turn it is.
    await expect(ben.locator("footer em")).toHaveCount(0);
    await ben.getByRole("button", { name: "Do not defend" }).click();
    await expect(ben.locator(".contest")).toBeHidden();
    expect(troubles.flat()).toEqual([]);
  });

  test("four players have room: no name is cut, what I have in play is whole", async ({ watched: page, server }) => {
    await calm(page);
    await page.goto(server.url);
    const bots = ["novice", "easy", "medium"].map((level) => ({ kind: "bot", level }));
    for (const [game, options] of [
      ["star-realms", { format: "free-for-all", players: 4 }],
      ["rise-to-power", { players: 4 }],
      ["galactic-rebellion", { players: 4 }],
    ] as const) {
      const id = await open(page, server, { game, options, seats: [{ kind: "me" }, ...bots] });
      await page.goto(`${server.url}/table/${id}`);
      await myMoveOrEnd(page);
      // Of those that are shown with three dots when they are too long; mine, with a guest's number, I know.
      const short = await page.locator("main .game b").evaluateAll((all) =>
        all
          .filter((e) => e.checkVisibility() && getComputedStyle(e).textOverflow === "ellipsis")
          .filter((e) => e.scrollWidth > e.clientWidth + 1)
          .map((e) => e.textContent.trim())
          .filter((name) => !/ \d+$/.test(name)),
      );
      expect(short, game).toEqual([]);
      if (game !== "star-realms") continue;
      await page.getByRole("button", { name: "Play all" }).click();
      await expect(page.getByText("No cards in hand")).toBeVisible();
      expect(await cut(page.locator(".upper > .mine"), page.locator(".upper"))).toBeLessThan(2);
      for (const ship of await page.locator('[data-zone="play"] .ship').all())
        expect(await cut(ship, page.locator(".upper"))).toBeLessThan(2);
    }
  });
});

test("Rise to Power: what is asked stays readable beside fourteen PRISM cards", async ({ watched: page, server }) => {
  await calm(page);
  await page.goto(server.url);
  const prism = ["green", "blue", "orange"].flatMap((colour) => [1, 2, 3, 4].map((n) => `${colour}${n}`));
  const id = await open(page, server, {
    game: "rise-to-power",
    position: { seats: [{ hand: [...prism, "green5", "blue5"].join("+") }, { hand: "blue5" }] },
    seats: [{ kind: "me" }, { kind: "bot", level: "novice" }],
  });
  for (const width of [1280, 1440]) {
    await page.setViewportSize({ width, height: 860 });
    await page.goto(`${server.url}/table/${id}`);
    const prompt = await page.getByTestId("prompt").boundingBox();
    const buttons = await page.locator(".buttons").boundingBox();
    const cards = await page.locator('[data-zone="hand"]').boundingBox();
    expect(prompt?.width ?? 0).toBeGreaterThan(200);
    expect((prompt?.x ?? 0) + (prompt?.width ?? 0)).toBeLessThanOrEqual((buttons?.x ?? 0) + 1);
    expect((cards?.x ?? 0) + (cards?.width ?? 0)).toBeLessThanOrEqual((prompt?.x ?? 0) + 1);
    const shown = page.locator('[data-zone="hand"] .prism').last();
    await shown.scrollIntoViewIfNeeded();
    await expect(shown).toBeInViewport({ ratio: 0.9 });
  }
});

test.describe("on a tablet", () => {
  test.use({ viewport: { width: 820, height: 1180 }, hasTouch: true });

  for (const locale of ["en-GB", "fr-FR"])
    test(`every table's header is one line (${locale})`, async ({ browser, server }) => {
      const context = await browser.newContext({ viewport: { width: 820, height: 1180 }, locale });
      const page = await context.newPage();
      const troubles = watch(page, server.url);
      await calm(page);
      await page.goto(server.url);
      for (const game of ["star-realms", "galactic-rebellion", "rise-to-power"]) {
        const id = await open(page, server, { game, seats: [{ kind: "me" }, { kind: "bot", level: "novice" }] });
        await page.goto(`${server.url}/table/${id}`);
        await expect(page.locator("main .game")).toBeVisible();
        const header = page.locator(".shell > header");
        expect((await header.boundingBox())?.height).toBeLessThan(56);
        const lines = await header
          .locator("> *")
          .evaluateAll((all) =>
            all.map((e) => ({ high: e.getBoundingClientRect().height, over: e.scrollWidth > e.clientWidth + 1 })),
          );
        expect(lines.filter(({ high, over }) => high > 44 || over)).toEqual([]);
      }
      expect(troubles).toEqual([]);
      await context.close();
    });
});

test("Galactic Rebellion: the foot keeps its height when the last worker leaves it", async ({
  watched: page,
  server,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await calm(page);
  await page.goto(server.url);
  const seats = [{ kind: "me" }, { kind: "bot", level: "novice" }];
  const id = await open(page, server, { game: "galactic-rebellion", seats });
  await page.goto(`${server.url}/table/${id}`);
  await myMoveOrEnd(page);
  const heights = new Set<number>();
  const left = page.locator("footer [data-worker]");
  for (let i = 0; i < 30 && (await left.count()); i++) {
    heights.add(Math.round((await page.locator("footer").boundingBox())?.height ?? 0));
    await page.locator('main [data-action^="land"], main [data-action^="place"]').first().click();
    await myMoveOrEnd(page);
  }
  heights.add(Math.round((await page.locator("footer").boundingBox())?.height ?? 0));
  expect(await left.count()).toBe(0);
  expect([...heights]).toHaveLength(1);
});
