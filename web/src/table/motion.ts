/**
 * Motion as the difference of two views. Whatever may move carries `data-thing` (what it is) and stands in an element with
 * `data-zone`; a zone may name with `data-from` and `data-to` the anchors (`data-anchor`) things come from and go to.
 * Call `look` before the page changes and `play` after.
 */
import { moving } from "../lib/settings.svelte";

interface Seen {
  thing: string;
  zone: string;
  box: DOMRect;
  element: HTMLElement;
  from: string;
  to: string;
}

const TIME = 300;
const EASE = "cubic-bezier(.2,.75,.25,1)";

function survey(root: HTMLElement): Seen[] {
  const found: Seen[] = [];
  for (const element of root.querySelectorAll<HTMLElement>("[data-thing]")) {
    const box = element.getBoundingClientRect();
    if (!box.width) continue;
    const zone = element.closest<HTMLElement>("[data-zone]")?.dataset ?? {};
    found.push({
      thing: element.dataset["thing"] ?? "",
      zone: zone["zone"] ?? "",
      box,
      element,
      from: zone["from"] ?? "",
      to: zone["to"] ?? "",
    });
  }
  return found;
}

function anchors(root: HTMLElement): Map<string, DOMRect> {
  const boxes = new Map<string, DOMRect>();
  for (const element of root.querySelectorAll<HTMLElement>("[data-anchor]")) {
    boxes.set(element.dataset["anchor"] ?? "", element.getBoundingClientRect());
  }
  return boxes;
}

export class Motion {
  private before: Seen[] = [];
  private places = new Map<string, DOMRect>();

  look(root: HTMLElement): void {
    this.before = [];
    if (!moving() || document.hidden) return;
    this.places = anchors(root);
    this.before = survey(root);
  }

  play(root: HTMLElement): void {
    if (!this.before.length) return;
    const places = new Map([...this.places, ...anchors(root)]);
    const left = this.before;
    this.before = [];
    const take = (test: (seen: Seen) => boolean): Seen | undefined => {
      const at = left.findIndex(test);
      return at < 0 ? undefined : left.splice(at, 1)[0];
    };
    const strangers: Seen[] = [];
    for (const seen of survey(root)) {
      const same =
        take((b) => b.element === seen.element && b.thing === seen.thing) ??
        take((b) => b.thing === seen.thing && b.zone === seen.zone);
      if (same) glide(seen.element, same.box, seen.box);
      else strangers.push(seen);
    }
    for (const seen of strangers) {
      const from = take((b) => b.thing === seen.thing)?.box ?? places.get(seen.from);
      if (from?.width) glide(seen.element, from, seen.box, true);
      else seen.element.animate([{ opacity: 0, transform: "scale(.9)" }, {}], { duration: TIME, easing: EASE });
    }
    for (const seen of left.slice(0, 12)) depart(seen.element, seen.box, places.get(seen.to));
  }
}

function glide(element: HTMLElement, from: DOMRect, to: DOMRect, arrives = false): void {
  const dx = from.left + from.width / 2 - to.left - to.width / 2;
  const dy = from.top + from.height / 2 - to.top - to.height / 2;
  if (Math.abs(dx) + Math.abs(dy) < 2) return;
  const scale = arrives ? Math.min(1.4, Math.max(0.3, from.width / to.width)) : 1;
  // Only the transform is animated: then the compositor does it alone, however busy the page is.
  element.style.zIndex = arrives ? "30" : "1";
  const flight = element.animate([{ transform: `translate(${dx}px, ${dy}px) scale(${scale})` }, {}], {
    duration: TIME,
    easing: EASE,
  });
  const done = () => (element.style.zIndex = "");
  flight.finished.then(done, done);
}

/** What is gone leaves a shadow that flies where it went. */
function depart(element: HTMLElement, from: DOMRect, to: DOMRect | undefined): void {
  const ghost = element.cloneNode(true) as HTMLElement;
  ghost.removeAttribute("data-thing");
  ghost.removeAttribute("id");
  ghost.setAttribute("aria-hidden", "true");
  ghost.inert = true;
  Object.assign(ghost.style, {
    position: "fixed",
    left: `${from.left}px`,
    top: `${from.top}px`,
    width: `${from.width}px`,
    height: `${from.height}px`,
    margin: "0",
    zIndex: "40",
    pointerEvents: "none",
  });
  document.body.append(ghost);
  const known = to?.width ? to : undefined;
  const dx = known ? known.left + known.width / 2 - from.left - from.width / 2 : 0;
  const dy = known ? known.top + known.height / 2 - from.top - from.height / 2 : -12;
  const end = { transform: `translate(${dx}px, ${dy}px) scale(${known ? 0.25 : 0.85})`, opacity: known ? 0.4 : 0 };
  const flight = ghost.animate([{ transform: "none", opacity: 1 }, end], {
    duration: TIME,
    easing: EASE,
    fill: "forwards",
  });
  const done = () => ghost.remove();
  flight.finished.then(done, done);
}
