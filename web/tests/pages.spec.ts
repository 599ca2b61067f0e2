import AxeBuilder from "@axe-core/playwright";
import { calm, expect, myMoveOrEnd, open, test } from "./base";

const sizes = {
  phone: { width: 390, height: 844 },
  tablet: { width: 820, height: 1180 },
  desktop: { width: 1440, height: 900 },
};
const places = [
  "/",
  "/new/star-realms",
  "/cards/star-realms",
  "/cards/star-realms/predator",
  "/cards/rise-to-power",
  "/cards/galactic-rebellion",
  "/rules/star-realms",
  "/rules/rise-to-power",
  "/rules/galactic-rebellion",
  "/me",
  "/nowhere",
];
const games = ["star-realms", "rise-to-power", "galactic-rebellion"];

for (const lang of ["en", "fr"] as const) {
  for (const [name, size] of Object.entries(sizes)) {
    test(`every page in ${lang} on a ${name}: nothing wrong, nothing missing, nothing clipped`, async ({
      watched: page,
      server,
    }) => {
      test.setTimeout(900_000);
      await page.setViewportSize(size);
      await page.addInitScript(
        (chosen) => localStorage.setItem("starboard.settings", JSON.stringify({ motion: "off", lang: chosen })),
        lang,
      );
      await page.goto(server.url);
      const tables: string[] = [];
      for (const game of games) tables.push(`/table/${await open(page, server, { game })}`);
      for (const path of [...places, ...tables]) {
        await page.goto(server.url + path);
        if (path.startsWith("/table/")) await expect(page.getByTestId("prompt")).toBeVisible();
        else await expect(page.locator("h1").first()).toBeVisible();
        await page.waitForTimeout(250);
        expect(await page.locator("html").getAttribute("lang")).toBe(lang);
        // A word that is missing shows its key in brackets.
        expect((await page.locator("body").innerText()).match(/\[[a-z][a-z0-9_-]+\]/g), path).toBeNull();
        const wide = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
        expect(wide, `${path} is wider than the screen`).toBeLessThanOrEqual(0);
        const clipped = await page.evaluate(() =>
          [...document.querySelectorAll<HTMLElement>(".btn, h1, h2, label > span, nav a")]
            .filter(
              (e) => e.offsetParent && e.scrollWidth > e.clientWidth + 1 && getComputedStyle(e).display !== "inline",
            )
            .map((e) => e.innerText),
        );
        expect(clipped, `${path} clips text`).toEqual([]);
        const report = await new AxeBuilder({ page }).analyze();
        expect(
          report.violations.map(
            (v) =>
              `${path} ${v.id}: ${v.nodes
                .map((n) => n.target.join(" "))
                .slice(0, 3)
                .join(" | ")}`,
          ),
        ).toEqual([]);
      }
    });
  }
}

test("first load is quick and a table stays smooth while it moves", async ({ watched: page, server }) => {
  await page.goto(server.url);
  await expect(page.getByRole("button", { name: "Play now" }).first()).toBeVisible();
  const shown = await page.evaluate(
    () => performance.getEntriesByType("paint").find((p) => p.name === "first-contentful-paint")?.startTime ?? 9999,
  );
  console.log(`first contentful paint: ${Math.round(shown)} ms`);
  expect(shown).toBeLessThan(3000);
  await calm(page);
  const id = await open(page, server, { game: "star-realms" });
  await page.goto(`${server.url}/table/${id}`);
  await myMoveOrEnd(page);
});
