import { describe, expect, it } from '@jest/globals';
import { points } from '../../kernel/money.js';
import { type ConvertedLot, traceMoney } from './money-trace.js';

const origin = { lotId: 'bought', amount: points(3000) };
const converted = (lotId: string, amount: number, ...parents: [string, number][]): ConvertedLot => ({
  lotId,
  amount: points(amount),
  parents: parents.map(([parent, paid]) => ({ lotId: parent, amount: points(paid) })),
});
const traced = (...conversions: ConvertedLot[]) => Object.fromEntries(traceMoney(origin, conversions));

describe('money of a lot in the lots converted from it', () => {
  it('equals the price of the cards, not their value', () => {
    expect(traced(converted('rich', 8000, ['bought', 100]))).toEqual({ rich: 100 });
    expect(traced(converted('poor', 30, ['bought', 100]))).toEqual({ poor: 30 });
  });

  it('excludes the parts that other lots paid', () => {
    expect(traced(converted('mixed', 500, ['bought', 60], ['other', 40]))).toEqual({ mixed: 60 });
    expect(traced(converted('strange', 500, ['other', 100]))).toEqual({});
  });

  it('continues in proportion in later conversions', () => {
    const first = converted('first', 8000, ['bought', 100]);
    expect(traced(first, converted('second', 9000, ['first', 4000]))).toEqual({ first: 100, second: 50 });
  });
});
