import { calm, expect, open, test } from "./base";

for (const { format, players, teams } of [
  { format: "free-for-all", players: 4, teams: false },
  { format: "hydra", players: 4, teams: true },
]) {
  test(`${format}: who looks on is nobody's rival and nobody's team-mate`, async ({
    watched: page,
    server,
    browser,
  }) => {
    await calm(page);
    await page.goto(server.url);
    await page.request.post(`${server.url}/api/guest`);
    await page.request.patch(`${server.url}/api/me`, { data: { name: "Ina" } });
    const id = await open(page, server, {
      game: "star-realms",
      options: { format, players },
      seats: [{ kind: "me" }, ...Array.from({ length: players - 1 }, () => ({ kind: "bot", level: "novice" }))],
    });
    const context = await browser.newContext({ locale: "en-GB" });
    const eve = await context.newPage();
    await calm(eve);
    await eve.goto(`${server.url}/table/${id}`);
    await expect(eve.getByTestId("prompt")).toBeVisible();
    const board = eve.locator("main.board");
    await expect(board.locator("div.rival")).toHaveCount(players - 1);
    await expect(board).not.toContainText(/You may attack|Team-mate|Out of your reach/);
    await expect(board.locator("footer .me")).toContainText("Ina");
    await expect(board.getByText("Team 1")).toHaveCount(teams ? 2 : 0);
    if (process.env["SHOTS"]) await eve.screenshot({ path: `${process.env["SHOTS"]}/onlooker-${format}.png` });
    await context.close();
    // Who sits there is told as before.
    await page.goto(`${server.url}/table/${id}`);
    await expect(page.locator("main.board div.rival").first()).toContainText(
      /You may attack|Team-mate|Out of your reach/,
    );
  });
}

for (const game of ["rise-to-power", "galactic-rebellion"]) {
  test(`${game}: who looks on is told whose things lie at the foot`, async ({ watched: page, server, browser }) => {
    await calm(page);
    await page.goto(server.url);
    const id = await open(page, server, {
      game,
      options: { players: 2 },
      seats: [{ kind: "me" }, { kind: "bot", level: "novice" }],
    });
    const name = ((await (await page.request.get(`${server.url}/api/me`)).json()) as { me: { name: string } }).me.name;
    const context = await browser.newContext({ locale: "en-GB" });
    const eve = await context.newPage();
    await calm(eve);
    await eve.goto(`${server.url}/table/${id}`);
    await expect(eve.locator("main.board footer .whose")).toHaveText(name);
    await context.close();
    await page.goto(`${server.url}/table/${id}`);
    await expect(page.getByTestId("prompt")).toBeVisible();
    await expect(page.locator("main.board footer .whose")).toHaveCount(0);
  });
}
