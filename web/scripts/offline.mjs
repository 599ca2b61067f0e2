// After a build: what makes the pages work without a network. Writes the service worker with the list of all files, for a server the list of
// addresses that are pages, and a page for each game (share.mjs). SITE_URL is where a static site will lie.
import { createHash } from "node:crypto";
import { existsSync, mkdirSync, readFileSync, readdirSync, writeFileSync } from "node:fs";
import { shared, told } from "./share.mjs";

const folder = process.argv[2] ?? "dist";
const dist = new URL(`../${folder}/`, import.meta.url);
const alone = folder === "site";

const files = readdirSync(dist, { recursive: true, withFileTypes: true })
  .filter((entry) => entry.isFile())
  .map((entry) => `${entry.parentPath}/${entry.name}`.slice(dist.pathname.length).replace(/^\//, ""))
  .filter((path) => !/^(sw\.js|pages\.txt|share\/|.*\.html$)/.test(path) || path === "index.html")
  .toSorted();

const hash = createHash("sha256");
for (const path of files) hash.update(path).update(readFileSync(new URL(path, dist)));
const version = hash.digest("hex").slice(0, 16);
const worker = readFileSync(new URL("offline/sw.js", import.meta.url)).toString();
writeFileSync(
  new URL("sw.js", dist),
  worker
    .replace('"VERSION"', JSON.stringify(version))
    .replace('["FILES"]', JSON.stringify(files))
    .replace('"ALONE"', String(alone)),
);

// The pages of the application, as `src/App.svelte` has them, and the games by name.
const app = readFileSync(new URL("../src/App.svelte", import.meta.url)).toString();
const pages = [...app.matchAll(/^ {4}"?([\w-]+)"?: \(\) => import\("\.\/pages\//gm)].map((match) => match[1]);
if (pages.length < 10) throw new Error("the pages are not found in src/App.svelte");
const games = new URL("../../games/", import.meta.url);
const named = readdirSync(games).filter((game) => existsSync(new URL(`${game}/web/game.ts`, games)));
writeFileSync(new URL("pages.txt", dist), `${[...pages, ...named].join("\n")}\n`);

// A page for each game with its own title and picture, for whoever gets a link: a server answers with it at the game's address, a host of
// files at the same one.
const html = readFileSync(new URL("index.html", dist)).toString();
const site = (alone && process.env.SITE_URL) || "";
if (site && !/^https?:\/\/[^\s"]+$/.test(site))
  throw new Error(`SITE_URL=${site}: where the site will lie, https://host/folder`);
const under = (up) => (site ? site.replace(/\/*$/, "/") : alone ? up : "/");
for (const game of named) {
  const up = alone ? html.replaceAll(/(src|href)="\.\//g, '$1="../') : html;
  const page = shared(up, { ...told(game), picture: `${under("../")}share/${game}.jpg` });
  const away = `<script>location.replace("../#/${game}")</script>`;
  mkdirSync(new URL(`${game}/`, dist), { recursive: true });
  writeFileSync(new URL(`${game}/index.html`, dist), alone ? page.replace("</head>", `${away}</head>`) : page);
}
if (site) writeFileSync(new URL("index.html", dist), html.replace(/(og:image" content=")[./]*/, `$1${under("")}`));
console.log(`offline: ${files.length} files, version ${version}`);
