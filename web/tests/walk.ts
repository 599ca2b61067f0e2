/** A walker: finds everything the page offers at a prompt, by opening every door a person could open, and how to get there. */
import type { Page } from "@playwright/test";

/** Something to press that does not act but brings more into reach. */
export interface Door {
  open: string;
  /** Pressed again and again, until what it brings repeats itself. */
  again?: boolean;
  /** Pressed card by card, for every legal action whose last word names the cards. */
  cards?: string;
  inside?: Door[];
}

/** Presses that lead to an action: which of the visible things of a selector, and how often. */
type Path = [open: string, which: number, times: number][];

const menu: Door = { open: '.table [aria-haspopup="menu"]' };
const amount: Door = {
  open: ".amount > button:not([data-action])",
  inside: [{ open: ":popover-open .stepper button:last-child", again: true }],
};
const starRealms: Door[] = [
  menu,
  amount,
  { open: "[data-pass]", inside: [{ open: 'dialog[open] [aria-haspopup="menu"]' }] },
  { open: ".rivals > .strip .chip", inside: [{ open: '.rivals [aria-haspopup="menu"]' }, amount] },
];
const pay: Door = { open: "[data-other-payment]", again: true };
const put: Door = { open: "[data-place]:not([data-action])", inside: [pay] };
const verb: Door = { open: ".verbs [data-verb]", inside: [put, pay] };
const subject: Door = {
  open: ".market [data-lit]:not([data-place]):not(.chosen), .net .tile[data-lit]:not([data-place]):not(.chosen)",
  inside: [verb, put, pay],
};

export const doors: Record<string, Door[]> = {
  "star-realms": starRealms,
  "rise-of-empire": starRealms,
  "rise-to-power": [
    { open: ".sift button", cards: "^(keep|recover) " },
    subject,
    { open: ".seats .seat[data-lit]:not(.shown)", inside: [subject] },
  ],
  "galactic-rebellion": [
    menu,
    { open: ".switch label", inside: [menu, { open: "[data-worker]" }] },
    { open: "[data-worker]:not(:disabled)" },
  ],
};

export interface Reach {
  /** What can be done, and how one gets there. */
  found: [action: string, path: Path][];
  /** What is there but covered, or outside the screen. */
  covered: [action: string, where: string][];
}

interface Wish {
  doors: Door[];
  legal: string[];
  /** The seat the page looks from: its things are shown before anything is opened. */
  seat: number;
  /** Only this action, by this path: nothing is looked for, the place to press is the answer. */
  go?: { action: string; path: Path };
}

