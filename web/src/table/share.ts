import { house } from "../api/house.svelte";
import type { TableInfo } from "../api/types";

/** Could anybody else open a link to this table? To a private one only those who sit there. What this browser has is said to be here only. */
export const shareable = (table: TableInfo): boolean =>
  house.isHere(`/tables/${table.id}`) ||
  table.visibility !== "private" ||
  table.seats.some((seat) => seat.player && !seat.mine);
