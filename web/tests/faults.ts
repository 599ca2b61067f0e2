import AxeBuilder from "@axe-core/playwright";
import type { Page } from "@playwright/test";

export const sizes = {
  phone: { width: 390, height: 844 },
  tablet: { width: 820, height: 1180 },
  desktop: { width: 1440, height: 900 },
};

/** What is wrong with the page that is shown. */
export async function faults(page: Page, lang: string): Promise<string[]> {
  const found = await page.evaluate((wanted) => {
    const spoken = document.documentElement.lang;
    const wide = document.documentElement.scrollWidth - innerWidth;
    const clipped = [...document.querySelectorAll<HTMLElement>(".btn, h1, h2, label > span, nav a")].filter(
      (e) => e.offsetParent && e.scrollWidth > e.clientWidth + 1 && getComputedStyle(e).display !== "inline",
    );
    return [
      ...(spoken === wanted ? [] : [`speaks ${spoken}`]),
      // A word that is missing shows its key in brackets.
      ...(document.body.innerText.match(/\[[a-z][a-z0-9_-]+\]/g) ?? []).map((key) => `no words for ${key}`),
      ...(wide > 0 ? [`wider than the screen by ${wide}`] : []),
      ...clipped.map((e) => `clips "${e.innerText}"`),
    ];
  }, lang);
  const report = await new AxeBuilder({ page })
    .setLegacyMode(true)
    .options({ resultTypes: ["violations"] })
    .analyze();
  for (const { id, nodes } of report.violations)
    found.push(
      `${id}: ${nodes
        .slice(0, 3)
        .map((n) => n.target.join(" "))
        .join(" | ")}`,
    );
  return found;
}

/** The same at every size. */
export async function faultsAtSizes(page: Page, lang: string): Promise<string[]> {
  const found: string[] = [];
  for (const [name, size] of Object.entries(sizes)) {
    await page.setViewportSize(size);
    // Laid out anew, and what listens to the size has heard of it.
    await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
    found.push(...(await faults(page, lang)).map((fault) => `${name} ${fault}`));
  }
  return found;
}
