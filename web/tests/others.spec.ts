import { calm, expect, open, play, test } from "./base";

test("a whole game of Rise to Power by pointing at cards and places", async ({ watched: page, server }) => {
  await calm(page);
  await page.goto(server.url);
  const id = await open(page, server, { game: "rise-to-power" });
  await page.goto(`${server.url}/table/${id}`);
  let powered = 0;
  for (let move = 0; move < 900; move++) {
    const step = await play(page, [
      '.buttons .go[data-action]:not([data-action="end"]):enabled',
      "footer .choices button:enabled",
      "button[data-place]",
      '.verbs [data-verb="power"]:not(.on)',
      ".verbs [data-verb]:not(.on)",
      '.sift button[aria-pressed="false"]',
      '[data-zone="hand"] button[data-action^="discard"]',
      '[data-zone="track"] button[data-lit]',
      '[data-zone^="network"] .tile[data-lit]:not(.chosen)',
      ".seats .seat[data-lit]:not(.shown)",
      '[data-action="draw"]:enabled',
      '[data-action="end"]:enabled',
    ]);
    if (step.over) break;
    expect(step.chose, await page.getByTestId("prompt").innerText()).not.toBe("");
    if (step.action.startsWith("power")) powered++;
  }
  await expect(page.getByRole("dialog").filter({ hasText: /Victory|Defeat/ })).toBeVisible({ timeout: 30_000 });
  expect(powered).toBeGreaterThan(0);
});

test("a whole game of Galactic Rebellion on the map and the tracks", async ({ watched: page, server }) => {
  await calm(page);
  await page.goto(server.url);
  const id = await open(page, server, { game: "galactic-rebellion", options: { players: 2 } });
  await page.goto(`${server.url}/table/${id}`);
  for (let move = 0; move < 1200; move++) {
    const step = await play(
      page,
      [
        "[popover]:popover-open button",
        ".main [data-lit]",
        ".bids button",
        "footer .choices button:enabled",
        '[data-action="pass"]:enabled',
      ],
      move,
    );
    if (step.over) break;
    expect(step.chose, await page.getByTestId("prompt").innerText()).not.toBe("");
  }
  await expect(page.getByRole("dialog").filter({ hasText: /Victory|Defeat/ })).toBeVisible({ timeout: 30_000 });
  await page.keyboard.press("Escape");
  await page.getByRole("button", { name: "Score sheet" }).first().click();
  await expect(page.getByRole("dialog").getByRole("table")).toContainText("Economy");
});
