import type { GameInfo, OptionInfo } from "../../api/types";

/** Does an option matter with this format and these other options? */
export function matters(option: OptionInfo, game: GameInfo, format: string, options: Record<string, unknown>): boolean {
  if (option.formats.length && !option.formats.includes(format)) return false;
  if (!option.needs) return true;
  const [other, value] = option.needs;
  const held = options[other] ?? game.options.find((o) => o.name === other)?.default;
  return Array.isArray(held) ? held.includes(value) : held === value;
}

/** How a value of an option is called. */
function spelled({ kind }: OptionInfo, value: unknown): string {
  const titles = kind.type === "choice" || kind.type === "several" ? new Map(kind.choices) : null;
  const title = (v: unknown) => titles?.get(String(v)) ?? String(v);
  return Array.isArray(value) ? value.map(title).join(", ") : title(value);
}

const same = (a: unknown, b: unknown) => JSON.stringify(a) === JSON.stringify(b);

/** What is otherwise than usual, a few words each: a flag by its name, a choice by what was chosen. */
export function differences(
  game: GameInfo,
  format: string,
  options: Record<string, unknown>,
  settled = false,
): string[] {
  return (
    game.options
      .filter((option) => option.name in options && matters(option, game, format, options))
      // A table's options are settled: what nobody chose has a value there, too.
      .filter((option) => !settled || option.default !== null)
      .filter((option) => options[option.name] !== null && !same(options[option.name], option.default))
      .map((option) => {
        const value = options[option.name];
        if (option.kind.type === "flag") return value ? option.title : `${option.title}: –`;
        if (option.kind.type === "number") return `${option.title}: ${String(value)}`;
        return spelled(option, value);
      })
  );
}
