import { BURST, CRACKS, computeTurnMs } from './reveal.rules';

/** Sound: a tone that may glide, or noise around a pitch. */
export interface Note {
  readonly kind: 'tone' | 'noise';
  /** start, ms after the cue */
  readonly atMs: number;
  readonly forMs: number;
  readonly hz: number;
  /** final pitch; `hz` when left out */
  readonly toHz?: number;
  /** volume from 0 to 1 */
  readonly volume: number;
}

/** Sounds and vibration at one moment of the reveal. */
export interface Cue {
  readonly notes: readonly Note[];
  /** pattern of `navigator.vibrate`: ms on and off in turn */
  readonly vibration: readonly number[];
}

const tone = (atMs: number, forMs: number, hz: number, volume: number, toHz?: number): Note => ({
  kind: 'tone',
  ...{ atMs, forMs, hz, toHz, volume },
});
const noise = (atMs: number, forMs: number, hz: number, volume: number, toHz?: number): Note => ({
  kind: 'noise',
  ...{ atMs, forMs, hz, toHz, volume },
});

/** Returns tones one after the other, each ringing on. */
const arpeggio = (pitches: readonly number[], stepMs: number, ringMs: number, volume: number): Note[] =>
  pitches.map((hz, i) => tone(i * stepMs, ringMs, hz, volume));

/** C major over three octaves. */
const [C4, G4, C5, E5, G5, C6, E6, G6] = [261.6, 392, 523.3, 659.3, 784, 1046.5, 1318.5, 1568] as const;

/** Vibration of a crack, ms. */
const CRACK_MS = 25;

/** Returns the cue of a best card: a rising hum, the cracks, and the burst. */
const buildSuspenseCue = (rarity: number): Cue => {
  const ms = computeTurnMs({ rarity });
  const cracks = CRACKS.map((part) => Math.round(part * ms));
  return {
    notes: [
      tone(0, BURST * ms, C4 / 2, 0.4, C4),
      tone(0, BURST * ms, G4 / 2, 0.25, G4),
      ...cracks.map((atMs, i) => noise(atMs, 90, 3200 + 600 * i, 0.35 + 0.1 * i)),
      noise(BURST * ms, 0.3 * ms, 900, 0.5, 5200),
    ],
    vibration: [
      0,
      cracks[0]!,
      CRACK_MS,
      ...cracks.slice(1).flatMap((atMs, i) => [atMs - cracks[i]! - CRACK_MS, CRACK_MS]),
    ],
  };
};

/** Cues of a turning card, by rarity. */
const TURN: readonly Cue[] = [
  { notes: [noise(0, 90, 2400, 0.2)], vibration: [8] },
  { notes: [noise(0, 160, 1800, 0.25, 3600), tone(0, 420, C5, 0.12, G5)], vibration: [12] },
  buildSuspenseCue(2),
  buildSuspenseCue(3),
];

/** Cues of an open card, by rarity. */
const OPEN: readonly Cue[] = [
  { notes: [tone(0, 220, C5, 0.15)], vibration: [] },
  { notes: arpeggio([G5, C6], 70, 420, 0.18), vibration: [18] },
  { notes: arpeggio([C5, E5, G5, C6], 80, 900, 0.22), vibration: [40, 40, 60] },
  {
    notes: [...arpeggio([C5, E5, G5, C6, E6, G6, C6 * 2], 90, 1600, 0.22), tone(0, 2000, C4, 0.3)],
    vibration: [60, 40, 60, 40, 160],
  },
];

const pickByRarity = (cues: readonly Cue[], { rarity }: { rarity: number }): Cue => cues[rarity] ?? cues[0]!;

export const turnCueOf = (card: { rarity: number }): Cue => pickByRarity(TURN, card);
export const openCueOf = (card: { rarity: number }): Cue => pickByRarity(OPEN, card);

/** Cue for the start of the film, and a sample when the sound is switched on. */
export const START_CUE: Cue = {
  notes: [noise(0, 700, 500, 0.2, 2600), ...arpeggio([C5, G5], 120, 600, 0.12)],
  vibration: [15],
};

/** Cue for all cards turning together. */
export const TOGETHER_CUE: Cue = {
  notes: Array.from({ length: 8 }, (_, i) => noise(i * 60, 80, 1600 + 220 * i, 0.16)),
  vibration: [20, 40, 20],
};
