/** Arrow keys move to the nearest thing in that direction: the table is a plane, not a list. */
const sides: Record<string, [number, number]> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

interface Point {
  x: number;
  y: number;
}

/** More than any screen is wide. */
const BEYOND = 100_000;

/** The index of the nearest point in a direction, or -1. Sideways distance counts double, and what lies more aside than ahead comes last. */
export function nearest(from: Point, points: Point[], key: string): number {
  const side = sides[key];
  if (!side) return -1;
  const [sx, sy] = side;
  let best = -1;
  let least = Infinity;
  points.forEach((point, i) => {
    const dx = point.x - from.x;
    const dy = point.y - from.y;
    const along = dx * sx + dy * sy;
    if (along < 4) return;
    const across = Math.abs(dx * sy) + Math.abs(dy * sx);
    const far = along + across * 2 + (across > along ? BEYOND : 0);
    if (far < least) {
      least = far;
      best = i;
    }
  });
  return best;
}

export function moveFocus(root: HTMLElement, key: string): boolean {
  if (!(key in sides)) return false;
  const all = [...root.querySelectorAll<HTMLElement>("button:not(:disabled, .ticker), a[href], [tabindex='0']")].filter(
    (e) => e.offsetParent !== null,
  );
  const middle = (e: HTMLElement): Point => {
    const box = e.getBoundingClientRect();
    return { x: box.left + box.width / 2, y: box.top + box.height / 2 };
  };
  const active =
    document.activeElement instanceof HTMLElement && root.contains(document.activeElement)
      ? document.activeElement
      : null;
  if (!active) {
    (root.querySelector<HTMLElement>("[data-thing]:not(:disabled), [data-first]") ?? all[0])?.focus();
    return true;
  }
  const others = all.filter((e) => e !== active);
  const at = nearest(middle(active), others.map(middle), key);
  others[at]?.focus();
  return at >= 0;
}

export const typing = (target: EventTarget | null): boolean =>
  target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement || target instanceof HTMLSelectElement;
