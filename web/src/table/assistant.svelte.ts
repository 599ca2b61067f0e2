import { api } from "../api/client";
import type { Item } from "../api/types";
import { cueOf } from "../games";
import { cue } from "../lib/sound";
import { t } from "../lib/words.svelte";
import type { Board } from "./board.svelte";
import type { LiveTable } from "./live.svelte";

/** Hints, take-backs and what the ear is told: the same for every game. */
export class Assistant {
  thinking = $state(false);
  /** The last hint, in words. */
  advice = $state<string | null>(null);

  constructor(
    private readonly live: LiveTable,
    private readonly board: Board,
  ) {}

  /** The step before my last move that still stands. */
  private get back(): { to: number; free: boolean } | null {
    const now = this.live.now;
    if (!now || this.live.lookingFrom === null || now.outcome) return null;
    const { free_to: free, asking_to: asking } = now.undo;
    if (free !== null && free < now.step) return { to: now.step - 1, free: true };
    if (asking === null || asking >= now.step) return null;
    const mine = this.live.items.findLast(
      (item): item is Item & { type: "moved" } =>
        item.type === "moved" && item.seat === this.live.lookingFrom && item.step <= now.step,
    );
    return { to: Math.max(asking, mine ? mine.step - 1 : asking), free: false };
  }

  get canUndo(): boolean {
    return this.back !== null && !this.live.now?.asked;
  }

  get undoWords(): string {
    return this.back && !this.back.free ? t("undo-ask") : t("undo");
  }

  async undo(): Promise<void> {
    const back = this.back;
    if (!back || !this.live.now) return;
    await this.live.attempt(api.takeback(this.live.id, this.live.now.ply, back.to, this.live.lookingFrom));
    cue("tick");
  }

  async hint(): Promise<void> {
    if (!this.board.myMove || this.thinking) return;
    this.thinking = true;
    this.advice = null;
    const hints = await this.live.attempt(api.hint(this.live.id, this.live.lookingFrom));
    this.thinking = false;
    const best = hints?.best[0];
    if (!best || hints.ply !== this.live.now?.ply) return;
    this.board.hinted = best.action;
    const chance = t("hint-chance", { n: Math.round(best.chance * 100) });
    this.advice = [best.words, best.reason, chance].filter(Boolean).join(" · ");
  }

  /** Sounds what just happened; one sound for one message. */
  hear(items: Item[]): void {
    for (const item of items) {
      if (item.type === "ended") {
        const best = Math.min(...(this.live.info?.my_seats ?? []).map((seat) => item.outcome?.ranks[seat - 1] ?? 9));
        cue(best === 1 ? "win" : "lose");
        return;
      }
      if (item.type !== "moved") continue;
      const kinds = item.events.map((told) => {
        const data = told.data as { type?: unknown; event?: unknown } | null;
        return String(data?.type ?? data?.event ?? "");
      });
      const heard = kinds.map((kind) => cueOf(this.board.info.game, kind)).find((known) => known !== undefined);
      if (heard) cue(heard);
    }
  }
}
