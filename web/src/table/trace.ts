/**
 * What changed since my last move stays marked until I move: pieces (`data-thing` in a `data-zone`) that came, and values (`data-trace`)
 * that are others than they were.
 */
import { playerColor } from "./players";

export type Survey = Map<string, string>;

interface Found {
  key: string;
  value: string;
  element: HTMLElement;
}

/** The keys whose value is another than before, or that were not there. */
export function changed(before: Survey, now: Iterable<[string, string]>): string[] {
  return [...now].filter(([key, value]) => before.get(key) !== value).map(([key]) => key);
}

/** Zones that only I look at, and only when I choose from them. */
const OWN = ["hand", "workers"];

function survey(root: HTMLElement): Found[] {
  const found: Found[] = [];
  const times = new Map<string, number>();
  for (const element of root.querySelectorAll<HTMLElement>("[data-thing], [data-trace]")) {
    const trace = element.dataset["trace"];
    if (trace !== undefined) {
      const counted = element.dataset["value"] ?? element.querySelector<HTMLElement>("[data-value]")?.dataset["value"];
      found.push({ key: `=${trace}`, value: counted ?? element.textContent?.trim() ?? "", element });
      continue;
    }
    const zone = element.closest<HTMLElement>("[data-zone]")?.dataset["zone"] ?? "";
    if (OWN.includes(zone)) continue;
    // Of several alike the last ones are the new ones.
    const thing = `${zone}/${element.dataset["thing"]}`;
    const nth = (times.get(thing) ?? 0) + 1;
    times.set(thing, nth);
    found.push({ key: `${thing}#${nth}`, value: "", element });
  }
  return found;
}

export class Trace {
  private before: Survey | null = null;
  /** What is marked, and whose doing it is. */
  private marks = new Map<string, number>();

  /** My own move: from here on changes are told. */
  forget(root: HTMLElement): void {
    this.before = new Map(survey(root).map(({ key, value }) => [key, value]));
    this.marks.clear();
    for (const element of root.querySelectorAll<HTMLElement>("[data-fresh]")) clear(element);
  }

  /** Somebody else's move. */
  mark(root: HTMLElement, seat: number): void {
    if (!this.before) return this.forget(root);
    const found = survey(root);
    for (const key of changed(
      this.before,
      found.map((one): [string, string] => [one.key, one.value]),
    ))
      if (!this.marks.has(key)) this.marks.set(key, seat);
    for (const { key, value, element } of found) {
      const whose = this.marks.get(key);
      // What was changed and changed back is as it was.
      if (whose === undefined || this.before.get(key) === value) clear(element);
      else if (element.dataset["fresh"] !== String(whose)) {
        element.dataset["fresh"] = String(whose);
        element.style.setProperty("--fresh", playerColor(whose));
      }
    }
  }
}

function clear(element: HTMLElement): void {
  // What bears no mark is not touched: every touch is styled and laid out anew.
  if (element.dataset["fresh"] === undefined) return;
  delete element.dataset["fresh"];
  element.style.removeProperty("--fresh");
}
