import { calm, expect, open, test } from "./base";
import { reach } from "./walk";

const hand =
  "blob_fighter trade_pod battle_pod ram blob_wheel the_hive battle_blob mothership cutter embassy_yacht freighter barter_world trade_escort flagship imperial_fighter corvette survey_ship war_world trade_bot missile_bot".split(
    " ",
  );

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
