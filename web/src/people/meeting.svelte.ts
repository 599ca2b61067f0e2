import type { MatchState, QuickMatch } from "../api/types";
import { go } from "../lib/router.svelte";
import { people, said } from "./api";
import { keepNumber, newNumber, numberOf } from "./shuffle";

const EVERY = 1000;

/** The way to an agreed game: this page promises a number, tells it when everybody has promised, and goes to the table. */
export class Meeting {
  state = $state.raw<MatchState | null>(null);
  failure = $state("");
  /** When the last answer came, by this machine's clock: the server's may differ. */
  came = $state(0);
  private timer: ReturnType<typeof setTimeout> | undefined;
  private promise = "";
  private ended = false;

  /** Waits for anybody. */
  quick(wish: Omit<QuickMatch, "promise">): void {
    this.promise = keepNumber(newNumber());
    this.next(() => people.quick({ ...wish, promise: this.promise }));
  }

  /** Comes to a game that is agreed already. */
  come(id: string): void {
    this.promise = keepNumber(newNumber());
    this.next(() => people.step(id, { promise: this.promise }));
  }

  end(): void {
    this.ended = true;
    clearTimeout(this.timer);
  }

  leave(): void {
    this.end();
    this.state = null;
    void people.leaveQueue().catch(() => {});
  }

  private next(ask: () => Promise<MatchState>): void {
    this.ended = false;
    const round = async () => {
      try {
        await this.hear(await ask());
        this.failure = "";
      } catch (error) {
        this.failure = said(error);
        if (this.failure) return this.end();
      }
      if (!this.ended) this.timer = setTimeout(() => void round(), EVERY);
    };
    void round();
  }

  private async hear(state: MatchState): Promise<void> {
    if (this.ended) return;
    this.came = Date.now();
    this.state = state;
    if (state.type === "table") {
      this.end();
      go(`/table/${state.table}${state.instead ? "?instead=1" : ""}`, true);
      return;
    }
    if (state.type === "off") return this.end();
    if (state.type !== "agreed") return;
    const mine = state.players.find((p) => p.mine);
    const number = mine?.promise ? numberOf(mine.promise) : undefined;
    if (state.tell && mine && !mine.told && number) await this.hear(await people.step(state.id, { number }));
  }
}
