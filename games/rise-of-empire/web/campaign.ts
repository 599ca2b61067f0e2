import type { CardInfo } from "$web/api/types";
import type { Board as TableBoard, Choice } from "$web/table/board.svelte";
import type { CampaignView, Deed, RowView, SheetView, Types, UpgradedView } from "./types";

export type Board = TableBoard<Types>;

export interface Offer {
  action: string;
  sheet: SheetView;
  row: RowView;
}

/** The stickers behind the legal upgrades. */
export function offers(
  sheets: readonly SheetView[],
  choices: readonly Choice<Extract<Deed, { type: "upgrade" }>>[],
): Offer[] {
  return choices.flatMap(({ action, data: { sticker } }) => {
    const sheet = sheets.find((s) => s.rows.some((row) => row.sticker === sticker));
    const row = sheet?.rows.find((r) => r.sticker === sticker);
    return sheet && row ? [{ action, sheet, row }] : [];
  });
}

/** A card of the row that a seat could upgrade while it acquires it. */
export interface Upgrade {
  card: string;
  /** Beside the card's cost. */
  price: number;
  /** Card and sticker together. */
  whole: number;
  /** Both can be paid now. */
  now: boolean;
  stickers: string[];
}

/** What I could upgrade; nothing for who looks on. */
export function upgrades(board: Board, campaign: CampaignView): Upgrade[] {
  const { seat } = board;
  if (seat === null) return [];
  const trade = board.view.seats.find((realm) => realm.seat === seat)?.trade ?? 0;
  return campaign.upgradable.flatMap(({ card, prices, stickers }) => {
    const price = prices[seat - 1] ?? null;
    if (price === null) return [];
    const whole = (board.card(card).cost ?? 0) + price;
    const now = board.of("buy", { card }).length > 0 && trade >= whole;
    return [{ card, price, whole, now, stickers: stickers[seat - 1] ?? [] }];
  });
}

/** An upgraded card as the card list shows cards: the view leaves out what a card has not. */
export const asListed = (card: UpgradedView["en"]): CardInfo => ({
  ...card,
  faction: card.faction ?? null,
  cost: card.cost ?? null,
  defense: card.defense ?? null,
  more: card.more ?? {},
});
