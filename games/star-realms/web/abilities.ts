/** Turns a card's abilities, as the data files write them, into the icons and short words on its face. */
import type { Ability, Token } from "$web/cards/ability";
import { t } from "$web/lib/words.svelte";
import { type IconName, isIcon } from "$web/parts/icons";

type Json = Record<string, unknown>;
const num = (value: unknown): number | undefined => (typeof value === "number" ? value : undefined);
const list = (value: unknown): Json[] => (Array.isArray(value) ? (value as Json[]) : []);

const counted: Record<string, IconName> = { trade: "trade", combat: "combat", authority: "authority", draw: "draw" };

/** What has a sign of its name. */
const sign = (name: unknown): Token[] => (typeof name === "string" && isIcon(name) ? [{ icon: name }] : []);

/** A word, and how a card too small for it says the same. */
const said = (word: string, ...signs: Token[]): Token => ({ words: [{ word }], signs });

const arrow: Token = { word: "→" };

/** The pile that a card goes to. */
const pile = (to: unknown): Token => ({ icon: to === "top" ? "deck" : to === "hand" ? "hand" : "discard" });

/** What one gets for each card that was discarded or scrapped. */
const forEach = (effects: Json[]): Token[] =>
  effects.length ? [said(t("fx-each"), { word: "×" }), ...tokensOf(effects)] : [];

/** Does all that follows it in a row seem to hang on it? */
const reaches = (effect: Json): boolean =>
  "if" in effect || Object.values(effect).some((value) => list((value as Json)?.["each"]).length > 0);

function tokensOf(effects: Json[]): Token[] {
  const told = [...effects.filter((effect) => !reaches(effect)), ...effects.filter(reaches)];
  // One of two, and something besides: it is said where the choice ends.
  return told.flatMap((effect) =>
    "choice" in effect && told.length > 1 ? [{ word: "(" }, ...one(effect), { word: ")" }] : one(effect),
  );
}

function one(effect: Json): Token[] {
  const [kind, value] = Object.entries(effect)[0] ?? ["", null];
  const inner = (value ?? {}) as Json;
  if (kind in counted) return [{ icon: counted[kind] as IconName, count: num(value) }];
  switch (kind) {
    case "opponent_discards":
      return [{ icon: "discard", count: num(value), rival: true }];
    case "scrap": {
      const each = list(inner["each"]);
      const many = num(inner["up_to"]) ?? num(inner["exactly"]) ?? 1;
      const from = Array.isArray(inner["from"]) ? (inner["from"] as string[]) : [];
      const where = from.length === 1 ? [said(t(`fx-from-${from[0]}`), { word: t("fx-from") }, pile(from[0]))] : [];
      return [{ icon: "scrap", count: many }, ...where, ...forEach(each)];
    }
    case "discard": {
      const each = list(inner["each"]);
      return [{ icon: "discard", count: num(inner["up_to"]) ?? num(inner["exactly"]) }, ...forEach(each)];
    }
    case "scrap_row":
      return [{ icon: "scrap", count: num(inner["up_to"]) }, said(t("fx-from-row"), { word: t("fx-from-row-short") })];
    case "destroy_base":
      return [{ icon: "destroy" }, said(t("fx-destroy-base"), { icon: "base" })];
    case "choice":
      return (value as Json[][]).flatMap((option, i) => [...(i ? [{ word: t("fx-or") }] : []), ...tokensOf(option)]);
    case "if": {
      const bases = num(inner["own_bases"]);
      const condition = bases
        ? said(
            t("fx-if-own-bases", { n: bases }),
            { word: t("fx-with") },
            { icon: "base", count: bases },
            { word: ":" },
          )
        : said(t("fx-if-rival-base"), { word: t("fx-if-rival") }, { icon: "base" }, { word: ":" });
      return [condition, ...tokensOf(list(inner["then"]))];
    }
    case "for_each": {
      const faction = inner["played"];
      const per: Token[] =
        typeof faction === "string" && isIcon(faction)
          ? [{ word: t("fx-per") }, { icon: faction }]
          : [said(t("fx-per-scrapped"), { word: t("fx-per") }, { icon: "scrap" })];
      return [...tokensOf(list(inner["do"])), ...per];
    }
    case "redirect_next":
      return [
        {
          words: [
            { icon: "acquire" },
            { word: t("fx-next-to", { what: String(inner["what"]), to: String(inner["to"]) }) },
          ],
          signs: [{ word: t("fx-next-short") }, ...sign(inner["what"]), arrow, pile(inner["to"])],
        },
      ];
    case "acquire_free": {
      const max = num(inner["max_cost"]);
      const what = String(inner["what"]);
      return [
        { icon: "acquire" },
        said(
          max ? t("fx-free-up-to", { what, max }) : t("fx-free", { what }),
          ...sign(what),
          { word: t("fx-free-short", { what }) },
          ...(max ? [{ word: `≤\u00a0${max}` }] : []),
        ),
      ];
    }
    case "copy":
      return [...sign(value), said(t("fx-copy", { what: String(value) }), { word: t("fx-copy-short") })];
    case "may":
      return tokensOf(list(value));
    case "discount_next":
      return [
        { icon: "trade", count: -(num(inner["by"]) ?? 0) },
        said(t("fx-next", { what: String(inner["what"]) }), { word: t("fx-next-short") }, ...sign(inner["what"])),
      ];
    case "recover":
      return [{ icon: "undo", count: num(value) }, said(t("fx-recover"), { icon: "discard" }, arrow, { icon: "deck" })];
    default:
      return [];
  }
}

