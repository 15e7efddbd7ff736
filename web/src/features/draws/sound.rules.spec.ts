import { describe, expect, it } from '@jest/globals';
import { BURST, CRACKS, computeTurnMs } from './reveal.rules';
import { type Cue, openCueOf, START_CUE, TOGETHER_CUE, turnCueOf } from './sound.rules';

const RARITIES = [0, 1, 2, 3].map((rarity) => ({ rarity }));
const lengthMs = ({ notes }: Cue) => Math.max(...notes.map(({ atMs, forMs }) => atMs + forMs));

describe('the sounds of a reveal', () => {
  it.each([...RARITIES.map(turnCueOf), ...RARITIES.map(openCueOf), START_CUE, TOGETHER_CUE])(
    'stay within audible and safe limits: %#',
    ({ notes }) => {
      expect(notes.length).toBeGreaterThan(0);
      for (const { hz, toHz = hz, volume, forMs } of notes) {
        expect(Math.min(hz, toHz)).toBeGreaterThan(120);
        expect(Math.max(hz, toHz)).toBeLessThan(8000);
        expect(volume).toBeLessThanOrEqual(0.6);
        expect(forMs).toBeGreaterThan(0);
      }
    },
  );

  it('end when the card lies open', () => {
    for (const card of RARITIES) expect(lengthMs(turnCueOf(card))).toBeLessThanOrEqual(computeTurnMs(card));
  });

  it('last longer the rarer a card is', () => {
    const times = RARITIES.map((card) => lengthMs(openCueOf(card)));
    expect(times).toEqual([...times].sort((a, b) => a - b));
  });

  it('crack and burst together with the picture', () => {
    for (const rarity of [2, 3]) {
      const begins = turnCueOf({ rarity }).notes.map(({ atMs }) => Math.round(atMs));
      for (const part of [...CRACKS, BURST]) expect(begins).toContain(Math.round(part * computeTurnMs({ rarity })));
    }
  });

  it('vibrate at each crack', () => {
    const { vibration } = turnCueOf({ rarity: 3 });
    const begins = vibration.map((_, i) => vibration.slice(0, i).reduce((sum, ms) => sum + ms, 0));
    const shakes = begins.filter((_, i) => i % 2 === 0 && vibration[i]! > 0);
    expect(shakes).toEqual(CRACKS.map((part) => Math.round(part * computeTurnMs({ rarity: 3 }))));
  });

  it('fall back to those of a common card for an unknown rarity', () => {
    expect(turnCueOf({ rarity: 9 })).toBe(turnCueOf({ rarity: 0 }));
  });
});
