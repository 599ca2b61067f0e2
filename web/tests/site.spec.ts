import { faults, sizes } from "./faults";
import { ask, expect, GAMES, isBuilt, open, test } from "./site";

/** Every page of the static site as people see it. */
test.skip(!isBuilt, "the site is not built: make site");

const PAGES = ["", "me", "daily", "puzzles", "campaign", "import", "play", "nowhere"];

for (const [name, viewport, locale] of [
  ["a phone in French", sizes.phone, "fr-FR"],
  ["a desktop in English", sizes.desktop, "en-GB"],
] as const)
  test.describe(name, () => {
    test.use({ viewport, locale });

    test("every page and every table stands, and axe finds nothing", async ({ table, site }) => {
      await table.goto(site.url);
      await expect(table.locator("section.games article")).toHaveCount(GAMES.length);
      const wrong: string[] = [];
      const look = async (path: string) => {
        await table.waitForLoadState("networkidle");
        wrong.push(...(await faults(table, locale.slice(0, 2))).map((fault) => `#/${path} ${fault}`));
      };
      for (const game of GAMES) {
        const id = await open(table, site, game);
        await look(`table/${id}`);
        await ask(table, "POST", `/tables/${id}/leave`, {});
        await table.goto(`${site.url}#/replay/${id}`);
        await expect(table.getByRole("slider").first()).toBeVisible();
        await look(`replay/${id}`);
      }
      const campaign = await ask<{ id: string }>(table, "POST", "/campaigns", {});
      const { puzzles } = await ask<{ puzzles: { id: string }[] }>(table, "GET", "/puzzles");
      const own = GAMES.flatMap((game) => [game, `rules/${game}`, `cards/${game}`, `new/${game}`]);
      for (const path of [...PAGES, ...own, `campaign/${campaign.id}`, `puzzles/${puzzles[0]?.id}`]) {
        await table.goto(`${site.url}#/${path}`);
        await expect(table.locator("h1, main .table").first(), path).toBeVisible();
        await look(path);
      }
      expect(wrong).toEqual([]);
    });
  });

test("a link to a game shows its own title and picture", async ({ request, site }) => {
  for (const game of GAMES) {
    const page = await (await request.get(`${site.url}${game}/index.html`)).text();
    expect(page).toMatch(new RegExp(`og:title" content="[^"]*${game.replaceAll("-", " ")} – Starboard"`, "i"));
    const picture = /og:image" content="([^"]+)"/.exec(page)?.[1] ?? "";
    expect(picture).toContain(game);
    expect((await request.get(new URL(picture, `${site.url}${game}/`).href)).status()).toBe(200);
  }
});
