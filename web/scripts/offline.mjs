// After a build: what makes the pages work without a network. Writes the service worker with the list of all files, and for a server
// the list of addresses that are pages.
import { createHash } from "node:crypto";
import { existsSync, mkdirSync, readFileSync, readdirSync, writeFileSync } from "node:fs";

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
const told = new URL("../engine/catalogue/en/games.json", import.meta.url);
for (const game of existsSync(told) ? JSON.parse(readFileSync(told)) : []) {
  const text = (words) => words.replaceAll("&", "&amp;").replaceAll('"', "&quot;").replaceAll("<", "&lt;");
  const up = alone ? html.replaceAll(/(src|href)="\.\//g, '$1="../') : html;
  const page = up
    .replace(/(og:title" content=")[^"]*/, `$1${text(game.title)} – Starboard`)
    .replace(/(og:description" content=")[^"]*/, `$1${text(game.summary)}`)
    .replace(/(og:image" content=")[^"]*/, `$1${alone ? ".." : ""}/share/${game.name}.jpg`)
    .replace("<title>Starboard</title>", `<title>${text(game.title)} – Starboard</title>`);
  const away = `<script>location.replace("../#/${game.name}")</script>`;
  mkdirSync(new URL(`${game.name}/`, dist), { recursive: true });
  writeFileSync(new URL(`${game.name}/index.html`, dist), alone ? page.replace("</head>", `${away}</head>`) : page);
}
console.log(`offline: ${files.length} files, version ${version}`);
