import { existsSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { createServer, type ViteDevServer } from "vite";
import type { GameInfo } from "../../src/api/types";
import { LANGS } from "../../src/lib/languages";
import { test } from "../../tests/base";
import type { Shots } from "../shot";
import { oneGame } from "./game";
import { pages } from "./pages";
import { people } from "./people";
import { Studio, wanted } from "./studio";

const games = join(import.meta.dirname, "../../../games");

/** The games' folders belong to no package: Vite reads them as it does for the pages. */
let vite: ViteDevServer;
test.beforeAll(async () => {
  vite = await createServer({
    root: join(import.meta.dirname, "../.."),
    server: { middlewareMode: true, hmr: false, ws: false },
    optimizeDeps: { noDiscovery: true },
    appType: "custom",
    logLevel: "error",
  });
});
test.afterAll(() => vite.close());

const PARTS = ["pages", "people", ...readdirSync(games)];

for (const lang of wanted(LANGS))
  for (const part of wanted(PARTS))
    test(`${part} in ${lang}`, async ({ page, server, browser }) => {
      await page.addInitScript((chosen) => {
        if (localStorage.getItem("starboard.settings")) return;
        const set = { motion: "off", pace: "instant", warnings: false, lang: chosen };
        localStorage.setItem("starboard.settings", JSON.stringify(set));
      }, lang);
      await page.goto(server.url);
      const studio = new Studio(page, server.url, lang, part);
      if (part === "pages") return pages(studio);
      if (part === "people") return people(studio, server, browser);
      const shelf = await studio.call<GameInfo[]>("/games");
      const info = shelf.find(({ name }) => name === part);
      const file = join(games, part, "web/shots.ts");
      const shots = existsSync(file) ? ((await vite.ssrLoadModule(file)) as { default: Shots }).default : undefined;
      if (info) await oneGame(studio, info, shots);
    });
