import { api } from "../api/client";
import type { Hint, Hints, Item, Lost } from "../api/types";
import { cueOf } from "../games";
import { setCoach } from "../lib/play";
import { cue } from "../lib/sound";
import { t } from "../lib/words.svelte";
import type { Board } from "./board.svelte";
import type { LiveTable } from "./live.svelte";
import { nameOf } from "./names";

/** Hints, take-backs and what the ear is told: the same for every game. */
export class Assistant {
  thinking = $state(false);
  /** The last hints, best first. */
  advice = $state.raw<Hint[] | null>(null);
  /** Every decision of mine comes with a hint, as in a first game. */
  coach = $state(false);
  /** A take-back that undoes what others did waits for a second word. */
  doubt = $state(false);

  constructor(
    private readonly live: LiveTable,
    private readonly board: Board,
  ) {}

  /** The step before my last move that still stands, and what going back there undoes. */
  private get back(): { to: number; free: boolean; lost: Lost[] } | null {
    const now = this.live.now;
    if (!now || this.live.lookingFrom === null || now.outcome) return null;
    const { free_to: free, asking_to: asking, lost } = now.undo;
    if (free !== null && free < now.step) return { to: now.step - 1, free: true, lost: [] };
    return asking === null ? null : { to: asking, free: false, lost };
  }

  /** Must somebody else agree? Bots always do. */
  private get asksOthers(): boolean {
    return (this.live.info?.seats ?? []).some((seat) => seat.kind === "person" && !seat.mine);
  }

  /** What a take-back undoes, in words: so many moves, whose. */
  lost(lost: Lost[]): { n: number; whose: string } {
    const seats = this.live.info?.seats ?? [];
    const whose = lost.map(({ seat, moves }) => t("moves-of", { name: nameOf(seat, seats), n: moves })).join(", ");
    return { n: lost.reduce((sum, { moves }) => sum + moves, 0), whose };
  }

  /** The question before moves of others are taken back, too. */
  get doubtWords(): string {
    return t(this.asksOthers ? "undo-sure-ask" : "undo-sure", this.lost(this.back?.lost ?? []));
  }

  get canUndo(): boolean {
    return this.back !== null && !this.live.now?.asked;
  }

  get undoWords(): string {
    return this.back && !this.back.free && this.asksOthers ? t("undo-ask") : t("undo");
  }

  async undo(sure = false): Promise<void> {
    // What is still being played out has already happened.
    this.live.skip();
    const back = this.back;
    this.doubt = false;
    if (!back || !this.live.now || this.live.now.asked) return;
    if (!sure && back.lost.some(({ seat }) => seat !== this.live.lookingFrom)) {
      this.doubt = true;
      return;
    }
    await this.live.attempt(api.takeback(this.live.id, this.live.now.ply, back.to, this.live.lookingFrom));
    cue("tick");
  }

  async hint(): Promise<void> {
    await this.advise((request) => this.live.attempt(request));
  }

  /** A hint that nobody asked for: its refusal is no news, and what was decided meanwhile is followed. */
  async follow(): Promise<void> {
    const again = await this.advise((request) =>
      request.catch(async () => {
        await new Promise((done) => setTimeout(done, 2000));
        return null;
      }),
    );
    if (again && this.coach) void this.follow();
  }

  /** Asks for hints and lights the best; true if the decision it is about does not stand any more, or none came. */
  private async advise(asking: (request: Promise<Hints>) => Promise<Hints | null>): Promise<boolean> {
    if (!this.board.myMove || this.thinking || !this.helps) return false;
    this.thinking = true;
    this.advice = null;
    const hints = await asking(api.hint(this.live.id, this.live.lookingFrom));
    this.thinking = false;
    if (hints?.ply !== this.live.now?.ply) return true;
    this.board.hinted = hints?.best[0]?.action ?? null;
    this.advice = hints?.best ?? null;
    return false;
  }

  /** Takes the hint away; in a first game, all that would follow. */
  dismiss(): void {
    this.advice = null;
    this.board.hinted = null;
    this.setCoach(false);
  }

  setCoach(on: boolean): void {
    this.coach = on;
    setCoach(this.live.id, on);
  }

  /** May hints be asked for here? Among people that was agreed before. */
  get helps(): boolean {
    return this.live.info?.hints ?? false;
  }

  /** Sounds what just happened; one sound for one message. */
  hear(items: Item[]): void {
    for (const item of items) {
      if (item.type === "ended") {
        const mine = this.live.info?.my_seats ?? [];
        // Who only looks on has neither won nor lost.
        if (mine.length) cue(mine.some((seat) => item.outcome?.ranks[seat - 1] === 1) ? "win" : "lose");
        return;
      }
      if (item.type !== "moved") continue;
      const cues = item.events.map(({ data }) => cueOf(this.board.info.game, data.type));
      const heard = cues.find((known) => known !== undefined);
      if (heard) cue(heard);
    }
  }
}
