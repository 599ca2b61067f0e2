import type { Page } from "@playwright/test";
import { CREW } from "../src/table/crew";

const ACCENTED: Record<string, string> = Object.fromEntries(
  [..."aàbḃcçdđeéfƒgĝhĥiîjĵkķlļmḿnñoöpþqɋrŕsštţuûvṽwŵxẋyýzž", ..."AÀBḂCÇDĐEÉFƑGĜHĤIÎJĴKĶLĻMḾNÑOÖPÞQɊRŔSŠTŢUÛVṼWŴXẊYÝZŽ"]
    .join("")
    .match(/../gu)
    ?.map((pair) => [...pair] as [string, string]) ?? [],
);

/** Every letter accented. */
const accented = (text: string): string => text.replaceAll(/[a-z]/gi, (letter) => ACCENTED[letter] ?? letter);

/** A language nobody speaks: every letter accented, and, vowels being doubled, about a third longer. */
export const pseudo = (text: string): string =>
  accented(text.replaceAll(/[aeiou]/gi, (vowel) => vowel + vowel.toLowerCase()));

/** Outside braces only; an open brace is a selector's, whose variants stand on lines of their own. */
function pattern(text: string): string {
  let said = "";
  let rest = text;
  while (rest) {
    const open = rest.indexOf("{");
    if (open < 0) return said + pseudo(rest);
    said += pseudo(rest.slice(0, open));
    const close = rest.indexOf("}", open);
    if (close < 0) return said + rest.slice(open);
    said += rest.slice(open, close + 1);
    rest = rest.slice(close + 1);
  }
  return said;
}

/** A file of words in that language: messages, placeables and selectors stay as they are. */
export const pseudoWords = (source: string): string =>
  source
    .split("\n")
    .map((line) => {
      if (line.startsWith("#")) return line;
      const [, before = "", said = ""] = /^([a-z][\w-]* =|\s*\*?\[\w+\]|\s*\}|\s*)(.*)$/.exec(line) ?? [];
      return before + pattern(said);
    })
    .join("\n");

/** What the server says for people: these keys, and the titles of choices. A card's name is accented; people are called what they are called. */
const SAID = new Set([
  "title",
  "summary",
  "words",
  "text",
  "label",
  "story",
  "en",
  "question",
  "how_words",
  "trade_text",
]);

function pseudoAnswer(value: unknown, key = "", of: Record<string, unknown> = {}): unknown {
  if (typeof value === "string") {
    if (key === "name" && ("rulings" in of || "scenario" in of)) return accented(value);
    return SAID.has(key) ? pseudo(value) : value;
  }
  if (Array.isArray(value)) {
    if ((key === "choices" || key === "sides") && value.every((pair) => Array.isArray(pair) && pair.length === 2))
      return value.map(([id, title]: [string, string]) => [id, pseudo(title)]);
    if (["side_names", "rules", "options", "history", "en"].includes(key) && value.every((x) => typeof x === "string"))
      return value.map((x: string) => pseudo(x));
    return value.map((item) => pseudoAnswer(item, key, of));
  }
  if (value && typeof value === "object") {
    const whole = value as Record<string, unknown>;
    return Object.fromEntries(Object.entries(whole).map(([k, v]) => [k, pseudoAnswer(v, k, whole)]));
  }
  return value;
}

/** Lets a page speak that language, its own words and the server's: for tests alone, the pages know nothing of it. */
export async function speakPseudo(page: Page): Promise<void> {
  await page.route(/\/assets\/(web|rulebook|rulings)-[\w-]+\.js$/, async (route) => {
    const answer = await route.fetch();
    const script = await answer.text();
    // A module of words is one string; the scripts of the rules pages bear the same name.
    const said = /^(?:var|const|let) (\w+)=(`(?:[^`\\]|\\.)*`|"(?:[^"\\]|\\.)*");export\{\1 as default\};?\s*$/s.exec(
      script,
    )?.[2];
    if (!said) return route.fulfill({ response: answer, body: script });
    // oxlint-disable-next-line no-eval
    const words = (0, eval)(said) as string;
    return route.fulfill({ response: answer, body: `export default ${JSON.stringify(pseudoWords(words))};` });
  });
  await page.route(/^http:\/\/[^/]+\/api\//, async (route) => {
    const answer = await route.fetch();
    if (!answer.headers()["content-type"]?.includes("json")) return route.fulfill({ response: answer });
    return route.fulfill({ response: answer, json: pseudoAnswer(await answer.json()) });
  });
  await page.routeWebSocket(/^ws:\/\/[^/]+\/api\//, (socket) => {
    const server = socket.connectToServer();
    server.onMessage((message) => socket.send(JSON.stringify(pseudoAnswer(JSON.parse(String(message))))));
  });
}

/** Dates are written by the browser, which has never heard of it. */
const MONTHS = Array.from({ length: 12 }, (_, month) =>
  new Intl.DateTimeFormat("en", { month: "long" }).format(new Date(2000, month)),
);

/** Words on the screen that are not in it, and words that are cut off. */
export const pseudoFaults = (page: Page, names: string[]): Promise<string[]> =>
  page.evaluate(
    (called) => {
      /** Names, and the numbers of epochs. */
      const plain = /^(Starboard|English|[IVX]+)$/;
      const found = new Set<string>();
      const wide = document.documentElement.scrollWidth - innerWidth;
      if (wide > 0) found.add(`wider than the screen by ${wide}`);
      const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
      for (let node = walker.nextNode(); node; node = walker.nextNode()) {
        const text = node.textContent?.trim() ?? "";
        const element = node.parentElement as HTMLElement;
        if (!text || !element.checkVisibility({ opacityProperty: true, visibilityProperty: true })) continue;
        if (element.closest(".hidden-text, option, script, style")) continue;
        for (const [word] of text.matchAll(/\p{L}+/gu))
          if (/^[A-Za-z]{2,}$/.test(word) && !plain.test(word) && !called.includes(word))
            found.add(`not translated: ${word} in "${text.slice(0, 60)}"`);
        const range = document.createRange();
        range.selectNodeContents(node);
        const box = range.getBoundingClientRect();
        // A long name of a person may be shortened where there is little room.
        const named = [...text.matchAll(/\p{L}+/gu)].every(([word]) => called.includes(word));
        // The line above the board says what there is room for; the log has all of it.
        if (!box.width || !box.height || named || element.closest(".ticker")) continue;
        for (let at: HTMLElement | null = element; at && at !== document.body; at = at.parentElement) {
          const style = getComputedStyle(at);
          if (style.position === "fixed") break;
          const edge = at.getBoundingClientRect();
          const cutX =
            /hidden|clip/.test(style.overflowX) && (box.right > edge.right + 1.5 || box.left < edge.left - 1.5);
          // Accents reach beyond their line; half a line too much is text that cannot be read.
          const half = parseFloat(style.fontSize) / 2;
          const cutY =
            /hidden|clip/.test(style.overflowY) && (box.bottom > edge.bottom + half || box.top < edge.top - half);
          if (/auto|scroll/.test(style.overflowX + style.overflowY)) break;
          if (cutX || cutY) {
            found.add(`cut off: "${text.slice(0, 60)}" in ${at.tagName.toLowerCase()}.${at.className}`);
            break;
          }
        }
      }
      return [...found];
    },
    [...names, ...CREW, ...MONTHS],
  );
