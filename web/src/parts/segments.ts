/** Do these choices fit beside each other? Names of packs, with where they come from, do not. */
export function fitsSegments(choices: [string, string][]): boolean {
  return choices.length <= 4 && choices.every(([, label]) => label.length <= 28);
}

/** What is chosen, in full: a list may cut it off. */
export function chosen(choices: [string, string][], value: string): string {
  return choices.find(([v]) => v === value)?.[1] ?? "";
}
