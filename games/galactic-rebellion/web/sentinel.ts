import { SENTINEL } from "./hues";

/** An imperial sentinel: a hexagonal eye with vanes, small enough for a map. */
export const sentinel = (broken = false): string =>
  `<path d="M12 1.500 21 6.700v10.600l-9 5.200-9-5.200V6.700z" fill="${broken ? "none" : SENTINEL.hull}" stroke="${SENTINEL.vane}" stroke-width="1.600"/>` +
  (broken
    ? ""
    : `<circle cx="12" cy="12" r="4.200" fill="${SENTINEL.eye}"/><circle cx="12" cy="12" r="1.600" fill="${SENTINEL.pupil}"/><path d="M12 1.500v5M12 17.500v5M3 6.700l4.400 2.500M16.600 14.800 21 17.300M21 6.700l-4.400 2.500M7.400 14.800 3 17.300" stroke="${SENTINEL.vane}" stroke-width="1.300"/>`);
