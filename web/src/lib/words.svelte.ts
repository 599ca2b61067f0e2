import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";
import { toyWords } from "$toys";
import { FUNCTIONS, typeset } from "./french";
import type { Lang } from "./languages";

/** What is said on all pages, by language; and what one game says: at its table (`web`), in its rules and lesson, and about its cards. */
const shared = import.meta.glob<string>("../../../words/*/web.ftl", { query: "?raw", import: "default" });
const games = import.meta.glob<string>("../../../games/*/words/*/{web,rulebook,rulings}.ftl", {
  query: "?raw",
  import: "default",
});
type Part = "web" | "rulebook" | "rulings";

/** All of them by `<game>/words/<language>/<part>.ftl`, what all pages share by `words/<language>/web.ftl`. */
const files = new Map(
  Object.entries({ ...shared, ...games, ...toyWords }).map(([path, load]) => [
    path
      .split("/")
      .slice(path in shared ? -3 : -4)
      .join("/"),
    load,
  ]),
);

/** The games' parts on the page, or on their way: where they lie, but for the language. */
const wanted = new Map<string, Promise<void>>();
let bundle = $state.raw<FluentBundle | null>(null);
let current = $state<Lang>("en");
/** The language that was asked for last. */
let asked: Lang = "en";

/** The language the page is in. */
export const lang = (): Lang => current;

const fetched = async (path: string): Promise<string> => (files.get(path) as () => Promise<string>)();

/** One change of words comes after the other, so that none undoes another. */
let last: Promise<void> = Promise.resolve();

function renew(): Promise<void> {
  const done = last.then(async () => {
    const next = asked;
    const set = next === "fr" ? { transform: typeset, functions: FUNCTIONS } : {};
    const made = new FluentBundle(next, { useIsolating: false, ...set });
    const paths = [`words/${next}/web.ftl`, ...[...wanted.keys()].map((part) => part.replace("*", next))];
    for (const said of await Promise.all(paths.map(fetched))) made.addResource(new FluentResource(said));
    bundle = made;
    current = next;
    document.documentElement.lang = next;
  });
  last = done.catch(() => {});
  return done;
}

export function speak(next: Lang): Promise<void> {
  asked = next;
  return renew();
}

/** Brings a game's words of one kind into the page's language, if it has any. */
export function bring(game: string, part: Part): Promise<void> {
  const at = `${game}/words/*/${part}.ftl`;
  const coming = wanted.get(at);
  if (coming) return coming;
  if (!files.has(at.replace("*", asked))) return Promise.resolve();
  // It is on the list before the words are renewed; what cannot be fetched is asked for again the next time.
  wanted.set(at, Promise.resolve());
  const brought = renew();
  wanted.set(at, brought);
  brought.catch(() => wanted.delete(at));
  return brought;
}

/** A message in the page's language; a missing one shows its key in brackets, so that a test can find it. */
export function t(key: string, args?: Record<string, FluentVariable>): string {
  const message = bundle?.getMessage(key);
  if (!bundle || !message?.value) return `[${key}]`;
  return bundle.formatPattern(message.value, args ?? null, []);
}

/** A text that stands alone begins with a capital letter. */
export const sentence = (text: string): string => text.charAt(0).toLocaleUpperCase(current) + text.slice(1);

/** Is there a message of this name? */
export const has = (key: string): boolean => bundle?.hasMessage(key) ?? false;

/** A date such as `2026-03-01`, the same everywhere on earth. */
export const onDay = (day: string, how: Intl.DateTimeFormatOptions): string =>
  new Intl.DateTimeFormat(current, { ...how, timeZone: "UTC" }).format(new Date(`${day}T12:00:00Z`));

export const ago = (at: number): string => {
  const seconds = Math.round((at - Date.now()) / 1000);
  const format = new Intl.RelativeTimeFormat(current, { numeric: "auto" });
  const steps: [Intl.RelativeTimeFormatUnit, number][] = [
    ["day", 86400],
    ["hour", 3600],
    ["minute", 60],
  ];
  for (const [unit, size] of steps)
    if (Math.abs(seconds) >= size) return format.format(Math.round(seconds / size), unit);
  return format.format(0, "second");
};
