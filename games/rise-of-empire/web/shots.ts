import type { Shots } from "$scripts/shot";
import type { Deed } from "./types";

type Page = Parameters<Shots["take"]>[0]["page"];

/** A call to the API in the page's own session. */
async function call<T>(page: Page, url: string, path: string, data?: unknown): Promise<T> {
  const answer =
    data === undefined ? await page.request.get(url + path) : await page.request.post(url + path, { data });
  if (!answer.ok()) throw new Error(`${path}: ${await answer.text()}`);
  return (await answer.json()) as T;
}

interface Legal {
  action: string;
  data: Deed;
}

/** What is done first, by kind. */
const ORDER: Deed["type"][] = [
  "upgrade",
  "play_all",
  "use",
  "ally",
  "attack",
  "choose",
  "accept",
  "take",
  "pick_hand",
  "pick_discard",
  "pick_row",
  "pick_base",
  "pick_ship",
  "pick_player",
  "buy",
  "decline",
  "end",
];

function rank(deed: Deed): number {
  if (deed.type === "buy" && deed.card === "explorer") return ORDER.length;
  const at = ORDER.indexOf(deed.type);
  return at >= 0 ? at : ORDER.length;
}

/** Sits down at the next game of a campaign. */
async function next(page: Page, url: string, id: string): Promise<string> {
  const at = `/api/campaigns/${id}`;
  const { asked, my_seats } = await call<{ asked: number | null; my_seats: number[] }>(page, url, at);
  const choice = asked !== null && my_seats.includes(asked) ? { choice: 1 } : {};
  return (await call<{ id: string }>(page, url, `${at}/play`, choice)).id;
}

/** Plays a game quickly, stickers first: to its end, or until I may do this. */
async function play(page: Page, url: string, table: string, until?: Deed["type"]): Promise<void> {
  for (let move = 0; move < 2000; move++) {
    const { now } = await call<{ now: { ply: number; outcome: unknown; legal: Legal[] } }>(
      page,
      url,
      `/api/tables/${table}`,
    );
    if (now.outcome || now.legal.some((choice) => choice.data.type === until)) break;
    const action = now.legal.toSorted((a, b) => rank(a.data) - rank(b.data))[0]?.action;
    if (!action) await page.waitForTimeout(50);
    else await page.request.post(`${url}/api/tables/${table}/actions`, { data: { ply: now.ply, action } });
  }
}

/** The first games of a campaign. */
async function campaign(page: Page, url: string, games: number): Promise<string> {
  const { id } = await call<{ id: string }>(page, url, "/api/campaigns", {});
  for (let game = 0; game < games; game++) await play(page, url, await next(page, url, id));
  return id;
}

const shots: Shots = {
  take: async ({ page, url, visit, piece, paper }) => {
    const id = await campaign(page, url, 4);
    await visit(`/campaign/${id}`);
    await paper("campaign");
    await piece("stickers", page.locator(".sheets > :first-child"));
    await piece("track", page.locator("ol.track"));
    await visit(`/campaign/${id}`, { width: 390, height: 844 });
    await paper("campaign-phone");
  },
  screens: async (studio) => {
    const { page, url } = studio;
    const id = await campaign(page, url, 2);
    await studio.take("campaign", `/campaign/${id}`);
    const table = await next(page, url, id);
    await studio.take("campaign-table", `/table/${table}`);
    await studio.open("scenario", () => page.locator("main .strip[aria-haspopup]").first().click());
    await play(page, url, table, "upgrade");
    await studio.take("offer", `/table/${table}`);
  },
};

export default shots;