function standing(effect: unknown): Token[] {
  if (effect === "ally_of_all") return [said(t("fx-ally-of-all"), { word: t("fx-ally-of-all-short") })];
  const played = (effect as Json)["ship_played"] as Json | undefined;
  if (!played) return [];
  const faction = played["faction"];
  return [
    { icon: "combat", count: num(played["combat"]) },
    { word: t("fx-per") },
    { icon: typeof faction === "string" && isIcon(faction) ? faction : "ship" },
  ];
}

/** A faction's emblem before a row, if it has one. */
const emblem = (faction: unknown): Pick<Ability, "sign" | "hue"> =>
  typeof faction === "string" && isIcon(faction) ? { sign: faction, hue: faction } : {};

/** The rows on a card's face. */
export function abilities(more: Record<string, unknown>): Ability[] {
  const rows: Ability[] = [];
  const primary = [
    ...tokensOf(list(more["primary"])),
    ...(Array.isArray(more["standing"]) ? more["standing"].flatMap(standing) : []),
  ];
  if (primary.length) rows.push({ part: ["primary", 0], tokens: primary });
  for (const [i, ally] of list(more["ally"]).entries())
    rows.push({
      ...emblem(ally["faction"]),
      part: ["ally", i],
      sub: true,
      tokens: tokensOf(list(ally["effects"])),
    });
  const scrap = tokensOf(list(more["scrap"]));
  if (scrap.length) rows.push({ sign: "scrap", part: ["scrap", 0], sub: true, tokens: scrap });
  const acquired = tokensOf(list(more["acquired"]));
  if (acquired.length) rows.push({ sign: "acquire", part: ["acquired", 0], sub: true, tokens: acquired });
  const arrives = more["arrives"] as Json | undefined;
  if (arrives)
    rows.push({
      sign: "acquire",
      ...emblem(arrives["if_played"]),
      part: ["acquired", 1],
      sub: true,
      tokens: [
        {
          words: [pile(arrives["to"]), { word: t("fx-arrives", { to: String(arrives["to"]) }) }],
          signs: [{ icon: "acquire" }, arrow, pile(arrives["to"])],
        },
      ],
    });
  return rows;
}
