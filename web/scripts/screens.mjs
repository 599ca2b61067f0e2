// Pictures of every screen of every game, on a phone, a tablet and a desktop, in both languages: `npm run screens -- before`, change
// something, `npm run screens -- after`; screens/index.html shows the two side by side. Needs a server (STARBOARD_URL).
import { mkdirSync, readdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { chromium } from "@playwright/test";

const server = process.env["STARBOARD_URL"] ?? "http://127.0.0.1:7777";
const folder = join(import.meta.dirname, "../screens");
const label = process.argv[2] ?? "now";
const SIZES = { phone: [390, 844], tablet: [820, 1180], desktop: [1440, 900] };
const LANGS = ["en-GB", "fr-FR"];
const MOVES = 7;
const SET = { motion: "off", pace: "instant", warnings: false };

const browser = await chromium.launch({
  executablePath: process.env["CHROMIUM"] ?? "/usr/bin/chromium",
  args: ["--no-sandbox", "--disable-gpu"],
});

/** Does something legal, so that there is something to see. */
async function play(page) {
  for (let i = 0; i < MOVES; i++) {
    const ready = () => document.querySelector('main[aria-busy="false"] [data-action]:not(:disabled)') !== null;
    await page.waitForFunction(ready, null, { timeout: 30_000 }).catch(() => {});
    await page.evaluate((skip) => {
      const all = [...document.querySelectorAll("main [data-action]:not(:disabled)")].filter((e) =>
        e.checkVisibility(),
      );
      all[skip % Math.max(1, all.length)]?.click();
    }, i);
    await page.waitForTimeout(400);
  }
}

async function screens(locale, size) {
  const [width, height] = SIZES[size];
  const context = await browser.newContext({ viewport: { width, height }, locale });
  await context.addInitScript((set) => localStorage.setItem("starboard.settings", JSON.stringify(set)), SET);
  const page = await context.newPage();
  const into = join(folder, label);
  mkdirSync(into, { recursive: true });
  const shot = (name) => page.screenshot({ path: join(into, `${name}-${size}-${locale.slice(0, 2)}.png`) });
  await page.goto(server);
  const games = await (await page.request.get(`${server}/api/games`)).json();
  for (const [name, path] of [
    ["home", "/"],
    ["me", "/me"],
    ["campaign", "/campaign"],
    ["daily", "/daily"],
  ]) {
    await page.goto(`${server}${path}`);
    await page.waitForTimeout(1500);
    await shot(name);
  }
  for (const { name: game, formats } of games) {
    for (const part of ["", "new/", "cards/", "rules/"]) {
      await page.goto(`${server}/${part}${game}`);
      await page.waitForTimeout(2000);
      await shot(`${game}-${part ? part.slice(0, -1) : "about"}`);
    }
    for (const { name: format, players } of formats) {
      const seats = Array.from({ length: players.at(-1) }, (_, i) =>
        i ? { kind: "bot", level: "novice" } : { kind: "me" },
      );
      const options = { ...(formats.length > 1 ? { format } : {}), players: players.at(-1) };
      const { id } = await (await page.request.post(`${server}/api/tables`, { data: { game, options, seats } })).json();
      await page.goto(`${server}/table/${id}`);
      await play(page);
      await shot(`${game}-table-${format}`);
    }
  }
  await context.close();
}

for (const locale of LANGS) for (const size of Object.keys(SIZES)) await screens(locale, size);
await browser.close();

const labels = readdirSync(folder, { withFileTypes: true })
  .filter((f) => f.isDirectory())
  .map((f) => f.name);
const names = [...new Set(labels.flatMap((l) => readdirSync(join(folder, l))))].toSorted();
const row = (name) =>
  `<h2>${name}</h2><div>${labels.map((l) => `<figure><img loading="lazy" src="${l}/${name}"><figcaption>${l}</figcaption></figure>`).join("")}</div>`;
const style = "<style>div{display:flex;gap:8px}figure{margin:0;flex:1}img{width:100%}</style>";
writeFileSync(join(folder, "index.html"), `<!doctype html>${style}${names.map(row).join("")}`);
