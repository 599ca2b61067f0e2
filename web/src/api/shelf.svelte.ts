/** What the server has on its shelf, asked for once a language. */
import { bringGame } from "../games";
import { lang } from "../lib/words.svelte";
import { api } from "./client";
import type { CardInfo, GameInfo, Me, Registration } from "./types";

const games = new Map<string, Promise<GameInfo[]>>();
const cards = new Map<string, Promise<Map<string, CardInfo>>>();

function once<T>(store: Map<string, Promise<T>>, key: string, ask: () => Promise<T>): Promise<T> {
  let known = store.get(key);
  if (!known) {
    known = ask();
    store.set(key, known);
    known.catch(() => store.delete(key));
  }
  return known;
}

export const allGames = (): Promise<GameInfo[]> => once(games, lang(), api.games);

/** The cards of a game, with what they are shown with. */
export const cardsOf = (game: string): Promise<Map<string, CardInfo>> =>
  once(cards, `${lang()}/${game}`, async () => {
    const [list] = await Promise.all([api.cards(game), bringGame(game)]);
    return new Map(list.map((card) => [card.id, card]));
  });

/** The cards of one set, also of a pack that somebody wrote. */
export const cardsOfSet = async (game: string, set: string): Promise<CardInfo[]> => {
  const [list] = await Promise.all([api.cards(game, set), bringGame(game)]);
  return list;
};

/** The cards at a table: those of its game, and those that are only here, or otherwise here. */
export async function cardsAt(table: string, game: string): Promise<Map<string, CardInfo>> {
  const [shelf, own] = await Promise.all([cardsOf(game), api.tableCards(table)]);
  return own.length ? new Map([...shelf, ...own.map((card) => [card.id, card] as const)]) : shelf;
}

/** Who plays in this browser; nobody until it is needed. */
class Session {
  me = $state.raw<Me | null>(null);
  /** Who may make an account here. */
  registration = $state<Registration>("open");

  async refresh(): Promise<void> {
    const who = await api.me();
    [this.me, this.registration] = [who.me, who.registration];
  }
}

export const session = new Session();
