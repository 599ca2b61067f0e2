import { calm, expect, myMoveOrEnd, open, play, test } from "./base";
import { reach } from "./walk";

const bots = (n: number) => Array.from({ length: n }, () => ({ kind: "bot", level: "novice" }));

test("Hydra: trade goes to a team-mate", async ({ watched: page, server }) => {
  await calm(page);
  await page.goto(server.url);
  const id = await open(page, server, {
    game: "star-realms",
    options: { format: "hydra", players: 4 },
    seats: [{ kind: "me" }, ...bots(3)],
  });
  await page.goto(`${server.url}/table/${id}`);
  await myMoveOrEnd(page);
  await expect(page.getByText("Team-mate")).toHaveCount(1);
  await expect(page.getByText("You may attack")).toHaveCount(2);
  await page.locator('[data-action="play all"]:enabled').click();
  await page.getByRole("button", { name: /Give/ }).first().click();
  const give = page.locator('[data-action^="give 2 "]:visible');
  await expect(give).toHaveText(/^Hand 1 (trade|combat) to [A-Z]\w+$/);
  await give.click();
  await expect(page.locator("aside")).toContainText(/hand 1.* to [A-Z]\w+/);
});

test("Emperor: a card of my discard pile goes to my emperor", async ({ watched: page, server }) => {
  await calm(page);
  await page.goto(server.url);
  const id = await open(page, server, {
    game: "star-realms",
    options: { format: "emperor", players: 6 },
    seats: [{ kind: "me" }, ...bots(5)],
  });
  await page.goto(`${server.url}/table/${id}`);
  const pass = page.locator("[data-pass]");
  for (let step = 0; step < 12 && !(await pass.isVisible()); step++)
    await play(page, ["[data-pass]", '[data-action="play all"]:enabled', '[data-action="end"]:enabled']);
  const dialog = page.getByRole("dialog");
  if (!(await dialog.isVisible())) await pass.click();
  await dialog.locator("[data-lit]").first().click();
  await page.getByRole("menuitem", { name: /^Pass .* to [A-Z]\w+ for 1 trade$/ }).click();
  await expect(page.locator("aside")).toContainText(/pass .* to [A-Z]\w+/);
});

test("Raid: the boss may attack every raider", async ({ watched: page, server }) => {
  await calm(page);
  await page.goto(server.url);
  const id = await open(page, server, {
    game: "star-realms",
    options: { format: "raid", players: 4, boss: 1 },
    seats: [{ kind: "me" }, ...bots(3)],
  });
  await page.goto(`${server.url}/table/${id}`);
  await myMoveOrEnd(page);
  await expect(page.getByText("Raider · You may attack")).toHaveCount(3);
});

test("Emperor: a fallen admiral leaves any card, also one that nobody sees", async ({ watched: page, server }) => {
  await calm(page);
  await page.goto(server.url);
  const here = (n: number) => Array.from({ length: n }, (_, i) => ({ kind: "here", name: `Friend ${i + 2}` }));
  const id = await open(page, server, {
    game: "star-realms",
    options: { format: "emperor", players: 6 },
    position: {
      seat: [
        { combat: 5, hand: ["scout"] },
        ...Array.from({ length: 4 }, () => ({ hand: ["scout"] })),
        { authority: 5, hand: ["viper"], deck: ["explorer", "scout"], discard: ["swarmer"], bases: ["stellar_reef"] },
      ],
    },
    seats: [{ kind: "me" }, ...here(5)],
  });
  await page.goto(`${server.url}/table/${id}`);
  const curtain = page.getByRole("dialog", { name: "Pass the screen" });
  await curtain.getByRole("button").click();
  await page.locator('[data-action="attack 6"]').click();
  await curtain.getByRole("button", { name: "Friend 6" }).click();
  await expect(page.getByTestId("prompt")).toContainText("hich card do you leave to Friend 5");
  const legal = ["leave viper", "leave explorer", "leave scout", "leave swarmer", "decline"];
  const reached = await reach(page, "star-realms", legal, 6);
  expect(reached.found.map(([action]) => action).toSorted()).toEqual(legal.toSorted());
  await page.locator('[data-action="leave explorer"]').click();
  await expect(page.locator("aside")).toContainText(/Explorer.* to Friend 5|Friend 5.*Explorer/);
});

test("Emperor: the end says who fell, also when an admiral fell before", async ({ watched: page, server }) => {
  await calm(page);
  await page.goto(server.url);
  const id = await open(page, server, {
    game: "star-realms",
    options: { format: "emperor", players: 6 },
    seats: [{ kind: "me" }, ...Array.from({ length: 5 }, (_, i) => ({ kind: "here", name: `Friend ${i + 2}` }))],
  });
  await page.goto(`${server.url}/table/${id}`);
  for (const seat of [1, 2]) {
    const { now } = (await (await page.request.get(`${server.url}/api/tables/${id}`)).json()) as {
      now: { ply: number };
    };
    const data = { ply: now.ply, action: "concede", seat };
    const answer = await page.request.post(`${server.url}/api/tables/${id}/actions`, { data });
    expect(answer.ok(), await answer.text()).toBe(true);
  }
  await expect(page.getByRole("dialog").getByText("An emperor has fallen.")).toBeVisible();
});
