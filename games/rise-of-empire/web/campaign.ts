import type { CardInfo } from "$web/api/types";
import type { Board as TableBoard, Choice } from "$web/table/board.svelte";
import type { Deed, RowView, SheetView, Types, UpgradedView } from "./types";

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

/** An upgraded card as the card list shows cards: the view leaves out what a card has not. */
export const asListed = (card: UpgradedView["en"]): CardInfo => ({
  ...card,
  faction: card.faction ?? null,
  cost: card.cost ?? null,
  defense: card.defense ?? null,
  more: card.more ?? {},
});
