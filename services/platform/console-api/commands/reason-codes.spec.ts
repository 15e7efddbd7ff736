import { describe, expect, it } from '@jest/globals';
import { REASON_CODES, reasonCodesOf } from './reason-codes.shared.js';

describe('reasonCodesOf', () => {
  it.each([
    ['members', 'grant-points'],
    ['members', 'grant-coins'],
    ['members', 'reverse-grant'],
    ['payments', 'refund'],
    ['payments', 'confirm-deposit'],
    ['payments', 'record-return'],
    ['payments', 'settle-debt'],
    ['deposits', 'return'],
    ['deposits', 'match'],
    ['deposits', 'credit-smaller'],
  ])('requires one of a short list that ends with `other` for %s/%s, which moves value', (...of) => {
    const { codes, isRequired } = reasonCodesOf(...of);
    expect(isRequired).toBe(true);
    expect(codes.length).toBeLessThan(REASON_CODES.length);
    expect(new Set(codes).size).toBe(codes.length);
    expect(codes.at(-1)).toBe('other');
  });

  it('makes every category optional for a command that moves no value', () => {
    expect(reasonCodesOf('members', 'ban')).toEqual({ codes: REASON_CODES, isRequired: false });
  });
});
