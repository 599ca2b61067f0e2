import { settings } from "./settings.svelte";

/** Short tones made here, one family of intervals; nothing is ever fetched. */
type Note = [frequency: number, at: number, length: number, shape?: OscillatorType, gain?: number];

const cues = {
  deal: [[520, 0, 0.05, "triangle", 0.3]],
  play: [
    [392, 0, 0.09, "triangle"],
    [588, 0.05, 0.12, "sine"],
  ],
  trade: [
    [784, 0, 0.08, "sine"],
    [1176, 0.06, 0.14, "sine", 0.6],
  ],
  buy: [
    [660, 0, 0.07, "triangle"],
    [880, 0.06, 0.09, "triangle"],
    [1320, 0.12, 0.16, "sine", 0.5],
  ],
  combat: [
    [196, 0, 0.1, "sawtooth", 0.5],
    [147, 0.05, 0.14, "sawtooth", 0.4],
  ],
  strike: [
    [110, 0, 0.22, "sawtooth", 0.7],
    [73, 0.03, 0.28, "square", 0.4],
  ],
  gain: [
    [523, 0, 0.1, "sine"],
    [659, 0.07, 0.1, "sine"],
    [784, 0.14, 0.18, "sine"],
  ],
  scrap: [
    [240, 0, 0.06, "square", 0.3],
    [160, 0.05, 0.12, "sawtooth", 0.35],
  ],
  turn: [
    [440, 0, 0.12, "sine"],
    [660, 0.1, 0.22, "sine"],
  ],
  refuse: [[180, 0, 0.12, "square", 0.25]],
  tick: [[900, 0, 0.03, "sine", 0.25]],
  win: [
    [523, 0, 0.16],
    [659, 0.14, 0.16],
    [784, 0.28, 0.16],
    [1047, 0.42, 0.5],
  ],
  lose: [
    [392, 0, 0.2],
    [330, 0.18, 0.2],
    [262, 0.36, 0.5],
  ],
} satisfies Record<string, Note[]>;

/** Deeds that sound alike in no two games have tones of their own. */
const more = {
  land: [
    [330, 0, 0.08, "triangle", 0.5],
    [220, 0.06, 0.16, "sine", 0.6],
  ],
  vote: [
    [494, 0, 0.07, "square", 0.12],
    [494, 0.1, 0.07, "square", 0.12],
  ],
  battle: [
    [98, 0, 0.16, "sawtooth", 0.6],
    [131, 0.09, 0.16, "sawtooth", 0.5],
    [87, 0.18, 0.3, "square", 0.35],
  ],
  charge: [
    [165, 0, 0.22, "sawtooth", 0.18],
    [330, 0.06, 0.22, "sine", 0.5],
    [660, 0.14, 0.26, "sine", 0.6],
  ],
  ship_away: [
    [660, 0, 0.1, "sine", 0.5],
    [440, 0.08, 0.12, "sine", 0.5],
    [330, 0.16, 0.16, "sine", 0.4],
  ],
  sticker: [
    [1047, 0, 0.04, "triangle", 0.4],
    [784, 0.05, 0.05, "triangle", 0.4],
    [1568, 0.13, 0.22, "sine", 0.5],
  ],
} satisfies Record<string, Note[]>;

const all = { ...cues, ...more };

export type Cue = keyof typeof all;

let context: AudioContext | null = null;

export function cue(name: Cue): void {
  // Nothing is heard before the page was touched: browsers forbid it, and nobody expects it.
  if (!settings.sound || !navigator.userActivation?.hasBeenActive) return;
  context ??= new AudioContext();
  if (context.state === "suspended") void context.resume();
  const start = context.currentTime + 0.01;
  for (const [frequency, at, length, shape = "sine", gain = 0.8] of all[name] as Note[]) {
    const tone = context.createOscillator();
    const level = context.createGain();
    tone.type = shape;
    tone.frequency.value = frequency;
    level.gain.setValueAtTime(0, start + at);
    level.gain.linearRampToValueAtTime(gain * 0.16 * settings.volume, start + at + 0.008);
    level.gain.exponentialRampToValueAtTime(0.0001, start + at + length);
    tone.connect(level).connect(context.destination);
    tone.start(start + at);
    tone.stop(start + at + length + 0.02);
  }
}
