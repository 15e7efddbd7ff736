import { describe, expect, it } from '@jest/globals';
import { computeSecondsToWait, extractCodeDigits } from './phone-code.rules';

describe('extractCodeDigits', () => {
  it.each([
    ['123456', '123456'],
    ['123 456', '123456'],
    [' 123-456\n', '123456'],
    ['１２３４５６', '123456'],
    ['認証コード：123456', '123456'],
    ['1234567', '123456'],
    ['12a', '12'],
    ['', ''],
  ])('reads %j as %j', (typed, digits) => expect(extractCodeDigits(typed)).toBe(digits));
});

describe('computeSecondsToWait', () => {
  it.each([
    [0, 60],
    [1, 60],
    [1000, 59],
    [59_001, 1],
    [60_000, 0],
    [90_000, 0],
  ])('counts down from a minute: after %d ms %d s remain', (passed, left) => {
    expect(computeSecondsToWait(1_000_000, 1_000_000 + passed)).toBe(left);
  });
});
