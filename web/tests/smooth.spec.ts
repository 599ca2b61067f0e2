import type { Page } from "@playwright/test";
import { expect, myMoveOrEnd, open, test } from "./base";
import { TRACED, worked } from "./trace";

/** What a person does at each table that sets most in motion, and how to get there. */
const acts: Record<string, { before?: (page: Page) => Promise<void>; act: (page: Page) => Promise<void> }> = {
  "star-realms": { act: (page) => page.keyboard.press("a") },
  "rise-of-empire": { act: (page) => page.keyboard.press("a") },
  "rise-to-power": {
    before: (page) => page.locator('[data-zone="track"] button[data-lit]').first().click(),
    act: (page) => page.locator("button[data-place]").first().click(),
  },
  "galactic-rebellion": {
    before: async (page) => {
      const next = page.locator(".ball.lit, .tracks [data-lit]").first();
      while ((await next.getAttribute("data-planet")) !== null) {
        await next.click();
        await page.waitForTimeout(700);
      }
    },
    act: (page) => page.locator(".tracks [data-lit]").first().click(),
  },
};

/** The gaps between the frames of one second. */
const gaps = (page: Page): Promise<number[]> =>
  page.evaluate(
    () =>
      new Promise<number[]>((done) => {
        const found: number[] = [];
        const start = performance.now();
        let last = start;
        const tick = (now: number) => {
          found.push(now - last);
          last = now;
          if (now - start < 1000) requestAnimationFrame(tick);
          else done(found.slice(1).toSorted((a, b) => a - b));
        };
        requestAnimationFrame(tick);
      }),
  );

const words = (all: number[]): string => {
  const at = (part: number) => (all[Math.min(all.length - 1, Math.floor(all.length * part))] ?? 0).toFixed(1);
  return `${all.length} frames, gaps ${at(0.5)} / ${at(0.9)} / ${at(1)} ms (middle, nine in ten, longest)`;
};

for (const [game, { before, act }] of Object.entries(acts)) {
  test(`a table of ${game} stays smooth while it moves`, async ({ watched: page, server, browser }) => {
    // An empty page that moves at the same time tells what the machine can give.
    const empty = await (await browser.newContext()).newPage();
    await empty.setContent('<div style="width:90px;height:90px;background:teal"></div>');
    await page.goto(server.url);
    const id = await open(page, server, { game });
    await page.goto(`${server.url}/table/${id}`);
    await myMoveOrEnd(page);
    await before?.(page);
    await page.waitForTimeout(800);
    await empty.evaluate(() =>
      document.querySelector("div")?.animate([{}, { transform: "translate(600px, 400px)" }], {
        duration: 300,
        iterations: 5,
      }),
    );
    await browser.startTracing(page, TRACED);
    const seconds = Promise.all([gaps(page), gaps(empty)]);
    await act(page);
    const [table, base] = await seconds;
    const { all, layout, longest } = worked(await browser.stopTracing(), server.url);
    console.log(
      `${game}: ${words(table)}; worked ${all.toFixed(0)} ms, the longest task ${longest.toFixed(0)} ms, laying out ${layout.toFixed(0)} ms. Empty page: ${words(base)}`,
    );
    // Processor time, which a busy machine does not change: what repeats in every frame may not be costly.
    expect(all).toBeGreaterThan(0);
    expect(all).toBeLessThan(400);
    expect(layout).toBeLessThan(80);
    await empty.context().close();
  });
}
