import { calm, expect, open, test } from "./base";

test("looking back at a running game on one screen keeps the curtain between the hands", async ({
  watched: page,
  server,
  browser,
}) => {
  await calm(page);
  await page.goto(server.url);
  const id = await open(page, server, { game: "star-realms", seats: [{ kind: "me" }, { kind: "here", name: "Ben" }] });
  const table = `${server.url}/api/tables/${id}`;
  const { now } = (await (await page.request.get(table)).json()) as { now: { ply: number; to_move: number[] } };
  const begins = now.to_move[0] as number;
  await page.request.post(`${table}/actions`, { data: { ply: now.ply, action: "end", seat: begins } });

  const asked: string[] = [];
  page.on("request", (request) => request.url().includes("/replay?") && asked.push(request.url()));
  const faces = page.locator('[data-zone="hand"] [data-thing]');
  const curtain = page.getByRole("dialog", { name: "Pass the screen" });
  for (const address of [`/replay/${id}`, `/table/${id}?step=1`]) {
    asked.length = 0;
    await page.goto(server.url + address);
    await expect(curtain).toBeVisible();
    await expect(page.getByText(/^\d \/ 1$/)).toBeVisible();
    await expect(faces).toHaveCount(0);
    // Only whoever is asked now sits in front of the screen, and nobody's cards came before that was said.
    await expect(curtain.getByRole("button")).toHaveCount(1);
    expect(asked.filter((url) => url.includes("seat="))).toEqual([]);
    await expect(page.getByLabel("Seen from")).toHaveCount(0);
    await curtain.getByRole("button").click();
    await expect(faces.first()).toBeVisible();
    expect(asked.filter((url) => url.includes(`seat=${begins}`))).toEqual([]);
  }

  // Somebody who looks on is offered nobody's seat either.
  const context = await browser.newContext({ locale: "en-GB" });
  const eve = await context.newPage();
  await calm(eve);
  await eve.goto(`${server.url}/replay/${id}`);
  await expect(eve.getByText("0 / 1")).toBeVisible();
  await expect(eve.getByLabel("Seen from")).toHaveCount(0);
  await context.close();
});

test("a replay stays where it is when the language changes, and plays on only where something is left to play", async ({
  watched: page,
  server,
}) => {
  await calm(page);
  await page.goto(server.url);
  const seats = [{ kind: "me" }, { kind: "here", name: "Ben" }];
  const id = await open(page, server, { game: "star-realms", seats });
  const table = `${server.url}/api/tables/${id}`;
  const turns = 50;
  for (let i = 0; i <= turns; i++) {
    const { now } = (await (await page.request.get(table)).json()) as { now: { ply: number; to_move: number[] } };
    const data = { ply: now.ply, action: i < turns ? "end" : "concede", seat: now.to_move[0] };
    expect((await page.request.post(`${table}/actions`, { data })).ok()).toBe(true);
  }

  await page.goto(`${server.url}/replay/${id}?step=3`);
  const at = page.getByText(/^\d+ \/ \d+$/);
  await expect(at).toHaveText(`3 / ${turns + 1}`);
  await page.keyboard.press("End");
  await expect(at).toHaveText(`${turns + 1} / ${turns + 1}`);
  await expect(page.getByRole("button", { name: "Play on from here" })).toBeDisabled();

  await page.getByRole("button", { name: "Settings" }).click();
  await page.getByRole("radio", { name: "Français" }).check({ force: true });
  await page.keyboard.press("Escape");
  await expect(page.locator("p.words")).toContainText("abandonne");
  await expect(at).toHaveText(`${turns + 1} / ${turns + 1}`);
  await expect(page.locator("main .table")).toBeVisible();

  await page.getByRole("button", { name: "Un pas en arrière" }).click();
  await expect(at).toHaveText(`${turns} / ${turns + 1}`);
  await page.getByRole("button", { name: "Jouer à partir d’ici" }).click();
  await page.getByRole("button", { name: "Reprendre", exact: true }).click();
  await expect(page).toHaveURL(/\/table\/(?!.*replay)/);
  await expect(page.getByTestId("prompt")).toBeVisible();
});
