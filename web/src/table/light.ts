/** While the pointer rests on a line of the log, what it speaks of is lit on the table (`data-thing`, `data-place`, `data-lights`). */
export function lightUp(node: HTMLElement, about: string[]) {
  let named = about;
  let lit: Element[] = [];
  const off = () => {
    for (const thing of lit) thing.removeAttribute("data-spoken-of");
    lit = [];
  };
  const on = () => {
    off();
    const things = document.querySelectorAll<HTMLElement>("main [data-thing], main [data-place], main [data-lights]");
    lit = [...things].filter(({ dataset }) =>
      ["thing", "place", "lights"].some((key) => named.includes(dataset[key] ?? "")),
    );
    for (const thing of lit) thing.setAttribute("data-spoken-of", "");
  };
  node.addEventListener("pointerenter", on);
  node.addEventListener("pointerleave", off);
  return {
    update: (next: string[]) => (named = next),
    destroy: off,
  };
}
