import { SIGN } from "../art/palette";

/** Our own signs, on a 24 grid. Shape before colour: each is told apart at 16 px without hue. A game brings its own along. */
export const ink = SIGN.ink;
export const head = `<circle cx="12" cy="6.2" r="4.200" fill="currentColor"/>`;
export const coat = `<path d="M4 22v-4.500C4 13.700 7.500 12 12 12s8 1.700 8 5.500V22z" fill="currentColor"/>`;

const shared = {
  // What is counted.
  trade: `<path d="M12 1.300 21.300 6.600v10.800L12 22.700l-9.300-5.300V6.600z" fill="var(--trade)"/><path d="M12 6.100l5.200 3v5.900l-5.200 3-5.200-3V9.100z" fill="none" stroke="${SIGN.trade}" stroke-width="2"/>`,
  combat: `<path d="m12 .6 2.400 6.700 6.300-3.500-2.900 6.600 6 2.400-6.300 1.900 2.600 6.600-5.800-3.200L12 23.600l-2.300-5.500-5.800 3.200 2.600-6.600L.2 12.800l6-2.400-2.900-6.600 6.300 3.500z" fill="var(--combat)"/><circle cx="12" cy="12.300" r="2.900" fill="${SIGN.combat}"/>`,
  authority: `<path d="M12 1.200 21 4.300v7.300c0 5.500-3.700 9.200-9 11.200-5.300-2-9-5.700-9-11.200V4.300z" fill="var(--authority)"/><path d="m12 6.200 1.800 3.600 4 .5-3 2.800.8 4-3.600-1.900-3.600 1.900.8-4-3-2.800 4-.5z" fill="${SIGN.authority}"/>`,
  draw: `<rect x="2.500" y="6" width="11.500" height="15.500" rx="2" fill="${SIGN.card}"/><rect x="9" y="2.500" width="12.500" height="16" rx="2" fill="${SIGN.drawn}" stroke="${ink}" stroke-width="1.400"/><path d="M15.200 15V7.200m-3.400 3.300 3.400-3.500 3.400 3.500" stroke="${ink}" stroke-width="2.200" fill="none"/>`,
  discard: `<rect x="3" y="2.500" width="12.500" height="16" rx="2" fill="${SIGN.discarded}"/><path d="M9.200 6v7.600m-3.300-3.200 3.300 3.400 3.300-3.400" stroke="${SIGN.combat}" stroke-width="2.200" fill="none"/><path d="M6 21.500h14.500V8" stroke="${SIGN.discarded}" stroke-width="2" fill="none"/>`,
  shuffle: `<path d="M2 6h4l10 12h5m0 0-3-3m3 3-3 3M2 18h4l3-3.600M13 9.600 16 6h5m0 0-3-3m3 3-3 3" fill="none" stroke="currentColor" stroke-width="2.200"/>`,
  ship: `<path d="M23 12 6 20l3-8-3-8z" fill="currentColor"/><path d="M1 12h5" stroke="currentColor" stroke-width="2.400"/>`,
  unaligned: `<circle cx="12" cy="12" r="9" fill="none" stroke="currentColor" stroke-width="2.400"/><path d="M12 6.500v11M6.500 12h11" stroke="currentColor" stroke-width="2.200"/>`,
  // Players by shape.
  player1: `<circle cx="12" cy="12" r="9.500" fill="currentColor"/>`,
  player2: `<path d="M3 3h18v18H3z" fill="currentColor"/>`,
  player3: `<path d="m12 2 11 20H1z" fill="currentColor"/>`,
  player4: `<path d="m12 .5 10.500 11.500L12 23.500 1.500 12z" fill="currentColor"/>`,
  player5: `<path d="m12 1 3.100 7.600 8.200.6-6.300 5.300 2 8L12 18.200 5 22.500l2-8L.7 9.200l8.200-.6z" fill="currentColor"/>`,
  player6: `<path d="M8 1h8v7h7v8h-7v7H8v-7H1V8h7z" fill="currentColor"/>`,
  influence: `<path d="m12 1 3.400 7.200 7.600.8-5.700 5.200 1.700 7.800L12 18l-7 4 1.700-7.800L1 9l7.600-.8z" fill="var(--trade)"/>`,
  // Things to do.
  undo: `<path d="M9 5 3.500 10.500 9 16M4 10.500h10a6 6 0 0 1 0 12h-4" fill="none" stroke="currentColor" stroke-width="2.400"/>`,
  hint: `<path d="M12 2a7 7 0 0 0-4 12.700V18h8v-3.300A7 7 0 0 0 12 2zM8.500 20h7v2h-7z" fill="currentColor"/>`,
  rules: `<path d="M3 3.500c4-1.500 7-1 9 1 2-2 5-2.500 9-1v16c-4-1.500-7-1-9 1-2-2-5-2.500-9-1z" fill="none" stroke="currentColor" stroke-width="2.200"/><path d="M12 4.500v16" stroke="currentColor" stroke-width="2"/>`,
  flag: `<path d="M5 2v20" stroke="currentColor" stroke-width="2.600"/><path d="M6 3h14l-4 5 4 5H6z" fill="currentColor"/>`,
  settings: `<path d="M3 6h10m4 0h4M3 12h3m4 0h11M3 18h8m4 0h6" stroke="currentColor" stroke-width="2.400"/><circle cx="15" cy="6" r="2.600" fill="currentColor"/><circle cx="8" cy="12" r="2.600" fill="currentColor"/><circle cx="13" cy="18" r="2.600" fill="currentColor"/>`,
  sound: `<path d="M3 9v6h4l6 5V4L7 9z" fill="currentColor"/><path d="M16 8q3 4 0 8m3-11q5 7 0 14" fill="none" stroke="currentColor" stroke-width="2.200"/>`,
  chat: `<path d="M3 4h18v13H11l-5 4.500V17H3z" fill="none" stroke="currentColor" stroke-width="2.200"/><path d="M7 8.500h10M7 12.500h6" stroke="currentColor" stroke-width="2"/>`,
  log: `<path d="M4 5h16M4 10h16M4 15h10M4 20h7" stroke="currentColor" stroke-width="2.400"/>`,
  close: `<path d="m5 5 14 14M19 5 5 19" stroke="currentColor" stroke-width="2.600"/>`,
  menu: `<path d="M3 6h18M3 12h18M3 18h18" stroke="currentColor" stroke-width="2.600"/>`,
  next: `<path d="m8 4 8 8-8 8" fill="none" stroke="currentColor" stroke-width="2.800"/>`,
  back: `<path d="m16 4-8 8 8 8" fill="none" stroke="currentColor" stroke-width="2.800"/>`,
  first: `<path d="M5 4v16m14-16-9 8 9 8z" fill="currentColor" stroke="currentColor" stroke-width="2"/>`,
  last: `<path d="M19 4v16M5 4l9 8-9 8z" fill="currentColor" stroke="currentColor" stroke-width="2"/>`,
  play: `<path d="M6 3.500 20 12 6 20.500z" fill="currentColor"/>`,
  pause: `<path d="M6 4h4v16H6zm8 0h4v16h-4z" fill="currentColor"/>`,
  check: `<path d="m4 12.500 5.500 6L20 5.500" fill="none" stroke="currentColor" stroke-width="3"/>`,
  clock: `<circle cx="12" cy="12" r="9.500" fill="none" stroke="currentColor" stroke-width="2.200"/><path d="M12 6.500V12l4 3" fill="none" stroke="currentColor" stroke-width="2.200"/>`,
  eye: `<path d="M1.500 12Q6 4.500 12 4.500T22.500 12Q18 19.500 12 19.500T1.500 12z" fill="none" stroke="currentColor" stroke-width="2.200"/><circle cx="12" cy="12" r="3.600" fill="currentColor"/>`,
  link: `<path d="M10 14a4.500 4.500 0 0 0 6.500.3l3.500-3.500a4.600 4.600 0 0 0-6.500-6.500L12 5.800M14 10a4.500 4.500 0 0 0-6.500-.3L4 13.200a4.600 4.600 0 0 0 6.500 6.500l1.500-1.500" fill="none" stroke="currentColor" stroke-width="2.200"/>`,
  bot: `<path d="M4 8h16v12H4z" fill="none" stroke="currentColor" stroke-width="2.200"/><path d="M12 2.500V8M1.500 12v4m21-4v4" stroke="currentColor" stroke-width="2.200"/><circle cx="9" cy="13.500" r="1.800" fill="currentColor"/><circle cx="15" cy="13.500" r="1.800" fill="currentColor"/>`,
  human: `${head}${coat}`,
  target: `<circle cx="12" cy="12" r="8" fill="none" stroke="currentColor" stroke-width="2.200"/><path d="M12 1v6m0 10v6M1 12h6m10 0h6" stroke="currentColor" stroke-width="2.200"/>`,
  crown: `<path d="M2 19 1 6l6 5 5-8 5 8 6-5-1 13z" fill="currentColor"/>`,
  warning: `<path d="M12 2 23 21H1z" fill="none" stroke="currentColor" stroke-width="2.200"/><path d="M12 9v6m0 2v2" stroke="currentColor" stroke-width="2.400"/>`,
  plus: `<path d="M12 4v16M4 12h16" stroke="currentColor" stroke-width="2.800"/>`,
  minus: `<path d="M4 12h16" stroke="currentColor" stroke-width="2.800"/>`,
  hand: `<rect x="2" y="6" width="9" height="14" rx="1.600" transform="rotate(-12 6 13)" fill="none" stroke="currentColor" stroke-width="2"/><rect x="12" y="5" width="9" height="14" rx="1.600" transform="rotate(10 16 12)" fill="none" stroke="currentColor" stroke-width="2"/>`,
  deck: `<rect x="6" y="2.500" width="13" height="17" rx="2" fill="none" stroke="currentColor" stroke-width="2"/><path d="M4 5v16h12" fill="none" stroke="currentColor" stroke-width="2"/>`,
  // To a file; into this browser.
  download: `<path d="M12 2.500v12m-5-5 5 5.200 5-5.200M3.500 16v5h17v-5" fill="none" stroke="currentColor" stroke-width="2.400"/>`,
  keep: `<path d="M2.500 3.500h19v17h-19zM2.500 8.500h19" fill="none" stroke="currentColor" stroke-width="2.200"/><path d="m8 14.500 3 3 5.500-6" fill="none" stroke="currentColor" stroke-width="2.400"/>`,
} as const;

/** The signs by name; a game's `signs.ts` adds the names of its own. */
export interface Signs extends Record<keyof typeof shared, string> {}
export type IconName = keyof Signs;

const known: Record<string, string> = { ...shared };

/** Makes a game's signs known, before anything of the game is shown. */
export function addSigns(signs: Record<string, string>): void {
  Object.assign(known, signs);
}

export const sign = (name: IconName): string => known[name] ?? "";

export const isIcon = (name: string): name is IconName => name in known;
