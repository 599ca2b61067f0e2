import type { Page } from "@playwright/test";
import { calm, expect, myMoveOrEnd, open, test, watch } from "./base";

const bot = (level: string) => ({ kind: "bot", level });

/** Presses every button of a table at rest, but those that say they are pressed already, and names those with which nothing happens. */
async function deadButtons(page: Page): Promise<string[]> {
  const dead: string[] = [];
  // The line of what happened has, on a wide screen, its log beside it.
  const buttons = await page.locator('main button:visible:not([aria-pressed="true"], .ticker)').elementHandles();
  for (const button of buttons) {
    if (!(await button.isVisible())) continue;
    const name = (await button.getAttribute("aria-label")) ?? (await button.textContent()) ?? "";
    const before = await page.evaluate(() => document.body.innerHTML);
    await button.click();
    const same = () => page.evaluate((was) => document.body.innerHTML === was, before);
    await expect
      .poll(same, { timeout: 1500 })
      .toBe(false)
      .catch(() => dead.push(name));
    await page.keyboard.press("Escape");
  }
  return dead;
}

test("what rivals did is told with their names and stays marked until I move", async ({ watched: page, server }) => {
  await calm(page);
  await page.goto(server.url);
  const seats = [{ kind: "me" }, bot("novice"), bot("novice"), bot("novice")];
  const id = await open(page, server, { game: "galactic-rebellion", seats });
  await page.goto(`${server.url}/table/${id}`);
  await myMoveOrEnd(page);
  const place = page.locator('main [data-action^="land"], main [data-action^="place"]');
  const fresh = page.locator("[data-fresh]");
  // Who is last in order has only one rival between two moves at first: go on until several have moved.
  const told = async () => new Set(await page.locator(".ticker b").allInnerTexts()).size;
  for (let i = 0; i < 12 && ((await told()) < 2 || !(await fresh.count())); i++) {
    await place.first().click();
    await expect(page.locator('main[aria-busy="false"]')).toBeVisible();
    await myMoveOrEnd(page);
  }
  await expect(fresh.first()).toBeVisible();
  // Opponents with names of their own, each with what they did.
  expect(await told()).toBeGreaterThan(1);
  await expect(page.locator(".ticker")).toContainText(/places|lands/);
  // Under a name stands what its owner did: no line begins with somebody else.
  const names = [...new Set(await page.locator(".log h3").allInnerTexts())].map((name) => name.trim().toUpperCase());
  expect(names.length).toBeGreaterThan(1);
  const lines = await page.locator(".log section:has(h3) p").allInnerTexts();
  expect(lines.filter((line) => names.some((name) => line.toUpperCase().startsWith(name)))).toEqual([]);
  // My move takes the marks away, however soon others make new ones.
  await page.evaluate(() => {
    const marked = (node: Node) =>
      node instanceof Element && (node.matches("[data-fresh]") || node.querySelector("[data-fresh]"));
    new MutationObserver((changes) => {
      const cleared = changes.some(
        (c) => (c.type === "attributes" && c.oldValue !== null) || [...c.removedNodes].some(marked),
      );
      if (cleared) document.body.dataset["cleared"] = "yes";
    }).observe(document.body, {
      subtree: true,
      childList: true,
      attributeFilter: ["data-fresh"],
      attributeOldValue: true,
    });
  });
  await place.first().click();
  await expect(page.locator("body[data-cleared]")).toBeAttached();
});

