import { calm, expect, open, test } from "./base";

const SIZES = [
  { width: 390, height: 844 },
  { width: 820, height: 1180 },
  { width: 1440, height: 900 },
];

/** A short game that somebody could have won at once, and did not. */
async function finished(page: Parameters<typeof open>[0], server: Parameters<typeof open>[1]): Promise<string> {
  const seats = [{ kind: "me" }, { kind: "here", name: "Ben" }];
  const position = {
    row: ["cargo_pod", "predator"],
    seat: [
      { combat: 5, trade: 3, hand: ["scout", "viper"] },
      { authority: 9, hand: ["scout"] },
    ],
  };
  const id = await open(page, server, { game: "star-realms", seats, position });
  const table = `${server.url}/api/tables/${id}`;
  for (const action of ["end", "end", "concede"]) {
    const { now } = (await (await page.request.get(table)).json()) as { now: { ply: number; to_move: number[] } };
    const data = { ply: now.ply, action, seat: now.to_move[0] };
    expect((await page.request.post(`${table}/actions`, { data })).ok()).toBe(true);
  }
  return id;
}

for (const locale of ["en-GB", "fr-FR"]) {
  const french = locale === "fr-FR";
  test(`the review on the end screen, in the replay and on my page, in ${locale}`, async ({ server, browser }) => {
    const context = await browser.newContext({ locale });
    const page = await context.newPage();
    await calm(page);
    await page.goto(server.url);
    const id = await finished(page, server);
    for (const size of SIZES) {
      await page.setViewportSize(size);
      await page.goto(`${server.url}/table/${id}`);
      const panel = page.getByRole("region", { name: french ? "Ce qui a décidé la partie" : "What decided it" });
      // Reviews are made when nobody else wants the machine, and other tests do.
      await expect(panel.locator("svg path").first()).toBeVisible({ timeout: 200_000 });
      await expect(panel.getByRole("progressbar")).toHaveCount(0, { timeout: 200_000 });
      await expect(panel.getByRole("table").first()).toContainText(french ? "Chance" : "Luck");
      await panel.scrollIntoViewIfNeeded();
      await page.screenshot({ path: `test-results/review-end-${locale}-${size.width}.png` });

      await page.goto(`${server.url}/replay/${id}?step=1`);
      const better = page.getByRole("button", { name: french ? "Montrer le meilleur coup" : "Show the better move" });
      await expect(better).toBeVisible();
      await better.click();
      await expect(
        page.getByRole("button", { name: french ? "Montrer ce qui a été joué" : "Show what was played" }),
      ).toBeVisible();
      await page.screenshot({ path: `test-results/review-replay-${locale}-${size.width}.png` });

      await page.goto(`${server.url}/import`);
      await expect(page.getByRole("heading", { level: 1 })).toHaveText(
        french ? "Importer une partie" : "Bring a game in",
      );
      await page.screenshot({ path: `test-results/review-import-${locale}-${size.width}.png` });

      await page.goto(`${server.url}/me`);
      await expect(page.getByRole("heading", { name: french ? "Comment je joue" : "How I play" })).toBeVisible();
      await page.screenshot({ path: `test-results/review-me-${locale}-${size.width}.png`, fullPage: true });

      await page.goto(`${server.url}/puzzles`);
      await expect(page.getByRole("heading", { level: 1 })).toHaveText(french ? "Problèmes" : "Puzzles");
      await page.screenshot({ path: `test-results/review-puzzles-${locale}-${size.width}.png` });
    }
    await context.close();
  });
}

test("what is no log is said so, and a record comes in", async ({ page, server }) => {
  await calm(page);
  await page.goto(server.url);
  const id = await finished(page, server);
  const record = await (await page.request.get(`${server.url}/api/tables/${id}/record`)).text();
  await page.goto(`${server.url}/import`);
  const box = page.getByRole("textbox");
  const bring = page.getByRole("button", { name: "Bring it in" });
  await box.fill("this is no log");
  await bring.click();
  await expect(page.getByRole("alert")).toContainText("log");
  await box.fill(record);
  await bring.click();
  await expect(page).toHaveURL(/\/replay\//);
});

test("a puzzle is tried on the table", async ({ watched: page, server }) => {
  await calm(page);
  await page.goto(server.url);
  const { puzzles } = (await (await page.request.get(`${server.url}/api/puzzles`)).json()) as {
    puzzles: { id: string; game: string }[];
  };
  const first = puzzles.find((puzzle) => puzzle.game === "star-realms");
  test.skip(!first, "no puzzles");
  await page.goto(`${server.url}/puzzles/${first?.id}`);
  await expect(page.getByText("One turn is clearly best here.")).toBeVisible();
  await page.screenshot({ path: "test-results/review-puzzle.png" });
  await page.locator('[data-action="end"]').first().click();
  await expect(page.getByRole("status")).toContainText("Best is");
  await page.screenshot({ path: "test-results/review-puzzle-done.png" });
});
