// What is shown beside a link to a game: its title, a sentence and its picture.
import { readFileSync } from "node:fs";
import { FluentBundle, FluentResource } from "@fluent/bundle";

/** A game's title and sentence, as it says them itself. */
export function told(game) {
  const bundle = new FluentBundle("en", { useIsolating: false });
  const words = new URL(`../../games/${game}/words/en/rules.ftl`, import.meta.url);
  bundle.addResource(new FluentResource(readFileSync(words).toString()));
  const say = (key) => bundle.formatPattern(bundle.getMessage(key).value);
  return { title: say("title"), summary: say("summary") };
}

const text = (words) => words.replaceAll("&", "&amp;").replaceAll('"', "&quot;").replaceAll("<", "&lt;");

/** The page with what is shown of a game. */
export function shared(html, { title, summary, picture }) {
  const said = (page, property, words) => {
    const tag = new RegExp(`(<meta (?:property|name)="${property}" content=")[^"]*`);
    if (!tag.test(page)) throw new Error(`the page has no ${property}`);
    return page.replace(tag, (_, before) => before + text(words));
  };
  const named = `${title} – Starboard`;
  const meta = { "og:title": named, "og:description": summary, description: summary, "og:image": picture };
  return Object.entries(meta)
    .reduce((page, [property, words]) => said(page, property, words), html)
    .replace(/<title>[^<]*/, () => `<title>${text(named)}`);
}
