// Pictures of every screen of every game, on a phone, a tablet and a desktop, in both languages: `npm run screens -- before`, change
// something, `npm run screens -- after`; screens/index.html shows the two side by side. Needs a server (STARBOARD_URL).
// Further words take less: `npm run screens -- after fr desktop rise-to-power`.
import { mkdirSync, readdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { chromium } from "@playwright/test";
import { executablePath } from "./chromium.mjs";

const server = process.env["STARBOARD_URL"] ?? "http://127.0.0.1:7777";
const folder = join(import.meta.dirname, "../screens");
const [label = "now", ...less] = process.argv.slice(2);
/** All of them, unless some of them are named. */
const only = (all) => (all.some((one) => less.includes(one)) ? all.filter((one) => less.includes(one)) : all);
const SIZES = { phone: [390, 844], tablet: [820, 1180], desktop: [1440, 900] };
const LANGS = { en: "en-GB", fr: "fr-FR" };
const MOVES = 7;
const SET = { motion: "off", pace: "instant", warnings: false };

const browser = await chromium.launch({
  executablePath,
  args: ["--no-sandbox", "--disable-gpu"],
});

/** Does something legal, so that there is something to see; what takes several presses is pressed through. */
async function play(page) {
  for (let i = 0; i < MOVES; i++) {
    const ready = () => document.querySelector('main[aria-busy="false"] :is([data-action]:not(:disabled), [data-lit])');
    await page.waitForFunction(ready, null, { timeout: 15_000 }).catch(() => {});
    await page.evaluate((skip) => {
      for (const kind of ["[data-action]:not(:disabled)", "[data-place]", "[data-lit]"]) {
        const all = [...document.querySelectorAll(`main ${kind}`)].filter((e) => e.checkVisibility());
        if (all.length) return all[skip % all.length].click();
      }
    }, i);
    await page.waitForTimeout(400);
  }
}

/** A game of novices to its end, for the pages about games that were played. */
async function played(page, game, format) {
  const seats = Array.from({ length: format.players[0] }, () => ({ kind: "bot", level: "novice" }));
  const opened = await page.request.post(`${server}/api/tables`, {
    data: { game, options: { players: format.players[0] }, seats },
  });
  const { id } = await opened.json();
  for (let i = 0; i < 100; i++) {
    const { table } = await (await page.request.get(`${server}/api/tables/${id}`)).json();
    if (table.status === "finished") break;
    await page.waitForTimeout(300);
  }
  return id;
}

async function screens(lang, size) {
  const [width, height] = SIZES[size];
  const context = await browser.newContext({ viewport: { width, height }, locale: LANGS[lang] });
  await context.addInitScript((set) => localStorage.setItem("starboard.settings", JSON.stringify(set)), SET);
  const page = await context.newPage();
  const into = join(folder, label);
  mkdirSync(into, { recursive: true });
  const shot = async (name, path) => {
    if (path) {
      await page.goto(server + path);
      await page.waitForLoadState("networkidle", { timeout: 10_000 }).catch(() => {});
      await page
        .locator("main > *")
        .first()
        .waitFor()
        .catch(() => {});
      await page.waitForTimeout(800);
    }
    await page.screenshot({ path: join(into, `${name}-${size}-${lang}.png`), timeout: 120_000 });
  };
  await page.goto(server);
  const games = await (await page.request.get(`${server}/api/games`)).json();
  const wanted = only(games.map((game) => game.name));
  if (wanted.length === games.length) {
    await shot("home", "/");
    await page.locator("header button").last().click();
    await shot("settings");
    for (const name of ["me", "campaign", "daily", "puzzles", "import", "play", "people", "ratings", "tournaments"])
      await shot(name, `/${name}`);
  }
  for (const { name: game, formats } of games.filter(({ name }) => wanted.includes(name))) {
    for (const part of ["", "new/", "cards/", "rules/", "learn/"])
      await shot(`${game}-${part ? part.slice(0, -1) : "about"}`, `/${part}${game}`);
    const over = await played(page, game, formats[0]);
    await shot(`${game}-end`, `/table/${over}`);
    await shot(`${game}-replay`, `/replay/${over}`);
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
    const open = { game, seats: [{ kind: "me" }, { kind: "open" }] };
    const { id: waiting, invite } = await (await page.request.post(`${server}/api/tables`, { data: open })).json();
    await shot(`${game}-waiting`, `/table/${waiting}`);
    const guest = await browser.newContext({ viewport: { width, height }, locale: LANGS[lang] });
    const invited = await guest.newPage();
    await invited.goto(`${server}/join/${invite}`);
    await invited.waitForTimeout(1000);
    await invited.screenshot({ path: join(into, `${game}-invited-${size}-${lang}.png`) });
    await guest.close();
  }
  await context.close();
}

for (const lang of only(Object.keys(LANGS))) for (const size of only(Object.keys(SIZES))) await screens(lang, size);
await browser.close();

const labels = readdirSync(folder, { withFileTypes: true })
  .filter((f) => f.isDirectory())
  .map((f) => f.name);
const names = [...new Set(labels.flatMap((l) => readdirSync(join(folder, l))))].toSorted();
const row = (name) =>
  `<h2>${name}</h2><div>${labels.map((l) => `<figure><img loading="lazy" src="${l}/${name}"><figcaption>${l}</figcaption></figure>`).join("")}</div>`;
const style = "<style>div{display:flex;gap:8px}figure{margin:0;flex:1}img{width:100%}</style>";
writeFileSync(join(folder, "index.html"), `<!doctype html>${style}${names.map(row).join("")}`);
