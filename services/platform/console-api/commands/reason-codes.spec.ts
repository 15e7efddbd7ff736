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
  ])('given %s/%s, which moves value, then one of a short list is wanted, and there is always another', (...of) => {
    const { codes, isRequired } = reasonCodesOf(...of);
    expect(isRequired).toBe(true);
    expect(codes.length).toBeLessThan(REASON_CODES.length);
    expect(new Set(codes).size).toBe(codes.length);
    expect(codes.at(-1)).toBe('other');
  });

  it('given what moves none, then any may be said, or none', () => {
    expect(reasonCodesOf('members', 'ban')).toEqual({ codes: REASON_CODES, isRequired: false });
  });
});
