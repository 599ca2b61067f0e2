import type { Browser, Page } from "@playwright/test";
import { calm, expect, open, test, watch } from "./base";

const three = {
  game: "star-realms",
  options: { format: "free-for-all", players: 3 },
  seats: [{ kind: "me" }, { kind: "open" }, { kind: "open" }],
};

async function another(browser: Browser, url: string): Promise<Page> {
  const page = await (await browser.newContext({ locale: "en-GB" })).newPage();
  watch(page, url);
  await calm(page);
  return page;
}

test("who comes without the invitation is told so, and can bring it", async ({ watched: ada, server, browser }) => {
  await calm(ada);
  await ada.goto(server.url);
  const id = await open(ada, server, three);
  await ada.goto(`${server.url}/table/${id}`);
  const link = await ada.getByLabel("Link for friends").inputValue();
  const ben = await another(browser, server.url);
  await ben.goto(`${server.url}/table/${id}`);
  await ben.getByRole("button", { name: "Sit down" }).first().click();
  const alert = ben.getByRole("alert");
  await expect(alert).toContainText("invitation link");
  await alert.getByRole("textbox").fill(link);
  await alert.getByRole("button", { name: "Sit down" }).click();
  await expect(ben.getByText("(You)")).toBeVisible();
  await ben.context().close();
});

test("who has logged out meanwhile is told so, and offered to log in", async ({ page, server }) => {
  await calm(page);
  await page.goto(server.url);
  const id = await open(page, server, three);
  await page.goto(`${server.url}/table/${id}`);
  const start = page.getByRole("button", { name: "Start now, bots in free seats" });
  await expect(start).toBeVisible();
  await page.request.post(`${server.url}/api/logout`);
  await start.click();
  await expect(page.getByRole("alert")).toContainText("log in");
  await expect(page.getByRole("alert").getByRole("link", { name: "Log in" })).toBeVisible();
});

test("the host frees a seat, somebody else takes it, bots of the chosen level fill the rest; late guests may watch", async ({
  watched: ada,
  server,
  browser,
}) => {
  await calm(ada);
  await ada.goto(server.url);
  const id = await open(ada, server, {
    ...three,
    options: { format: "free-for-all", players: 4 },
    seats: [...three.seats, { kind: "open" }],
  });
  await ada.goto(`${server.url}/table/${id}`);
  const link = await ada.getByLabel("Link for friends").inputValue();
  const [ben, eve] = [await another(browser, server.url), await another(browser, server.url)];
  await ben.goto(link);
  await ben.getByRole("button", { name: "Sit down" }).first().click();
  await expect(ben.getByText("(You)")).toBeVisible();
  await ada.getByRole("button", { name: "Ask to leave" }).click();
  await ada.getByRole("button", { name: "Free this seat" }).click();
  await expect(ben.getByRole("status")).toContainText("has freed your seat");
  await expect(ada.getByText("Free seat", { exact: true })).toHaveCount(3);
  await eve.goto(link);
  await eve.getByRole("button", { name: "Sit down" }).first().click();
  await expect(eve.getByText("(You)")).toBeVisible();
  // The level is the one usual here until another is chosen.
  const level = ada.getByLabel("Bots for free seats");
  await expect(level).toHaveValue("medium");
  await level.selectOption("easy");
  await ada.getByRole("button", { name: "Start now, bots in free seats" }).click();
  await expect(ada.getByTestId("prompt")).toBeVisible();
  // Two of one kind are told apart by names of their own.
  const bots = ada.locator(".rivals .rival").filter({ hasText: "Easy" });
  await expect(bots).toHaveCount(2);
  const names = await bots.locator(".who b").allInnerTexts();
  expect(new Set(names).size).toBe(2);
  await ben.goto(link);
  await expect(ben.getByText("has begun without you")).toBeVisible();
  await expect(ben.getByRole("button", { name: "Sit down" })).toHaveCount(0);
  await ben.getByRole("link", { name: "Just watch" }).click();
  await expect(ben.getByTestId("prompt")).toBeVisible();
  for (const page of [ben, eve]) await page.context().close();
});

test("a rematch offers itself to the others, and seats whoever takes it", async ({ watched: ada, server, browser }) => {
  await calm(ada);
  await ada.goto(server.url);
  const id = await open(ada, server, { game: "star-realms", seats: [{ kind: "me" }, { kind: "open" }] });
  await ada.goto(`${server.url}/table/${id}`);
  const ben = await another(browser, server.url);
  await ben.goto(await ada.getByLabel("Link for friends").inputValue());
  await ben.getByRole("button", { name: "Sit down" }).first().click();
  await expect(ben.getByTestId("prompt")).toBeVisible();
  await ada.getByRole("button", { name: "Table", exact: true }).click();
  await ada.getByRole("button", { name: "Concede" }).click();
  await ada.getByRole("button", { name: "Yes, concede" }).click();
  const result = ben.getByRole("dialog").filter({ hasText: "Victory" });
  await expect(result).toBeVisible();
  await ben.keyboard.press("Escape");
  await expect(result).toBeHidden();
  await ada.getByRole("button", { name: "Play again" }).click();
  await expect(ada).not.toHaveURL(new RegExp(id));
  await expect(ada.getByText("can join from the end of the last game")).toBeVisible();
  // Also for who has closed the result.
  await result.getByRole("button", { name: "Join the rematch" }).click();
  await expect(ben).toHaveURL(ada.url());
  for (const page of [ada, ben]) await expect(page.getByTestId("prompt")).toBeVisible();
  await ben.context().close();
});
