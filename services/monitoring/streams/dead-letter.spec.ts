import { describe, expect, it } from '@jest/globals';
import { type DeadLetter, findLetterRefusal } from './dead-letter.js';

const letter: DeadLetter = {
  id: '7',
  reader: 'trails',
  seq: 70,
  partitionKey: 'hanako',
  error: 'RangeError',
  outcome: null,
  firstId: '7',
};

describe('findLetterRefusal', () => {
  it('returns nothing for the first open letter of its key', () => {
    expect(findLetterRefusal(letter)).toBeUndefined();
  });

  it.each(['taken', 'discarded'] as const)('refuses a letter that is %s', (outcome) => {
    expect(findLetterRefusal({ ...letter, outcome, firstId: null })).toEqual({ code: 'LetterClosed', outcome });
  });

  it('refuses a letter behind another of its key, and names that one', () => {
    expect(findLetterRefusal({ ...letter, firstId: '5' })).toEqual({ code: 'NotFirst', firstId: '5' });
  });
});
