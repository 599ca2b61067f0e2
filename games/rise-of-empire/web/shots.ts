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

/** The first games of a campaign, played quickly; stickers first. */
async function campaign(page: Page, url: string, games: number): Promise<string> {
  const { id } = await call<{ id: string }>(page, url, "/api/campaigns", {});
  for (let game = 0; game < games; game++) {
    const { asked, my_seats } = await call<{ asked: number | null; my_seats: number[] }>(
      page,
      url,
      `/api/campaigns/${id}`,
    );
    const play = asked !== null && my_seats.includes(asked) ? { choice: 1 } : {};
    const table = await call<{ id: string }>(page, url, `/api/campaigns/${id}/play`, play);
    for (let move = 0; move < 2000; move++) {
      const { now } = await call<{ now: { ply: number; outcome: unknown; legal: Legal[] } }>(
        page,
        url,
        `/api/tables/${table.id}`,
      );
      if (now.outcome) break;
      const action = now.legal.toSorted((a, b) => rank(a.data) - rank(b.data))[0]?.action;
      if (!action) await page.waitForTimeout(50);
      else await page.request.post(`${url}/api/tables/${table.id}/actions`, { data: { ply: now.ply, action } });
    }
  }
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
};

export default shots;
