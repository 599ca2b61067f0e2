import type { Page } from "@playwright/test";
import { calm, expect, open, test, watch } from "./base";
import type { Server } from "./server";

const hydra = (second: object) => ({
  game: "star-realms",
  options: { format: "hydra", players: 4 },
  seats: [{ kind: "me" }, second, { kind: "bot", level: "novice" }, { kind: "bot", level: "novice" }],
});
const hand = (page: Page) => page.locator('[data-zone="hand"] [data-thing]');

/** Ida and Bela, each with a browser, in one team. */
async function together(ida: Page, bela: Page, server: Server): Promise<void> {
  for (const [page, name] of [
    [ida, "Ida"],
    [bela, "Bela"],
  ] as const) {
    await calm(page);
    await page.goto(server.url);
    await page.request.post(`${server.url}/api/guest`);
    const named = await page.request.patch(`${server.url}/api/me`, { data: { name } });
    expect(named.ok(), await named.text()).toBe(true);
  }
  const answer = await ida.request.post(`${server.url}/api/tables`, { data: hydra({ kind: "open" }) });
  const { id, invite } = (await answer.json()) as { id: string; invite: string };
  await bela.request.post(`${server.url}/api/tables/${id}/join`, { data: { invite } });
  for (const page of [ida, bela]) {
    await page.goto(`${server.url}/table/${id}`);
    await expect(page.getByTestId("prompt")).toContainText("Your move");
  }
}

test("team-mates who click at once both act; one of them concedes for both", async ({
  watched: ida,
  server,
  browser,
}) => {
  const context = await browser.newContext({ locale: "en-GB" });
  const bela = await context.newPage();
  const troubles = watch(bela, server.url);
  await together(ida, bela, server);

  // Bela’s click is on its way when Ida’s arrives.
  let release = () => {};
  const gate = new Promise<void>((done) => (release = done));
  await bela.route("**/actions*", async (route) => {
    await gate;
    await route.continue();
  });
  const [mine, his] = [await hand(ida).count(), await hand(bela).count()];
  await hand(bela).first().click();
  await hand(ida).first().click();
  await expect(hand(ida)).toHaveCount(mine - 1);
  release();
  await expect(hand(bela)).toHaveCount(his - 1);
  await expect(bela.locator(".refusal")).toHaveCount(0);

  await ida.getByRole("button", { name: "Table", exact: true }).click();
  const menu = ida.getByRole("dialog", { name: "Table" });
  await menu.getByRole("button", { name: "Concede" }).click();
  await expect(menu).toContainText("You give up for your whole team: the game is over for Bela, too.");
  if (process.env["SHOTS"]) await ida.screenshot({ path: `${process.env["SHOTS"]}/concede-team.png` });
  await menu.getByRole("button", { name: "Yes, concede" }).click();
  const end = bela.getByRole("dialog").filter({ hasText: "Defeat" });
  await expect(end).toBeVisible();
  await end.getByRole("button", { name: "Close" }).click();
  const log = bela.getByRole("log");
  await expect(log.getByText("Ida concedes for the team")).toHaveCount(1);
  await expect(log.getByText(/Bela concedes/)).toHaveCount(0);
  expect(troubles).toEqual([]);
  await context.close();
});

test("team-mates on one screen pass it to each other within their turn", async ({ watched: page, server }) => {
  await calm(page);
  await page.goto(server.url);
  const id = await open(page, server, hydra({ kind: "here", name: "Ben" }));
  await page.goto(`${server.url}/table/${id}`);
  const curtain = page.getByRole("dialog", { name: "Pass the screen" });
  await expect(curtain.getByRole("button")).toHaveCount(2);
  await curtain.getByRole("button", { name: "I am Ben" }).click();
  await expect(hand(page).first()).toBeVisible();
  const before = await hand(page).count();
  await hand(page).first().click();
  await expect(hand(page)).toHaveCount(before - 1);
  await page.getByRole("button", { name: "Pass the screen" }).click();
  await expect(curtain).toBeVisible();
  await expect(hand(page)).toHaveCount(0);
  await curtain.getByRole("button", { name: /^I am/ }).filter({ hasNotText: "Ben" }).click();
  await expect(page.getByTestId("prompt")).toContainText("Your move");
  await expect(page.locator(".rival.mate")).toContainText("Ben");
});
