import { api } from "../api/client";
import type { Now, PuzzleAnswer, PuzzleShown, SeatInfo, SeatNumber, TableInfo } from "../api/types";
import { t } from "../lib/words.svelte";
import type { Source } from "../table/board.svelte";

/** A puzzle on the table: what is done is tried at once, and the table answers. */
export class PuzzleSource implements Source {
  shown = $state.raw<PuzzleShown | null>(null);
  answer = $state.raw<PuzzleAnswer | null>(null);
  failure = $state("");
  busy = $state(false);
  private actions: string[] = [];

  constructor(private readonly id: string) {}

  get lookingFrom(): SeatNumber | null {
    return this.shown?.seat ?? null;
  }

  /** As tables tell about themselves; nobody sits here. */
  get info(): TableInfo | null {
    const shown = this.shown;
    if (!shown) return null;
    const seats = Array.from({ length: shown.seats }, (_, i): SeatInfo => {
      const mine = i + 1 === shown.seat;
      const name = mine ? t("you") : t("review-player", { seat: i + 1 });
      return { seat: i + 1, team: i, kind: "person", name, player: null, level: null, mine, stand_in: null };
    });
    const { id, game, options, edition, seat } = shown;
    const nothing = { invite: null, fingerprint: null, seed: null, started: null, ended: null, next: null };
    return {
      ...nothing,
      id,
      game,
      edition,
      options,
      seats,
      title: t("puzzle-find"),
      status: "playing",
      my_seats: [seat],
      i_host: false,
      visibility: "invited",
      clock: { kind: "none" },
      may_return: false,
      takebacks: "free",
      chat: false,
      created: 0,
      forked_from: null,
      from_position: true,
      daily: null,
      campaign: null,
      result: null,
    } as unknown as TableInfo;
  }

  get now(): Now | null {
    const shown = this.shown;
    if (!shown) return null;
    const asking = this.answer?.solved == null;
    return {
      ply: this.actions.length,
      step: this.actions.length,
      to_move: shown.to_move,
      prompt: shown.prompt,
      view: shown.view,
      legal: asking ? shown.legal : [],
      undo: { free_to: null, asking_to: null, lost: [] },
      conceding: [],
      clocks: null,
      asked: null,
      outcome: null,
    };
  }

  /** The puzzle from its beginning. */
  async open(): Promise<void> {
    this.actions = [];
    this.answer = null;
    await this.attempt(async () => {
      this.shown = await api.puzzle(this.id);
    });
  }

  async act(action: string): Promise<boolean> {
    if (this.busy || this.answer?.solved != null) return false;
    this.busy = true;
    const tried = [...this.actions, action];
    const done = await this.attempt(async () => {
      const answer = await api.tryPuzzle(this.id, tried);
      this.actions = tried;
      this.answer = answer;
      this.shown = answer.shown;
    });
    this.busy = false;
    return done;
  }

  private async attempt(what: () => Promise<void>): Promise<boolean> {
    try {
      await what();
      this.failure = "";
      return true;
    } catch (error) {
      this.failure = error instanceof Error ? error.message : String(error);
      return false;
    }
  }
}
