import type { CardInfo } from "$web/api/types";
import type { Lang } from "$web/lib/languages";

/** What a table's view says of its campaign, as the crate writes it. */
export type Both = Record<Lang, string>;

export type Side = "star_empire" | "trade_federation";

export interface StickerRow {
  cost: number;
  ship: Both;
  base: Both;
  sticker: string;
  /** The upgraded card that carries it. */
  used: string | null;
}

export interface Sheet {
  side: Side;
  number: number;
  title: Both;
  rows: StickerRow[];
}

export interface CampaignView {
  label: Both;
  scenario: number;
  name: Both;
  story: Both;
  rules: Record<Lang, string[]>;
  first: number;
  sides: [Side, Side];
  points: [number, number];
  sheets: Sheet[];
  political: { sheet: number; used: [number, number] } | null;
  bonus: { name: Both; text: Both; points: number; progress: [number, number]; earned: number | null } | null;
  upgraded: ({ id: string; by: Side; sheet: number } & Record<Lang, CardInfo>)[];
}

export interface Offer {
  action: string;
  sheet: Sheet;
  row: StickerRow;
}

/** The stickers behind the legal `upgrade` actions. */
export function offers(sheets: readonly Sheet[], actions: readonly string[]): Offer[] {
  return actions.flatMap((action) => {
    const sticker = action.split(" ")[1];
    const sheet = sheets.find((s) => s.rows.some((row) => row.sticker === sticker));
    const row = sheet?.rows.find((r) => r.sticker === sticker);
    return sheet && row ? [{ action, sheet, row }] : [];
  });
}
