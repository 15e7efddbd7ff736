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
  it('given the first that is open of its key, then nothing stands against a command on it', () => {
    expect(findLetterRefusal(letter)).toBeUndefined();
  });

  it.each(['taken', 'discarded'] as const)('given one that is %s, then nothing can be done with it', (outcome) => {
    expect(findLetterRefusal({ ...letter, outcome, firstId: null })).toEqual({ code: 'LetterClosed', outcome });
  });

  it('given one behind another of its key, then that has its turn before', () => {
    expect(findLetterRefusal({ ...letter, firstId: '5' })).toEqual({ code: 'NotFirst', firstId: '5' });
  });
});
