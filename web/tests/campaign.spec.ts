import { execFileSync } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { calm, expect, myMoveOrEnd, open, play, test, watch } from "./base";
import { program } from "./server";

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
  await expect(page.getByRole("button", { name: /^Scenario 1/ })).toContainText(/0 VP · 0 of 5 stickers/);

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
  // Both options of the scenario are there to read, and neither is in force before it is chosen.
  await expect(page.locator(".next")).toContainText(/Escort contracts.*Survey contracts/s);
  await expect(page.locator("[data-rules]")).not.toContainText("the primary ability also says");
});

test("a campaign with a friend: invited by a link, played from both sides, kept as a file, begun again", async ({
  watched: ada,
  server,
  browser,
}) => {
  await calm(ada);
  await ada.goto(`${server.url}/campaign`);
  await ada.getByText("Star Empire", { exact: true }).click();
  await ada.getByLabel("Against").selectOption("open");
  await ada.getByRole("button", { name: "Begin the campaign" }).click();
  const link = await ada.getByLabel("Link for friends").inputValue();

  const context = await browser.newContext({ locale: "fr-FR" });
  const ben = await context.newPage();
  const troubles = watch(ben, server.url);
  await calm(ben);
  await ben.goto(link);
  await ben.getByRole("button", { name: "Fédération du Commerce" }).click();
  await expect(ben).toHaveURL(/\/campaign\/(?!join)/);
  // Whoever may begins; the other finds the way to the same table.
  const start = ada.getByRole("button", { name: "Play scenario 1" }).or(ada.locator("[data-choice]:enabled"));
  await start.first().click({ timeout: 20_000 });
  await expect(ada).toHaveURL(/\/table\//);
  await ben.getByRole("button", { name: "À la table" }).click({ timeout: 20_000 });
  await expect(ben).toHaveURL(ada.url());
  await expect(ben.getByTestId("prompt")).toBeVisible();

  await ada.goBack();
  const [file] = await Promise.all([
    ada.waitForEvent("download"),
    ada.getByRole("link", { name: "Save as a file" }).click(),
  ]);
  expect(JSON.parse(readFileSync(await file.path(), "utf8"))).toMatchObject({ starboard_campaign: 1 });
  const before = ada.url();
  await ada.getByRole("button", { name: "Begin again with the same players" }).click();
  await expect(ada).not.toHaveURL(before);
  await expect(ada.getByText("Scenario 1 of 12")).toBeVisible();
  expect(troubles).toEqual([]);
  await context.close();
});

test("after the twelfth game: a campaign from a file, the last stickers, its deck in another game, a fork", async ({
  watched: page,
  server,
}) => {
  const folder = mkdtempSync(join(tmpdir(), "starboard-campaign-"));
  const file = join(folder, "campaign.json");
  const run = (...args: string[]) => execFileSync(program(), ["campaign", ...args], { stdio: "pipe" });
  run("new", file, "--names", "Ada,Ben");
  for (let game = 1; game <= 12; game++) {
    const args = ["play", file, "--bot", "1=uniform", "--bot", "2=novice", "--seed", String(game)];
    try {
      run(...args);
    } catch {
      run(...args, "--choice", "1");
    }
  }
  await calm(page);
  await page.goto(`${server.url}/campaign`);
  await page.locator('input[type="file"]').setInputFiles(file);
  await expect(page.getByText("Scenario 12:")).toBeVisible();
  rmSync(folder, { recursive: true });
  // The last stickers, until both sides have used twenty.
  const last = page.locator(".choice");
  let chosen = 0;
  for (let sticker = 0; sticker < 40; sticker++) {
    await expect(last.first().or(page.getByRole("heading", { name: /wins the campaign|is drawn/ }))).toBeVisible();
    if (!(await last.first().isVisible())) break;
    const left = await page.getByText(/still takes/).innerText();
    await last.first().click();
    chosen++;
    await expect(page.getByText(left)).toBeHidden();
  }
  await expect(page.getByRole("heading", { name: /wins the campaign|is drawn/ })).toBeVisible();
  await expect(page.locator(".cards li")).toHaveCount(40);
  expect(chosen).toBeGreaterThan(0);
  const home = page.url();

  // The deck they made together is played with.
  await page.getByRole("button", { name: "Play with this deck" }).click();
  await expect(page).toHaveURL(/\/table\//);
  await myMoveOrEnd(page);

  // Back to the end of the third game.
  await page.goto(home);
  await page.getByRole("button", { name: "Play on from here" }).nth(2).click();
  await expect(page).not.toHaveURL(home);
  await expect(page.getByText("Scenario 4 of 12")).toBeVisible();
});

test("upgraded cards are shown as they are at any table", async ({ watched: page, server }) => {
  await calm(page);
  await page.goto(server.url);
  const id = await open(page, server, {
    game: "star-realms",
    options: { sets: ["rise-of-empire"], upgrades: ["freebooter+tf1"] },
    position: { row: ["freebooter+tf1"], seat: [{ hand: ["scout"] }, { hand: ["scout"] }] },
    seats: [{ kind: "me" }, { kind: "bot", level: "novice" }],
  });
  for (const address of [`/table/${id}`, `/replay/${id}`]) {
    await page.goto(server.url + address);
    const card = page.locator('[data-zone="row"] [data-thing="freebooter+tf1"]');
    // Its name, its cost and what it does, not its id.
    await expect(card).toHaveAttribute("aria-label", /^Freebooter\S*\. .*combat|trade|authority/i);
    await expect(card).not.toContainText("+tf1");
    await card.hover();
    await expect(page.locator("body")).not.toContainText("freebooter+tf1");
  }
});

test("a campaign can be put away on its page", async ({ watched: page, server }) => {
  await calm(page);
  await page.goto(`${server.url}/campaign`);
  await page.getByRole("button", { name: "Begin the campaign" }).click();
  await expect(page).toHaveURL(/\/campaign\/./);
  const path = new URL(page.url()).pathname;
  await page.getByRole("button", { name: "Put the campaign away" }).click();
  await expect(page.getByText("gone for good")).toBeVisible();
  await page.getByRole("button", { name: "Yes, put it away" }).click();
  await expect(page).toHaveURL(/\/campaign$/);
  await expect(page.getByRole("button", { name: "Begin the campaign" })).toBeVisible();
  await expect(page.locator(`a[href="${path}"]`)).toHaveCount(0);
});
