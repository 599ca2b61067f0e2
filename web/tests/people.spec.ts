import { execFileSync } from "node:child_process";
import type { Browser, Page } from "@playwright/test";
import { LANGS } from "../src/lib/languages";
import { calm, expect, test, watch } from "./base";
import { faultsAtSizes, sizes } from "./faults";
import { program, type Server } from "./server";

test.describe.configure({ mode: "parallel" });

const clock = { kind: "live", seconds: 600, increment: 5, out: "concede" };

interface Person {
  page: Page;
  id: string;
  troubles: string[];
}

/** Somebody with a browser of their own and an account. */
async function person(browser: Browser, server: Server, name: string, locale = "en-GB"): Promise<Person> {
  const context = await browser.newContext({ locale, viewport: sizes.desktop });
  const page = await context.newPage();
  const troubles = watch(page, server.url);
  await calm(page);
  const made = await page.request.post(`${server.url}/api/register`, { data: { name, password: "a long password" } });
  expect(made.ok(), await made.text()).toBe(true);
  return { page, id: ((await made.json()) as { id: string }).id, troubles };
}

const atTable = (page: Page) => page.waitForURL(/\/table\/\w+/);
const tableOf = (page: Page): string => /\/table\/(\w+)/.exec(page.url())?.[1] ?? "";
const leave = (page: Page, server: Server, table: string) =>
  page.request.post(`${server.url}/api/tables/${table}/leave`, { data: {} });

