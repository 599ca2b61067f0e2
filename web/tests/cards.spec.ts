import { join } from "node:path";
import { createServer, type ViteDevServer } from "vite";
import { expect, test } from "./base";

/** How wide cards are at the smallest tables: standing and lying, in pixels. */
const SMALLEST = [
  { face: 53, tile: 86 },
  { face: 62, tile: 110 },
  { face: 70, tile: 142 },
];

/** The page with all cards is no page of the program: Vite serves it, from the same sources. */
let vite: ViteDevServer;
let home = "";
test.beforeAll(async ({ server }) => {
  vite = await createServer({
    root: join(import.meta.dirname, ".."),
    server: { port: 0, host: "127.0.0.1", hmr: false, ws: false, proxy: { "/api": server.url } },
    optimizeDeps: { noDiscovery: true, include: [] },
    logLevel: "error",
  });
  await vite.listen();
  home = vite.resolvedUrls?.local[0] ?? "";
});
test.afterAll(() => vite.close());

/** What of a card cannot be read: abilities that show nothing, reach out of the card or into its name. */
const unread = (): string[] =>
  [...document.querySelectorAll<HTMLElement>("[data-card]")].flatMap((card) => {
    const inner = card.querySelector(".inner")?.getBoundingClientRect();
    const what = `${card.querySelector(".card")?.className.split(" ")[1]} ${card.dataset["card"]}`;
    if (!inner?.width) return [`${what}: nothing`];
    const out: string[] = [];
    // The last line of a name, or the … that ends it.
    const above = card.querySelector(".name")?.getBoundingClientRect().bottom ?? 0;
    for (const [i, row] of card.querySelectorAll(".row, .plain").entries()) {
      const said = [...row.querySelectorAll(".what small, .what svg, .what b")].filter(
        (part) => part.getBoundingClientRect().width > 0,
      );
      const parts = row.matches(".plain") ? [row] : [row, ...said];
      if (row.matches(".row") && !said.length) out.push(`${what}: ability ${i + 1} says nothing`);
      const outside = (part: Element) => {
        const at = part.getBoundingClientRect();
        if (at.top < above - 2) return true;
        return (
          at.top < inner.top - 1 ||
          at.bottom > inner.bottom + 1 ||
          at.left < inner.left - 1 ||
          at.right > inner.right + 1
        );
      };
      if (parts.some(outside)) out.push(`${what}: ability ${i + 1} is cut`);
    }
    return out;
  });

for (const lang of ["en", "fr"])
  test(`the smallest cards lose no ability (${lang})`, async ({ page }) => {
    await page.goto(`${home}tests/cards/index.html?game=star-realms&lang=${lang}`);
    await expect(page.locator("[data-card]").first()).toBeAttached();
    expect(await page.locator("[data-card]").count()).toBeGreaterThan(160);
    for (const text of ["", "large"])
      for (const { face, tile } of SMALLEST) {
        await page.evaluate(
          ([size, standing, lying]) => {
            const { dataset, style } = document.documentElement;
            dataset["text"] = String(size);
            style.setProperty("--face", `${standing}px`);
            style.setProperty("--tile", `${lying}px`);
          },
          [text, face, tile],
        );
        expect(await page.evaluate(unread), `${face} and ${tile} px wide ${text}`).toEqual([]);
      }
  });
