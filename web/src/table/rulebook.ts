/** Which section of the rules pages a thing of the table, or the first word of an action, is explained in. */
const sections: Record<string, Record<string, number>> = {
  "star-realms": {
    play: 3,
    buy: 4,
    take: 4,
    attack: 5,
    use: 5,
    ally: 6,
    scrap: 7,
    end: 8,
    give: 9,
    pass: 9,
    rivals: 9,
  },
  "rise-of-empire": { upgrade: 3, stickers: 4, scenario: 6 },
  "rise-to-power": {
    draw: 2,
    acquire: 4,
    contracts: 4,
    power: 5,
    upgrade: 6,
    contest: 7,
    defend: 7,
    take: 8,
    trade: 8,
    exchange: 8,
    agendas: 9,
  },
  "galactic-rebellion": {
    specialists: 2,
    initiative: 3,
    place: 3,
    influence: 4,
    land: 4,
    route: 4,
    goods: 5,
    take: 5,
    missions: 6,
    perform: 6,
    research: 6,
    buy: 6,
    war: 7,
    attack: 7,
    senate: 8,
    bid: 8,
    score: 9,
  },
};

/** Where the rules tell of it; the campaign is played by the rules of Star Realms where it has none of its own. */
export function ruleOf(game: string, about: string): string | null {
  const word = about.split(" ")[0] ?? "";
  for (const book of game === "rise-of-empire" ? [game, "star-realms"] : [game]) {
    const section = sections[book]?.[word];
    if (section) return `/rules/${book}#s${section}`;
  }
  return null;
}
