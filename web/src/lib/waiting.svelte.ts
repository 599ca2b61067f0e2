import { api } from "../api/client";
import { house } from "../api/house.svelte";
import { allGames, session } from "../api/shelf.svelte";
import type { TableLine } from "../api/types";
import { timeLeft } from "../table/left";
import { badge, notify } from "./notify";
import { place } from "./router.svelte";
import { settings } from "./settings.svelte";
import { t } from "./words.svelte";

/** So often a page looks whether somebody has moved elsewhere. */
const LOOK = 60_000;

const withPeople = ({ seats }: TableLine) => seats.some((seat) => seat.kind === "person" && !seat.mine);

/** My tables, and where people wait for me: the badge of the icon, the title of the page and the browser's notifications tell it. */
class Waiting {
  tables = $state.raw<TableLine[]>([]);
  /** The table on the screen knows sooner whose turn it is. */
  here = $state.raw<{ id: string; turn: boolean } | null>(null);
  private told: Set<string> | null = null;

  private get elsewhere(): TableLine[] {
    return this.tables.filter((table) => table.my_turn && table.id !== this.here?.id && withPeople(table));
  }

  /** At so many tables it is my turn. */
  get n(): number {
    return this.elsewhere.length + (this.here?.turn ? 1 : 0);
  }

  async look(): Promise<void> {
    if (!session.me) {
      this.tables = [];
      return;
    }
    const { tables } = await api.myTables();
    this.tables = tables;
    const now = this.elsewhere;
    const fresh = now.filter((table) => this.told && !this.told.has(table.id));
    this.told = new Set(now.map((table) => table.id));
    if (!settings.notify || !document.hidden || !fresh.length) return;
    const games = await allGames();
    for (const { id, game, deadline } of fresh)
      notify(games.find((g) => g.name === game)?.title ?? game, yourTurn(deadline && deadline - Date.now()), id);
  }

  /** From now on: whenever somebody comes back to the page or goes to another one, and every minute while people are about. */
  start(): void {
    const look = () => void (house.here || this.look().catch(() => {}));
    document.addEventListener("visibilitychange", look);
    setInterval(() => this.tables.some(withPeople) && look(), LOOK);
    $effect.root(() => {
      $effect(() => {
        void session.me?.id;
        void place().parts[0];
        look();
      });
      $effect(() => badge(this.n));
    });
  }
}

export const waiting = new Waiting();

/** What a notification says: with a clock, how long I have. */
export const yourTurn = (ms: number | null): string =>
  ms === null ? t("your-turn") : t("punct-entry", { a: t("your-turn"), b: timeLeft(ms) });

/** The title of a page, after how many tables wait for me. */
export const titled = (words = ""): string =>
  `${waiting.n ? `(${waiting.n}) ` : ""}${words ? `${words} – ` : ""}Starboard`;
