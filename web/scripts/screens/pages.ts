import { LOOKS, type Studio, USUAL } from "./studio";

/** The pages that belong to no game. */
export async function pages(studio: Studio): Promise<void> {
  const { page } = studio;
  await studio.take("home", "/");
  await page.locator("article .btn.go[aria-expanded]").first().click();
  await studio.take("first-time");
  for (const [look, settings] of Object.entries(LOOKS)) {
    await studio.go("/");
    await studio.set(settings);
    await studio.take(`home-${look}`);
    await studio.set(USUAL);
  }
  await page.locator("header button").last().click();
  await studio.take("settings");
  await page.locator("dialog[open] summary").click();
  await page.locator("dialog[open] dl").scrollIntoViewIfNeeded();
  await studio.take("settings-keys");
  for (const name of ["me", "campaign", "puzzles", "import", "rules", "cards", "nowhere"])
    await studio.take(name, `/${name}`);
  const { puzzles } = await studio.call<{ puzzles: { id: string; game: string }[] }>("/puzzles");
  const games = [...new Set(puzzles.map((puzzle) => puzzle.game))];
  for (const game of games) {
    const id = puzzles.find((puzzle) => puzzle.game === game)?.id;
    await studio.as(game).take("puzzle", `/puzzles/${id}`);
  }
}
