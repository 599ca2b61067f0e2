import type { Page } from "@playwright/test";
import { calm, expect, open, test } from "./base";
import type { Server } from "./server";

interface Seen {
  now: { ply: number; step: number; to_move: number[]; legal: { action: string }[]; outcome: unknown };
  items: { type: string; seat?: number; step?: number }[];
}

const see = async (page: Page, server: Server, id: string): Promise<Seen> =>
  (await page.request.get(`${server.url}/api/tables/${id}`)).json() as Promise<Seen>;

/** Acts for seat 1 without its page. */
async function act(page: Page, server: Server, id: string, action: string, ply: number): Promise<void> {
  const acted = await page.request.post(`${server.url}/api/tables/${id}/actions`, { data: { ply, action, seat: 1 } });
  expect(acted.ok(), await acted.text()).toBe(true);
}

const emperor = {
  game: "star-realms",
  options: { format: "emperor", players: 6 },
  seats: [{ kind: "me" }, ...Array.from({ length: 5 }, () => ({ kind: "bot", level: "novice" }))],
};

test("a take-back goes to my own last move, however long ago, and asks before it undoes what others did", async ({
  watched: page,
  server,
}) => {
  await calm(page);
  await page.goto(server.url);
  // Round the table until everything the page is told on opening came after my own last move; some games end before.
  let [id, mine] = ["", -1];
  for (let game = 0; game < 6 && mine < 0; game++) {
    id = await open(page, server, emperor);
    let last = -1;
    for (let wait = 0; wait < 2000 && mine < 0; wait++) {
      const seen = await see(page, server, id);
      if (seen.now.outcome) break;
      const asked = seen.now.to_move.includes(1);
      if (asked && last >= 0 && !seen.items.some((item) => item.type === "moved" && item.seat === 1)) mine = last;
      const action = ["play all", "end"].find((wanted) => seen.now.legal.some((choice) => choice.action === wanted));
      const any = action ?? seen.now.legal[0]?.action;
      if (asked && any && mine < 0) {
        await act(page, server, id, any, seen.now.ply);
        last = seen.now.step;
      } else await page.waitForTimeout(25);
    }
  }
  expect(mine, "a game in which my last move is long ago").toBeGreaterThan(-1);
  await page.goto(`${server.url}/table/${id}`);
  await expect(page.getByTestId("prompt")).toContainText("Your move");
  const before = await see(page, server, id);
  expect(before.items.some((item) => item.type === "moved" && item.seat === 1)).toBe(false);

  await page.getByRole("button", { name: "Undo" }).click();
  const sure = page.getByRole("dialog", { name: "Undo" });
  await expect(sure).toContainText(`the last ${before.now.step - mine} moves`);
  await expect(sure).toContainText(/\([A-Z][\w ]+: \d+ move/);
  await sure.getByRole("button", { name: "Cancel" }).click();
  expect((await see(page, server, id)).now.step).toBe(before.now.step);

  await page.keyboard.press("u");
  await sure.getByRole("button", { name: "Undo" }).click();
  await expect(sure).toBeHidden();
  await expect.poll(async () => (await see(page, server, id)).now.step).toBe(mine);
});

test("before my first move nothing is mine to take back", async ({ watched: page, server }) => {
  await calm(page);
  await page.goto(server.url);
  const bots = [{ kind: "bot", level: "novice" }, { kind: "me" }];
  for (let game = 0; game < 20; game++) {
    const id = await open(page, server, { game: "star-realms", seats: bots });
    await expect.poll(async () => (await see(page, server, id)).now.to_move).toEqual([2]);
    if (!(await see(page, server, id)).now.step) continue;
    await page.goto(`${server.url}/table/${id}`);
    await expect(page.getByTestId("prompt")).toContainText("Your move");
    await expect(page.getByRole("button", { name: "Undo" })).toBeDisabled();
    return;
  }
  throw new Error("the bot never began");
});

test("a friend is told how far a take-back goes", async ({ watched: ada, server, browser }) => {
  await calm(ada);
  await ada.goto(server.url);
  const answer = await ada.request.post(`${server.url}/api/tables`, {
    data: { game: "star-realms", seats: [{ kind: "me" }, { kind: "open" }] },
  });
  const { id, invite } = (await answer.json()) as { id: string; invite: string };
  const context = await browser.newContext({ locale: "en-GB" });
  const ben = await context.newPage();
  await calm(ben);
  await ben.goto(server.url);
  await ben.request.post(`${server.url}/api/tables/${id}/join`, { data: { invite } });
  for (const page of [ada, ben]) {
    await page.goto(`${server.url}/table/${id}`);
    await expect(page.getByTestId("prompt")).toBeVisible();
  }
  const adaBegins = (await ada.getByTestId("prompt").innerText()).includes("Your move");
  const [first, second] = adaBegins ? [ada, ben] : [ben, ada];
  await first.getByRole("button", { name: "End turn" }).click();
  await second.locator('[data-zone="hand"] [data-lit]').first().click();
  await expect(first.locator("main[data-ply='2']")).toBeVisible();
  await first.getByRole("button", { name: "Ask to undo" }).click();
  const sure = first.getByRole("dialog", { name: "Ask to undo" });
  await expect(sure).toContainText("You ask to take back the last 2 moves");
  await sure.getByRole("button", { name: "Ask to undo" }).click();
  const asked = second.locator(".notice").filter({ hasText: "asks to take back the last 2 moves" });
  await expect(asked).toContainText("1 move");
  await asked.getByRole("button", { name: "Allow" }).click();
  await expect(first.getByTestId("prompt")).toContainText("Your move");
  await context.close();
});

test("what a bot did is skipped, not in the way of taking back", async ({ watched: page, server }) => {
  await page.addInitScript(() =>
    localStorage.setItem("starboard.settings", JSON.stringify({ motion: "on", warnings: false })),
  );
  await page.goto(server.url);
  const id = await open(page, server, {
    game: "star-realms",
    seats: [{ kind: "me" }, { kind: "bot", level: "novice" }],
  });
  await page.goto(`${server.url}/table/${id}`);
  await expect(page.getByTestId("prompt")).toContainText("Your move", { timeout: 60_000 });
  const step = async () => (await see(page, server, id)).now.step;
  const begun = await step();
  await page.getByRole("button", { name: "Play all" }).click();
  // The button is dead from the click on, the move is made a moment later.
  await expect.poll(step).toBeGreaterThan(begun);
  await expect(page.getByRole("button", { name: "Play all" })).toBeDisabled();
  const before = await step();
  await page.getByRole("button", { name: "End turn" }).click();
  await expect(page.getByRole("button", { name: "Skip" })).toBeVisible();
  await page.keyboard.press("u");
  await page.getByRole("dialog", { name: "Undo" }).getByRole("button", { name: "Undo" }).click();
  await expect.poll(step).toBe(before);
  await expect(page.locator(".refusal")).toHaveCount(0);
});
