import { calm, expect, open, test } from "./base";
import { faults, faultsAtSizes } from "./faults";

const SIZES = [
  { width: 390, height: 844 },
  { width: 820, height: 1180 },
  { width: 1440, height: 900 },
];

/** The first turn of a game in the publisher's app. */
const LOG = `Play all
        Hard AI  >  <color=#800080>Scout</color> +1 Trade (Trade:1)
        Hard AI  >  <color=#800080>Scout</color> +1 Trade (Trade:2)
        Hard AI  >  <color=#800080>Viper</color> +1 Combat (Combat:1)
Acquired <color=#4CC417>Trade Pod</color>
        Hard AI - -2 Trade (Trade:0)
Attacked Bo for 1 (New Authority:49)
        Hard AI - -1 Combat (Combat:0)
        Bo - -1 Authority (Authority:49)
Hard AI ends turn 1
        Drew 5 cards.
        Refresh ally indicators
        It is now Bo's turn 2
`;

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
      // The worst turns, each choice a way to where it was made.
      const cost = french ? "Les tours qui ont coûté" : "Turns that cost something";
      await expect(panel.getByRole("heading", { name: cost })).toBeVisible();
      await expect(panel.locator(`a[href="/replay/${id}?step=1"]`).first()).toBeVisible();
      // The situation of a moment: at once where there is room, on a phone when it is asked for.
      const situation = panel.locator("details", { hasText: "situation" }).first();
      if (size.width <= 640) await situation.locator("summary").click();
      await expect(situation.locator(".stage [data-zone]").first()).toBeAttached();
      const facts = panel.locator("details", { hasText: "Ben" }).last();
      await facts.locator("summary").click();
      await expect(facts).toContainText(french ? "À la fin" : "At the end");
      await panel.scrollIntoViewIfNeeded();
      await page.screenshot({ path: `test-results/review-end-${locale}-${size.width}.png`, fullPage: true });

      await page.goto(`${server.url}/replay/${id}?step=1`);
      const better = page.getByRole("button", { name: french ? "Montrer le meilleur coup" : "Show the better move" });
      await expect(better).toBeVisible();
      await better.click();
      await expect(
        page.getByRole("button", { name: french ? "Montrer ce qui a été joué" : "Show what was played" }),
      ).toBeVisible();
      await expect(page.getByText(french ? "Le tour dans son ensemble" : "The turn as a whole")).toBeVisible();
      await expect(page.getByText(french ? "Vu de" : "Seen from")).toBeVisible();
      await page.screenshot({ path: `test-results/review-replay-${locale}-${size.width}.png` });
      expect(await faults(page, locale.slice(0, 2))).toEqual([]);

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
    await page.goto(`${server.url}/table/${id}`);
    const again = french ? "Jouer à partir d’ici" : "Play on from here";
    await page.getByRole("listitem").getByRole("button", { name: again }).first().click();
    await expect(page).not.toHaveURL(new RegExp(id));
    await expect(page).toHaveURL(/\/table\//);
    await context.close();
  });

  test(`a log comes in, or is told what is wrong at its line, in ${locale}`, async ({ server, browser }) => {
    const context = await browser.newContext({ locale });
    const page = await context.newPage();
    await calm(page);
    await page.goto(`${server.url}/import`);
    const box = page.getByRole("textbox");
    const bring = page.getByRole("button", { name: french ? "Importer" : "Bring it in" });
    for (const [text, told] of [
      [LOG.replace("(Trade:0)", "(Trade:1)"), "6"],
      [LOG.replaceAll("Trade Pod", "Gunner"), "Gunner"],
    ] as const) {
      await box.fill(text);
      await bring.click();
      await expect(page.getByRole("alert")).toContainText(told);
      expect(await faultsAtSizes(page, locale.slice(0, 2))).toEqual([]);
    }
    await page.screenshot({ path: `test-results/review-log-fault-${locale}.png` });
    await box.fill(LOG);
    await bring.click();
    const which = page.getByRole("group", { name: french ? "Lequel des deux étiez-vous ?" : "Which one were you?" });
    await which.getByRole("button", { name: "Bo" }).click();
    await expect(which.getByRole("button", { name: "Bo" })).toHaveAttribute("aria-pressed", "true");
    await expect(which).toContainText(french ? "Comment je joue" : "How I play");
    expect(await faultsAtSizes(page, locale.slice(0, 2))).toEqual([]);
    for (const size of SIZES) {
      await page.setViewportSize(size);
      await page.screenshot({ path: `test-results/review-log-${locale}-${size.width}.png` });
    }
    await page.getByRole("link", { name: french ? "La revoir et l’analyser" : "Watch and review it" }).click();
    await expect(page).toHaveURL(/\/replay\//);
    await expect(page.getByLabel(french ? "Vu de" : "Seen from")).toBeVisible();
    // Nobody else could open what would be shared.
    await expect(page.getByRole("button", { name: french ? "Partager ce moment" : "Share this moment" })).toHaveCount(
      0,
    );
    expect(await faultsAtSizes(page, locale.slice(0, 2))).toEqual([]);
    await context.close();
  });

  test(`a puzzle is tried on the table, in ${locale}`, async ({ server, browser }) => {
    const context = await browser.newContext({ locale });
    const page = await context.newPage();
    await calm(page);
    await page.goto(server.url);
    const { puzzles } = (await (await page.request.get(`${server.url}/api/puzzles`)).json()) as {
      puzzles: { id: string; game: string }[];
    };
    const first = puzzles.find((puzzle) => puzzle.game === "star-realms");
    await page.goto(`${server.url}/puzzles/${first?.id}`);
    await expect(
      page.getByText(french ? "Un tour est ici nettement le meilleur." : "One turn is clearly best here."),
    ).toBeVisible();
    expect(await faultsAtSizes(page, locale.slice(0, 2))).toEqual([]);
    for (const size of SIZES) {
      await page.setViewportSize(size);
      await page.screenshot({ path: `test-results/review-puzzle-${locale}-${size.width}.png` });
    }
    await page.locator('[data-action="end"]').first().click();
    await expect(page.getByRole("status")).toContainText(french ? "Le meilleur est" : "Best is");
    for (const size of SIZES) {
      await page.setViewportSize(size);
      await page.screenshot({ path: `test-results/review-puzzle-done-${locale}-${size.width}.png` });
    }
    await context.close();
  });
}

