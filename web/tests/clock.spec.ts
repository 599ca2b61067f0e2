import type { Page } from "@playwright/test";
import { calm, expect, open, test, watch } from "./base";

test("a bot plays for whose time ran out: both are told, and the seat can be taken back", async ({
  watched: ada,
  server,
  browser,
}) => {
  const context = await browser.newContext({ locale: "en-GB" });
  const ben = await context.newPage();
  const troubles = watch(ben, server.url);
  const names = new Map<Page, string>();
  for (const page of [ada, ben]) {
    await calm(page);
    await page.goto(server.url);
    names.set(page, ((await (await page.request.post(`${server.url}/api/guest`)).json()) as { name: string }).name);
  }
  const clock = { kind: "live", seconds: 10, increment: 5, out: "bot" };
  const answer = await ada.request.post(`${server.url}/api/tables`, {
    data: { game: "star-realms", seats: [{ kind: "me" }, { kind: "open" }], clock },
  });
  const { id, invite } = (await answer.json()) as { id: string; invite: string };
  await ben.request.post(`${server.url}/api/tables/${id}/join`, { data: { invite } });
  const table = `${server.url}/api/tables/${id}`;
  const { now } = (await (await ada.request.get(table)).json()) as { now: { to_move: number[] } };
  const [slow, other] = now.to_move[0] === 1 ? [ada, ben] : [ben, ada];
  const name = names.get(slow) as string;
  await Promise.all([slow, other].map((page) => page.goto(`${server.url}/table/${id}`)));
  await slow.locator('[data-zone="hand"] [data-lit]').first().click();
  await expect(other.locator(".rival .ship")).toHaveCount(1);

  // Time passes; who is away is told, and so is the other. The log keeps apart who did what.
  const told = slow.locator(".notice").filter({ hasText: "Your time has run out: Medium plays for you." });
  await expect(told).toBeVisible();
  for (const page of [slow, other])
    await expect(page.getByRole("log")).toContainText(`The time of ${name} has run out.`);
  await expect(other.getByRole("log").getByRole("heading", { name, exact: true })).toHaveCount(1);
  await expect(other.getByRole("log").getByRole("heading", { name: `${name} (Medium)` })).not.toHaveCount(0);
  await expect(other.locator("div.rival")).toContainText(`${name} (Medium)`);
  if (process.env["SHOTS"]) await slow.screenshot({ path: `${process.env["SHOTS"]}/stand-in.png` });

  await expect(other.getByTestId("prompt")).toContainText("Your move");
  await told.getByRole("button", { name: "Take my seat back" }).click();
  await expect(told).toBeHidden();
  await expect(other.locator("div.rival")).not.toContainText("Medium");

  // At the end they are known, and may play again.
  await other.getByRole("button", { name: "Table", exact: true }).click();
  await other.getByRole("button", { name: "Concede" }).click();
  await other.getByRole("button", { name: "Yes, concede" }).click();
  const end = slow.getByRole("dialog").filter({ hasText: "Victory" });
  await expect(end.getByRole("button", { name: "Play again" })).toBeVisible();
  expect(troubles).toEqual([]);
  await context.close();
});

test("on one screen the others play on when a bot plays for one of them", async ({ watched: page, server }) => {
  await calm(page);
  await page.goto(server.url);
  const id = await open(page, server, {
    game: "star-realms",
    seats: [{ kind: "me" }, { kind: "here", name: "Ben" }],
    clock: { kind: "live", seconds: 10, increment: 0, out: "bot" },
  });
  await page.goto(`${server.url}/table/${id}`);
  const curtain = page.getByRole("dialog", { name: "Pass the screen" });
  const first = await curtain.getByRole("button").innerText();
  await expect(page.locator(".notice").filter({ hasText: "Medium plays now." })).toBeVisible();
  await expect(curtain.getByRole("button")).not.toHaveText(first);
  await curtain.getByRole("button").click();
  await expect(page.getByTestId("prompt")).toContainText("Your move");
});

test("on a phone a clock of days stands in one line, beside whole names and numbers", async ({ browser, server }) => {
  const page = await browser.newPage({ viewport: { width: 390, height: 844 }, locale: "fr-FR" });
  await calm(page);
  await page.goto(server.url);
  for (const game of ["star-realms", "galactic-rebellion", "rise-to-power"]) {
    const clock = { kind: "correspondence", days: 3, out: "bot" };
    const seats = [{ kind: "me" }, { kind: "bot", level: "novice" }];
    const id = await open(page, server, { game, seats, clock });
    await page.goto(`${server.url}/table/${id}`);
    const clocks = page.locator(".clock:visible");
    await expect(clocks).toHaveCount(2);
    for (const one of await clocks.all()) expect((await one.boundingBox())?.height).toBeLessThan(30);
    const cut = await page
      .locator(".players b, .who b")
      .evaluateAll((names) => names.filter((name) => name.scrollWidth > name.clientWidth).length);
    expect(cut).toBe(0);
  }
  await page.close();
});
