import type { Shots } from "$scripts/shot";
import type { Types } from "./types";

const shots: Shots<Types> = {
  moments: {
    table: { players: 4, worth: (f) => (f.view.phase === "placing" && f.view.round === 4 ? f.step : null) },
    war: { players: 3, worth: (f) => (f.view.attacks.length ? f.view.attacks.length : null) },
  },
  take: async ({ page, visit, piece }) => {
    await visit("table", { width: 1280, height: 1100 });
    await piece("tracks", page.locator(".tracks"));
    await page.locator(".players .player").first().click();
    await piece("score", page.locator("dialog[open] table"));
    await visit("war");
    await piece("war", page.locator(".map").first());
  },
  screens: async (studio) => {
    const { page } = studio;
    const { id } = await studio.call("/tables", { game: "galactic-rebellion", options: { players: 4 } });
    await studio.go(`/table/${id}`);
    await studio.open("score-sheet", () => page.locator("button.players").click());
    for (const name of ["tracks", "tiles"]) {
      await page.setViewportSize({ width: 390, height: 844 });
      await studio.open(name, () => page.locator(`.switch input[value="${name}"]`).check({ force: true }));
    }
  },
};

export default shots;
