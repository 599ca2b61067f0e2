/**
 * Random games of every game and format, all seats on this screen: at every prompt each legal action, and nothing else, can be pressed.
 * A short run looks at a few prompts of each kind, as many as come up in its time; `npm run walk` looks at every prompt, for as long as WALK_SECONDS says.
 */
import type { Page } from "@playwright/test";
import { calm, expect, open, test } from "./base";
import type { Server } from "./server";
import { press, reach } from "./walk";

const seconds = Number(process.env["WALK_SECONDS"] ?? 0);
const thorough = seconds > 0;
/** How long one table is played, and how often each kind of prompt is looked at. */
const time = thorough ? seconds * 1000 : 4000;
const looks = thorough ? Infinity : 2;

const phone = { width: 390, height: 844 };
const desktop = { width: 1280, height: 860 };

interface Now {
  ply: number;
  to_move: number[];
  legal: { action: string; words: string }[];
  prompt: { data: { type: string }; words: string } | null;
  outcome: unknown;
}

interface Table {
  game: string;
  options: Record<string, unknown>;
  players: number;
  touch: boolean;
}

async function look(page: Page, server: Server, id: string, seat?: number): Promise<Now> {
  const answer = await page.request.get(`${server.url}/api/tables/${id}${seat ? `?seat=${seat}` : ""}`);
  expect(answer.ok(), await answer.text()).toBe(true);
  return ((await answer.json()) as { now: Now }).now;
}

/** Any kind of action as likely as any other, but turns do not end at once. */
function any(legal: string[]): string {
  const verbs = [...new Set(legal.map((action) => action.split(" ")[0] ?? ""))];
  const weights = verbs.map((verb) => (verb === "end" || verb === "decline" ? 0.25 : verb === "scrap" ? 0.4 : 1));
  let at = Math.random() * weights.reduce((sum, weight) => sum + weight, 0);
  const verb = verbs.find((_, i) => (at -= weights[i] ?? 0) < 0) ?? verbs[0];
  const all = legal.filter((action) => action.split(" ")[0] === verb);
  return all[Math.floor(Math.random() * all.length)] as string;
}

/** What is asked, with each kind of answer: prompts alike are not all looked at in a short run. */
const kinds = (now: Now): string[] => {
  const ask = now.prompt?.data.type ?? "";
  return [
    ...new Set(
      now.legal.map(({ action }) => `${ask} ${action.replace(/ .*/, "")}${/ for \d+$/.test(action) ? " for" : ""}`),
    ),
  ];
};

/** Lifts the curtain where there is one; the seat that the page then looks from. */
async function onScreen(page: Page, now: Now, last: number): Promise<number> {
  await page.locator(`main[data-ply="${now.ply}"][aria-busy="false"]`).waitFor();
  const curtain = page.getByRole("dialog", { name: "Pass the screen" });
  if (await curtain.isVisible()) {
    await curtain.getByRole("button").first().click();
    await curtain.waitFor({ state: "hidden" });
    last = Math.min(...now.to_move);
  }
  await expect(page.getByTestId("prompt")).toContainText("Your move");
  return last;
}

async function walk(
  page: Page,
  server: Server,
  table: Table,
  until: number,
  seen: Map<string, number>,
): Promise<number> {
  const id = await open(page, server, {
    game: table.game,
    options: table.options,
    seats: Array.from({ length: table.players }, (_, i) =>
      i ? { kind: "here", name: `Friend ${i + 1}` } : { kind: "me" },
    ),
  });
  await page.goto(`${server.url}/table/${id}`);
  const done: string[] = [];
  let prompts = 0;
  let onPage = 0;
  while (Date.now() < until) {
    const asked = await look(page, server, id);
    if (asked.outcome) break;
    let seat = asked.to_move[0] as number;
    let now = await look(page, server, id, seat);
    const wanted = kinds(now).filter((kind) => (seen.get(kind) ?? 0) < looks);
    if (wanted.length) {
      seat = onPage = await onScreen(page, asked, onPage);
      if (seat !== asked.to_move[0]) now = await look(page, server, id, seat);
      for (const kind of kinds(now)) seen.set(kind, (seen.get(kind) ?? 0) + 1);
      const legal = now.legal.map((choice) => choice.action);
      const reached = await reach(page, table.game, legal, seat);
      const found = new Set(reached.found.map(([action]) => action));
      const offer = {
        table,
        prompt: now.prompt,
        unreachable: legal.filter((action) => !found.has(action)),
        covered: reached.covered,
        notLegal: [...found].filter((action) => !legal.includes(action)),
      };
      expect(offer, `after ${done.join("; ")}`).toEqual({ ...offer, unreachable: [], covered: [], notLegal: [] });
      prompts++;
      const action = any(legal);
      const sent = page.waitForRequest(`**/api/tables/${id}/actions*`, { timeout: 20_000 });
      await press(page, reached, action, seat, table.touch);
      const told = (await sent.catch(() => null))?.postDataJSON() as { action: string } | undefined;
      expect(told?.action, `pressed after ${done.join("; ")}`).toBe(action);
      await page.locator(`main[data-ply="${now.ply}"]`).waitFor({ state: "detached" });
      done.push(action);
    } else {
      const action = any(now.legal.map((choice) => choice.action));
      const answer = await page.request.post(`${server.url}/api/tables/${id}/actions`, {
        data: { ply: now.ply, action, seat },
      });
      expect(answer.ok(), await answer.text()).toBe(true);
      done.push(action);
    }
  }
  return prompts;
}

const games = ["star-realms", "rise-of-empire", "rise-to-power", "galactic-rebellion"];

interface GameInfo {
  name: string;
  formats: { name: string; players: number[] }[];
}

for (const size of [desktop, phone])
  test.describe(`${size.width} wide`, () => {
    test.use({ viewport: size, hasTouch: size === phone });
    for (const game of games)
      test(`${game}: at every prompt each legal action can be pressed`, async ({ watched: page, server }) => {
        test.setTimeout(0);
        await calm(page);
        await page.goto(server.url);
        const all = (await (await page.request.get(`${server.url}/api/games`)).json()) as GameInfo[];
        expect(all.map((g) => g.name).toSorted()).toEqual(games.toSorted());
        for (const format of all.find((g) => g.name === game)?.formats ?? []) {
          const seen = new Map<string, number>();
          const start = Date.now();
          let prompts = 0;
          // One game after another until the time is up, with other numbers of players, other scenarios.
          for (let n = 0; Date.now() < start + time; n++) {
            const counts = size === phone ? format.players.toReversed() : format.players;
            const players = counts[n % counts.length] as number;
            const scenario = { scenario: 1 + Math.floor(Math.random() * 12) };
            const options = game === "rise-of-empire" ? scenario : { format: format.name, players };
            prompts += await walk(page, server, { game, options, players, touch: size === phone }, start + time, seen);
          }
          expect(prompts, `${game} ${format.name}`).toBeGreaterThan(0);
          if (thorough)
            console.log(`${game} ${format.name}, ${size.width} wide: ${prompts} prompts, ${seen.size} kinds`);
        }
      });
  });
