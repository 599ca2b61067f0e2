import { calm, expect, myMoveOrEnd, open, play, test } from "./base";

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
  await expect(give).toHaveText(/^Hand 1 (trade|combat) to Novice 2$/);
  await give.click();
  await expect(page.locator("aside")).toContainText(/1 (trade|combat) to Novice 2/);
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
  await page.getByRole("menuitem", { name: /^Pass .* to Novice 2 for 1 trade$/ }).click();
  await expect(page.locator("aside")).toContainText(/passes .* to Novice 2/);
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
