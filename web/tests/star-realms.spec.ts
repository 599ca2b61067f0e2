import { calm, expect, myMoveOrEnd, open, play, test } from "./base";

test("a whole game of Star Realms, clicking what a person would click", async ({ watched: page, server }) => {
  await calm(page);
  await page.goto(server.url);
  await page.getByRole("article").filter({ hasText: "Star Realms" }).getByRole("button", { name: "Play now" }).click();
  await expect(page).toHaveURL(/\/table\//);
  let turns = 0;
  for (let move = 0; move < 900; move++) {
    // In the order a person would think of: play, strike, buy, end.
    const step = await play(page, [
      "[popover]:popover-open button",
      '[data-action="play all"]:enabled',
      '[data-zone="hand"] [data-lit]',
      ".picker [data-lit]",
      '[data-zone="play"] [data-action^="use"]',
      '[data-action^="attack"]:enabled',
      '[data-zone^="seat"] button[data-lit]',
      "footer .choices button:enabled",
      '[data-zone="row"] [data-lit]',
      '[data-action="end"]:enabled',
    ]);
    if (step.over) break;
    expect(step.chose, await page.getByTestId("prompt").innerText()).not.toBe("");
    if (step.action === "end") turns++;
  }
  await expect(page.getByRole("dialog").filter({ hasText: /Victory|Defeat/ })).toBeVisible({ timeout: 30_000 });
  expect(turns).toBeGreaterThan(3);
  // Shuffles can be checked, and the game watched again.
  await page.getByRole("button", { name: "Check the shuffles" }).click();
  await expect(page.getByRole("dialog").getByText("Every card came as the seed promised.")).toBeVisible();
  await page.getByRole("link", { name: "Watch it again" }).click();
  await expect(page.getByText(/^0 \/ \d+$/)).toBeVisible();
  await page.getByRole("button", { name: "One step on" }).click();
  await expect(page.getByText(/^1 \/ \d+$/)).toBeVisible();
  await page.keyboard.press("ArrowRight");
  await expect(page.getByText(/^2 \/ \d+$/)).toBeVisible();
});

test("a game by keyboard alone", async ({ watched: page, server }) => {
  await calm(page);
  await page.goto(server.url);
  const id = await open(page, server, {
    game: "star-realms",
    position: {
      row: ["trade_hauler", "star_barge", "predator", "cargo_pod", "cargo_pod"],
      seat: [{ hand: ["viper", "viper", "viper"] }, { authority: 2, hand: ["scout"] }],
    },
    seats: [{ kind: "me" }, { kind: "bot", level: (await levels(page, server.url))[0] }],
  });
  await page.goto(`${server.url}/table/${id}`);
  await expect(page.getByTestId("prompt")).toContainText("Your move");
  await page.keyboard.press("a");
  await expect(page.locator('[data-zone="hand"] [data-thing]')).toHaveCount(0);
  // Arrows go to the attack button; Enter uses it.
  await page.keyboard.press("ArrowUp");
  for (let i = 0; i < 30; i++) {
    const at = await page.evaluate(() => (document.activeElement as HTMLElement | null)?.dataset["action"] ?? "");
    if (at.startsWith("attack")) break;
    await page.keyboard.press(i % 3 === 2 ? "ArrowRight" : "ArrowUp");
  }
  await page.keyboard.press("Enter");
  await expect(page.getByRole("dialog").filter({ hasText: "Victory" })).toBeVisible();
});

async function levels(page: import("@playwright/test").Page, url: string): Promise<string[]> {
  const games = (await (await page.request.get(`${url}/api/games`)).json()) as {
    name: string;
    levels: { name: string }[];
  }[];
  return games.find((g) => g.name === "star-realms")?.levels.map((l) => l.name) ?? [];
}

test("what cannot be done says why, and any card can be looked at", async ({ watched: page, server }) => {
  await calm(page);
  await page.goto(server.url);
  const id = await open(page, server, { game: "star-realms" });
  await page.goto(`${server.url}/table/${id}`);
  await myMoveOrEnd(page);
  await page.locator(`[data-zone="row"] [data-thing]`).nth(1).click({ force: true });
  await expect(page.locator(".reason")).not.toBeEmpty();
  await page.locator('[data-zone="row"] [data-thing]').nth(2).hover();
  await expect(page.locator("aside article")).toBeVisible();
});

test("reload and a killed server come back to the same place", async ({ watched: page, server }) => {
  await calm(page);
  await page.goto(server.url);
  const id = await open(page, server, { game: "star-realms" });
  await page.goto(`${server.url}/table/${id}`);
  await myMoveOrEnd(page);
  await page.locator('[data-zone="hand"] [data-lit]').first().click();
  const played = page.locator('[data-zone="play"] .ship');
  await expect(played).toHaveCount(1);
  await page.reload();
  await expect(played).toHaveCount(1);
  await server.kill();
  await expect(page.getByText("Connection lost")).toBeVisible();
  await server.run();
  await expect(page.getByText("Connection lost")).toBeHidden({ timeout: 30_000 });
  await page.locator('[data-zone="hand"] [data-lit]').first().click();
  await expect(played).toHaveCount(2);
});
