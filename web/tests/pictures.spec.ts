import { existsSync } from "node:fs";
import { join } from "node:path";
import { createServer, type ViteDevServer } from "vite";
import type { CardInfo } from "../src/api/types";
import type { GameLook } from "../src/games/pages";
import { expect, test } from "./base";
import { likeness, type Named, type Shape, shapes, tooNear } from "./likeness";
import type { Server } from "./server";

/** Beyond this a player mixes two pictures up. One recipe for all ships of a faction is far beyond it: see the last test. */
const MOST = 0.75;

const games = join(import.meta.dirname, "../../games");

/** The pictures are drawn by the pages' own code, which Vite reads as it does for the pages. */
let vite: ViteDevServer;
test.beforeAll(async () => {
  vite = await createServer({
    root: join(import.meta.dirname, ".."),
    server: { middlewareMode: true, hmr: false, ws: false },
    optimizeDeps: { noDiscovery: true },
    appType: "custom",
    logLevel: "error",
  });
});
test.afterAll(() => vite.close());

const load = async (path: string): Promise<Record<string, unknown>> => vite.ssrLoadModule(join(games, path));

async function look(game: string): Promise<GameLook> {
  return (await load(`${game}/web/look.ts`))["default"] as GameLook;
}

async function cardsOf(server: Server, game: string): Promise<CardInfo[]> {
  return (await (await fetch(`${server.url}/api/games/${game}/cards`)).json()) as CardInfo[];
}

/** Only drawings by hand are made of materials, which are lifted from their sky. */
const byHand = ({ svg }: Named): boolean => svg.includes('id="lift"');

/** Cards of one name are one card to a player; the contracts of a district are numbered. */
const called = (card: CardInfo): string => card.name.replace(/ \d+$/, "");

function onePerName(cards: readonly CardInfo[]): CardInfo[] {
  return [...new Map(cards.map((card) => [called(card), card])).values()];
}

const tables: Record<string, { games: string[]; plain: string[] }> = {
  // What counts numbers shows its number: it needs no drawing.
  "star-realms": { games: ["star-realms", "rise-of-empire"], plain: [] },
  "galactic-rebellion": { games: ["galactic-rebellion"], plain: ["power-tiles"] },
  "rise-to-power": { games: ["rise-to-power"], plain: ["prism", "plant"] },
};

for (const [game, { games: shelf, plain }] of Object.entries(tables)) {
  test(`every card of ${shelf.join(" and ")} is known by its picture`, async ({ page, server }) => {
    const { picture } = await look(game);
    expect(picture).toBeDefined();
    const lists = await Promise.all(shelf.map((name) => cardsOf(server, name)));
    const cards = [...new Map(lists.flat().map((card) => [card.id, card])).values()].filter(
      (card) => !plain.includes(card.kind) && !plain.includes(card.set),
    );
    const pictures = cards.map((card) => ({ card, name: called(card), svg: picture?.(card) ?? "" }));
    expect(pictures.filter((one) => !byHand(one)).map((one) => one.card.id)).toEqual([]);
    const kept = new Set(onePerName(cards).map((card) => card.id));
    const all = await shapes(
      page,
      pictures.filter((one) => kept.has(one.card.id)),
    );
    expect(all.length).toBe(kept.size);
    expect(tooNear(all, MOST)).toEqual([]);
  });
}

test("one name in two places is told apart too", async ({ page, server }) => {
  const { picture } = await look("galactic-rebellion");
  const missions = (await cardsOf(server, "galactic-rebellion")).filter((card) => card.set === "missions");
  const all = await shapes(
    page,
    missions.map((card) => ({ name: card.id, svg: picture?.(card) ?? "" })),
  );
  expect(all.length).toBeGreaterThan(15);
  expect(tooNear(all, MOST)).toEqual([]);
});

test("a card that nobody drew is drawn by its faction's recipe", async () => {
  expect(existsSync(join(games, "star-realms/web/look.ts"))).toBe(true);
  const { picture } = await look("star-realms");
  for (const faction of ["blob", "machine_cult", "somebody_elses"]) {
    // Names that a table written carelessly would find.
    for (const id of ["constructor", "somebodys_own_ship"]) {
      const svg = picture?.({ id, faction, kind: "ship", cost: 3 }) ?? "";
      expect(svg).toContain('id="drawing"');
      expect(byHand({ name: id, svg })).toBe(false);
    }
  }
});

test("pictures by recipe are named as too near", async ({ page, server }) => {
  const { byRecipe } = (await load("star-realms/web/art/picture.ts")) as {
    byRecipe: (word: string, faction: string, kind: string, cost: number) => string;
  };
  const cards = (await cardsOf(server, "star-realms")).filter((card) => card.set !== "starters");
  const all = await shapes(
    page,
    cards.map(({ id, name, faction, kind, cost }) => ({
      name,
      svg: byRecipe(`${faction}/${id}`, faction ?? "", kind, cost ?? 0),
    })),
  );
  const near = tooNear(all, MOST);
  console.log(`by recipe: ${near.length} pairs above ${MOST}`);
  expect(near.length).toBeGreaterThan(200);
  const named = (name: string) => all.find((shape) => shape.name === name) as Shape;
  expect(likeness(named("Heavy Cruiser"), named("Emperor's Dreadnaught"))).toBeGreaterThan(MOST);
  expect(likeness(named("Falcon"), named("Lancer"))).toBeGreaterThan(MOST);
});
