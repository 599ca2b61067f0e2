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
};

export default shots;
