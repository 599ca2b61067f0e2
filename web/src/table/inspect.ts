import type { CardInfo } from "../api/types";
import type { Board } from "./board.svelte";

/** Hover, long press or a key shows a card large; a short touch still acts. */
export function inspectable(node: HTMLElement, given: { board: Board; card: CardInfo | null }) {
  let { board, card } = given;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let held = false;
  let over = false;
  const wait = (time: number, pin: boolean) => {
    clearTimeout(timer);
    timer = setTimeout(() => {
      held = pin;
      board.inspect(card, pin);
    }, time);
  };
  // Not on entering: a card that slides under a resting pointer was not asked about.
  const move = (event: PointerEvent) => {
    if (event.pointerType !== "mouse" || over) return;
    over = true;
    wait(140, false);
  };
  const leave = (event: PointerEvent) => {
    over = false;
    clearTimeout(timer);
    if (event.pointerType === "mouse") board.inspect(null);
  };
  const down = (event: PointerEvent) => {
    held = false;
    if (event.pointerType !== "mouse") wait(360, true);
  };
  const up = () => clearTimeout(timer);
  const click = (event: MouseEvent) => {
    if (!held) return;
    held = false;
    event.preventDefault();
    event.stopImmediatePropagation();
  };
  const menu = (event: Event) => {
    event.preventDefault();
    board.inspect(card, true);
  };
  const key = (event: KeyboardEvent) => {
    if (event.key !== "i" && event.key !== "I") return;
    event.preventDefault();
    event.stopPropagation();
    const same = board.pinned && board.inspected === card;
    board.inspect(null, true);
    if (!same) board.inspect(card, true);
  };
  node.addEventListener("pointermove", move);
  node.addEventListener("pointerleave", leave);
  node.addEventListener("pointerdown", down);
  node.addEventListener("pointerup", up);
  node.addEventListener("pointercancel", up);
  node.addEventListener("click", click, true);
  node.addEventListener("contextmenu", menu);
  node.addEventListener("keydown", key);
  return {
    update(next: { board: Board; card: CardInfo | null }) {
      ({ board, card } = next);
    },
    destroy() {
      clearTimeout(timer);
    },
  };
}
