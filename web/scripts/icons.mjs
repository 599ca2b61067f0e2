// Draws the icons and the pictures that go with shared links, from the art of the pages: `npm run icons`. They are committed, since a build needs no browser.
import { mkdirSync, readdirSync, writeFileSync } from "node:fs";
import { chromium } from "@playwright/test";
import { createServer } from "vite";
import { executablePath } from "./chromium.mjs";

const out = new URL("../public/", import.meta.url);
mkdirSync(new URL("icons/", out), { recursive: true });
mkdirSync(new URL("share/", out), { recursive: true });
const vite = await createServer({ server: { middlewareMode: true }, appType: "custom", logLevel: "error" });
const { drawIcon } = await vite.ssrLoadModule("/src/art/icon.ts");
const browser = await chromium.launch({
  executablePath,
  args: ["--no-sandbox", "--disable-gpu"],
});
const page = await browser.newPage();

async function draw(svg, width, height, path, kind) {
  await page.setViewportSize({ width, height });
  const image = `data:image/svg+xml,${encodeURIComponent(svg)}`;
  const style = "margin:0;width:100vw;height:100vh;object-fit:cover;display:block";
  await page.setContent(`<body style="margin:0;background:transparent"><img style="${style}" src="${image}">`);
  await page.waitForFunction(() => document.images[0].complete);
  const picture = await page.screenshot(kind === "jpeg" ? { type: "jpeg", quality: 78 } : { omitBackground: true });
  writeFileSync(new URL(path, out), picture);
}

for (const size of [32, 180, 192, 256, 384, 512])
  await draw(drawIcon(size === 180), size, size, `icons/icon-${size}.png`);
for (const size of [192, 512]) await draw(drawIcon(true), size, size, `icons/maskable-${size}.png`);
const games = new URL("../../games/", import.meta.url);
for (const game of readdirSync(games)) {
  const { scene } = await vite.ssrLoadModule(new URL(`${game}/web/scene.ts`, games).pathname);
  await draw(scene(), 1200, 630, `share/${game}.jpg`, "jpeg");
}
await browser.close();
await vite.close();
