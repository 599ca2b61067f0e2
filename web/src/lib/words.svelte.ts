import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";

export type Lang = "en" | "fr";

const files: Record<Lang, () => Promise<{ default: string }>> = {
  en: () => import("../../../words/en/web.ftl?raw"),
  fr: () => import("../../../words/fr/web.ftl?raw"),
};

/** Long texts, fetched by the pages that show them: the rules with the lessons, and the rulings. */
const long = {
  rules: {
    en: () => import("../../../words/en/web-rules.ftl?raw"),
    fr: () => import("../../../words/fr/web-rules.ftl?raw"),
  },
  rulings: {
    en: () => import("../../../words/en/web-rulings.ftl?raw"),
    fr: () => import("../../../words/fr/web-rulings.ftl?raw"),
  },
};
type Long = keyof typeof long;

const wanted = new Set<Long>();
let bundle = $state.raw<FluentBundle | null>(null);
let current = $state<Lang>("en");

/** The language the page is in. */
export const lang = (): Lang => current;

/** French sets a space before : ; ! ? », at which no line may break. */
const unbroken = (text: string): string => text.replace(/ ([:;!?»])/g, "\u00a0$1").replace(/« /g, "«\u00a0");

export async function speak(next: Lang): Promise<void> {
  const file = await files[next]();
  const made = new FluentBundle(next, { useIsolating: false, transform: unbroken });
  made.addResource(new FluentResource(file.default));
  for (const text of wanted) made.addResource(new FluentResource((await long[text][next]()).default));
  bundle = made;
  current = next;
  document.documentElement.lang = next;
}

/** Brings a long text into the page's language. */
export async function bring(text: Long): Promise<void> {
  if (wanted.has(text)) return;
  wanted.add(text);
  await speak(current);
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

export function preferredLang(saved: string | null): Lang {
  if (saved === "en" || saved === "fr") return saved;
  return navigator.languages.some((l) => l.toLowerCase().startsWith("fr")) && !navigator.language.startsWith("en")
    ? "fr"
    : "en";
}

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
