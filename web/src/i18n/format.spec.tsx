import { describe, expect, it } from '@jest/globals';
import { formatsOf } from './format';

describe('odds', () => {
  const { odds } = formatsOf('ja');

  it.each([
    [10 / 4998, '0.2%'],
    [4 / 150, '2.7%'],
    [1 / 3, '33%'],
    [1 / 120_000, '0.00083%'],
    [1, '100%'],
  ])('rounds %f to two significant digits: %s', (share, text) => expect(odds(share)).toBe(text));

  it.each([
    [1996 / 2000, '99.8%'],
    [119_999 / 120_000, '99.99%'],
  ])('does not round %f up to 100 %%: %s', (share, text) => expect(odds(share)).toBe(text));
});
