/** Turns a card's abilities, as the data files write them, into the icons and short words on its face. */
import type { Ability, Token } from "$web/cards/ability";
import { t } from "$web/lib/words.svelte";
import { type IconName, isIcon } from "$web/parts/icons";

type Json = Record<string, unknown>;
const num = (value: unknown): number | undefined => (typeof value === "number" ? value : undefined);
const list = (value: unknown): Json[] => (Array.isArray(value) ? (value as Json[]) : []);

const counted: Record<string, IconName> = { trade: "trade", combat: "combat", authority: "authority", draw: "draw" };

/** Small cards show no words: what has a sign of its name keeps it. */
const sign = (name: unknown): Token[] => (typeof name === "string" && isIcon(name) ? [{ icon: name }] : []);

function tokensOf(effects: Json[]): Token[] {
  return effects.flatMap(one);
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
      const where = from.length === 1 ? [{ word: t(`fx-from-${from[0]}`) }] : [];
      return [
        { icon: "scrap", count: many },
        ...where,
        ...(each.length ? [{ word: t("fx-each") }, ...tokensOf(each)] : []),
      ];
    }
    case "discard": {
      const each = list(inner["each"]);
      return [
        { icon: "discard", count: num(inner["up_to"]) ?? num(inner["exactly"]) },
        ...(each.length ? [{ word: t("fx-each") }, ...tokensOf(each)] : []),
      ];
    }
    case "scrap_row":
      return [{ icon: "scrap", count: num(inner["up_to"]) }, { word: t("fx-from-row") }];
    case "destroy_base":
      return [{ icon: "destroy" }, { word: t("fx-destroy-base") }];
    case "choice":
      return (value as Json[][]).flatMap((option, i) => [...(i ? [{ word: t("fx-or") }] : []), ...tokensOf(option)]);
    case "if": {
      const bases = num(inner["own_bases"]);
      return [
        ...tokensOf(list(inner["then"])),
        { word: bases ? t("fx-if-own-bases", { n: bases }) : t("fx-if-rival-base") },
      ];
    }
    case "for_each": {
      const faction = inner["played"];
      const per: Token[] =
        typeof faction === "string" && isIcon(faction)
          ? [{ word: t("fx-per") }, { icon: faction }]
          : [{ word: t("fx-per-scrapped") }];
      return [...tokensOf(list(inner["do"])), ...per];
    }
    case "redirect_next":
      return [{ icon: "acquire" }, { word: t("fx-next-to", { what: String(inner["what"]), to: String(inner["to"]) }) }];
    case "acquire_free": {
      const max = num(inner["max_cost"]);
      return [
        { icon: "acquire" },
        {
          word: max
            ? t("fx-free-up-to", { what: String(inner["what"]), max })
            : t("fx-free", { what: String(inner["what"]) }),
        },
      ];
    }
    case "copy":
      return [...sign(value), { word: t("fx-copy", { what: String(value) }) }];
    case "may":
      return tokensOf(list(value));
    case "discount_next":
      return [
        { icon: "trade", count: -(num(inner["by"]) ?? 0) },
        { word: t("fx-next", { what: String(inner["what"]) }) },
      ];
    case "recover":
      return [{ icon: "undo", count: num(value) }, { word: t("fx-recover") }];
    default:
      return [];
  }
}

function standing(effect: unknown): Token[] {
  if (effect === "ally_of_all") return [{ word: t("fx-ally-of-all") }];
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
    ...(Array.isArray(more["standing"]) ? more["standing"].flatMap(standing) : []),
    ...tokensOf(list(more["primary"])),
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
  if (acquired.length) rows.push({ sign: "acquire", sub: true, tokens: acquired });
  const arrives = more["arrives"] as Json | undefined;
  if (arrives)
    rows.push({
      sign: "acquire",
      ...emblem(arrives["if_played"]),
      sub: true,
      tokens: [...sign(arrives["to"]), { word: t("fx-arrives", { to: String(arrives["to"]) }) }],
    });
  return rows;
}
