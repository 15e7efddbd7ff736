import { describe, expect, it } from '@jest/globals';
import { dayOf, languageOf, oppositePairsOf, PAIRS, pairOf } from './turns.js';

const FILES = Array.from({ length: 40 }, (_, i) => `journey-${i}.pw.ts`);

describe('the daily selection of journeys', () => {
  it('runs a journey about behaviour in every pair within four days', () => {
    for (const file of FILES)
      expect(new Set([0, 1, 2, 3].map((day) => pairOf(file, 20_000 + day)))).toEqual(new Set(PAIRS));
  });

  it('runs a journey about looks in every pair within two days, each day in opposite ones', () => {
    for (const file of FILES) {
      const [today, tomorrow] = [oppositePairsOf(file, 20_000), oppositePairsOf(file, 20_001)];
      expect(new Set([...today, ...tomorrow])).toEqual(new Set(PAIRS));
      for (const word of [0, 1]) expect(new Set(today.map((pair) => pair.split(' ')[word])).size).toBe(2);
    }
  });

  it('spreads the journeys of a day over all pairs and both languages', () => {
    expect(new Set(FILES.map((file) => pairOf(file, 20_000)))).toEqual(new Set(PAIRS));
    expect(new Set(FILES.map((file) => languageOf(file, 20_000)))).toEqual(new Set(['ja', 'en']));
    for (const file of FILES) expect(languageOf(file, 20_000)).not.toBe(languageOf(file, 20_001));
  });

  it('changes at midnight in Tokyo', () => {
    expect(dayOf(Date.parse('2026-11-26T23:59:59+09:00')) + 1).toBe(dayOf(Date.parse('2026-11-27T00:00:00+09:00')));
  });
});
