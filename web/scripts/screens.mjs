// Pictures of every screen of every game, on a phone, a tablet and a desktop, in both languages, from a server of its own (cargo build -p
// starboard and npm run build first): `npm run screens -- before`, change something, `npm run screens -- after`; screens/index.html shows
// the two side by side. Further words take less: languages, sizes, games, or parts (pages, people): `npm run screens -- after fr desktop people`.
import { spawnSync } from "node:child_process";
import { existsSync, mkdirSync, readdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";

const web = join(import.meta.dirname, "..");
const folder = join(web, "screens");
const [label = "now", ...less] = process.argv.slice(2);
mkdirSync(join(folder, label), { recursive: true });

const { status } = spawnSync("npx", ["playwright", "test", "--config", "playwright.screens.config.ts"], {
  cwd: web,
  stdio: "inherit",
  env: { ...process.env, SCREENS: join(folder, label), SCREENS_ONLY: less.join(" ") },
});

/** A page with a row for each screen; `rows` are its pictures, each with what stands below it. */
const page = (rows) => {
  const figure = ([src, words]) =>
    `<figure><a href="${src}"><img loading="lazy" src="${src}"></a><figcaption>${words}</figcaption></figure>`;
  const row = ([name, pictures]) => `<h2>${name}</h2><div>${pictures.map(figure).join("")}</div>`;
  const style =
    "<style>div{display:flex;gap:8px;align-items:start}figure{margin:0;flex:1}img{width:100%}body{background:Canvas;color-scheme:light dark}</style>";
  return `<!doctype html><meta charset="utf-8">${style}${rows.map(row).join("")}`;
};
const labels = readdirSync(folder, { withFileTypes: true })
  .filter((found) => found.isDirectory())
  .map((found) => found.name);
const names = [...new Set(labels.flatMap((one) => readdirSync(join(folder, one))))].toSorted();
const there = labels.flatMap((one) =>
  names.filter((name) => existsSync(join(folder, one, name))).map((name) => [one, name]),
);
writeFileSync(
  join(folder, "index.html"),
  page(names.map((name) => [name, there.filter((at) => at[1] === name).map(([one]) => [`${one}/${name}`, one])])),
);
process.exit(status ?? 1);
