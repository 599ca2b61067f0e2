import { join } from "node:path";
import { expect, type Page } from "@playwright/test";
import type { Lang } from "../../src/lib/languages";
import { sizes } from "../../tests/faults";

const only = (process.env["SCREENS_ONLY"] ?? "").split(" ").filter(Boolean);

/** Those that are named, or all of them if none is. */
export const wanted = <T extends string>(all: readonly T[]): T[] =>
  all.some((one) => only.includes(one)) ? all.filter((one) => only.includes(one)) : [...all];

/** How many screens high a picture may be. */
const MOST = 2.5;

/** Takes what the page shows, at every size. */
export class Studio {
  constructor(
    readonly page: Page,
    readonly url: string,
    readonly lang: Lang,
    /** What the names of its pictures begin with. */
    readonly about: string,
  ) {}

  as(about: string, page = this.page): Studio {
    return new Studio(page, this.url, this.lang, about);
  }

  /** A call to the API in the page's own session. */
  async call<T = { id: string }>(path: string, data?: unknown): Promise<T> {
    const at = `${this.url}/api${path}`;
    const answer = data === undefined ? await this.page.request.get(at) : await this.page.request.post(at, { data });
    expect(answer.ok(), `${path}: ${await answer.text()}`).toBe(true);
    return (answer.status() === 204 ? {} : await answer.json()) as T;
  }

  async go(path: string): Promise<void> {
    await this.page.goto(this.url + path);
    await this.ready();
  }

  private async ready(): Promise<void> {
    await this.page.locator("main :is(h1, h2, .prompt, button)").first().waitFor();
    await this.page.waitForLoadState("networkidle", { timeout: 10_000 }).catch(() => {});
  }

  /** The picture of what is there now; or of another page. */
  async take(name: string, path?: string): Promise<void> {
    if (path) await this.go(path);
    for (const size of wanted(Object.keys(sizes) as (keyof typeof sizes)[])) {
      const { width, height } = sizes[size];
      await this.page.setViewportSize({ width, height });
      await this.page.waitForTimeout(250);
      const whole = await this.page.evaluate(() => document.documentElement.scrollHeight);
      await this.page.screenshot({
        path: join(process.env["SCREENS"] ?? "screens/now", `${this.about}-${name}-${size}-${this.lang}.png`),
        fullPage: true,
        clip: { x: 0, y: 0, width, height: Math.min(whole, height * MOST) },
      });
    }
  }

  /** Takes what comes of pressing something, if it is there, and closes it again. */
  async open(name: string, press: () => Promise<void>): Promise<void> {
    await press();
    await this.page.waitForTimeout(200);
    await this.take(name);
    await this.page.keyboard.press("Escape");
  }

  /** The page as other settings show it. */
  async set(settings: Record<string, unknown>): Promise<void> {
    await this.page.evaluate((next) => {
      const now = JSON.parse(localStorage.getItem("starboard.settings") ?? "{}") as object;
      localStorage.setItem("starboard.settings", JSON.stringify({ ...now, ...next }));
    }, settings);
    await this.page.reload();
    await this.ready();
  }
}

/** Every look there is beside the usual one. */
export const LOOKS = {
  large: { text: "large" },
  light: { theme: "light" },
  contrast: { theme: "contrast", safe: true, left: true },
} as const;
export const USUAL = { text: "usual", theme: "dark", safe: false, left: false };
