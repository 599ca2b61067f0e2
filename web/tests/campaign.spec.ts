import { calm, expect, play, test } from "./base";

test("the first game of a campaign, with an upgrade that lasts", async ({ watched: page, server }) => {
  await calm(page);
  await page.goto(server.url);
  await page.getByRole("link", { name: "Open the campaign" }).click();
  await page.getByText("Star Empire", { exact: true }).click();
  await page.getByRole("button", { name: "Begin the campaign" }).click();
  await expect(page.getByRole("heading", { name: "Sticker sheets" })).toBeVisible();
  await expect(page.getByText("No card has been changed yet")).toBeVisible();
  await page
    .locator("[data-choice]:enabled")
    .or(page.getByRole("button", { name: "Play scenario 1" }))
    .first()
    .click();
  await expect(page).toHaveURL(/\/table\//);

  let upgraded = "";
  for (let move = 0; move < 900; move++) {
    const step = await play(page, [
      ".offer .sticker:enabled",
      "[popover]:popover-open button",
      '[data-action="play all"]:enabled',
      '[data-zone="hand"] [data-lit]',
      ".picker [data-lit]",
      '[data-zone="play"] [data-action^="use"]',
      '[data-action^="attack"]:enabled',
      '[data-zone^="seat"] button[data-lit]',
      "footer .choices button:enabled",
      '[data-zone="row"] [data-lit]:not([data-action="buy explorer"])',
      '[data-zone="row"] [data-lit]',
      '[data-action="end"]:enabled',
    ]);
    if (step.over) break;
    expect(step.chose, await page.getByTestId("prompt").innerText()).not.toBe("");
    if (step.action.startsWith("upgrade")) upgraded ||= step.action.split(" ")[1] ?? "";
  }
  expect(upgraded).not.toBe("");
  await page.getByRole("link", { name: "On with the campaign" }).click();
  await expect(page).toHaveURL(/\/campaign\//);
  // The game is taken in: the sticker is used for good, and the next scenario waits.
  await expect(page.locator(`[data-sticker="${upgraded}"]`)).toHaveClass(/used/);
  await expect(page.getByText("Scenario 2 of 12")).toBeVisible();
  await expect(page.getByText("Scenario 1:")).toBeVisible();
});
