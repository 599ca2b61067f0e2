import type { Page } from "@playwright/test";
import { calm, expect, myMoveOrEnd, open, play, test, watch } from "./base";
import { sizes } from "./faults";
import type { Server } from "./server";

const ask = (page: Page, server: Server, path: string, data: unknown) =>
  page.request.post(`${server.url}/api${path}`, { data });

test("settings come along with the account, the language too", async ({ watched: page, server, browser }) => {
  await calm(page);
  const account = { name: "Ada of Vega", password: "a long password" };
  await ask(page, server, "/register", account);
  await page.goto(server.url);
  await page.locator("header").getByRole("button", { name: "Settings" }).click();
  const kept = page.waitForResponse((answer) => answer.request().method() === "PATCH" && answer.ok());
  await page.getByRole("radio", { name: "Large" }).check({ force: true });
  await page.getByRole("radio", { name: "Français" }).check({ force: true });
  await kept;

  const context = await browser.newContext({ locale: "en-GB" });
  const other = await context.newPage();
  await ask(other, server, "/login", account);
  await other.goto(server.url);
  await expect(other.locator("html")).toHaveAttribute("lang", "fr");
  await expect(other.locator("html")).toHaveAttribute("data-text", "large");
  await context.close();
});

for (const game of ["star-realms", "rise-to-power", "galactic-rebellion"])
  test(`${game}: whoever wants to be asked before a turn ends is asked`, async ({ watched: page, server }) => {
    await calm(page);
    await page.goto(server.url);
    await page.evaluate(() => {
      const set = JSON.parse(localStorage.getItem("starboard.settings") ?? "{}") as object;
      localStorage.setItem("starboard.settings", JSON.stringify({ ...set, confirm: true }));
    });
    const seats = [{ kind: "me" }, { kind: "bot", level: "novice" }];
    const id = await open(page, server, { game, seats, options: { players: 2 } });
    await page.goto(`${server.url}/table/${id}`);
    // To where the turn can be ended.
    const end = page.locator('main [data-key="e"]');
    for (let i = 0; i < 60; i++) {
      await myMoveOrEnd(page);
      if (await end.isEnabled()) break;
      await play(
        page,
        [
          "[popover]:popover-open button",
          "button[data-place]",
          "main [data-lit]:not(.chosen)",
          "footer .choices button:enabled",
        ],
        i,
      );
    }
    const ply = await page.getByRole("main").getAttribute("data-ply");
    await end.click();
    const sure = page.getByRole("alertdialog");
    await expect(sure).toBeInViewport({ ratio: 1 });
    await sure.getByRole("button", { name: "Play on" }).click();
    await expect(sure).toBeHidden();
    await expect(page.getByRole("main")).toHaveAttribute("data-ply", ply ?? "");
    await page.keyboard.press("e");
    await page.keyboard.press("Enter");
    await expect(page.getByRole("main")).not.toHaveAttribute("data-ply", ply ?? "");
  });

test("who asks a friend says their name first, and so does who sits down", async ({
  watched: ada,
  server,
  browser,
}) => {
  await calm(ada);
  await ada.goto(`${server.url}/new/star-realms`);
  const name = ada.getByLabel("My name at the table");
  await expect(ada.getByLabel("Opponents")).toBeVisible();
  await expect(name).toBeHidden();
  await ada.getByLabel("Opponents").selectOption("open");
  await name.fill("Ada");
  await ada.locator("summary").last().click();
  await ada.getByRole("radio", { name: "Public" }).check({ force: true });
  await ada.getByRole("button", { name: "Open the table" }).click();
  await expect(ada.getByText("Ada (you)")).toBeVisible();

  const context = await browser.newContext({ locale: "en-GB" });
  const ben = await context.newPage();
  const troubles = watch(ben, server.url);
  await calm(ben);
  await ben.goto(ada.url());
  await ben.getByLabel("My name at the table").fill("Ben");
  await ben.getByRole("button", { name: "Sit down" }).click();
  await expect(ben.getByTestId("prompt")).toBeVisible();
  const seats = (await (await ben.request.get(ada.url().replace("/table/", "/api/tables/"))).json()) as {
    table: { seats: { name: string }[] };
  };
  expect(seats.table.seats.map((seat) => seat.name)).toEqual(["Ada", "Ben"]);
  expect(troubles).toEqual([]);
  await context.close();
});

