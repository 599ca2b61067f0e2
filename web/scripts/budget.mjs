// The first load: the page, and every script and style the first page needs before it can be used. It fails above the budget.
import { readFileSync } from "node:fs";
import { gzipSync } from "node:zlib";

const BUDGET = 130 * 1024;
const dist = new URL(`../${process.argv[2] ?? "dist"}/`, import.meta.url);
const read = (path) => readFileSync(new URL(path.replace(/^\.?\//, ""), dist));
const html = read("index.html").toString();

/** Static imports of a script, and what it loads at once by itself: the words of one language. */
const wanted = new Set([
  "index.html",
  ...[...html.matchAll(/(?:src|href)="\.?(\/[^"]+\.(?:js|css|svg))"/g)].map((m) => m[1]),
]);
for (const path of wanted) {
  if (!path.endsWith(".js")) continue;
  for (const [, name] of read(path)
    .toString()
    .matchAll(/(?:from|import)\s*"\.\/([\w.-]+\.js)"/g))
    wanted.add(`/assets/${name}`);
}
const sizes = [...wanted].map((path) => [path, gzipSync(read(path), { level: 9 }).length]);
// The larger of the two languages, and the letters of the Latin alphabet: already compressed.
const listed =
  readFileSync(new URL("index.html", dist)).toString() && [...wanted].map((p) => read(p).toString()).join("");
const extra = [...new Set([...listed.matchAll(/(web-[\w-]+\.js)/g)].map((m) => m[1]))].map(
  (name) => gzipSync(read(`assets/${name}`), { level: 9 }).length,
);
const fonts = [...new Set([...listed.matchAll(/(saira-latin-wght-normal[\w-]*\.woff2)/g)].map((m) => m[1]))].map(
  (name) => read(`assets/${name}`).length,
);
const total = sizes.reduce((sum, [, size]) => sum + size, 0) + Math.max(0, ...extra) + fonts.reduce((a, b) => a + b, 0);

console.log(
  `first load: ${(total / 1024).toFixed(1)} KB compressed (budget ${BUDGET / 1024} KB), ${sizes.length} files, words and letters included`,
);
if (total > BUDGET) {
  for (const [path, size] of sizes.toSorted((a, b) => b[1] - a[1]))
    console.log(`  ${(size / 1024).toFixed(1)} KB ${path}`);
  process.exit(1);
}
