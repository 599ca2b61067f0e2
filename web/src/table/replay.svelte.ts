import { api, Refused } from "../api/client";
import type { Frame, Now, SeatNumber, TableInfo } from "../api/types";
import type { Source } from "./board.svelte";

const CHUNK = 40;

/** A game looked back at: frames fetched as they are needed, from any seat's view or open. */
export class ReplaySource implements Source {
  info = $state.raw<TableInfo | null>(null);
  step = $state(0);
  steps = $state(0);
  viewer = $state<SeatNumber | null>(null);
  failure = $state("");
  readonly busy = false;
  private frames = $state.raw<Map<number, Frame>>(new Map());

  constructor(private readonly id: string) {}

  get lookingFrom(): SeatNumber | null {
    return this.viewer;
  }

  get frame(): Frame | undefined {
    return this.frames.get(this.step);
  }

  get now(): Now | null {
    const frame = this.frame;
    if (!frame) return null;
    const { view, prompt, to_move, outcome } = frame;
    return {
      ply: frame.step,
      step: frame.step,
      to_move,
      prompt,
      view,
      legal: [],
      undo: { free_to: null, asking_to: null },
      clocks: null,
      asked: null,
      outcome,
    };
  }

  async act(): Promise<boolean> {
    return false;
  }

  async open(step: number | null): Promise<void> {
    try {
      const snapshot = await api.snapshot(this.id);
      this.info = snapshot.table;
      // During a game only one's own view may be seen.
      if (snapshot.table.status !== "finished") this.viewer = snapshot.table.my_seats[0] ?? null;
      this.frames = new Map();
      await this.fetch(step ?? 0);
      if (step !== null) await this.to(step);
    } catch (error) {
      this.failure = error instanceof Refused ? error.message : String(error);
    }
  }

  private async fetch(step: number): Promise<void> {
    const from = Math.max(0, step - (step % CHUNK));
    const part = await api.replay(this.id, from, from + CHUNK, this.viewer ?? undefined);
    this.steps = part.steps;
    this.frames = new Map([...this.frames, ...part.frames.map((frame): [number, Frame] => [frame.step, frame])]);
  }

  async to(step: number): Promise<void> {
    const wanted = Math.min(Math.max(0, step), this.steps);
    try {
      if (!this.frames.has(wanted)) await this.fetch(wanted);
      this.step = wanted;
    } catch (error) {
      this.failure = error instanceof Refused ? error.message : String(error);
    }
  }

  async from(seat: SeatNumber | null): Promise<void> {
    this.viewer = seat;
    this.frames = new Map();
    await this.to(this.step);
  }

  /** The step where the next or the previous turn begins, as far as it is known; else a chunk away. */
  turn(direction: 1 | -1): number {
    const seatAt = (step: number) => this.frames.get(step)?.seat;
    for (
      let step = this.step + direction;
      step >= 0 && step <= this.steps && this.frames.has(step);
      step += direction
    ) {
      const before = seatAt(step - 1);
      const here = seatAt(step);
      if (here && before !== here) return step;
    }
    return this.step + direction * CHUNK;
  }
}
