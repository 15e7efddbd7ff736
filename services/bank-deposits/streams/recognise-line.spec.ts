import { describe, expect, it } from '@jest/globals';
import { decideAkinLine, decideKnownLine, type KnownDeposit, type LineToRecognise } from './recognise-line.js';

const line = (overrides: Partial<LineToRecognise> = {}): LineToRecognise => ({
  isNumbered: false,
  balance: null,
  mayRepeatBalance: false,
  balancesBefore: [],
  ...overrides,
});
const deposit = (nth: number, balance: number | null = null, isOfSameFile = false): KnownDeposit => ({
  nth,
  balance,
  isOfSameFile,
});

describe('a line of a file', () => {
  it.each<[string, LineToRecognise, readonly KnownDeposit[], boolean, unknown]>([
    ['is new where nothing says the same', line(), [], false, { is: 'new', nth: 1 }],
    ['is known by the bank’s number', line({ isNumbered: true }), [deposit(1)], false, { is: 'known' }],
    ['is known by its balance', line({ balance: 10 }), [deposit(1, 10)], false, { is: 'known' }],
    [
      'is doubtful with the same balance where money may have gone out on its day',
      line({ balance: 10, mayRepeatBalance: true }),
      [deposit(1, 10)],
      false,
      { is: 'doubtful', nth: 2 },
    ],
    [
      'is known with the same balance in an overlap',
      line({ balance: 10, mayRepeatBalance: true }),
      [deposit(1, 10)],
      true,
      { is: 'known' },
    ],
    [
      'is new as the second of two with the same balance',
      line({ balance: 10, mayRepeatBalance: true, balancesBefore: [10] }),
      [deposit(1, 10)],
      true,
      { is: 'new', nth: 2 },
    ],
    [
      'is doubtful with the bank’s number and another balance',
      line({ isNumbered: true, balance: 13 }),
      [deposit(1, 10)],
      true,
      { is: 'doubtful', nth: 2 },
    ],
    ['is new with another balance', line({ balance: 13 }), [deposit(1, 10)], false, { is: 'new', nth: 2 }],
    [
      'is new with another balance also in an overlap',
      line({ balance: 13 }),
      [deposit(1, 10)],
      true,
      { is: 'new', nth: 2 },
    ],
    ['is doubtful without a balance', line(), [deposit(1)], false, { is: 'doubtful', nth: 2 }],
    [
      'is doubtful beside one without a balance',
      line({ balance: 10 }),
      [deposit(1)],
      false,
      { is: 'doubtful', nth: 2 },
    ],
    ['is known without a balance in an overlap', line(), [deposit(1)], true, { is: 'known' }],
    [
      'is new as the second of two where one is known',
      line({ balancesBefore: [null] }),
      [deposit(1)],
      true,
      { is: 'new', nth: 2 },
    ],
    [
      'is known as the second of two that are known',
      line({ balancesBefore: [null] }),
      [deposit(1), deposit(2)],
      true,
      { is: 'known' },
    ],
    [
      'is new beside one of its own file',
      line({ balancesBefore: [null] }),
      [deposit(1, null, true)],
      false,
      { is: 'new', nth: 2 },
    ],
    [
      'is told from the one before it by its balance',
      line({ balance: 13, balancesBefore: [10] }),
      [deposit(1, 13)],
      false,
      { is: 'known' },
    ],
  ])('%s', (_, one, deposits, overlaps, recognised) => {
    expect(decideKnownLine(one, deposits, overlaps)).toEqual(recognised);
  });
});

describe('a line that an earlier file has in another notation', () => {
  it.each<[string, LineToRecognise, readonly KnownDeposit[], string]>([
    ['is new where no deposit is like it', line(), [], 'new'],
    ['is doubtful without balances', line(), [deposit(1)], 'doubtful'],
    ['is doubtful where one of them has no balance', line({ balance: 10 }), [deposit(1)], 'doubtful'],
    ['is known by its balance', line({ balance: 10 }), [deposit(1, 10)], 'known'],
    [
      'is doubtful with the same balance where money may have gone out',
      line({ balance: 10, mayRepeatBalance: true }),
      [deposit(1, 10)],
      'doubtful',
    ],
    ['is new with another balance', line({ balance: 13 }), [deposit(1, 10)], 'new'],
    ['is new beside one of its own file', line(), [deposit(1, null, true)], 'new'],
  ])('%s', (_, one, akin, is) => {
    expect(decideAkinLine(one, akin)).toBe(is);
  });
});
