import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import type { Locator, Page } from "@playwright/test";
import { test } from "../tests/base";
import { campaign, situation, type Wanted } from "./situations";

/** Pictures of the real table: for the rules pages (built into the program) and for README and docs. All are made anew, and looked at. */
const forPages = join(import.meta.dirname, "../public/pictures");
const forPapers = join(import.meta.dirname, "../../docs/pictures");
const desktop = { width: 1280, height: 800 };
const phone = { width: 390, height: 844 };

// oxlint-disable-next-line no-explicit-any
type View = any;
const sum = (list: View[], of: (item: View) => number): number => list.reduce((all, item) => all + of(item), 0);
const main = (frame: { prompt: { data: Record<string, unknown> } | null }) => frame.prompt?.data["ask"] === "main";

/** A turn of Star Realms in which there is something to see and to do. */
const lively = (frame: { view: View; prompt: { data: Record<string, unknown> } | null }, seat: number) => {
  const me = frame.view.seats[seat - 1];
  if (!main(frame) || !me.alive || me.hand < 2 || me.hand > 5) return null;
  const seen = sum(frame.view.seats, (s) => Math.min(s.bases.length, 3)) * 3;
  return seen + Math.min(me.ships.length, 4) * 2 + Math.min(me.trade, 5) + Math.min(me.combat, 6);
};
const asks = (words: RegExp) => (frame: { prompt: { data: unknown } | null; step: number }) =>
  words.test(JSON.stringify(frame.prompt?.data ?? null)) ? frame.step : null;

const tables: Record<string, Wanted> = {
  "star-realms": {
    game: "star-realms",
    players: 2,
    levels: ["medium", "script:fortress"],
    games: 4,
    worth: lively,
  },
  crowd: {
    game: "star-realms",
    players: 6,
    options: { format: "emperor" },
    levels: ["easy", "script:fortress"],
    worth: (f, seat) => (f.view.seats.every((s: View) => s.alive) ? lively(f, seat) : null),
  },
  "rise-to-power": {
    game: "rise-to-power",
    players: 2,
    worth: (f, seat) =>
      f.prompt?.data["type"] === "act" && f.view.seats[seat - 1].hand_size > 3
        ? f.view.seats[seat - 1].districts.length * 2 + f.view.track.filter(Boolean).length
        : null,
  },
  contest: { game: "rise-to-power", players: 2, levels: ["script:raider"], games: 3, worth: asks(/"answer"/) },
  "galactic-rebellion": {
    game: "galactic-rebellion",
    players: 4,
    worth: (f) => (f.view.phase === "placing" && f.view.round === 4 ? f.step : null),
  },
  war: { game: "galactic-rebellion", players: 3, worth: (f) => (f.view.attacks.length ? f.view.attacks.length : null) },
};

/** Playwright writes no WebP; the browser does, at a third of the size. */
async function keep(page: Page, png: Buffer, path: string): Promise<void> {
  const data = await page.evaluate(async (source) => {
    const image = new Image();
    image.src = `data:image/png;base64,${source}`;
    await image.decode();
    const canvas = document.createElement("canvas");
    canvas.width = image.width;
    canvas.height = image.height;
    canvas.getContext("2d")?.drawImage(image, 0, 0);
    return canvas.toDataURL("image/webp", 0.8);
  }, png.toString("base64"));
  writeFileSync(path, Buffer.from(data.split(",")[1] ?? "", "base64"));
}

for (const lang of ["en", "fr"]) {
  test(`pictures in ${lang}`, async ({ page, server }) => {
    mkdirSync(forPapers, { recursive: true });
    mkdirSync(forPages, { recursive: true });
    await page.addInitScript(
      (chosen) =>
        localStorage.setItem("starboard.settings", JSON.stringify({ motion: "off", warnings: false, lang: chosen })),
      lang,
    );
    await page.setViewportSize(desktop);
    await page.goto(server.url);

    const visit = async (path: string, size = desktop) => {
      await page.setViewportSize(size);
      await page.goto(server.url + path);
      const there = path.startsWith("/table/") ? page.getByTestId("prompt") : page.locator("h1").first();
      await there.waitFor();
      await page.waitForLoadState("networkidle");
      await page.waitForTimeout(600);
    };
    const paper = async (name: string) => keep(page, await page.screenshot(), join(forPapers, `${name}-${lang}.webp`));
    const piece = async (name: string, of: Locator) => {
      await of.scrollIntoViewIfNeeded();
      await keep(page, await of.screenshot(), join(forPages, `${name}-${lang}.webp`));
    };

    await visit("/");
    await paper("home");

    const at: Record<string, string> = {};
    for (const [name, wanted] of Object.entries(tables))
      at[name] = `/table/${await situation(page, server.url, wanted)}`;
    for (const game of ["star-realms", "rise-to-power", "galactic-rebellion"]) {
      await visit(at[game] ?? "", phone);
      await paper(`${game}-phone`);
      await visit(at[game] ?? "");
      await keep(page, await page.screenshot(), join(forPages, `${game}-${lang}.webp`));
    }

    await visit(at["star-realms"] ?? "");
    await piece("star-realms-row", page.locator('[data-zone="row"]'));
    await piece("star-realms-play", page.locator('[data-zone="play"]'));
    await visit(at["crowd"] ?? "");
    await piece("star-realms-crowd", page.locator(".rivals"));

    await visit(at["rise-to-power"] ?? "");
    await piece("rise-to-power-network", page.locator(".net"));
    await piece("rise-to-power-market", page.locator(".market [data-zone='track']"));
    await piece("rise-to-power-agendas", page.locator(".market ul"));
    await visit(at["contest"] ?? "");
    await piece("rise-to-power-contest", page.locator(".contest"));

    await visit(at["galactic-rebellion"] ?? "", { width: 1280, height: 1100 });
    await piece("galactic-rebellion-tracks", page.locator(".tracks"));
    await page.locator("button.players").click();
    await piece("galactic-rebellion-score", page.locator("dialog[open] table"));
    await visit(at["war"] ?? "");
    await piece("galactic-rebellion-war", page.locator(".map").first());

    const id = await campaign(page, server.url, 4);
    await visit(`/campaign/${id}`);
    await paper("campaign");
    await piece("rise-of-empire-stickers", page.locator(".sheets > :first-child"));
    await piece("rise-of-empire-track", page.locator("ol.track"));
    await visit(`/campaign/${id}`, phone);
    await paper("campaign-phone");
  });
}