test("the log of a replay has no gaps where one looks", async ({ watched: page, server }) => {
  await calm(page);
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto(server.url);
  const seats = [{ kind: "me" }, { kind: "here", name: "Ben" }];
  const id = await open(page, server, { game: "star-realms", seats });
  const table = `${server.url}/api/tables/${id}`;
  const turns = 130;
  for (let i = 0; i <= turns; i++) {
    const { now } = (await (await page.request.get(table)).json()) as { now: { ply: number; to_move: number[] } };
    const data = { ply: now.ply, action: i < turns ? "end" : "concede", seat: now.to_move[0] };
    expect((await page.request.post(`${table}/actions`, { data })).ok()).toBe(true);
  }
  await page.goto(`${server.url}/replay/${id}?step=1`);
  const log = page.getByRole("complementary", { name: "Log" });
  await expect(log.locator("button").first()).toBeVisible();
  await page.keyboard.press("End");
  await expect(log.locator('[aria-current="step"]')).toBeVisible();
  // Between the beginning and the end nobody has looked yet; who looks there finds it.
  const gaps = log.locator(".gap");
  await expect(gaps).not.toHaveCount(0);
  const looked = async () => {
    // What is looked at is a gap no more.
    await gaps
      .first()
      .scrollIntoViewIfNeeded({ timeout: 1000 })
      .catch(() => {});
    return gaps.count();
  };
  await expect.poll(looked).toBe(0);
  await expect(log.locator("button")).toHaveCount(turns + 2);
});

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
