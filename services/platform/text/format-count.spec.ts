import { expect, it } from '@jest/globals';
import { formatCount } from './format-count.js';

it('uses the singular for one, the plural otherwise, and groups thousands', () => {
  expect([0, 1, 2, 1200].map((count) => formatCount(count, 'card'))).toEqual([
    '0 cards',
    '1 card',
    '2 cards',
    '1,200 cards',
  ]);
});
