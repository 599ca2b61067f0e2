import { expect, test } from "vitest";
import type { Item, SeatInfo } from "../api/types";
import { type Group, groupsOf, inOneLine, type Telling, toldBy } from "./story";

const seats = [
  { seat: 1, name: "Ada", mine: true, kind: "person", level: null, player: "a" },
  { seat: 2, name: "Ben", mine: false, kind: "person", level: null, player: "b" },
] as SeatInfo[];
const telling = (lang: string): Telling => ({
  me: 1,
  lang,
  you: lang === "fr" ? "vous" : "you",
  other: (name, rest) => `${name}: ${rest}`,
  digest: (events) => (events.length > 1 ? `plays ${events.length} · buys one` : undefined),
  tidy: (words) => words,
  onward: (event) => event === "round",
});
const moved = (n: number, seat: number, ...words: string[]): Item =>
  ({
    n,
    at: 0,
    type: "moved",
    ply: n,
    step: n,
    seat,
    action: null,
    data: null,
    bot: null,
    events: words.map((w) => ({ data: { type: "played", card: "scout" }, words: w })),
  }) as Item;

test("under who acts nobody is named again, and I am you", () => {
  const say = (words: string, mover: number | null, lang = "en") => toldBy(words, mover, seats, telling(lang));
  expect(say("Player 2 plays Scout.", 2)).toBe("plays Scout.");
  expect(say("Player 2 attacks Player 1 with 3 combat.", 2)).toBe("attacks you with 3 combat.");
  expect(say("Player 2 destroys Hive of Player 1.", 2)).toBe("destroys your Hive.");
  expect(say("Player 1 plays Scout.", 1)).toBe("play Scout.");
  expect(say("Scout: +1 trade for Player 1 (1).", 1)).toBe("Scout: +1 trade for you (1).");
  expect(say("Player 1 draws 5 cards.", null)).toBe("You draw 5 cards.");
  expect(say("Joueur 2 attaque Joueur 1 avec 3 Combat.", 2, "fr")).toBe("vous attaque avec 3 Combat.");
  const undefended = "Joueur 2 ne défend pas. Joueur 1 paie 4 et alimente Arcologie 2.";
  expect(say(undefended, 2, "fr")).toBe("ne défend pas. Vous payez 4 et alimentez Arcologie 2.");
  expect(say("Player 1 defends Arcology 2. Player 2 keeps the cards shown.", 1)).toBe(
    "defend Arcology 2. Ben keeps the cards shown.",
  );
  expect(say("The game is over. Player 1: 38; Player 2: 29. Player 1 wins.", 2)).toBe(
    "The game is over. You: 38; Ben: 29. You win.",
  );
  expect(say("Joueur 2 donne 2 Commerce au Joueur 1.", 2, "fr")).toBe("donne 2 Commerce à vous.");
});

test("a turn of several moves is one group with its digest and what it speaks of", () => {
  const groups = groupsOf(
    [moved(1, 2, "Player 2 plays Scout."), moved(2, 2, "Player 2 ends the turn.")],
    seats,
    telling("en"),
  );
  expect(groups).toHaveLength(1);
  expect(groups[0]?.digest).toBe("plays 2 · buys one");
  expect(groups[0]?.lines.map((line) => line.words)).toEqual(["plays Scout.", "ends the turn."]);
  expect(groups[0]?.lines[0]?.about).toEqual(["scout"]);
  const ended = {
    n: 3,
    at: 0,
    type: "ended",
    outcome: { ranks: [1, 2], scores: [], why: "" },
    words: "Ada wins.",
  } as Item;
  expect(groupsOf([ended], seats, telling("en"))).toEqual([]);
  expect(groupsOf([moved(1, 1, "Player 1 a.", "Player 1 b.")], seats, telling("en"))[0]?.digest).toBe(
    "play 2 · buy one",
  );
});

test("without a digest what happens to others stands under their names, and what the table does under none", () => {
  const plain = { ...telling("en"), digest: () => undefined };
  const three = [
    ...seats,
    { seat: 3, name: "Cy", mine: false, kind: "person", level: null, player: "c" },
  ] as SeatInfo[];
  const move = moved(1, 2, "Player 2 lands a rebel.", "Round 2 begins.", "Three are on offer.", "Player 3 passes.");
  if (move.type === "moved" && move.events[1]) move.events[1].data = { type: "round" };
  const groups = groupsOf([move, moved(2, 3, "Player 3 bids 2.", "Player 1 passes.")], three, plain);
  expect(groups.map((group) => [group.seat?.name ?? null, group.lines.map((line) => line.words)])).toEqual([
    ["Ben", ["lands a rebel."]],
    [null, ["Round 2 begins.", "Three are on offer."]],
    ["Cy", ["passes.", "bids 2."]],
    ["Ada", ["pass."]],
  ]);
  expect(inOneLine(groups[2] as Group)).toBe("passes · bids 2");
  const scored = moved(3, 2, "Joueur 1 : effet de « Trêve ».");
  expect(groupsOf([scored], three, { ...plain, lang: "fr" })[0]?.lines[0]?.words).toBe("effet de « Trêve ».");
});

test("where the table goes on by itself after a move, the move and what everybody gets of it fold, each under who it is", () => {
  const folding: Telling = {
    ...telling("en"),
    digest: (events) => `gets ${events.length}`,
  };
  const move = moved(
    1,
    2,
    "Player 2 places a rebel.",
    "Player 2 receives 2 CU.",
    "Income.",
    "Player 1 receives 3 CU.",
    "Player 1 draws a good.",
    "Player 2 receives 1 CU.",
  );
  if (move.type === "moved" && move.events[2]) move.events[2].data = { type: "round" };
  const told = groupsOf([move], seats, folding).map(({ seat, digest, lines }) => [
    seat?.name ?? null,
    digest,
    lines.map(({ words }) => words),
  ]);
  expect(told).toEqual([
    ["Ben", "gets 2", ["places a rebel.", "receives 2 CU."]],
    [null, null, ["Income."]],
    ["Ada", "get 2", ["receive 3 CU.", "draw a good."]],
    ["Ben", null, ["receives 1 CU."]],
  ]);
});
