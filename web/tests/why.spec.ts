import { calm, expect, open, test } from "./base";

const bots = { seats: [{ kind: "me" }, { kind: "bot", level: "novice" }] };

interface Case {
  plan: Record<string, unknown>;
  /** To be clicked first. */
  before?: string[];
  thing: string;
  reason: RegExp;
}

/** A thing at each table that cannot be used now, and what the rules say of it. */
const cases = {
  "star-realms": {
    plan: {
      position: {
        row: ["leviathan", "star_barge", "predator", "cargo_pod", "cargo_pod"],
        seat: [{ hand: ["viper"] }, { hand: ["scout"] }],
      },
    },
    thing: '[data-why="buy leviathan"]',
    reason: /Leviathan costs 8, you have 0 trade/,
  },
  "rise-to-power": {
    plan: {
      options: { players: 2, first_player: "seat_1" },
      position: {
        track: ["tidal_farm-1"],
        seats: [
          { hand: "blue2+green3", network: "(seaport-2) plant" },
          { hand: "green6", network: "plant" },
        ],
      },
    },
    before: ['[data-thing="seaport-2"]'],
    thing: '[data-why^="power seaport-2"]',
    reason: /2 is too little; the cost is 5/,
  },
  "galactic-rebellion": {
    plan: {
      options: { players: 2 },
      position: {
        phase: "settling",
        order: [2, 1],
        planets: { trega: { imperial_fleet: true } },
        players: [{ hand: { rebel: 5 } }, { hand: { rebel: 5 } }],
      },
    },
    thing: '[data-why="land trega"]',
    reason: /An imperial fleet blocks Trega/,
  },
};

for (const [game, { plan, before, thing, reason }] of Object.entries<Case>(cases)) {
  test(`${game}: what cannot be done says why to a mouse, a finger and a key`, async ({ server, browser }) => {
    const context = await browser.newContext({
      hasTouch: true,
      locale: "en-GB",
      viewport: { width: 1280, height: 860 },
    });
    const page = await context.newPage();
    await calm(page);
    await page.goto(server.url);
    const id = await open(page, server, { game, ...bots, ...plan });
    await page.goto(`${server.url}/table/${id}`);
    await expect(page.getByTestId("prompt")).toContainText("Your move");
    const wanted = page.locator(thing).first();
    const said = page.locator(".reason");
    const choose = async () => {
      for (const first of before ?? []) await page.locator(first).click();
    };
    const away = async () => {
      await page.mouse.move(4, 4);
      await page.keyboard.press("Escape");
      await expect(said).toBeHidden();
      // Where nothing was left to close, Escape cancels what was chosen.
      if (!(await wanted.isVisible())) await choose();
    };
    await choose();
    // Resting on it.
    await wanted.hover();
    await expect(said).toHaveText(reason);
    const [a, b] = [await said.boundingBox(), await wanted.boundingBox()];
    expect(a && b && (a.y + a.height <= b.y || a.y >= b.y + b.height), "it does not cover the thing").toBe(true);
    if (process.env["SHOTS"]) await page.screenshot({ path: `${process.env["SHOTS"]}/why-${game}.png` });
    await away();
    // A click.
    await wanted.click({ force: true });
    await expect(said).toHaveText(reason);
    await away();
    // A key.
    await wanted.focus();
    await page.keyboard.press("w");
    await expect(said).toHaveText(reason);
    await away();
    // A finger that stays.
    const box = await wanted.boundingBox();
    if (!box) throw new Error("nothing to touch");
    const at = { x: box.x + box.width / 2, y: box.y + box.height / 2 };
    const cdp = await context.newCDPSession(page);
    await cdp.send("Input.dispatchTouchEvent", { type: "touchStart", touchPoints: [at] });
    await expect(said).toHaveText(reason);
    await cdp.send("Input.dispatchTouchEvent", { type: "touchEnd", touchPoints: [] });
    await context.close();
  });
}
