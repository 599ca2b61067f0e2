import type { Now, SeatInfo, TableInfo, Told } from "../api/types";
import type { Source } from "./board.svelte";

/** A few moves of a real game, as somebody who looks on sees them (`npm run film` writes it). */
export interface Film {
  options: Record<string, unknown>;
  seats: { name: string; level: string | null }[];
  frames: { view: unknown; prompt: Told["data"] | null; to_move: number[] }[];
}

/** Plays a film over and over, for a table that nobody plays at. */
export class FilmSource implements Source {
  at = $state(0);
  readonly lookingFrom = null;
  readonly busy = false;

  constructor(
    private readonly film: Film,
    private readonly game: string,
    /** What levels are called, by name. */
    private readonly levels: ReadonlyMap<string, string>,
  ) {}

  get length(): number {
    return this.film.frames.length;
  }

  step(): void {
    this.at = (this.at + 1) % this.length;
  }

  get info(): TableInfo {
    const seats = this.film.seats.map(({ name, level }, i): SeatInfo => ({
      seat: i + 1,
      team: i,
      kind: "bot",
      name: this.levels.get(level ?? "") ?? name,
      player: null,
      level,
      stand_in: null,
      mine: false,
    }));
    return {
      id: "film",
      game: this.game,
      title: "",
      options: this.film.options,
      seats,
      my_seats: [],
    } as unknown as TableInfo;
  }

  get now(): Now {
    const { view, prompt, to_move } = this.film.frames[this.at] ?? { view: null, prompt: null, to_move: [] };
    return {
      ply: this.at,
      step: this.at,
      to_move,
      prompt: prompt && { data: prompt, words: "" },
      view,
      legal: [],
      undo: { free_to: null, asking_to: null, lost: [] },
      conceding: [],
      clocks: null,
      asked: null,
      outcome: null,
    };
  }

  async act(): Promise<boolean> {
    return false;
  }
}
