import { createHash } from 'node:crypto';

/** The windows and languages in which members' journeys run; neighbours share neither width nor language. */
export const PAIRS = ['375 ja', '1280 en', '375 en', '1280 ja'] as const;

export type Pair = (typeof PAIRS)[number];

export type Language = 'ja' | 'en';

const DAY_MS = 86_400_000;
const TOKYO_OFFSET_MS = 9 * 3_600_000;

/** Returns the number of the Tokyo day at a moment, in milliseconds since 1970. */
export const dayOf = (at: number): number => Math.floor((at + TOKYO_OFFSET_MS) / DAY_MS);

const placeOf = (file: string): number => createHash('sha256').update(file).digest().readUInt32BE();

const turnOf = (file: string, day: number, turns: number): number => (placeOf(file) + day) % turns;

/** Returns the one pair in which a journey about behaviour runs on a day. Four days in a row cover all pairs. */
export const pairOf = (file: string, day: number): Pair => PAIRS[turnOf(file, day, 4)]!;

/** Returns the two opposite pairs in which a journey about looks runs on a day. Two days in a row cover all pairs. */
export const oppositePairsOf = (file: string, day: number): readonly Pair[] =>
  turnOf(file, day, 2) === 0 ? PAIRS.slice(0, 2) : PAIRS.slice(2);

/** Returns the language in which a journey through the console runs on a day. Two days in a row cover both. */
export const languageOf = (file: string, day: number): Language => (turnOf(file, day, 2) === 0 ? 'ja' : 'en');