/** Runs in the page. */
async function explore(wish: Wish): Promise<Reach & { at: { x: number; y: number } | null }> {
  const settle = () => new Promise((done) => setTimeout(done, 0));
  const seen = (selector: string) =>
    [...document.querySelectorAll<HTMLElement>(selector)].filter(
      (e) => e.checkVisibility({ visibilityProperty: true }) && !e.matches(":disabled"),
    );
  /** A point of it that nothing covers. */
  function spot(target: HTMLElement): { x: number; y: number } | null {
    const box = target.getBoundingClientRect();
    for (const fx of [0.5, 0.15, 0.85, 0.04])
      for (const fy of [0.5, 0.15, 0.85]) {
        const at = { x: box.left + box.width * fx, y: box.top + box.height * fy };
        const hit = document.elementFromPoint(at.x, at.y);
        if (hit && target.contains(hit)) return at;
      }
    return null;
  }
  function pressable(target: HTMLElement): { x: number; y: number } | null {
    for (const block of ["nearest", "center"] as const) {
      target.scrollIntoView({ block, inline: block, behavior: "instant" });
      const at = spot(target);
      if (at) return at;
    }
    return null;
  }
  /** Where something is, and what lies over it. */
  function under(target: HTMLElement): string {
    const box = target.getBoundingClientRect();
    const over = document.elementFromPoint(box.left + box.width / 2, box.top + box.height / 2);
    const place = [box.left, box.top, box.width, box.height].map(Math.round).join(" ");
    return `at ${place}, under ${over ? over.outerHTML.slice(0, 120) : "nothing: it is outside the screen"}`;
  }
  async function reset() {
    for (const open of document.querySelectorAll<HTMLElement>(":popover-open")) open.hidePopover();
    // The page hears of a closed dialog some time later; until then it takes it for open and opens it for nobody.
    const closing = [...document.querySelectorAll<HTMLDialogElement>("dialog[open]")].map((open) => {
      const told = new Promise((done) => open.addEventListener("close", done, { once: true }));
      open.close();
      return told;
    });
    await Promise.all(closing);
    document.querySelector<HTMLElement>("[data-cancel]")?.click();
    for (const on of document.querySelectorAll<HTMLElement>('.sift [aria-pressed="true"]')) on.click();
    for (const first of [".switch label", ".rivals > .strip .chip", "[data-worker]"]) seen(first)[0]?.click();
    document.querySelectorAll<HTMLElement>(".seats .seat")[wish.seat - 1]?.click();
    await settle();
  }
  async function click(open: string, which: number) {
    seen(open)[which]?.click();
    await settle();
    // A stepper remembers its amount; here it begins at the least.
    const least = ":popover-open .stepper button:first-child";
    for (let n = 0; n < 500 && !open.includes(".stepper") && seen(least).length; n++) {
      seen(least)[0]?.click();
      await settle();
    }
  }
  async function follow(path: Path) {
    await reset();
    for (const [open, which, times] of path) for (let i = 0; i < times; i++) await click(open, which);
  }

  const found = new Map<string, Path>();
  const covered = new Map<string, string>();
  const offered = () => seen("[data-action]").map((e) => e.dataset["action"] ?? "");
  function collect(path: Path) {
    for (const e of seen("[data-action]")) {
      const action = e.dataset["action"] ?? "";
      if (found.has(action)) continue;
      if (pressable(e)) found.set(action, path);
      else covered.set(action, under(e));
    }
  }
  async function visit(ways: Door[], path: Path) {
    collect(path);
    for (const door of ways) {
      if (door.cards) {
        for (const action of wish.legal.filter((a) => new RegExp(door.cards ?? "").test(a))) {
          await follow(path);
          const steps: Path = [];
          const free = seen(door.open).map((e) => e.dataset["thing"]);
          for (const card of action.split(" ").at(-1)?.split("+") ?? []) {
            const at = free.indexOf(card);
            if (at < 0) continue;
            delete free[at];
            steps.push([door.open, at, 1]);
            seen(door.open)[at]?.click();
          }
          await settle();
          collect([...path, ...steps]);
        }
        continue;
      }
      const n = seen(door.open).length;
      for (let which = 0; which < n; which++) {
        if (which > 0 || path.length === 0) await follow(path);
        const target = seen(door.open)[which];
        if (!target || !pressable(target)) continue;
        if (door.again) {
          const known = new Set<string>();
          for (let times = 1; times < 2000; times++) {
            const there = seen(door.open)[which];
            const now = offered().join();
            if (!there || known.has(now)) break;
            known.add(now);
            await click(door.open, which);
            collect([...path, [door.open, which, times]]);
          }
        } else {
          await click(door.open, which);
          await visit(door.inside ?? [], [...path, [door.open, which, 1]]);
        }
      }
      if (n) await follow(path);
    }
  }

  if (wish.go) {
    await follow(wish.go.path);
    const target = seen("[data-action]").find((e) => e.dataset["action"] === wish.go?.action && pressable(e));
    // What scrolls may still snap into place.
    await new Promise((done) => setTimeout(done, 100));
    const at = target ? (spot(target) ?? pressable(target)) : null;
    return { found: [], covered: [], at };
  }
  await reset();
  await visit(wish.doors, []);
  await reset();
  return { found: [...found], covered: [...covered].filter(([action]) => !found.has(action)), at: null };
}

/** A card under the pointer is shown large, on a small screen over the table. */
async function lookAway(page: Page): Promise<void> {
  await page.mouse.move(1, 1);
  await page.locator(".board > .sheet").waitFor({ state: "detached" });
}

/** Everything the page offers now. */
export async function reach(page: Page, game: string, legal: string[], seat: number): Promise<Reach> {
  await lookAway(page);
  return page.evaluate(explore, { doors: doors[game] ?? [], legal, seat });
}

/** Presses what does `action`, by the path it was found on. */
export async function press(page: Page, reached: Reach, action: string, seat: number, touch = false): Promise<void> {
  const path = reached.found.find(([known]) => known === action)?.[1] ?? [];
  const { at } = await page.evaluate(explore, { doors: [], legal: [], seat, go: { action, path } });
  if (!at) throw new Error(`what does \`${action}\` is gone when one comes back to it`);
  if (touch) await page.touchscreen.tap(at.x, at.y);
  else await page.mouse.click(at.x, at.y);
}
