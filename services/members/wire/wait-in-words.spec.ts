import { describe, expect, it } from '@jest/globals';
import { waitInWords } from './wait-in-words.js';

describe('how long to wait, in words', () => {
  it.each([
    [1, '約1分後', 'in about 1 minute'],
    [60, '約1分後', 'in about 1 minute'],
    [61, '約2分後', 'in about 2 minutes'],
    [99 * 60, '約99分後', 'in about 99 minutes'],
    [99 * 60 + 1, '約2時間後', 'in about 2 hours'],
    [12 * 3600, '約12時間後', 'in about 12 hours'],
  ])('describes %d s as %s', (seconds, ja, en) => {
    expect(waitInWords(seconds)).toEqual({ ja, en });
  });
});
