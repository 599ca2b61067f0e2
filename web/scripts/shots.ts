import { mkdirSync } from "node:fs";
import { join } from "node:path";
import type { Page } from "@playwright/test";
import { open, test } from "../tests/base";

/** Every page and table in both languages and three sizes, to be looked at; a few are kept for README and rules pages. */
const looked = join(import.meta.dirname, "../test-results/shots");
const kept = join(import.meta.dirname, "../public/pictures");
const sizes = {
  desktop: { width: 1280, height: 800 },
  tablet: { width: 820, height: 1180 },
  phone: { width: 390, height: 844 },
};
const pages = {
  home: "/",
  new: "/new/star-realms",
  cards: "/cards/star-realms",
  rules: "/rules/star-realms",
  me: "/me",
};
const games = { "star-realms": 70, "rise-to-power": 45, "galactic-rebellion": 30 };

/** Plays a few moves as advised, or else the first that is not the end of the turn, so that there is something to see. */
async function playOn(page: Page, url: string, id: string, moves: number): Promise<void> {
  for (let i = 0; i < moves; i++) {
    const answer = await page.request.get(`${url}/api/tables/${id}`);
    const { now } = (await answer.json()) as {
      now: { ply: number; legal: { action: string }[]; outcome: unknown } | null;
    };
    if (!now || now.outcome) return;
    if (!now.legal.length) {
      await page.waitForTimeout(250);
      continue;
    }
    const hint = await page.request.post(`${url}/api/tables/${id}/hint`, { data: {} });
    const advice = hint.ok() ? ((await hint.json()) as { best: { action: string }[] }).best[0]?.action : undefined;
    const busy = now.legal.filter((choice) => !/^(end|pass|decline|scrap)/.test(choice.action));
    const action = advice ?? busy[i % Math.max(1, busy.length)]?.action ?? now.legal[0]?.action;
    await page.request.post(`${url}/api/tables/${id}/actions`, { data: { ply: now.ply, action } });
  }
}

for (const lang of ["en", "fr"]) {
  test(`pictures in ${lang}`, async ({ page, server }) => {
    mkdirSync(looked, { recursive: true });
    mkdirSync(kept, { recursive: true });
    const shoot = async (name: string, keep: boolean) => {
      await page.screenshot({ path: join(looked, `${name}.png`) });
      if (keep) await page.screenshot({ path: join(kept, `${name}.jpg`), type: "jpeg", quality: 72 });
    };
    await page.addInitScript(
      (chosen) =>
        localStorage.setItem("starboard.settings", JSON.stringify({ motion: "off", warnings: false, lang: chosen })),
      lang,
    );
    await page.goto(server.url);
    for (const [size, box] of Object.entries(sizes)) {
      await page.setViewportSize(box);
      for (const [name, path] of Object.entries(pages)) {
        await page.goto(server.url + path);
        await page.waitForTimeout(1500);
        await shoot(`${name}-${size}-${lang}`, name === "home" && size === "desktop");
      }
    }
    for (const [game, moves] of Object.entries(games)) {
      const id = await open(page, server, { game });
      await playOn(page, server.url, id, moves);
      for (const [size, box] of Object.entries(sizes)) {
        await page.setViewportSize(box);
        await page.goto(`${server.url}/table/${id}`);
        await page.getByTestId("prompt").waitFor();
        await page.keyboard.press("Escape");
        await page.waitForTimeout(1500);
        await shoot(`${game}-${size}-${lang}`, size !== "tablet");
      }
    }
  });
}
