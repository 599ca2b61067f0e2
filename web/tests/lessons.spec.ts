import type { Page } from "@playwright/test";
import { calm, expect, test } from "./base";

/** What a pupil would click, the thing pointed at first. */
const things = [
  "[popover]:popover-open .hinted",
  "[popover]:popover-open button",
  ".offer .sticker:enabled",
  '.buttons .go[data-action]:not([data-action="end"]):enabled',
  "button[data-place]",
  ".verbs .hinted:not(.on)",
  ".tile[data-lit]:not(.chosen).active",
  ".hinted:not(.chosen):enabled",
  ".slot.hinted .hit",
  ".seats .seat[data-lit]:not(.shown)",
  "footer .choices button:enabled",
  ".main [data-lit]",
];

interface Seen {
  step: string;
  missed: boolean;
  at: { x: number; y: number } | null;
}

/** Looks until the lesson asks for something, and where to click for it; nothing when it is over. */
async function look(page: Page): Promise<Seen | null> {
  const handle = await page.waitForFunction((wanted): Seen | "over" | null => {
    const lesson = document.querySelector<HTMLElement>(".lesson");
    if (!lesson) return location.pathname.startsWith("/learn") ? null : "over";
    const step = lesson.dataset["step"] ?? "";
    // A pupil reads: the table and the lesson stand still for some frames first.
    const table = document.querySelector<HTMLElement>("main");
    const stands = table?.ariaBusy === "true" ? "busy" : `${step} ${table?.dataset["ply"]}`;
    const { dataset } = document.documentElement;
    dataset["still"] = dataset["stands"] === stands ? `${Number(dataset["still"]) + 1}` : "0";
    dataset["stands"] = stands;
    if (stands === "busy" || Number(dataset["still"]) < 8) return null;
    dataset["still"] = "0";
    const next = lesson.querySelector<HTMLElement>(".btn.done, .btn.go:not(.real)");
    const middle = (e: HTMLElement) => {
      const box = e.getBoundingClientRect();
      return { x: box.left + box.width / 2, y: box.top + box.height / 2 };
    };
    if (next) return { step, missed: lesson.querySelectorAll("button:not(.real)").length > 2, at: middle(next) };
    for (const selector of wanted)
      for (const thing of document.querySelectorAll<HTMLElement>(selector)) {
        if (!thing.checkVisibility()) continue;
        thing.scrollIntoView({ block: "nearest", inline: "nearest", behavior: "instant" });
        const at = middle(thing);
        const hit = document.elementFromPoint(at.x, at.y);
        if (hit && thing.contains(hit)) return { step, missed: false, at };
      }
    return null;
  }, things);
  const seen = await handle.jsonValue();
  return seen === "over" ? null : seen;
}

for (const [game, lang, then] of [
  ["star-realms", "en", "/"],
  ["rise-of-empire", "fr", "/campaign"],
  ["rise-to-power", "en", "/"],
  ["galactic-rebellion", "fr", "/"],
] as const) {
  test(`the guided first game of ${game} can be done to its end (${lang})`, async ({ watched: page, server }) => {
    await calm(page);
    await page.goto(`${server.url}/learn/${game}`);
    await page.evaluate(
      (l) => localStorage.setItem("starboard.settings", JSON.stringify({ motion: "off", warnings: false, lang: l })),
      lang,
    );
    await page.reload();
    await expect(page.locator(".lesson")).toBeVisible();
    const all = await page.locator(".lesson .dots i").count();
    const steps: string[] = [];
    for (let click = 0; click < 90; click++) {
      const seen = await look(page);
      if (!seen) break;
      if (steps.at(-1) !== seen.step) {
        steps.push(seen.step);
        if (process.env["LESSON_SHOTS"])
          await page.screenshot({
            path: `${process.env["LESSON_SHOTS"]}/${game}-${lang}-${String(steps.length).padStart(2, "0")}.png`,
          });
      }
      expect(seen.missed, seen.step).toBe(false);
      if (seen.at) await page.mouse.click(seen.at.x, seen.at.y);
    }
    await expect(page).toHaveURL(server.url + then);
    expect(steps.length, steps.join(" ")).toBe(all);
  });
}

test("a lesson waits, survives a reload, goes on when something else is done, and can be left", async ({
  watched: page,
  server,
}) => {
  await calm(page);
  await page.goto(`${server.url}/learn/star-realms`);
  const lesson = page.locator(".lesson");
  await lesson.getByRole("button", { name: "Next" }).click();
  await page.locator('[data-zone="hand"] [data-action="play scout"]').first().click();
  await expect(lesson).toContainText("Play all");
  await page.reload();
  await expect(lesson).toContainText("Play all");
  await page.locator('[data-action="play all"]').click();
  await expect(lesson).toContainText("Stellar Reef");
  await page.locator('[data-zone="play"] .base button').first().click();
  await page.locator('[data-action="scrap stellar_reef"]').click();
  // The base is gone for good: on without it, or from the beginning.
  await expect(lesson.getByRole("button", { name: "Next" })).toBeVisible();
  await lesson.getByRole("button", { name: "Begin this part again" }).click();
  await expect(lesson).toContainText("Welcome");
  await lesson.getByRole("button", { name: "Leave the lesson" }).click();
  await expect(page).toHaveURL(`${server.url}/`);
});
