import { existsSync, mkdirSync, readdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import type { Page } from "@playwright/test";
import { createServer, type ViteDevServer } from "vite";
import { LANGS } from "../src/lib/languages";
import { test } from "../tests/base";
import type { Camera, Shots } from "./shot";
import { situation } from "./situations";

/** Pictures of the real table: for the rules pages (in each game's folder) and for README and docs. All are made anew, and looked at. */
const games = join(import.meta.dirname, "../../games");
const forPapers = join(import.meta.dirname, "../../docs/pictures");
const desktop = { width: 1280, height: 800 };
const phone = { width: 390, height: 844 };

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

/** The games' folders belong to no package: Vite reads them as it does for the pages. */
let vite: ViteDevServer;
test.beforeAll(async () => {
  vite = await createServer({
    root: join(import.meta.dirname, ".."),
    server: { middlewareMode: true, hmr: false, ws: false },
    optimizeDeps: { noDiscovery: true },
    appType: "custom",
    logLevel: "error",
  });
});
test.afterAll(() => vite.close());

for (const lang of LANGS) {
  test(`pictures in ${lang}`, async ({ page, server }) => {
    mkdirSync(forPapers, { recursive: true });
    await page.addInitScript(
      (chosen) =>
        localStorage.setItem("starboard.settings", JSON.stringify({ motion: "off", warnings: false, lang: chosen })),
      lang,
    );
    await page.setViewportSize(desktop);
    await page.goto(server.url);

    const go = async (path: string, size = desktop) => {
      await page.setViewportSize(size);
      await page.goto(server.url + path);
      const there = path.startsWith("/table/") ? page.getByTestId("prompt") : page.locator("h1").first();
      await there.waitFor();
      await page.waitForLoadState("networkidle");
      await page.waitForTimeout(600);
    };
    const paper = async (name: string) => keep(page, await page.screenshot(), join(forPapers, `${name}-${lang}.webp`));

    await go("/");
    await paper("home");

    for (const game of readdirSync(games)) {
      const file = join(games, game, "web/shots.ts");
      if (!existsSync(file)) continue;
      const shots = ((await vite.ssrLoadModule(file)) as { default: Shots }).default;
      const folder = join(games, game, "web/pictures");
      mkdirSync(folder, { recursive: true });
      const at: Record<string, string> = {};
      for (const [name, wanted] of Object.entries(shots.moments ?? {}))
        at[name] = `/table/${await situation(page, server.url, { ...wanted, game })}`;
      const camera: Camera = {
        page,
        url: server.url,
        visit: (where, size) => go(at[where] ?? where, size),
        paper,
        piece: async (name, of) => {
          await of.scrollIntoViewIfNeeded();
          await keep(page, await of.screenshot(), join(folder, `${name}-${lang}.webp`));
        },
      };
      if (at["table"]) {
        await camera.visit("table", phone);
        await paper(`${game}-phone`);
        await camera.visit("table");
        await keep(page, await page.screenshot(), join(folder, `table-${lang}.webp`));
      }
      await shots.take(camera);
    }
  });
}
