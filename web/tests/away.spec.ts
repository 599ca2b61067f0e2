import { execFileSync } from "node:child_process";
import { existsSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { calm, expect, test } from "./base";
import { program } from "./server";
import { ask, plan, playOn } from "./site";

test.use({ serviceWorkers: "allow" });
test.skip(!existsSync(join(import.meta.dirname, "../engine/starboard.engine")), "the engine is not built: make engine");

interface Record {
  fingerprint: string;
  result: unknown;
  plies: unknown[];
}

test("while the server is away one plays here; what was played goes along to it, and its games come here", async ({
  page,
  server,
}) => {
  await calm(page);
  await page.goto(server.url);
  await page.evaluate(async () => {
    await navigator.serviceWorker.ready;
    while (!navigator.serviceWorker.controller) await new Promise((done) => setTimeout(done, 50));
  });
  await server.kill();
  await page.reload();
  await page.getByRole("button", { name: "Play here" }).click();
  await expect(page.getByText("You are playing in this browser")).toBeVisible();
  const { id } = await ask<{ id: string }>(page, "POST", "/tables", plan("star-realms"));
  await page.goto(`${server.url}/table/${id}`);
  await expect(page.getByTestId("prompt")).toContainText("Your move");
  expect(await playOn(page, id)).toBe("over");
  const record = await ask<Record>(page, "GET", `/tables/${id}/record`);
  // The terminal plays it again, and verifies every deal.
  const file = test.info().outputPath("page.starboard.json");
  writeFileSync(file, JSON.stringify(record));
  execFileSync(program(), ["replay", "--verify", file]);

  await server.run();
  const same = ({ fingerprint, result, plies }: Record) => ({ fingerprint, result, plies });
  const brought = await page.request.post(`${server.url}/api/records`, { data: record });
  const there = ((await brought.json()) as { id: string }).id;
  const kept = await page.request.get(`${server.url}/api/tables/${there}/record`);
  expect(same((await kept.json()) as Record)).toEqual(same(record));
  const back = await ask<{ id: string }>(page, "POST", "/records", await kept.json());
  expect(same(await ask<Record>(page, "GET", `/tables/${back.id}/record`))).toEqual(same(record));

  await page.goto(server.url);
  await page.getByRole("button", { name: "Back to the server" }).click();
  await expect(page.getByText("You are playing in this browser")).toHaveCount(0);
});

test("by the buttons: games of this browser go along to the server, and its finished games come here", async ({
  watched: page,
  server,
}) => {
  await calm(page);
  await page.goto(server.url);
  await page.evaluate(() => sessionStorage.setItem("starboard.here", "1"));
  await page.reload();
  const { id } = await ask<{ id: string }>(page, "POST", "/tables", plan("rise-to-power"));
  await ask(page, "POST", `/tables/${id}/leave`, {});
  const { fingerprint, plies } = await ask<Record>(page, "GET", `/tables/${id}/record`);
  await page.getByRole("button", { name: "Back to the server" }).click();
  await expect(page.getByText("You are playing in this browser")).toHaveCount(0);

  await page.goto(`${server.url}/me`);
  const along = page.getByRole("button", { name: "Take my games along to the server" });
  await along.click();
  await expect(page.getByRole("status").filter({ hasText: "One game is now on the server, too." })).toBeVisible();
  await along.click();
  await expect(page.getByRole("status").filter({ hasText: "There is nothing new to take along." })).toBeVisible();
  const archive = await page.request.get(`${server.url}/api/archive?mine=true`);
  const { games } = (await archive.json()) as { games: { id: string; imported: boolean }[] };
  expect(games.map((game) => game.imported)).toEqual([true]);

  await page.goto(`${server.url}/replay/${games[0]?.id}`);
  await page.getByRole("button", { name: "Keep a copy in this browser" }).click();
  await page.waitForURL(/\/replay\/here-/);
  await expect(page.getByRole("slider", { name: "Step" })).toBeVisible();
  const copy = page.url().replace(/^.*\/replay\/([\w-]+).*$/, "$1");
  const record = await ask<Record>(page, "GET", `/tables/${copy}/record`);
  expect([record.fingerprint, record.plies]).toEqual([fingerprint, plies]);

  // Somebody else's account in this browser has none of them yet.
  await page.context().clearCookies();
  await page.goto(`${server.url}/me`);
  await along.click();
  await expect(page.getByRole("status").filter({ hasText: "One game is now on the server, too." })).toBeVisible();
});
