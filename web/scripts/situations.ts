import { expect, type Page } from "@playwright/test";
import type { GameTypes } from "../src/games/pages";

/** What a replay tells of a moment; the view is its game's own. */
export interface Frame<Types extends GameTypes = GameTypes> {
  step: number;
  to_move: number[];
  outcome: unknown;
  prompt: { data: Types["prompt"] } | null;
  view: Types["view"];
}

export interface Wanted<Types extends GameTypes = GameTypes> {
  options?: Record<string, unknown>;
  players: number;
  levels?: string[];
  /** Games played in search of it. */
  games?: number;
  /** Must this seat be asked? */
  seat?: number;
  /** How well the moment shows what it is to show; nothing if not at all. */
  worth(frame: Frame<Types>, seat: number): number | null;
}

/** A call to the API in the page's own session. */
async function call<T>(page: Page, url: string, path: string, data?: unknown): Promise<T> {
  const answer =
    data === undefined ? await page.request.get(url + path) : await page.request.post(url + path, { data });
  expect(answer.ok(), `${path}: ${await answer.text()}`).toBe(true);
  return (await answer.json()) as T;
}

type Asked = Wanted & { game: string };

async function botGame(page: Page, url: string, wanted: Asked): Promise<{ id: string; frames: Frame[] }> {
  const levels = wanted.levels ?? ["easy"];
  const { id } = await call<{ id: string }>(page, url, "/api/tables", {
    game: wanted.game,
    options: { players: wanted.players, ...wanted.options },
    seats: Array.from({ length: wanted.players }, (_, i) => ({ kind: "bot", level: levels[i % levels.length] })),
  });
  await expect
    .poll(async () => (await call<{ table: { status: string } }>(page, url, `/api/tables/${id}`)).table.status, {
      timeout: 120_000,
    })
    .toBe("finished");
  const frames: Frame[] = [];
  for (let from = 0, steps = 0; from <= steps; from += 100) {
    const part = await call<{ steps: number; frames: Frame[] }>(
      page,
      url,
      `/api/tables/${id}/replay?from=${from}&to=${from + 99}`,
    );
    steps = part.steps;
    frames.push(...part.frames);
  }
  return { id, frames };
}

/** Lets the computer play, finds the moment that shows it best, and sits down there. */
export async function situation(page: Page, url: string, wanted: Asked): Promise<string> {
  let best = { worth: -Infinity, id: "", step: 0, seat: 1 };
  const games = wanted.games ?? 1;
  // What is rare may not come up at once.
  for (let k = 0; k < games || (!best.id && k < 10 * games); k++) {
    const { id, frames } = await botGame(page, url, wanted);
    for (const frame of frames) {
      const seat = wanted.seat ?? frame.to_move[0];
      if (frame.outcome || seat === undefined || !frame.to_move.includes(seat)) continue;
      const worth = wanted.worth(frame, seat);
      if (worth !== null && worth > best.worth) best = { worth, id, step: frame.step, seat };
    }
  }
  expect(best.id, `no such moment in ${wanted.game}`).not.toBe("");
  const seats = Array.from({ length: wanted.players }, (_, i) =>
    i + 1 === best.seat ? { kind: "me" } : { kind: "bot", level: "novice" },
  );
  return (await call<{ id: string }>(page, url, `/api/tables/${best.id}/fork`, { step: best.step, seats })).id;
}
