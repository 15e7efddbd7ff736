import { describe, expect, it } from '@jest/globals';
import { formatsOf } from './format';

describe('a chance', () => {
  const { odds } = formatsOf('ja');

  it.each([
    [10 / 4998, '0.2%'],
    [4 / 150, '2.7%'],
    [1 / 3, '33%'],
    [1 / 120_000, '0.00083%'],
    [1, '100%'],
  ])('of %f is told in two figures: %s', (share, told) => expect(odds(share)).toBe(told));

  it.each([
    [1996 / 2000, '99.8%'],
    [119_999 / 120_000, '99.99%'],
  ])('of %f is not called certain: %s', (share, told) => expect(odds(share)).toBe(told));
});
