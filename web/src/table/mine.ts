import type { SeatNumber } from "../api/types";

/** The name of a thing ends with its part of the sentence. */
const THING = "[^,.:;(]+?";
/** What is done to a thing stands before it: `destroys`, `Contest`, `deals 3 damage to`. */
const DEED = "attacks? |contests? |destroys? |discards? |puts? |damage to |act on ";

const sayAt = (start: number, whole: string, words: string) =>
  start === 0 && /^\p{Lu}/u.test(whole) ? words.charAt(0).toLocaleUpperCase() + words.slice(1) : words;

/** What is mine is called so: `rebel of Player 1` is "your rebel", « le contrat Port 2 du Joueur 1 » is « votre contrat Port 2 ». */
export function withMine(words: string, me: SeatNumber | null, lang: string): string {
  if (me === null) return words;
  if (lang !== "fr")
    return words.replace(
      new RegExp(`^(.*?(?:${DEED}))?(?:the )?(${THING}) of Player ${me}\\b`, "iu"),
      (whole, deed: string | undefined, thing: string) =>
        deed ? `${deed}your ${thing}` : sayAt(0, whole, `your ${thing}`),
    );
  const named = new RegExp(`(?<!\\p{L})(au |le |la |l['’]|une? )(${THING}) du Joueur ${me}\\b`, "iu");
  if (!named.test(words))
    return words.replace(new RegExp(`^(${THING}) du Joueur ${me}\\b`, "u"), (whole, thing: string, start: number) =>
      sayAt(start, whole, `votre ${thing}`),
    );
  return words.replace(named, (whole, little: string, thing: string, start: number) => {
    const to = little.toLowerCase() === "au " ? "à " : "";
    return sayAt(start, whole, `${to}votre ${thing}`);
  });
}