test("on a phone a table is set up without scrolling; presets say what they set", async ({ watched: page, server }) => {
  await page.setViewportSize(sizes.phone);
  await calm(page);
  await page.goto(server.url);
  const games = (await (await page.request.get(`${server.url}/api/games`)).json()) as {
    name: string;
    campaign: unknown;
  }[];
  expect(games.length).toBeGreaterThan(3);
  for (const { name } of games) {
    await page.goto(`${server.url}/new/${name}`);
    const start = page.getByRole("button", { name: "Start the game" });
    await expect(start).toBeVisible();
    for (const part of [
      page.getByRole("radiogroup", { name: "Game" }),
      page.getByLabel("Opponents"),
      page.getByRole("group", { name: "Players" }),
      start,
    ])
      if (await part.count()) await expect(part.first(), name).toBeInViewport({ ratio: 1 });
  }
  await page.goto(`${server.url}/new/star-realms`);
  const summary = (name: string) => page.locator("summary").filter({ has: page.getByText(name, { exact: true }) });
  await summary("Rules").click();
  await expect(summary("Rules")).toContainText("As usual");
  await page.getByRole("button", { name: "As in the publisher’s app" }).click();
  await expect(summary("Rules")).not.toContainText("As usual");
  await summary("Table").click();
  await page.getByRole("button", { name: "Tournament" }).click();
  await expect(summary("Table")).toContainText(/Live.*No taking back/);
});

test("an invitation by name says what is played, with which clock, and where to learn it", async ({
  watched: ada,
  server,
  browser,
}) => {
  await calm(ada);
  await ask(ada, server, "/register", { name: "Ada Asks", password: "a long password" });
  const clock = { kind: "correspondence", days: 3, out: "concede" };
  const seats = [{ kind: "me" }, { kind: "open" }];
  const id = await open(ada, server, { game: "star-realms", seats, clock });
  const context = await browser.newContext({ locale: "en-GB" });
  const ben = await context.newPage();
  await calm(ben);
  await ask(ben, server, "/register", { name: "Ben Comes", password: "a long password" });
  await ask(ada, server, `/tables/${id}/invite`, { name: "Ben Comes" });
  await ben.goto(`${server.url}/people`);
  const asked = ben.getByRole("listitem").filter({ hasText: "Ada Asks invites you" });
  await expect(asked).toContainText(/Star Realms · Standard.*3 days/s);
  await expect(asked.getByRole("link", { name: /Learn it in five minutes/ })).toHaveAttribute(
    "href",
    "/learn/star-realms",
  );
  await context.close();
});

test("whoever looks elsewhere while a friend thinks is asked whether the browser may tell", async ({
  browser,
  server,
}) => {
  const [ada, ben] = await Promise.all([browser.newPage(), browser.newPage()]);
  for (const page of [ada, ben]) await calm(page);
  await ada.addInitScript(() => {
    class Asks extends EventTarget {
      static permission = "default";
      static async requestPermission() {
        return (Asks.permission = "granted");
      }
    }
    Object.assign(window, { Notification: Asks });
  });
  await ada.goto(server.url);
  const opened = await ask(ada, server, "/tables", {
    game: "star-realms",
    seats: [{ kind: "me" }, { kind: "open" }],
    options: { first: 2 },
  });
  const { id, invite } = (await opened.json()) as { id: string; invite: string };
  await ben.goto(`${server.url}/join/${invite}`);
  await ben.getByRole("button", { name: "Sit down" }).click();
  await ada.goto(`${server.url}/table/${id}`);
  await expect(ada.getByText("Waiting for")).toBeVisible();
  const offer = ada.getByText("Shall the browser tell you");
  await expect(offer).toBeHidden();
  const hide = (hidden: boolean) =>
    ada.evaluate((now) => {
      Object.defineProperty(document, "hidden", { get: () => now, configurable: true });
      document.dispatchEvent(new Event("visibilitychange"));
    }, hidden);
  await hide(true);
  await hide(false);
  await expect(offer).toBeVisible();
  await ada.getByRole("button", { name: "Yes, please" }).click();
  await expect(offer).toBeHidden();
  const kept = await ada.evaluate(() => localStorage.getItem("starboard.settings") ?? "");
  expect(JSON.parse(kept)).toMatchObject({ notify: true });
  await Promise.all([ada.close(), ben.close()]);
});

test("the poster says which day’s deal it is", async ({ watched: page, server }) => {
  await calm(page);
  await page.goto(server.url);
  const { day } = (await (await page.request.get(`${server.url}/api/daily`)).json()) as { day: string };
  const date = new Intl.DateTimeFormat("en", { day: "numeric", month: "long", timeZone: "UTC" }).format(
    new Date(`${day}T12:00:00Z`),
  );
  await expect(page.getByText(`Today’s deal, ${date}`).first()).toBeVisible();
});
