/** Plays things out one after the other, each for its time, so that another's turn can be followed; `flush` skips ahead. */
export class Tempo<T> {
  private queue: { thing: T; pause: number }[] = [];
  private timer: ReturnType<typeof setTimeout> | undefined;

  constructor(
    private readonly show: (thing: T) => void,
    private readonly waiting: (count: number) => void = () => {},
  ) {}

  /** Shows `thing` now or when its turn comes; what follows waits `pause` milliseconds. */
  add(thing: T, pause: number): void {
    this.queue.push({ thing, pause });
    if (this.timer === undefined) this.step();
    else this.waiting(this.queue.length);
  }

  private step(): void {
    this.timer = undefined;
    const next = this.queue.shift();
    this.waiting(this.queue.length);
    if (!next) return;
    this.show(next.thing);
    // The more is waiting, the faster it goes.
    const pause = next.pause / (1 + this.queue.length / 6);
    if (pause > 0) this.timer = setTimeout(() => this.step(), pause);
    else this.step();
  }

  flush(): void {
    clearTimeout(this.timer);
    this.timer = undefined;
    const rest = this.queue;
    this.queue = [];
    for (const { thing } of rest) this.show(thing);
    this.waiting(0);
  }

  clear(): void {
    clearTimeout(this.timer);
    this.timer = undefined;
    this.queue = [];
    this.waiting(0);
  }
}
