import { test as base, expect, type Page } from "@playwright/test";
import { Server } from "./server";

interface WorkerThings {
  server: Server;
}

/** A page with a server of its own worker; it fails on console errors and on requests to any other host. */
export const test = base.extend<{ watched: Page }, WorkerThings>({
  server: [
    // oxlint-disable-next-line no-empty-pattern
    async ({}, use) => {
      const server = await Server.start();
      await use(server);
      await server.stop();
    },
    { scope: "worker" },
  ],
  watched: async ({ page, server }, use) => {
    const troubles = watch(page, server.url);
    await use(page);
    expect(troubles).toEqual([]);
  },
});

export { expect };

/** What must not happen on a page; a lost line is expected where a test cuts it. */
export function watch(page: Page, home: string): string[] {
  const troubles: string[] = [];
  page.on("pageerror", (error) => troubles.push(`error: ${error.message}`));
  page.on("console", (message) => {
    // A refusal (409) is an answer that the page shows.
    const lost = /WebSocket connection|ERR_CONNECTION|Failed to load resource: net::|status of 409/.test(
      message.text(),
    );
    // An address that is no page says so.
    const nowhere = message.text().includes("status of 404") && message.location().url.endsWith("/nowhere");
    if (message.type() === "error" && !lost && !nowhere) troubles.push(`console: ${message.text()}`);
  });
  page.on("request", (request) => {
    const url = request.url();
    if (!url.startsWith(home) && !/^(data|blob|about):/.test(url) && !url.startsWith(home.replace("http", "ws")))
      troubles.push(`foreign request: ${url}`);
  });
  return troubles;
}

/** Without motion a test needs to wait for nothing but answers. */
export async function calm(page: Page): Promise<void> {
  await page.addInitScript(() => {
    if (!localStorage.getItem("starboard.settings"))
      localStorage.setItem(
        "starboard.settings",
        JSON.stringify({
          motion: "off",
          pace: "instant",
          warnings: false,
          known: { "star-realms": "well", "galactic-rebellion": "well", "rise-to-power": "well" },
        }),
      );
  });
}

/** Opens a table through the API of the page's own session. */
export async function open(page: Page, server: Server, plan: Record<string, unknown>): Promise<string> {
  const answer = await page.request.post(`${server.url}/api/tables`, { data: plan });
  expect(answer.ok(), await answer.text()).toBe(true);
  return ((await answer.json()) as { id: string }).id;
}

/** Waits until it is my move or the game is over; true when over. */
export async function myMoveOrEnd(page: Page): Promise<boolean> {
  await expect(page.getByTestId("prompt").filter({ hasText: /Your move|The game is over/ })).toBeVisible({
    timeout: 60_000,
  });
  return (await page.getByTestId("prompt").innerText()).includes("The game is over");
}

/** What `play` found to do. */
interface Step {
  over: boolean;
  /** The selector that found something, and the action it stands for if it names one. */
  chose: string;
  action: string;
  at: { x: number; y: number } | null;
}

/**
 * One step of a person: waits until the table is at rest and asks me, looks for the first of these things that can be seen,
 * and clicks it with the mouse where nothing covers it. `turn` takes the next of several.
 */
export async function play(page: Page, order: string[], turn = 0): Promise<Step> {
  const handle = await page.waitForFunction(
    ({ wanted, skip }): Step | null => {
      const asked = document.querySelector<HTMLElement>('[data-testid="prompt"]')?.innerText ?? "";
      const over = asked.includes("The game is over");
      const none = { over, chose: "", action: "", at: null };
      if (over) return none;
      if (!asked.includes("Your move") || document.querySelector('main[aria-busy="true"]')) return null;
      for (const selector of wanted) {
        const seen = [...document.querySelectorAll<HTMLElement>(selector)].filter((e) => e.checkVisibility());
        for (let i = 0; i < seen.length; i++) {
          const target = seen[(i + skip) % seen.length] as HTMLElement;
          target.scrollIntoView({ block: "nearest", inline: "nearest", behavior: "instant" });
          const box = target.getBoundingClientRect();
          for (const [fx, fy] of [
            [0.5, 0.5],
            [0.2, 0.5],
            [0.8, 0.5],
            [0.5, 0.2],
            [0.5, 0.85],
            [0.1, 0.2],
          ] as const) {
            const at = { x: box.left + box.width * fx, y: box.top + box.height * fy };
            const hit = document.elementFromPoint(at.x, at.y);
            if (hit && target.contains(hit))
              return { over, chose: selector, action: target.dataset["action"] ?? "", at };
          }
        }
      }
      return none;
    },
    { wanted: order, skip: turn },
    { timeout: 90_000 },
  );
  const step = await handle.jsonValue();
  if (!step) throw new Error("the table never came to rest");
  if (step.at) await page.mouse.click(step.at.x, step.at.y);
  return step;
}
