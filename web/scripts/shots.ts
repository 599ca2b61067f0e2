import { mkdirSync } from "node:fs";
import { join } from "node:path";
import type { Page } from "@playwright/test";
import { open, test } from "../tests/base";

const docs = join(import.meta.dirname, "../../docs/pictures");
const pictures = join(import.meta.dirname, "../public/pictures");
const sizes = {
  desktop: { width: 1440, height: 900 },
  tablet: { width: 820, height: 1180 },
  phone: { width: 390, height: 844 },
};
const games = ["star-realms", "rise-to-power", "galactic-rebellion"];

mkdirSync(docs, { recursive: true });
mkdirSync(pictures, { recursive: true });

async function speak(page: Page, lang: string): Promise<void> {
  await page.addInitScript(
    (l) => localStorage.setItem("starboard.settings", JSON.stringify({ motion: "off", warnings: false, lang: l })),
    lang,
  );
}

/** Plays a few moves as the bots would, so that there is something to see. */
async function playOn(page: Page, url: string, id: string, moves: number): Promise<void> {
  for (let i = 0; i < moves; i++) {
    const snapshot = (await (await page.request.get(`${url}/api/tables/${id}`)).json()) as {
      now: { ply: number; legal: { action: string }[]; outcome: unknown } | null;
    };
    if (!snapshot.now || snapshot.now.outcome) return;
    if (!snapshot.now.legal.length) {
      await page.waitForTimeout(300);
      continue;
    }
    const hint = await page.request.post(`${url}/api/tables/${id}/hint`, { data: {} });
    const action = hint.ok()
      ? ((await hint.json()) as { best: { action: string }[] }).best[0]?.action
      : snapshot.now.legal[0]?.action;
    await page.request.post(`${url}/api/tables/${id}/actions`, { data: { ply: snapshot.now.ply, action } });
  }
}

for (const lang of ["en", "fr"]) {
  test(`pictures in ${lang}`, async ({ page, server }) => {
    await speak(page, lang);
    await page.goto(server.url);
    for (const [name, size] of Object.entries(sizes)) {
      await page.setViewportSize(size);
      for (const [path, label] of [
        ["/", "home"],
        ["/new/star-realms", "new"],
        ["/cards/star-realms", "cards"],
        ["/rules/star-realms", "rules"],
        ["/me", "me"],
      ] as const) {
        await page.goto(server.url + path);
        await page.waitForTimeout(1200);
        await page.screenshot({ path: join(docs, `${label}-${name}-${lang}.jpg`), type: "jpeg", quality: 82 });
      }
    }
    for (const game of games) {
      const id = await open(page, server, { game });
      await playOn(page, server.url, id, game === "galactic-rebellion" ? 26 : 60);
      for (const [name, size] of Object.entries(sizes)) {
        await page.setViewportSize(size);
        await page.goto(`${server.url}/table/${id}`);
        await page.getByTestId("prompt").waitFor();
        await page.waitForTimeout(1200);
        await page.screenshot({ path: join(docs, `${game}-${name}-${lang}.jpg`), type: "jpeg", quality: 82 });
      }
      await page.setViewportSize({ width: 1280, height: 800 });
      await page.waitForTimeout(500);
      await page.screenshot({ path: join(pictures, `${game}-${lang}.jpg`), type: "jpeg", quality: 70 });
    }
  });
}
