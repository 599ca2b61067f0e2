/** Is the middle of it on the screen, with nothing of the table over it? */
function seen(thing: Element): boolean {
  const { left, top, width, height } = thing.getBoundingClientRect();
  const there = document.elementFromPoint(left + width / 2, top + height / 2);
  return there !== null && (thing.contains(there) || there.contains(thing));
}

/** Scrolls to the first of these things, unless one of them is seen as it is. */
export function bringIntoView(root: HTMLElement | undefined, things: string): void {
  const found = [...(root?.querySelectorAll(things) ?? [])].filter((thing) => thing.checkVisibility());
  if (!found.some(seen)) found[0]?.scrollIntoView({ block: "nearest", inline: "nearest" });
}
