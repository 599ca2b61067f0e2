import AxeBuilder from "@axe-core/playwright";
import type { Page } from "@playwright/test";

export const sizes = {
  phone: { width: 390, height: 844 },
  tablet: { width: 820, height: 1180 },
  desktop: { width: 1440, height: 900 },
};

/** What is wrong with the shape of the page that is shown: too wide, clipped, without words. */
async function shapeFaults(page: Page, lang: string): Promise<string[]> {
  return page.evaluate((wanted) => {
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
}

/** What axe finds; only these of its rules, if some are named. */
async function axeFaults(page: Page, ...rules: string[]): Promise<string[]> {
  const axe = new AxeBuilder({ page }).setLegacyMode(true);
  if (rules.length) axe.options({ resultTypes: ["violations"], runOnly: rules });
  else axe.options({ resultTypes: ["violations"] });
  const where = (nodes: { target: unknown[] }[]) => nodes.slice(0, 3).map((node) => node.target.join(" "));
  return (await axe.analyze()).violations.map(({ id, nodes }) => `${id}: ${where(nodes).join(" | ")}`);
}

/** What is wrong with the page that is shown. */
export const faults = async (page: Page, lang: string): Promise<string[]> => [
  ...(await shapeFaults(page, lang)),
  ...(await axeFaults(page)),
];

async function atSizes(page: Page, look: () => Promise<string[]>): Promise<string[]> {
  const found: string[] = [];
  for (const [name, size] of Object.entries(sizes)) {
    await page.setViewportSize(size);
    // Laid out anew, and what listens to the size has heard of it.
    await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
    found.push(...(await look()).map((fault) => `${name} ${fault}`));
  }
  return found;
}

/** The same at every size. */
export const faultsAtSizes = (page: Page, lang: string) => atSizes(page, () => faults(page, lang));

/** What large words break, at every size, and where the colours of other themes than the usual one are too near each other. */
export async function faultsOfSettings(page: Page, lang: string): Promise<string[]> {
  const set = (data: Record<string, string>) =>
    page.evaluate((now) => void Object.assign(document.documentElement.dataset, now), data);
  await set({ text: "large" });
  const found = (await atSizes(page, () => shapeFaults(page, lang))).map((fault) => `large ${fault}`);
  for (const theme of ["dark", "light", "contrast"])
    for (const colors of theme === "dark" ? ["safe"] : ["usual", "safe"]) {
      await set({ theme, colors });
      found.push(...(await axeFaults(page, "color-contrast")).map((fault) => `${theme} ${colors} ${fault}`));
    }
  return found;
}
