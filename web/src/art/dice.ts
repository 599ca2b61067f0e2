/** Seeded dice: the same word always throws the same numbers, so a card is always the same picture. */
export class Dice {
  private state: number;

  constructor(word: string) {
    let h = 2166136261;
    for (let i = 0; i < word.length; i++) h = Math.imul(h ^ word.charCodeAt(i), 16777619);
    this.state = h >>> 0;
    this.next();
    this.next();
  }

  /** A number from 0 up to but not including 1. */
  next(): number {
    this.state = (this.state + 0x6d2b79f5) >>> 0;
    let t = this.state;
    t = Math.imul(t ^ (t >>> 15), t | 1);
    t ^= t + Math.imul(t ^ (t >>> 7), t | 61);
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
  }

  from(low: number, high: number): number {
    return low + this.next() * (high - low);
  }

  int(low: number, high: number): number {
    return Math.floor(this.from(low, high + 1));
  }

  pick<T>(items: readonly T[]): T {
    return items[Math.floor(this.next() * items.length)] as T;
  }

  chance(p: number): boolean {
    return this.next() < p;
  }
}
