import type { Locator, Page } from "@playwright/test";
import { calm, expect, open, test } from "./base";
import type { Server } from "./server";

/**
 * Whole games as a screen reader finds them: by role and name, what can be used told apart from what cannot, everything by keyboard. No
 * test id, no class and no attribute of ours is looked at.
 */

const prompt = (page: Page) => page.getByRole("region", { name: "What is asked" });
const over = (page: Page) => page.getByRole("dialog").filter({ hasText: /Victory|Defeat|The game is over/ });

async function usable(button: Locator): Promise<boolean> {
  return (
    (await button.isVisible()) &&
    !(await button.isDisabled()) &&
    (await button.getAttribute("aria-disabled")) !== "true"
  );
}

/** Presses the first of these that can be used; false if none can. */
async function press(...wanted: Locator[]): Promise<boolean> {
  for (const locator of wanted) {
    for (const button of await locator.all()) {
      if (!(await usable(button))) continue;
      await button.focus();
      await button.press("Enter");
      return true;
    }
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
  let moves = 0;
  while (await asked(page)) {
    expect(moves++).toBeLessThan(most);
    // What may be pressed comes a moment after the question.
    await expect(async () =>
      expect(await press(...(await choices())), await prompt(page).innerText()).toBe(true),
    ).toPass();
    // What happened is said: who did what.
    if (moves === 2) await expect(page.getByRole("status", { name: "What happened" })).toContainText(/You: /);
  }
  await expect(over(page)).toBeVisible({ timeout: 30_000 });
}

test("a whole game of Star Realms by ear and keyboard", async ({ watched: page, server }) => {
  const main = await sitDown(page, server, "star-realms", { turn_limit: 24 });
  await playOn(page, 400, () => [
    main.getByRole("menuitem"),
    main.getByRole("button", { name: "Play all" }),
    main.getByRole("button", { name: /^Attack (for|with) \d/ }),
    main.getByRole("group", { name: "Trade row" }).getByRole("button", { name: /\. Buy / }),
    main.getByRole("group", { name: "What you can do" }).getByRole("button"),
    main.getByRole("group", { name: "Hand" }).getByRole("button"),
    main.getByRole("button", { name: "End turn" }),
  ]);
});

test("a whole game of Rise to Power by ear and keyboard", async ({ watched: page, server }) => {
  const main = await sitDown(page, server, "rise-to-power");
  const network = main.getByRole("group", { name: /^Network of/ });
  const dark = network.getByRole("button", { name: /Contract without power/ });
  const powerIt = main.getByRole("button", { name: "Power it" });

  /** A contract of mine that what I hold pays for: each is asked about in turn. */
  async function affordable(): Promise<boolean> {
    for (const contract of await dark.all()) {
      if (!(await usable(contract))) continue;
      await press(contract);
      if (await usable(powerIt)) return true;
      await page.keyboard.press("Escape");
    }
    return false;
  }

  /** The contract that costs least. */
  async function cheapest(): Promise<Locator[]> {
    const offered = await main.getByRole("region", { name: "Contracts" }).getByRole("button").all();
    const costs = await Promise.all(
      offered.map(async (contract) =>
        Number(/costs? (\d+)/.exec((await contract.getAttribute("aria-label")) ?? "")?.[1]),
      ),
    );
    return offered
      .map((contract, i) => ({ contract, cost: costs[i] ?? 99 }))
      .toSorted((a, b) => a.cost - b.cost)
      .map(({ contract }) => contract);
  }

  await playOn(page, 400, async () => {
    const doing = main.getByRole("button", { name: /^(Do it|Keep|Take .* of the discard|Recover)/ });
    const placing = network.getByRole("button", { name: /^Place it / });
    if ((await doing.count()) || (await placing.count())) return [doing, placing];
    const acting = /act; |action point/i.test(await prompt(page).innerText());
    if (acting && (await affordable())) return [powerIt];
    return [
      main.getByRole("button", { name: /^(Power it|Defend|Take the contract|Discard it)$/ }),
      main.getByRole("button", { name: /^Draw \d/ }),
      main.getByRole("group", { name: "What you can do" }).getByRole("button"),
      ...(await cheapest()),
      main.getByRole("group", { name: "Hand" }).getByRole("button"),
      main.getByRole("button", { name: "End turn" }),
    ];
  });
});

test("a whole game of Galactic Rebellion by ear and keyboard", async ({ watched: page, server }) => {
  const main = await sitDown(page, server, "galactic-rebellion");
  const groups = ["Tracks", "Star map", "Goods", "Secret missions", "Technologies"];
  let nth = 0;
  await playOn(page, 600, async () => {
    // Not always the same: what comes first is another thing each time.
    const things = await Promise.all(
      groups.map((name) => main.getByRole("group", { name, exact: true }).getByRole("button").all()),
    );
    const all = things.flat();
    const first = nth++ % Math.max(1, all.length);
    return [
      main.getByRole("menuitem"),
      main.getByRole("group", { name: "Bid" }).getByRole("button"),
      main.getByRole("group", { name: "What you can do" }).getByRole("button"),
      ...all.slice(first),
      ...all.slice(0, first),
      main.getByRole("button", { name: /^(Pass|Done)$/ }),
    ];
  });
});
