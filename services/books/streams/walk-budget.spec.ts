import { describe, expect, it } from '@jest/globals';
import { workFor } from './walk-budget.js';

describe('what the walks along the log may work in a minute', () => {
  it.each([
    ['nothing is known of the minute before', null],
    ['nothing came', 0],
    ['as much came as can be followed', 120_000],
  ])('given that %s, then all of it', (_, events) => expect(workFor(events)).toBe(2500));

  it('given a rush, then a stretch alone, since those who draw want the processors', () =>
    expect(workFor(540_000)).toBe(1));
});
