import { readFileSync } from "node:fs";
import { calm, expect, open, test, watch } from "./base";

test("a new player in French: the game to go on with, statistics with a plot, everything as a file", async ({
  server,
  browser,
}) => {
  const context = await browser.newContext({ locale: "fr-FR" });
  const page = await context.newPage();
  const troubles = watch(page, server.url);
  await calm(page);
  await page.goto(`${server.url}/me`);
  await expect(page.getByText("Vous n’avez pas encore joué.")).toBeVisible();
  await page.goto(server.url);
  const seats = [{ kind: "me" }, { kind: "bot", level: "novice" }];
  const position = { row: ["cargo_pod", "predator"], seat: [{ combat: 1 }, { authority: 1, hand: ["scout"] }] };
  const won = await open(page, server, { game: "star-realms", seats, position });
  await page.goto(`${server.url}/table/${won}`);
  await page.locator('[data-action="attack 2"]').click();
  await expect(page.getByRole("dialog").filter({ hasText: "Victoire" })).toBeVisible();
  // Arranged positions are games to look back at, and no statistics: one from a fresh deal is lost beside it.
  const lost = await open(page, server, { game: "star-realms", seats });
  await page.request.post(`${server.url}/api/tables/${lost}/leave`, { data: {} });
  await open(page, server, { game: "rise-to-power", options: { players: 2, first_player: "seat_1" } });

  await page.goto(server.url);
  await expect(page.getByRole("link", { name: /Rise to Power/ }).first()).toContainText("À vous");
  await page.goto(`${server.url}/me`);
  await expect(page.getByRole("table", { name: "Statistiques" })).toContainText("0 / 1");
  await expect(page.getByRole("table", { name: "Statistiques" })).toContainText("2,00");
  await expect(page.getByRole("link", { name: /Gagnée/ })).toContainText("1 coup");
  await expect(page.locator("main svg path").first()).toBeVisible();
  const [file] = await Promise.all([
    page.waitForEvent("download"),
    page.getByRole("link", { name: "Tout sur moi, en fichier" }).click(),
  ]);
  expect(JSON.parse(readFileSync(await file.path(), "utf8"))).toHaveProperty("records.0.record.game", "star-realms");
  expect(troubles).toEqual([]);
  await context.close();
});

test("tables are found: open ones on the first page, others by a link or its code", async ({
  watched: ada,
  server,
  browser,
}) => {
  await calm(ada);
  await ada.goto(server.url);
  const seats = [{ kind: "me" }, { kind: "open" }];
  await open(ada, server, { game: "star-realms", seats, visibility: "public" });
  const quiet = await open(ada, server, { game: "rise-to-power", seats });
  await ada.goto(`${server.url}/table/${quiet}`);
  const link = await ada.getByLabel("Link for friends").inputValue();

  const context = await browser.newContext({ locale: "en-GB" });
  const ben = await context.newPage();
  await calm(ben);
  for (const code of [link, link.split("/").at(-1) ?? ""]) {
    await ben.goto(server.url);
    await ben.getByLabel("Join by link or code").fill(code);
    await ben.getByRole("button", { name: "Join" }).click();
    await expect(ben.getByRole("heading", { name: "Rise to Power" })).toBeVisible();
  }
  await ben.goto(server.url);
  const found = ben.getByRole("link", { name: /Star Realms.*One seat free/s });
  await found.first().click();
  await ben.getByRole("button", { name: "Sit down" }).click();
  await expect(ben.getByTestId("prompt")).toBeVisible();
  await context.close();
});

test("an account: begun, left, taken up again on another device, and deleted", async ({
  watched: page,
  server,
  browser,
}) => {
  await calm(page);
  await page.goto(`${server.url}/me`);
  const fill = async (on: typeof page, password: string) => {
    await on.getByLabel("Name", { exact: true }).fill("Ada of Rigel");
    await on.getByLabel("Password", { exact: true }).fill(password);
  };
  await fill(page, "a long password");
  await page.locator("form").getByRole("button", { name: "Make an account" }).click();
  await expect(page.getByRole("button", { name: "Log out", exact: true })).toBeVisible();

  const context = await browser.newContext({ locale: "en-GB" });
  const other = await context.newPage();
  await calm(other);
  await other.goto(`${server.url}/me`);
  await other.getByRole("radio", { name: "Log in" }).click();
  await fill(other, "not the password");
  await other.locator("form").getByRole("button", { name: "Log in" }).click();
  await expect(other.getByRole("alert")).toBeVisible();
  await fill(other, "a long password");
  await other.locator("form").getByRole("button", { name: "Log in" }).click();
  await expect(other.getByRole("button", { name: "Log out", exact: true })).toBeVisible();

  await page.getByRole("button", { name: "Log out", exact: true }).click();
  await expect(page.getByRole("button", { name: "Log out", exact: true })).toHaveCount(0);

  await other.getByRole("button", { name: "Delete me", exact: true }).click();
  await other.getByLabel("Password", { exact: true }).fill("a long password");
  await other.getByRole("button", { name: "Yes, delete me" }).click();
  await expect(other.getByRole("status")).toBeVisible();
  await other.goto(`${server.url}/me`);
  await other.getByRole("radio", { name: "Log in" }).click();
  await fill(other, "a long password");
  await other.locator("form").getByRole("button", { name: "Log in" }).click();
  await expect(other.getByRole("alert")).toBeVisible();
  await context.close();
});
