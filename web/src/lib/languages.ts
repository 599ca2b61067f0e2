/** The languages the pages speak, each in its own name: adding one is its files of words and a line here. */
export const languages = { en: "English", fr: "Français" } as const;

export type Lang = keyof typeof languages;

export const LANGS = Object.keys(languages) as Lang[];

const known = (code: string): Lang | undefined => LANGS.find((lang) => code.toLowerCase().split("-")[0] === lang);

/** The one that was chosen, else the first of a reader's languages that we speak. */
export function preferredLang(saved: string | null, asked: readonly string[] = navigator.languages): Lang {
  return known(saved ?? "") ?? asked.map(known).find((lang) => lang !== undefined) ?? "en";
}
