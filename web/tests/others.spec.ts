import type { Page } from "@playwright/test";
import { calm, expect, myMoveOrEnd, open, test } from "./base";

/** Presses the first thing on offer, in this order; where a menu opens, its first entry. */
async function press(page: Page, selectors: string[], turn = 0): Promise<boolean> {
  for (const selector of selectors) {
    const found = page.locator(`${selector} >> visible=true`);
    const count = await found.count();
    if (!count) continue;
    // What was there may be gone by now: the table moves on by itself.
    const clicked = await found
      .nth(turn % count)
      .click({ force: true, timeout: 3000 })
      .then(
        () => true,
        () => false,
      );
    const menu = page.locator("[popover]:popover-open button");
    if (clicked && (await menu.count()))
      await menu
        .first()
        .click({ timeout: 3000 })
        .catch(() => {});
    await page.waitForTimeout(30);
    return clicked;
  }
  return false;
}

test("a whole game of Rise to Power by pointing at cards and places", async ({ watched: page, server }) => {
  test.setTimeout(900_000);
  await calm(page);
  await page.goto(server.url);
  const id = await open(page, server, { game: "rise-to-power" });
  await page.goto(`${server.url}/table/${id}`);
  let powered = 0;
  let idle = 0;
  for (let move = 0; move < 900; move++) {
    if (await myMoveOrEnd(page)) break;
    const ready = page.locator('.buttons .go[data-action]:not([data-action="end"]):enabled');
    if (await ready.count()) {
      if ((await ready.getAttribute("data-action"))?.startsWith("power")) powered++;
      await ready.click({ timeout: 3000 }).catch(() => {});
      await page.waitForTimeout(30);
      continue;
    }
    const done = await press(page, [
      "footer .choices button:enabled",
      "button[data-place]",
      '.verbs [data-verb="power"]:not(.on)',
      ".verbs [data-verb]:not(.on)",
      '.sift button[aria-pressed="false"]',
      '[data-zone="hand"] button[data-action^="discard"]',
      '[data-zone="track"] button[data-lit]',
      '[data-zone^="network"] .tile[data-lit]:not(.chosen)',
      '[data-action="draw"]:enabled',
      '[data-action="end"]:enabled',
    ]);
    idle = done ? 0 : idle + 1;
    expect(idle, await page.getByTestId("prompt").innerText()).toBeLessThan(20);
  }
  await expect(page.getByRole("dialog").filter({ hasText: /Victory|Defeat/ })).toBeVisible({ timeout: 30_000 });
  expect(powered).toBeGreaterThan(0);
});

test("a whole game of Galactic Rebellion on the map and the tracks", async ({ watched: page, server }) => {
  test.setTimeout(900_000);
  await calm(page);
  await page.goto(server.url);
  const id = await open(page, server, { game: "galactic-rebellion", options: { players: 2 } });
  await page.goto(`${server.url}/table/${id}`);
  let idle = 0;
  for (let move = 0; move < 1200; move++) {
    if (await myMoveOrEnd(page)) break;
    const done = await press(
      page,
      [".main [data-lit]", ".bids button", "footer .choices button:enabled", '[data-action="pass"]:enabled'],
      move,
    );
    idle = done ? 0 : idle + 1;
    expect(idle, await page.getByTestId("prompt").innerText()).toBeLessThan(20);
  }
  await expect(page.getByRole("dialog").filter({ hasText: /Victory|Defeat/ })).toBeVisible({ timeout: 30_000 });
  await page.keyboard.press("Escape");
  await page.getByRole("button", { name: "Score sheet" }).click();
  await expect(page.getByRole("dialog").getByRole("table")).toContainText("Economy");
});

test("a guided first game teaches by doing", async ({ watched: page, server }) => {
  await calm(page);
  await page.goto(`${server.url}/learn/star-realms`);
  await page.getByRole("button", { name: "Next" }).click();
  await page.locator('[data-zone="hand"] [data-action="play scout"]').first().click();
  await expect(page.locator(".lesson")).toContainText("Play all");
  await page.locator('[data-action="play all"]').click();
  await expect(page.locator(".lesson")).toContainText("Stellar Reef");
  await page.getByRole("button", { name: "Leave the lesson" }).click();
  await expect(page).toHaveURL(`${server.url}/`);
});
