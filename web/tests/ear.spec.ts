import type { Locator, Page } from "@playwright/test";
import { calm, expect, open, test } from "./base";

/**
 * Whole games as a screen reader finds them: by role and name, what can be used told apart from what cannot, everything by keyboard. No
 * test id, no class and no attribute of ours is looked at but the question itself.
 */

const prompt = (page: Page) => page.getByTestId("prompt");

/** Presses the first of these that can be used; false if none can. */
async function press(...wanted: Locator[]): Promise<boolean> {
  for (const locator of wanted) {
    for (const button of await locator.all()) {
      if (!(await button.isVisible()) || (await button.isDisabled())) continue;
      if ((await button.getAttribute("aria-disabled")) === "true") continue;
      await button.focus();
      await button.press("Enter");
      return true;
    }
  }
  return false;
}

const over = (page: Page) => page.getByRole("dialog").filter({ hasText: /Victory|Defeat|The game is over/ });

async function asked(page: Page): Promise<boolean> {
  await expect(prompt(page).filter({ hasText: /Your move|The game is over/ })).toBeVisible({ timeout: 60_000 });
  await expect(page.getByRole("main")).toHaveAttribute("aria-busy", "false");
  return !(await prompt(page).innerText()).includes("The game is over");
}

test("a whole game of Star Realms by ear and keyboard", async ({ watched: page, server }) => {
  await calm(page);
  await page.goto(server.url);
  const seats = [{ kind: "me" }, { kind: "bot", level: "novice" }];
  const id = await open(page, server, { game: "star-realms", seats, options: { turn_limit: 24 } });
  await page.goto(`${server.url}/table/${id}`);
  const main = page.getByRole("main");
  let moves = 0;
  while (await asked(page)) {
    expect(moves++).toBeLessThan(400);
    const before = await main.getAttribute("data-ply");
    const done = await press(
      main.getByRole("menuitem"),
      main.getByRole("button", { name: "Play all" }),
      main.getByRole("button", { name: /^Attack (for|with) \d/ }),
      main.getByRole("group", { name: "Trade row" }).getByRole("button", { name: /\. Buy / }),
      main.getByRole("group", { name: "What you can do" }).getByRole("button"),
      main.getByRole("group", { name: "Hand" }).getByRole("button"),
      main.getByRole("button", { name: "End turn" }),
    );
    expect(done, await prompt(page).innerText()).toBe(true);
    // A menu that opened is no move yet.
    if (!(await main.getByRole("menuitem").first().isVisible()))
      await expect(main).not.toHaveAttribute("data-ply", before ?? "");
    // What happened is said: who did what.
    if (moves === 2) await expect(page.getByTestId("spoken")).toContainText(/You: /);
  }
  await expect(over(page)).toBeVisible({ timeout: 30_000 });
});

test("a whole game of Rise to Power by ear and keyboard", async ({ watched: page, server }) => {
  await calm(page);
  await page.goto(server.url);
  const seats = [{ kind: "me" }, { kind: "bot", level: "novice" }];
  const id = await open(page, server, { game: "rise-to-power", seats });
  await page.goto(`${server.url}/table/${id}`);
  const main = page.getByRole("main");
  const network = main.getByRole("group", { name: /^Network of/ });
  let moves = 0;
  while (await asked(page)) {
    // Who takes contracts that are too dear to be powered is never done, and gives up.
    if (moves++ === 400) {
      await press(page.getByRole("button", { name: "Table", exact: true }));
      await press(page.getByRole("button", { name: "Concede" }));
      await press(page.getByRole("button", { name: "Yes, concede" }));
      break;
    }
    const acting = /act; |action point/i.test(await prompt(page).innerText());
    const choices = [
      main.getByRole("button", { name: "Do it" }),
      main.getByRole("button", { name: /^(Keep|Take .* of the discard|Recover)/ }),
      network.getByRole("button", { name: /^Place it / }),
      main.getByRole("button", { name: /^(Power it|Defend|Take the contract|Discard it)$/ }),
      ...(acting
        ? [main.getByRole("button", { name: /^Draw \d/ }), main.getByRole("button", { name: "End turn" })]
        : []),
      main.getByRole("group", { name: "What you can do" }).getByRole("button"),
      main.getByRole("region", { name: "Contracts" }).getByRole("button"),
      main.getByRole("group", { name: "Hand" }).getByRole("button"),
      network.getByRole("button", { name: /Contract without power|Powered/ }),
      main.getByRole("button", { name: "End turn" }),
    ];
    // What may be pressed comes a moment after the question.
    await expect(async () => expect(await press(...choices), await prompt(page).innerText()).toBe(true)).toPass();
  }
  await expect(over(page)).toBeVisible({ timeout: 30_000 });
});
