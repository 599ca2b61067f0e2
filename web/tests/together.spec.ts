import { calm, expect, myMoveOrEnd, open, test, watch } from "./base";

test("two browsers at one table, with chat", async ({ watched: ada, server, browser }) => {
  await calm(ada);
  await ada.goto(`${server.url}/new/star-realms`);
  await ada.getByLabel("Opponents").selectOption("open");
  await ada.getByRole("button", { name: "Open the table" }).click();
  const link = await ada.getByLabel("Link for friends").inputValue();

  const context = await browser.newContext({ locale: "fr-FR" });
  const ben = await context.newPage();
  const troubles = watch(ben, server.url);
  await calm(ben);
  await ben.goto(link);
  await ben.getByRole("button", { name: "S’asseoir" }).first().click();
  await expect(ben.getByTestId("prompt")).toBeVisible();
  await expect(ada.getByTestId("prompt")).toBeVisible();

  // Whoever begins plays a card; the other sees it, in the other language.
  const adaBegins = (await ada.getByTestId("prompt").innerText()).includes("Your move");
  const [first, second] = adaBegins ? [ada, ben] : [ben, ada];
  await first.locator('[data-zone="hand"] [data-lit]').first().click();
  await expect(second.locator(".rival .ship")).toHaveCount(1);
  await first.getByRole("tab", { name: /Chat|Discussion/ }).click();
  await first.getByRole("textbox").fill("ahoy");
  await first.keyboard.press("Enter");
  await second.getByRole("tab", { name: /Chat|Discussion/ }).click();
  await expect(second.getByRole("log").filter({ hasText: "ahoy" })).toBeVisible();

  // Nobody sees the other's hand.
  const seen = await second.locator(".rival [data-zone='hand']").count();
  expect(seen).toBe(0);
  expect(troubles).toEqual([]);
  await context.close();
});

test("pass and play: a curtain between the hands", async ({ watched: page, server }) => {
  await calm(page);
  await page.goto(server.url);
  const id = await open(page, server, { game: "star-realms", seats: [{ kind: "me" }, { kind: "here", name: "Ben" }] });
  await page.goto(`${server.url}/table/${id}`);
  const curtain = page.getByRole("dialog", { name: "Pass the screen" });
  await expect(curtain).toBeVisible();
  await expect(page.locator('[data-zone="hand"] [data-thing]')).toHaveCount(0);
  await curtain.getByRole("button").click();
  await expect(curtain).toBeHidden();
  await expect(page.locator('[data-zone="hand"] [data-thing]').first()).toBeVisible();
  await page.getByRole("button", { name: "End turn" }).click();
  await expect(curtain).toBeVisible();
  await expect(page.locator('[data-zone="hand"] [data-thing]')).toHaveCount(0);
});

test("taking back is free while nothing was learnt", async ({ watched: page, server }) => {
  await calm(page);
  await page.goto(server.url);
  const id = await open(page, server, { game: "star-realms" });
  await page.goto(`${server.url}/table/${id}`);
  await myMoveOrEnd(page);
  const hand = page.locator('[data-zone="hand"] [data-thing]');
  const before = await hand.count();
  await hand.first().click();
  await expect(hand).toHaveCount(before - 1);
  await page.keyboard.press("u");
  await expect(hand).toHaveCount(before);
});

test("a hint points at something that can be done, or says why there is none", async ({ watched: page, server }) => {
  await calm(page);
  await page.goto(server.url);
  const id = await open(page, server, { game: "star-realms" });
  await page.goto(`${server.url}/table/${id}`);
  await myMoveOrEnd(page);
  await page.keyboard.press("h");
  await expect(page.locator(".advice, .refusal")).toBeVisible({ timeout: 30_000 });
});
