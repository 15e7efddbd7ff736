import { describe, expect, it } from '@jest/globals';
import { workFor } from './walk-budget.js';

describe('the budget of log verification in a minute', () => {
  it.each([
    ['nothing is known of the minute before', null],
    ['nothing came', 0],
    ['as much came as can be followed', 120_000],
  ])('given that %s, then it is the whole budget', (_, events) => expect(workFor(events)).toBe(2500));

  it('given a rush, then it is one range, because draws need the processors', () => expect(workFor(540_000)).toBe(1));
});
