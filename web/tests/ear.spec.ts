import type { Locator, Page } from "@playwright/test";
import { calm, expect, open, test } from "./base";
import type { Server } from "./server";

/**
 * Whole games as a screen reader finds them: by role and name, what can be used told apart from what cannot, everything by keyboard. No
 * test id, no class and no attribute of ours is looked at.
 */

const prompt = (page: Page) => page.getByRole("region", { name: "What is asked" });
const over = (page: Page) => page.getByRole("dialog").filter({ hasText: /Victory|Defeat|The game is over/ });

/** The buttons of this name that can be used. */
const buttons = (where: Locator, name?: string | RegExp) =>
  where.getByRole("button", { disabled: false, ...(name === undefined ? {} : { name }) });

/** Presses the first of these; false if there is none. */
async function press(...wanted: Locator[]): Promise<boolean> {
  for (const locator of wanted) {
    if (!(await locator.count())) continue;
    const button = locator.first();
    await button.focus();
    await button.press("Enter");
    return true;
  }
  return false;
}

/** Waits until it is my move, or the game is over; false when over. */
async function asked(page: Page): Promise<boolean> {
  await expect(prompt(page).filter({ hasText: /Your move|The game is over/ })).toBeVisible({ timeout: 60_000 });
  await expect(page.getByRole("main")).toHaveAttribute("aria-busy", "false");
  return !(await prompt(page).innerText()).includes("The game is over");
}

async function sitDown(page: Page, server: Server, game: string, options = {}): Promise<Locator> {
  await calm(page);
  await page.goto(server.url);
  const seats = [{ kind: "me" }, { kind: "bot", level: "novice" }];
  const id = await open(page, server, { game, seats, options: { players: 2, ...options } });
  await page.goto(`${server.url}/table/${id}`);
  return page.getByRole("main");
}

/** Plays to the end: each time the first of what somebody would do who can do it. */
async function playOn(page: Page, most: number, choices: () => Promise<Locator[]> | Locator[]): Promise<void> {
  const said = page.getByRole("region", { name: "What happened" });
  let moves = 0;
  let heard = false;
  while (await asked(page)) {
    expect(moves++).toBeLessThan(most);
    // What may be pressed comes a moment after the question.
    await expect(async () =>
      expect(await press(...(await choices())), await prompt(page).innerText()).toBe(true),
    ).toPass();
    heard ||= (await said.textContent())?.includes("You: ") ?? false;
  }
  expect(heard, "who did what is said").toBe(true);
  await expect(over(page)).toBeVisible({ timeout: 30_000 });
}

test("a whole game of Star Realms by ear and keyboard", async ({ watched: page, server }) => {
  const main = await sitDown(page, server, "star-realms", { turn_limit: 24 });
  await playOn(page, 400, () => [
    main.getByRole("menuitem"),
    buttons(main, "Play all"),
    buttons(main, /^Attack (for|with) \d/),
    buttons(main.getByRole("group", { name: "Trade row" }), /\. Buy /),
    buttons(main.getByRole("group", { name: "What you can do" })),
    buttons(main.getByRole("group", { name: "Hand" })),
    buttons(main, "End turn"),
  ]);
});

test("a whole game of Rise to Power by ear and keyboard", async ({ watched: page, server }) => {
  const main = await sitDown(page, server, "rise-to-power");
  const network = main.getByRole("group", { name: /^Network of/ });

  /** A contract of mine that what I hold pays for: each is asked about in turn. */
  async function affordable(): Promise<boolean> {
    const dark = buttons(network, /Contract without power/);
    for (let nth = 0; nth < (await dark.count()); nth++) {
      await press(dark.nth(nth));
      if (await buttons(main, "Power it").count()) return true;
      await page.keyboard.press("Escape");
    }
    return false;
  }

  /** The contracts I may take, the one that costs least first. */
  async function cheapest(): Promise<Locator[]> {
    const offered = await buttons(main.getByRole("region", { name: "Contracts" })).all();
    const cost = async (contract: Locator) =>
      Number(/cost:? (\d+)/i.exec((await contract.getAttribute("aria-label")) ?? "")?.[1] ?? 99);
    const priced = await Promise.all(offered.map(async (contract) => ({ contract, cost: await cost(contract) })));
    return priced.toSorted((a, b) => a.cost - b.cost).map(({ contract }) => contract);
  }

  await playOn(page, 400, async () => {
    const doing = buttons(main, /^(Do it|Keep|Take .* of the discard|Recover)/);
    const placing = buttons(network, /^Place it /);
    if ((await doing.count()) || (await placing.count())) return [doing, placing];
    const acting = /act; |action point/i.test(await prompt(page).innerText());
    if (acting && (await affordable())) return [buttons(main, "Power it")];
    return [
      buttons(main, /^(Power it|Defend|Take the contract|Discard it)$/),
      buttons(main, /^Draw \d/),
      buttons(main.getByRole("group", { name: "What you can do" })),
      ...(await cheapest()),
      buttons(main.getByRole("group", { name: "Hand" })),
      buttons(main, "End turn"),
    ];
  });
});

test("a whole game of Galactic Rebellion by ear and keyboard", async ({ watched: page, server }) => {
  const main = await sitDown(page, server, "galactic-rebellion");
  const group = (name: string) => main.getByRole("group", { name, exact: true });
  const things = [
    buttons(group("Tracks"), / to /),
    ...["Star map", "Goods", "Secret missions", "Technologies"].map((name) => buttons(group(name))),
  ];
  let nth = 0;
  await playOn(page, 600, async () => {
    // Not always the same: what comes first is another thing each time.
    const found: Locator[] = [];
    for (const thing of things) found.push(...(await thing.all()));
    return [
      main.getByRole("menuitem"),
      buttons(main.getByRole("group", { name: "Bid" })),
      buttons(main.getByRole("group", { name: "What you can do" })),
      ...(found.length ? [found[nth++ % found.length] as Locator] : []),
      buttons(main, /^(Pass|Done)$/),
    ];
  });
});
