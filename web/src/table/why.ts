import type { Board } from "./board.svelte";

/**
 * What cannot be done carries in `data-why` the action one would have wanted, and in `data-about` its kind. The rules say why it is not there: when the pointer
 * rests on it, when a finger holds it, or for a key.
 */
export function askable(root: HTMLElement, board: Board) {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let over: HTMLElement | null = null;
  /** What the pointer is over, as long as it has not moved there. */
  let fresh: HTMLElement | null = null;
  let at = "";
  const elsewhere = ({ clientX, clientY }: PointerEvent) => at !== (at = `${clientX} ${clientY}`);
  const thing = (event: Event) => (event.target as Element | null)?.closest<HTMLElement>("[data-why]") ?? null;
  const soon = (of: HTMLElement, time: number) => {
    timer = setTimeout(() => ask(of, board), time);
  };
  const enter = (event: PointerEvent) => {
    if (event.pointerType !== "mouse") return;
    const now = thing(event);
    if (now === over) return;
    clearTimeout(timer);
    if (over) board.reason = null;
    over = fresh = now;
  };
  /** A thing that came under a pointer at rest, because the table changed, was not asked about. */
  const move = (event: PointerEvent) => {
    if (event.pointerType !== "mouse" || !elsewhere(event) || !fresh) return;
    soon(fresh, 600);
    fresh = null;
  };
  const down = (event: PointerEvent) => {
    clearTimeout(timer);
    elsewhere(event);
    const now = thing(event);
    board.spot = (now ?? (event.target as Element | null)?.closest("button"))?.getBoundingClientRect() ?? null;
    if (event.pointerType === "mouse") return;
    board.reason = null;
    if (now) soon(now, 420);
  };
  const up = (event: PointerEvent) => event.pointerType !== "mouse" && clearTimeout(timer);
  root.addEventListener("pointerover", enter);
  root.addEventListener("pointermove", move);
  root.addEventListener("pointerdown", down);
  root.addEventListener("pointerup", up);
  root.addEventListener("pointercancel", up);
  return { destroy: () => clearTimeout(timer) };
}

/** Asks why the thing in focus, or this one, cannot be used. */
export function ask(of: Element | null, board: Board): boolean {
  const found = of?.closest<HTMLElement>("[data-why]");
  if (!found) return false;
  board.spot = found.getBoundingClientRect();
  void board.why(found.dataset["why"] ?? "", found.dataset["about"] ?? "");
  return true;
}
