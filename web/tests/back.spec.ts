import type { Page } from "@playwright/test";
import { calm, expect, open, play, test, watch } from "./base";
import type { Server } from "./server";

interface Snapshot {
  now: { ply: number; to_move: number[]; legal: { action: string }[]; outcome: unknown; view: unknown };
  items: { type: string; seat?: number }[];
}

const games = {
  "star-realms": { plan: {}, hidden: /"hand_cards":\[/ },
  "rise-of-empire": { plan: {}, hidden: /"hand_cards":\[/ },
  "rise-to-power": { plan: {}, hidden: /"hand":\[/ },
  // Nothing is hidden in this game but what is still in the bag.
  "galactic-rebellion": { plan: { options: { players: 2 } }, hidden: null },
};

/** Plays for seat 1 without its page, until the other has moved twice more. */
async function playOn(page: Page, server: Server, id: string): Promise<void> {
  const table = `${server.url}/api/tables/${id}`;
  let already: number | null = null;
  for (let i = 0; i < 200; i++) {
    const now = (await (await page.request.get(table)).json()) as Snapshot;
    const moved = now.items.filter((item) => item.type === "moved" && item.seat === 2).length;
    if (already === null && now.now.to_move.includes(1)) already = moved;
    if (already !== null && moved >= already + 2) return;
    const legal = now.now.legal.map((choice) => choice.action);
    const action = ["play all", "end", "pass"].find((wanted) => legal.includes(wanted)) ?? legal[0];
    if (action && now.now.to_move.includes(1))
      await page.request.post(`${table}/actions`, { data: { ply: now.now.ply, action, seat: 1 } });
    else await page.waitForTimeout(60);
  }
}

for (const [game, { plan, hidden }] of Object.entries(games)) {
  test(`${game}: coming back, looking on and looking back`, async ({ watched: page, server, browser }) => {
    await calm(page);
    await page.goto(server.url);
    const seats = [{ kind: "me" }, { kind: "bot", level: "novice" }];
    const id = await open(page, server, { game, seats, ...plan });
    await page.goto(`${server.url}/table/${id}`);
    await expect(page.getByTestId("prompt")).toContainText("Your move");
    await page.goto(server.url);
    await playOn(page, server, id);

    // Coming back tells what happened, then shows the table.
    await page.goto(`${server.url}/table/${id}`);
    const away = page.getByRole("dialog", { name: "While you were away" });
    await expect(away.getByRole("listitem").first()).not.toBeEmpty();
    await expect(away.locator("b").first()).toHaveText(/^\s*[A-Z]\w+/);
    await away.getByRole("button", { name: "To the table" }).click();
    await expect(away).toBeHidden();
    await page.reload();
    await expect(page.getByTestId("prompt")).toBeVisible();
    await expect(away).toBeHidden();

    // Somebody else looks on and sees nobody's hand, neither now nor by going back.
    const context = await browser.newContext({ locale: "en-GB" });
    const eve = await context.newPage();
    const troubles = watch(eve, server.url);
    await calm(eve);
    await eve.goto(`${server.url}/table/${id}`);
    await expect(eve.getByTestId("prompt")).toBeVisible();
    await expect(page.getByText("1 watching")).toBeVisible();
    const seen = await (await eve.request.get(`${server.url}/api/tables/${id}`)).text();
    const mine = await (await page.request.get(`${server.url}/api/tables/${id}`)).text();
    if (hidden) {
      expect(mine).toMatch(hidden);
      expect(seen).not.toMatch(hidden);
    }
    for (const seat of ["", "&seat=1", "&seat=2"]) {
      const past = await eve.request.get(`${server.url}/api/tables/${id}/replay?from=0&to=5${seat}`);
      if (hidden && past.ok()) expect(await past.text()).not.toMatch(hidden);
    }
    await eve.goto(`${server.url}/replay/${id}`);
    await expect(eve.getByText(/^0 \/ \d+$/)).toBeVisible();
    expect(troubles).toEqual([]);
    await context.close();

    // It ends; it can be watched step by step, turn by turn, from every seat, and a moment can be shown to others.
    const now = (await (await page.request.get(`${server.url}/api/tables/${id}`)).json()) as Snapshot;
    await page.request.post(`${server.url}/api/tables/${id}/actions`, {
      data: { ply: now.now.ply, action: "concede", seat: 1 },
    });
    await page.goto(`${server.url}/replay/${id}`);
    const at = page.getByText(/^\d+ \/ \d+$/);
    const where = async () => Number((await at.innerText()).split(" / ")[0]);
    await expect(at).toHaveText(/^0 /);
    await page.getByRole("button", { name: "One step on" }).click();
    await expect(at).toHaveText(/^1 /);
    await page.getByRole("button", { name: "Next turn" }).click();
    await expect.poll(where).toBeGreaterThan(1);
    const turn = await where();
    await page.getByRole("button", { name: "Previous turn" }).click();
    await expect.poll(where).toBeLessThan(turn);
    await page.getByRole("slider").fill("2");
    await expect(at).toHaveText(/^2 /);
    for (const seat of ["1", "2", "0"]) {
      await page.getByLabel("Seen from").selectOption(seat);
      await expect(at).toHaveText(/^2 /);
      await expect(page.locator("main .table")).toBeVisible();
    }
    await page.getByRole("button", { name: "Share this moment" }).click();
    await expect(page).toHaveURL(`${server.url}/replay/${id}?step=2`);
    await page.goto(`${server.url}/table/${id}?step=2`);
    await expect(at).toHaveText(/^2 /);
    await page.keyboard.press("End");
    await expect(page.getByText(/concede|gives up/i).first()).toBeVisible();
  });
}

test("a game without a table of its own is played by words", async ({ watched: page, server }) => {
  await calm(page);
  await page.goto(server.url);
  const id = await open(page, server, {
    game: "star-realms",
    position: {
      row: ["trade_hauler", "star_barge", "predator", "cargo_pod", "cargo_pod"],
      seat: [{ hand: ["viper", "viper", "scout"] }, { authority: 9, hand: ["scout"], deck: ["9 scout"] }],
    },
    seats: [{ kind: "me" }, { kind: "bot", level: "novice" }],
  });
  await page.goto(`${server.url}/table/${id}?plain`);
  await expect(page.getByLabel("Position")).toContainText("authority");
  if (process.env["SHOTS"]) await page.screenshot({ path: `${process.env["SHOTS"]}/plain.png` });
  for (let move = 0; move < 200; move++) {
    const choice = (action: string) => `.foot [data-action^="${action}"]:enabled`;
    const step = await play(page, [
      choice("play all"),
      choice("attack"),
      choice("buy predator"),
      choice("end"),
      ".foot .choices button:enabled",
    ]);
    if (step.over) break;
    expect(step.chose).not.toBe("");
  }
  await expect(page.getByRole("dialog").filter({ hasText: "Victory" })).toBeVisible();
});
