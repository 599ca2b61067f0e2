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

export type Cue = keyof typeof cues;

let context: AudioContext | null = null;

export function cue(name: Cue): void {
  if (!settings.sound) return;
  context ??= new AudioContext();
  if (context.state === "suspended") void context.resume();
  const start = context.currentTime + 0.01;
  for (const [frequency, at, length, shape = "sine", gain = 0.8] of cues[name] as Note[]) {
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
