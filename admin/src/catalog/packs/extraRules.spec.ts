import { describe, expect, it } from '@jest/globals';
import { drawsOf, formatDraws, toRuleMessage } from './extraRules';

describe('the draw numbers in a text', () => {
  it.each([
    ['100', [100]],
    ['100, 500・1000', [100, 500, 1000]],
    ['１００、５００回目', [100, 500]],
    ['', []],
    ['none', []],
  ])('given %j, then %j', (text, draws) => expect(drawsOf(text)).toEqual(draws));

  it('survive formatting and parsing', () => expect(drawsOf(formatDraws([1, 20, 300]))).toEqual([1, 20, 300]));
});

it('describes a rule by its draws', () => {
  expect(toRuleMessage({ rule: 'at', draws: [100, 500] }, '・')).toEqual([
    'packs.extras.told.at',
    { draws: '100・500' },
  ]);
});
