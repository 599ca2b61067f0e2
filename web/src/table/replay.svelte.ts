import { api } from "../api/client";
import type { Frame, Now, Replay, SeatNumber, TableInfo } from "../api/types";
import type { Source } from "./board.svelte";
import { playing } from "./names";

const CHUNK = 40;

/** A game looked back at: frames fetched as they are needed, from any seat's view or open. */
export class ReplaySource implements Source {
  info = $state.raw<TableInfo | null>(null);
  step = $state(0);
  steps = $state(0);
  viewer = $state<SeatNumber | null>(null);
  /** Several play this game on one screen: until one of these says so, nobody's hand shows. */
  curtain = $state.raw<SeatNumber[]>([]);
  failure = $state("");
  readonly busy = false;
  private frames = $state.raw<Map<number, Frame>>(new Map());
  /** How often one has begun to look anew: frames asked for before that are others'. */
  private looked = 0;

  constructor(private readonly id: string) {}

  get lookingFrom(): SeatNumber | null {
    return this.viewer;
  }

  /** What would have come of another action at this step, while it is shown. */
  instead = $state.raw<Frame | null>(null);

  get frame(): Frame | undefined {
    return this.instead?.step === this.step ? this.instead : this.frames.get(this.step);
  }

  /** The log, part by part; a part that nobody has looked at yet has no frames. */
  get log(): { from: number; frames: Frame[] }[] {
    const parts = [];
    for (let from = 0; from <= this.steps; from += CHUNK) {
      const to = Math.min(from + CHUNK - 1, this.steps);
      const frames = [];
      for (let step = from; step <= to; step++) frames.push(this.frames.get(step));
      const here = frames.filter((frame) => frame !== undefined);
      parts.push({ from, frames: here.length === frames.length ? here : [] });
    }
    return parts;
  }

  /** Somebody looks at a part of the log. */
  async look(from: number): Promise<void> {
    await this.attempt(async () => {
      await this.fetch(from);
    });
  }

  /** Plays another action in the place of the one taken, or shows again what happened. */
  async playInstead(action: string | null): Promise<void> {
    await this.attempt(async () => {
      this.instead = action === null ? null : await api.instead(this.id, this.step, action, this.viewer ?? undefined);
    });
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
      undo: { free_to: null, asking_to: null, lost: [] },
      conceding: [],
      clocks: null,
      asked: null,
      outcome,
    };
  }

  /** Is the game over, so that it may be seen from every seat? */
  get told(): boolean {
    return this.info?.status === "finished" || this.info?.status === "closed";
  }

  async act(): Promise<boolean> {
    return false;
  }

  async open(step: number | null): Promise<void> {
    await this.attempt(async () => {
      const snapshot = await api.snapshot(this.id);
      this.info = snapshot.table;
      // During a game one sees what the seat in front of the screen may see; of several, whoever is asked sits there.
      const mine = snapshot.table.my_seats;
      const own = this.told || mine.length > 1 ? null : (mine[0] ?? null);
      if (!this.told && mine.length > 1)
        this.curtain = playing(snapshot.table.seats).filter((seat) => snapshot.now?.to_move.includes(seat));
      await this.anew(step ?? 0, own);
    });
  }

  private async attempt(what: () => Promise<void>): Promise<void> {
    try {
      await what();
      this.failure = "";
    } catch (error) {
      this.failure = error instanceof Error ? error.message : String(error);
    }
  }

  private part(step: number, viewer: SeatNumber | null): Promise<Replay> {
    const from = Math.max(0, step - (step % CHUNK));
    return api.replay(this.id, from, from + CHUNK, viewer ?? undefined);
  }

  /** Other frames, as another seat sees them; what is shown stays until they are there. */
  private async anew(step: number, viewer: SeatNumber | null): Promise<void> {
    let part = await this.part(step, viewer);
    const wanted = Math.min(Math.max(0, step), part.steps);
    if (!part.frames.some((frame) => frame.step === wanted)) part = await this.part(wanted, viewer);
    this.viewer = viewer;
    this.looked += 1;
    this.instead = null;
    this.frames = new Map(part.frames.map((frame) => [frame.step, frame]));
    this.steps = part.steps;
    this.step = wanted;
  }

  async to(step: number): Promise<void> {
    this.instead = null;
    await this.attempt(async () => {
      const wanted = Math.min(Math.max(0, step), this.steps);
      if (!this.frames.has(wanted) && !(await this.fetch(wanted))) return;
      this.step = wanted;
    });
  }

  /** Fetches the frames about a step. False: meanwhile somebody looks from another seat, and these are not for them. */
  private async fetch(step: number): Promise<boolean> {
    const viewer = this.viewer;
    const looked = this.looked;
    const part = await this.part(step, viewer);
    if (this.looked !== looked) return false;
    this.frames = new Map([...this.frames, ...part.frames.map((frame): [number, Frame] => [frame.step, frame])]);
    this.steps = part.steps;
    return true;
  }

  /** The same moment from the same seat, in the language of the page now. */
  async again(): Promise<void> {
    await this.attempt(async () => {
      this.info = (await api.snapshot(this.id)).table;
      await this.anew(this.step, this.viewer);
    });
  }

  /** Looks from another seat; what cannot be shown leaves the view as it is. */
  async from(seat: SeatNumber | null): Promise<void> {
    await this.attempt(async () => {
      await this.anew(this.step, seat);
      this.curtain = [];
    });
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