test("four people: two quick matches at once, ratings, a fair deal, a rematch, a tournament", async ({
  browser,
  server,
}) => {
  const all: Person[] = [];
  for (const name of ["Ada", "Bob", "Cleo", "Dan"]) all.push(await person(browser, server, name));
  const [ada, bob] = all as [Person, Person, Person, Person];
  for (const { page } of all) {
    await page.goto(`${server.url}/play`);
    await page.getByRole("button", { name: "Find somebody" }).click();
  }
  await Promise.all(all.map(({ page }) => atTable(page)));
  const tables = new Set(all.map(({ page }) => tableOf(page)));
  expect(tables.size, "two tables of two").toBe(2);

  // Whoever sits with Ada is told what the game did to both, and that the deal was fair.
  const table = tableOf(ada.page);
  const rival = all.slice(1).find(({ page }) => tableOf(page) === table) ?? bob;
  await expect(ada.page.getByTestId("prompt")).toBeVisible();
  expect((await leave(rival.page, server, table)).ok()).toBe(true);
  for (const [{ page }, sign] of [
    [ada, "+"],
    [rival, "−"],
  ] as const) {
    await expect(page.getByText(/^Rating: 1500 → \d+ /)).toContainText(`(${sign}`);
    await page.getByText("Was the deal fair?").click();
    await expect(page.locator("[data-shuffle]")).toHaveAttribute("data-shuffle", "mine");
    if (process.env["SHOTS"]) await page.screenshot({ path: `${process.env["SHOTS"]}/end${sign}.png` });
  }
  // One tap each.
  await ada.page.getByRole("button", { name: "Play again" }).click();
  await rival.page.getByRole("button", { name: "Join the rematch" }).click();
  await Promise.all(
    [ada, rival].map(({ page }) =>
      page.waitForURL((url) => /\/table\//.test(url.pathname) && !url.pathname.includes(table)),
    ),
  );
  const again = tableOf(ada.page);
  expect(tableOf(rival.page)).toBe(again);
  await leave(ada.page, server, again);

  await ada.page.goto(`${server.url}/player/${rival.id}`);
  await expect(ada.page.getByText("2 played: 1 won, 1 lost")).toBeVisible();
  await expect(ada.page.getByText("provisional").first()).toBeVisible();
  await ada.page.getByRole("button", { name: "Follow" }).click();
  await expect(ada.page.getByRole("button", { name: "No longer follow" })).toBeVisible();

  // A tournament of four; who was paired second gives up.
  await ada.page.goto(`${server.url}/tournaments`);
  await ada.page.getByLabel("Name").fill("Friday");
  await ada.page.getByRole("radio", { name: "Everybody against everybody" }).check({ force: true });
  await ada.page.getByLabel("Our opponents in it").fill("0");
  await ada.page.getByRole("button", { name: "Make it" }).click();
  await ada.page.waitForURL(/\/tournament\/\w+/);
  const cup = ada.page.url();
  for (const { page } of all.slice(1)) {
    await page.goto(cup);
    await page.getByRole("button", { name: "Play", exact: true }).click();
    await expect(page.getByRole("button", { name: "Leave the tournament" })).toBeVisible();
  }
  await ada.page.getByRole("button", { name: "Start" }).click();
  // Leaving the page at once would take the request back.
  await expect(ada.page.getByText(/round 1 of 3/)).toBeVisible();
  for (let round = 1; round <= 3; round++) {
    for (const { page } of all) {
      await page.goto(cup);
      await expect(page.getByText(new RegExp(`round ${round} of 3`))).toBeVisible();
      await page.getByRole("link", { name: "Come to your game" }).click();
    }
    await Promise.all(all.map(({ page }) => atTable(page)));
    const done = new Set<string>();
    for (const { page } of all) {
      const here = tableOf(page);
      if (!done.has(here)) expect((await leave(page, server, here)).ok()).toBe(true);
      done.add(here);
    }
    expect(done.size).toBe(2);
  }
  await ada.page.goto(cup);
  await expect(ada.page.locator("main p.soft").first()).toContainText("over");
  await expect(ada.page.getByRole("row")).toHaveCount(5);
  expect(all.flatMap(({ troubles }) => troubles)).toEqual([]);
  for (const { page } of all) await page.context().close();
});

test("nobody is there: one of ours sits down after twenty seconds, and it is said", async ({ browser, server }) => {
  const { page, troubles } = await person(browser, server, "Lonely");
  await page.goto(`${server.url}/play`);
  await page.getByRole("radio", { name: "15 min + 5 s" }).check({ force: true });
  const began = Date.now();
  await page.getByRole("button", { name: "Find somebody" }).click();
  await expect(page.getByText(/one of our own opponents sits down/)).toBeVisible();
  await atTable(page);
  const took = Date.now() - began;
  console.log(`at the table after ${took} ms`);
  expect(took).toBeGreaterThan(15_000);
  expect(took).toBeLessThan(30_000);
  await expect(page.getByText("you play one of our own opponents")).toBeVisible();
  expect(troubles).toEqual([]);
  await page.context().close();
});

test("three at one table: two people, one of ours, a chat with a line that is reported, and the owner sees it", async ({
  browser,
  server,
}) => {
  const [ada, bob, olga] = [
    await person(browser, server, "Ada Three"),
    await person(browser, server, "Bob Three"),
    await person(browser, server, "Olga Three"),
  ];
  for (const { page } of [ada, bob]) {
    await page.goto(`${server.url}/play`);
    await page.getByRole("radio", { name: "Free-for-all" }).check({ force: true });
    await page.getByRole("radio", { name: "3", exact: true }).check({ force: true });
    await expect(page.getByText("3 sit down together.")).toBeVisible();
    await page.getByRole("button", { name: "Find somebody" }).click();
  }
  await expect(ada.page.getByText("for a table of 3")).toBeVisible();
  await expect(ada.page.getByText("One other person waits for the same.")).toBeVisible();
  await Promise.all([ada, bob].map(({ page }) => atTable(page)));
  const table = tableOf(ada.page);
  expect(tableOf(bob.page)).toBe(table);
  await expect(ada.page.getByText("our own opponents took the seats that were left")).toBeVisible();
  await ada.page.getByRole("button", { name: "Close", exact: true }).first().click();

  const said = await bob.page.request.post(`${server.url}/api/tables/${table}/chat`, { data: { text: "you fool" } });
  expect(said.ok()).toBe(true);
  await ada.page.getByRole("tab", { name: "Chat" }).click();
  await ada.page.getByRole("button", { name: "report", exact: true }).click();
  const form = ada.page.getByRole("form", { name: "Report what Bob Three said" });
  await form.getByLabel("What happened").fill("not nice");
  if (process.env["SHOTS"]) await ada.page.screenshot({ path: `${process.env["SHOTS"]}/report.png` });
  await form.getByRole("button", { name: "Tell the owners" }).click();
  await expect(ada.page.getByText("The owners of this server will look at it.")).toBeVisible();
  await expect(ada.page.getByText("Bob Three is muted.")).toBeVisible();

  execFileSync(program(), ["admin", "--database", server.database, "grant", "Olga Three"]);
  await olga.page.goto(`${server.url}/admin`);
  await expect(olga.page.getByText("Said at the table:")).toContainText("you fool");
  await expect(olga.page.getByText("not nice")).toBeVisible();

  // Who goes has lost against who stays; it is a rating of its own.
  for (const { page } of [bob, ada]) expect((await leave(page, server, table)).ok()).toBe(true);
  await expect(ada.page.getByText(/^Rating: 1500 → \d+ /)).toContainText("(+");
  await ada.page.goto(`${server.url}/player/${ada.id}`);
  await expect(ada.page.getByRole("heading", { name: "Star Realms · Free-for-all" })).toBeVisible();
  expect([ada, bob, olga].flatMap(({ troubles }) => troubles)).toEqual([]);
  for (const { page } of [ada, bob, olga]) await page.context().close();
});

test("a group opens a table of three, and its members sit down at it", async ({ browser, server }) => {
  const all = [
    await person(browser, server, "Host Trio"),
    await person(browser, server, "Second Trio"),
    await person(browser, server, "Third Trio"),
  ];
  const [host, ...others] = all as [Person, Person, Person];
  const made = await host.page.request.post(`${server.url}/api/groups`, { data: { name: "Trio" } });
  const group = (await made.json()) as { id: string; invite: string };
  await host.page.goto(`${server.url}/group/${group.id}`);
  await host.page.getByRole("radio", { name: "Free-for-all" }).check({ force: true });
  await host.page.getByRole("radio", { name: "3", exact: true }).check({ force: true });
  await host.page.getByRole("button", { name: "Open a table" }).click();
  await atTable(host.page);
  for (const { page } of others) {
    await page.goto(`${server.url}/group/${group.id}?invite=${group.invite}`);
    await page.getByRole("link", { name: "Sit down" }).click();
    // Any seat that is free.
    await page.getByRole("button", { name: "Sit down" }).first().click();
    await atTable(page);
  }
  for (const { page } of all) {
    expect(tableOf(page)).toBe(tableOf(host.page));
    await expect(page.getByTestId("prompt")).toBeVisible();
  }
  expect(all.flatMap(({ troubles }) => troubles)).toEqual([]);
  for (const { page } of all) await page.context().close();
});

for (const lang of LANGS)
  test(`every page about people in ${lang}, at three sizes`, async ({ browser, server }) => {
    const locale = lang === "fr" ? "fr-FR" : "en-GB";
    const me = await person(browser, server, `Owner ${lang}`, locale);
    const other = await person(browser, server, `Other ${lang}`, locale);
    const { page } = me;
    const post = async (path: string, data: unknown) => {
      const answer = await page.request.post(`${server.url}/api${path}`, { data });
      expect(answer.ok(), `${path}: ${await answer.text()}`).toBe(true);
      return answer.status() === 204 ? { id: "" } : ((await answer.json()) as { id: string });
    };
    execFileSync(program(), ["admin", "--database", server.database, "grant", `Owner ${lang}`]);
    const group = await post("/groups", { name: "Friday" });
    const cup = await post("/tournaments", {
      name: "Cup",
      game: "star-realms",
      clock,
      kind: "swiss",
      bots: ["novice", "novice", "easy"],
    });
    await post(`/tournaments/${cup.id}/start`, {});
    const dare = await post("/challenges", { player: other.id, game: "star-realms", clock, rated: true });
    await post(`/players/${other.id}/follow`, { on: true });
    await post("/reports", { player: other.id, reason: "words", words: "rude" });
    await post("/admin/sanctions", { player: `Other ${lang}`, kind: "chat", days: 2, reason: "rude" });
    await post("/admin/codes", {});
    const places = [
      "/play",
      "/ratings",
      "/people",
      "/tournaments",
      `/match/${dare.id}`,
      `/player/${other.id}`,
      `/player/${me.id}`,
      `/group/${group.id}`,
      `/tournament/${cup.id}`,
      "/admin",
      "/me",
    ];
    const wrong: string[] = [];
    for (const path of places) {
      await page.setViewportSize(sizes.phone);
      await page.goto(server.url + path);
      await expect(page.locator("h1").first(), path).not.toBeEmpty();
      await page.waitForLoadState("networkidle");
      // The fullest form: a table of several.
      if (path === "/play")
        await page
          .getByRole("radio", { name: lang === "fr" ? "Combat à mort" : "Free-for-all" })
          .check({ force: true });
      wrong.push(...(await faultsAtSizes(page, lang)).map((fault) => `${path} ${fault}`));
    }
    expect(wrong).toEqual([]);
    expect([...me.troubles, ...other.troubles]).toEqual([]);
    for (const one of [me, other]) await one.page.context().close();
  });

test("a forgotten password is replaced by the code that was told at sign-up", async ({ browser, server }) => {
  const context = await browser.newContext({ locale: "en-GB" });
  const page = await context.newPage();
  await calm(page);
  await page.goto(`${server.url}/me`);
  await page.getByLabel("Name", { exact: true }).fill("Forgetful");
  await page.getByLabel("Password", { exact: true }).fill("a long password");
  await page.locator("form").getByRole("button", { name: "Make an account" }).click();
  const code = await page.locator(".code").innerText();
  expect(code).toMatch(/^(\w{4}-){5}\w{4}$/);
  await page.getByRole("button", { name: "I have it" }).click();
  await page.getByRole("button", { name: "Log out", exact: true }).click();
  await page.getByRole("radio", { name: "Log in" }).check({ force: true });
  await page.getByLabel("Name", { exact: true }).fill("Forgetful");
  await page.getByRole("button", { name: "I have forgotten my password" }).click();
  await page.getByLabel("Recovery code").fill(code.toUpperCase());
  await page.getByLabel("New password").fill("another long one");
  await page.getByRole("button", { name: "Come back in" }).click();
  await expect(page.locator(".code")).not.toHaveText(code);
  await expect(page.getByRole("button", { name: "Log out", exact: true })).toBeVisible();
  await context.close();
});
