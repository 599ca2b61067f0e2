import { existsSync, readFileSync, readdirSync } from "node:fs";
import { expect, test } from "vitest";
import { shared, told } from "../../scripts/share.mjs";

const games = new URL("../../../games/", import.meta.url);
const html = readFileSync(new URL("../../index.html", import.meta.url)).toString();

test("a link to a game shows its own title, sentence and picture, which is there", () => {
  for (const game of readdirSync(games)) {
    const page = shared(html, { ...told(game), picture: `https://games.example/table/share/${game}.jpg` });
    const { title, summary } = told(game);
    expect(title).not.toBe("");
    for (const [property, words] of [
      ["og:title", `${title} – Starboard`],
      ["og:description", summary],
      ["og:image", `https://games.example/table/share/${game}.jpg`],
    ])
      expect(page).toContain(`<meta property="${property}" content="${words}"`);
    expect(page).toContain(`<title>${title} – Starboard</title>`);
    expect(existsSync(new URL(`../../public/share/${game}.jpg`, import.meta.url)), game).toBe(true);
  }
});

test("what a game says of itself cannot end a tag", () => {
  const page = shared(html, { title: 'A "quote" & <b>', summary: "$& $1", picture: "/share/x.jpg" });
  expect(page).toContain('content="A &quot;quote&quot; &amp; &lt;b> – Starboard"');
  expect(page).toContain('og:description" content="$&amp; $1"');
});
