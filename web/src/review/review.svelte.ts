import { api } from "../api/client";
import type { Decision, Review, Stroke, TurnReview } from "../api/types";

/** How long to wait before asking again how far a review is. */
const AGAIN = 700;

/** The review of one game, as it is being made: what decided most comes first. */
export class ReviewSource {
  review = $state.raw<Review | null>(null);
  failure = $state("");
  private timer: ReturnType<typeof setTimeout> | undefined;
  private closed = false;

  constructor(private readonly id: string) {}

  /** Asks until all of it is there. */
  async load(): Promise<void> {
    clearTimeout(this.timer);
    try {
      const review = await api.review(this.id);
      if (this.closed) return;
      this.review = review;
      this.failure = "";
      if (review.done < 1) this.timer = setTimeout(() => void this.load(), AGAIN);
    } catch (error) {
      this.failure = error instanceof Error ? error.message : String(error);
    }
  }

  close(): void {
    this.closed = true;
    clearTimeout(this.timer);
  }

  /** The choice that step was, if it is judged. */
  decision(step: number): Decision | undefined {
    return this.review?.decisions.find((d) => d.step === step);
  }

  /** The turn that a step is part of, as a whole. */
  turn(step: number): TurnReview | undefined {
    const began = this.review?.curve.findLast((p) => p.step < step);
    return this.review?.turns.findLast((t) => t.seat === began?.seat && t.turn === began.turn && t.step <= step);
  }

  /** What chance did in a step. */
  stroke(step: number): Stroke | undefined {
    return this.review?.chance.find((s) => s.step === step);
  }
}