test("on a phone the panes that are not shown say that rivals changed something there, and the foot what I can still do", async ({
  watched: page,
  server,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await calm(page);
  await page.goto(server.url);
  const seats = [{ kind: "me" }, bot("novice"), bot("novice"), bot("novice")];
  const id = await open(page, server, { game: "galactic-rebellion", seats });
  await page.goto(`${server.url}/table/${id}`);
  /** Which panes are marked on the switch, and which hold marks that nobody sees. */
  const panes = () =>
    page.evaluate(() => {
      const hidden = (of: string) =>
        [...document.querySelectorAll(`${of} [data-fresh]`)].some((fresh) => !fresh.checkVisibility());
      const marked = [...document.querySelectorAll<HTMLElement>(".switch label")]
        .filter((label) => getComputedStyle(label, "::after").opacity === "1")
        .map((label) => label.querySelector("input")?.value);
      const unseen = [".map", ".tracks", ".side"].map(hidden);
      return { marked, unseen: ["map", "tracks", "tiles"].filter((_, i) => unseen[i]) };
    });
  let signalled = false;
  let counted = false;
  for (let i = 0; i < 20 && !(signalled && counted); i++) {
    await myMoveOrEnd(page);
    const { marked, unseen } = await panes();
    expect(marked).toEqual(unseen);
    signalled ||= marked.length > 0;
    counted ||= await page.locator(".still", { hasText: /workers? to place/ }).isVisible();
    await page.locator('main [data-action]:visible:not([data-key="e"])').first().click();
    await expect(page.locator('main[aria-busy="false"]')).toBeVisible();
  }
  expect([signalled, counted]).toEqual([true, true]);
});

test("a tap on a face tells an opponent's kind and character, in every game", async ({ watched: page, server }) => {
  await calm(page);
  await page.goto(server.url);
  for (const game of ["star-realms", "galactic-rebellion", "rise-to-power"]) {
    const id = await open(page, server, { game, seats: [{ kind: "me" }, bot("script:raider")] });
    for (const [width, height] of [
      [1440, 900],
      [390, 844],
    ] as const) {
      await page.setViewportSize({ width, height });
      await page.goto(`${server.url}/table/${id}`);
      await expect(page.getByText("The Raider").filter({ visible: true }).first()).toBeVisible();
      await page.locator(".portrait").first().click();
      const told = page.locator(".who:popover-open");
      await expect(told).toContainText("The Raider");
      expect((await told.innerText()).length).toBeGreaterThan(40);
      expect(await told.evaluate((e) => e.getBoundingClientRect().right <= innerWidth)).toBe(true);
      await page.keyboard.press("Escape");
      await expect(told).toHaveCount(0);
    }
  }
});

test("the trade row stays where it is while a rival plays", async ({ watched: page, server }) => {
  await page.addInitScript(() =>
    localStorage.setItem("starboard.settings", JSON.stringify({ motion: "off", pace: "calm", warnings: false })),
  );
  await page.goto(server.url);
  const id = await open(page, server, { game: "star-realms", options: { first: 1 } });
  await page.goto(`${server.url}/table/${id}`);
  await myMoveOrEnd(page);
  const top = async () => (await page.getByRole("group", { name: "Trade row" }).boundingBox())?.y ?? 0;
  const before = await top();
  await page.getByRole("button", { name: "End turn" }).click();
  await expect(page.locator('[data-zone="seat2"] .ship').first()).toBeVisible({ timeout: 30_000 });
  expect(await top()).toBe(before);
  // The rest of the rival's turn is skipped by a tap.
  await page.locator(".ticker").click();
  await myMoveOrEnd(page);
  expect(await top()).toBe(before);
});

test("on a phone the trade row stays where it is when an attack becomes possible", async ({
  watched: page,
  server,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await calm(page);
  await page.goto(server.url);
  for (const players of [2, 3]) {
    const format = players === 2 ? "standard" : "free-for-all";
    const seats = [{ kind: "me" }, ...Array.from({ length: players - 1 }, () => bot("novice"))];
    const id = await open(page, server, { game: "star-realms", options: { format, players, first: 1 }, seats });
    await page.goto(`${server.url}/table/${id}`);
    await myMoveOrEnd(page);
    const top = async () => (await page.getByRole("group", { name: "Trade row" }).boundingBox())?.y ?? 0;
    const before = await top();
    const attack = page.getByRole("button", { name: /^Attack for/ });
    for (let i = 0; i < 12; i++) {
      await page.getByRole("button", { name: "Play all" }).click();
      await expect(page.getByText("No cards in hand")).toBeVisible();
      if (await attack.count()) break;
      await page.getByRole("button", { name: "End turn" }).click();
      await expect(page.getByText("No cards in hand")).toBeHidden();
      await myMoveOrEnd(page);
    }
    await expect(attack.first()).toBeVisible();
    expect(await top()).toBe(before);
  }
});

test("a click without an answer is told within two seconds, and what happens to it", async ({ page, server }) => {
  await calm(page);
  await page.goto(server.url);
  const id = await open(page, server, { game: "star-realms", options: { first: 1 } });
  await page.goto(`${server.url}/table/${id}`);
  await myMoveOrEnd(page);
  let answer = () => {};
  const held = new Promise<void>((done) => (answer = done));
  await page.route("**/actions*", async (route) => {
    await held;
    await route.continue();
  });
  await page.getByRole("button", { name: "Play all" }).click();
  await expect(page.locator("[data-sent]")).toHaveCount(1, { timeout: 500 });
  await expect(page.getByText("No answer yet.")).toBeVisible({ timeout: 2000 });
  answer();
  await expect(page.getByText("No answer yet.")).toBeHidden();
  await expect(page.getByText("No cards in hand")).toBeVisible();
});

test("among people hints are agreed to before, and the log says who took one", async ({ browser, server }) => {
  for (const hints of [false, true]) {
    const [ada, ben] = await Promise.all([browser.newPage(), browser.newPage()]);
    const troubles = [watch(ada, server.url), watch(ben, server.url)];
    for (const page of [ada, ben]) await calm(page);
    await ada.goto(server.url);
    const plan = { game: "star-realms", seats: [{ kind: "me" }, { kind: "open" }], options: { first: 1 }, hints };
    const opened = await ada.request.post(`${server.url}/api/tables`, { data: plan });
    const { id, invite } = (await opened.json()) as { id: string; invite: string };
    await ben.goto(`${server.url}/join/${invite}`);
    await expect(ben.getByText(hints ? "Hints for everybody" : "No hints")).toBeVisible();
    // A name is asked for when it first matters.
    await ben.getByLabel("My name at the table").fill("Ben");
    await ben.getByRole("button", { name: "Sit down" }).click();
    await ada.goto(`${server.url}/table/${id}`);
    await myMoveOrEnd(ada);
    await expect(ada.locator("div.rival")).toContainText("Ben");
    const hint = ada.getByRole("button", { name: "Hint" });
    if (!hints) {
      await expect(hint).toHaveCount(0);
    } else {
      await hint.click();
      await expect(ada.locator(".advice")).toBeVisible({ timeout: 30_000 });
      await expect(ada.locator(".advice")).not.toContainText("simply");
      await expect(ben.getByRole("log").getByText(/takes a hint/)).toBeVisible();
    }
    expect(troubles.flat()).toEqual([]);
    await Promise.all([ada.close(), ben.close()]);
  }
});

test("who looks on sees who sits where and has no dead buttons", async ({ watched: page, browser, server }) => {
  await calm(page);
  await page.goto(server.url);
  for (const game of ["star-realms", "galactic-rebellion", "rise-to-power"]) {
    const id = await open(page, server, { game });
    const other = await browser.newPage();
    await other.goto(`${server.url}/table/${id}`);
    await expect(other.locator(".onlooker")).toContainText("You are watching.");
    expect(await other.locator(".onlooker .seat").count()).toBeGreaterThan(1);
    await expect(other.locator("main button:disabled")).toHaveCount(0);
    expect(await deadButtons(other), game).toEqual([]);
    await other.close();
  }
});

test("a lesson is nobody's game", async ({ watched: page, server }) => {
  await calm(page);
  await page.goto(`${server.url}/learn/star-realms`);
  await expect(page.getByTestId("prompt")).toBeVisible({ timeout: 60_000 });
  const mine = await page.request.get(`${server.url}/api/me/tables`);
  expect(((await mine.json()) as { tables: unknown[] }).tables).toEqual([]);
});

test("for the left hand the button that ends a turn stands at the left, on a desktop and a phone", async ({
  watched: page,
  server,
}) => {
  await page.addInitScript(() => localStorage.setItem("starboard.settings", JSON.stringify({ left: true })));
  await page.goto(server.url);
  for (const game of ["star-realms", "galactic-rebellion", "rise-to-power"]) {
    const id = await open(page, server, { game });
    await page.goto(`${server.url}/table/${id}`);
    for (const [width, height] of [
      [1440, 900],
      [390, 844],
    ] as const) {
      await page.setViewportSize({ width, height });
      const end = await page.locator('[data-key="e"]').boundingBox();
      expect(end?.x).toBeLessThan(30);
    }
  }
});

test("settings are kept with the account and come along", async ({ watched: page, browser, server }) => {
  await calm(page);
  await page.goto(server.url);
  await open(page, server, { game: "star-realms" });
  await page.reload();
  await page.getByRole("button", { name: "Settings" }).click();
  const kept = page.waitForResponse((answer) => answer.request().method() === "PATCH" && answer.url().includes("/me"));
  const frame = () =>
    page.evaluate(() => {
      const probe = document.createElement("i");
      probe.style.color = document.querySelector<HTMLMetaElement>('meta[name="theme-color"]')?.content ?? "";
      document.body.append(probe);
      const colors = [probe, document.documentElement].map(
        (e, i) => getComputedStyle(e)[i ? "backgroundColor" : "color"],
      );
      probe.remove();
      return colors;
    });
  const [dark] = await frame();
  await page.getByRole("radio", { name: "Light" }).check();
  expect((await kept).ok()).toBe(true);
  await expect(page.locator("html")).toHaveAttribute("data-theme", "light");
  const [light, ground] = await frame();
  expect(light).toBe(ground);
  expect(light).not.toBe(dark);
  const other = await browser.newContext({ storageState: { cookies: await page.context().cookies(), origins: [] } });
  const elsewhere = await other.newPage();
  await elsewhere.goto(server.url);
  await expect(elsewhere.locator("html")).toHaveAttribute("data-theme", "light");
  await other.close();
});

test("a first time is asked about once, and the opponent is remembered", async ({ watched: page, server }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(server.url);
  const poster = page.getByRole("article").filter({ hasText: "Star Realms" });
  await poster.getByRole("button", { name: "Play now" }).click();
  await expect(poster.getByRole("button", { name: "Play a first game with hints" })).toBeInViewport({ ratio: 1 });
  await poster.getByRole("radio", { name: "Yes" }).check();
  await poster.getByRole("radio", { name: "Easy" }).check();
  await poster.getByRole("button", { name: "Start the game" }).click();
  await expect(page).toHaveURL(/\/table\//);
  await expect(page.locator("div.rival")).toContainText("Easy");
  await page.goto(server.url);
  await poster.getByRole("button", { name: "Play now" }).click();
  await expect(page).toHaveURL(/\/table\//);
});

test("hints of a first game keep their room on a phone, and what they speak of is in view", async ({
  watched: page,
  server,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(server.url);
  const poster = page.getByRole("article").filter({ hasText: "Rise to Power" });
  await poster.getByRole("button", { name: "Play now" }).click();
  await poster.getByRole("button", { name: "Play a first game with hints" }).click();
  const advice = page.locator(".advice");
  for (let i = 0; i < 2; i++) {
    await expect(advice).toContainText("to win");
    await expect(page.locator(".strip.hinted")).toBeInViewport({ ratio: 0.5 });
    await page.locator("[data-place]").first().click();
    // The next hint is being thought of.
    expect((await advice.boundingBox())?.height).toBeGreaterThan(50);
  }
  await expect(page.locator(".refusal")).toHaveCount(0);
});

test("every game has a page of its own with moving pictures of a real game", async ({ watched: page, server }) => {
  await calm(page);
  for (const game of ["star-realms", "rise-of-empire", "galactic-rebellion", "rise-to-power"]) {
    await page.goto(`${server.url}/${game}`);
    await expect(page.locator(".stage .table")).toBeVisible({ timeout: 30_000 });
    await expect(page.getByRole("link", { name: "Learn it in five minutes" })).toBeVisible();
    const wide = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    expect(wide, game).toBeLessThanOrEqual(0);
  }
});

test("what if asks which seat I take, and keeps the log up to that moment", async ({ watched: page, server }) => {
  await calm(page);
  await page.goto(server.url);
  const id = await open(page, server, { game: "star-realms", options: { first: 1 } });
  await page.goto(`${server.url}/table/${id}`);
  await myMoveOrEnd(page);
  await page.getByRole("button", { name: "Play all" }).click();
  await page.getByRole("button", { name: "End turn" }).click();
  await expect(page.getByRole("main")).toHaveAttribute("data-ply", /^([4-9]|\d\d+)$/);
  await myMoveOrEnd(page);
  const now = (await (await page.request.get(`${server.url}/api/tables/${id}`)).json()) as { now: { ply: number } };
  const gone = await page.request.post(`${server.url}/api/tables/${id}/actions`, {
    data: { ply: now.now.ply, action: "concede" },
  });
  expect(gone.ok(), await gone.text()).toBe(true);
  await page.goto(`${server.url}/replay/${id}?step=2`);
  await page.getByRole("button", { name: "Play on from here" }).click();
  await page.getByRole("dialog").getByRole("radio").nth(1).click();
  await page.getByRole("button", { name: "Play on", exact: true }).click();
  await expect(page).toHaveURL(/\/table\//);
  await expect(page.getByText("Before, at the first table")).toBeVisible();
});

test("the daily deal tells my place, who is best, and both courses turn by turn", async ({ browser, server }) => {
  const finish = async (turns: number) => {
    const page = await browser.newPage();
    const troubles = watch(page, server.url);
    await calm(page);
    await page.goto(server.url);
    const id = await open(page, server, { game: "star-realms", daily: true });
    await page.goto(`${server.url}/table/${id}`);
    for (let turn = 0; turn < turns; turn++) {
      await myMoveOrEnd(page);
      await page.getByRole("button", { name: "End turn" }).click();
      await expect(page.getByText("Waiting for")).toBeHidden();
    }
    await myMoveOrEnd(page);
    await page.getByRole("button", { name: "Table", exact: true }).click();
    await page.getByRole("button", { name: "Concede" }).click();
    await page.getByRole("button", { name: "Yes, concede" }).click();
    return { page, troubles };
  };
  const first = await finish(2);
  await expect(first.page.getByRole("dialog")).toContainText("place 1 of 1");
  await expect(first.page.getByRole("dialog")).toContainText("Nobody has done better");
  const second = await finish(4);
  await second.page.goto(`${server.url}/daily/star-realms`);
  await expect(second.page.getByText("at midnight UTC")).toBeVisible();
  await expect(second.page.getByText(/place [12] of 2/)).toBeVisible();
  await expect(second.page.locator(".turns td").first()).toBeVisible();
  // On a phone the turns scroll, the page does not.
  await second.page.setViewportSize({ width: 320, height: 700 });
  expect(await second.page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
  for (const { page, troubles } of [first, second]) {
    expect(troubles).toEqual([]);
    await page.close();
  }
});

test("the first page's title counts the tables where people wait for me", async ({ browser, server }) => {
  const [ada, ben] = await Promise.all([browser.newPage(), browser.newPage()]);
  for (const page of [ada, ben]) await calm(page);
  await ada.goto(server.url);
  const plan = { game: "star-realms", seats: [{ kind: "me" }, { kind: "open" }], options: { first: 1 } };
  const opened = await ada.request.post(`${server.url}/api/tables`, { data: plan });
  const { invite } = (await opened.json()) as { invite: string };
  await ben.goto(`${server.url}/join/${invite}`);
  await ben.getByRole("button", { name: "Sit down" }).click();
  await expect(ben.getByTestId("prompt")).toBeVisible();
  await ada.goto(server.url);
  await expect(ada).toHaveTitle("(1) Starboard");
  await ben.goto(server.url);
  await expect(ben.getByText("Go on playing")).toBeVisible();
  await expect(ben).toHaveTitle("Starboard");
  await Promise.all([ada.close(), ben.close()]);
});

test("on a phone every page is two taps away", async ({ watched: page, server }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(`${server.url}/rules`);
  await page.getByRole("link", { name: "People" }).click();
  await expect(page).toHaveURL(/\/people$/);
  await page.getByRole("button", { name: "Pages" }).click();
  await page.getByRole("dialog").getByRole("link", { name: "Cards" }).click();
  await expect(page).toHaveURL(/\/cards/);
});

test("in a hidden tab the browser tells whose turn it is and how long there is; nothing is heard before a touch", async ({
  browser,
  server,
}) => {
  const [ada, ben] = await Promise.all([browser.newPage(), browser.newPage()]);
  for (const page of [ada, ben]) await calm(page);
  // What the page would have shown and sounded.
  await ada.addInitScript(() => {
    const told: string[] = [];
    class Told extends EventTarget {
      static readonly permission = "granted";
      constructor(title: string, about: { body: string }) {
        super();
        told.push(`${title} | ${about.body}`);
      }
      close() {}
    }
    const heard: number[] = [];
    const start = OscillatorNode.prototype.start;
    OscillatorNode.prototype.start = function (when) {
      heard.push(this.frequency.value);
      start.call(this, when);
    };
    Object.assign(window, { Notification: Told, told, heard });
    const kept = JSON.parse(localStorage.getItem("starboard.settings") ?? "{}") as object;
    localStorage.setItem("starboard.settings", JSON.stringify({ ...kept, notify: true, sound: true }));
  });
  const got = (what: "told" | "heard") =>
    ada.evaluate((name) => (window as unknown as Record<string, unknown[]>)[name], what);
  await ada.goto(server.url);
  const clock = { kind: "correspondence", days: 2, out: "bot" };
  const plan = { game: "star-realms", seats: [{ kind: "me" }, { kind: "open" }], options: { first: 2 }, clock };
  const opened = await ada.request.post(`${server.url}/api/tables`, { data: plan });
  const { id, invite } = (await opened.json()) as { id: string; invite: string };
  await ben.goto(`${server.url}/join/${invite}`);
  await ben.getByRole("button", { name: "Sit down" }).click();
  await ada.goto(`${server.url}/table/${id}`);
  await expect(ada.getByText("Waiting for")).toBeVisible();
  expect(await got("heard")).toEqual([]);
  await ada.locator(".ticker").click();
  await ada.evaluate(() => Object.defineProperty(document, "hidden", { get: () => true }));
  await myMoveOrEnd(ben);
  await ben.getByRole("button", { name: "End turn" }).click();
  await myMoveOrEnd(ada);
  await expect
    .poll(() => got("told"))
    .toEqual([expect.stringMatching(/^Star Realms \| Your turn: (1d 23h|2d 0h) left$/)]);
  // The soft cue of my turn.
  await expect.poll(() => got("heard")).toEqual(expect.arrayContaining([440, 660]));
  await Promise.all([ada.close(), ben.close()]);
});
