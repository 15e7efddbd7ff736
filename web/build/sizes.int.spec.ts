import { expect, it } from '@jest/globals';
import { pageSizes } from './sizes.mjs';

/** A phone on a train: what `/` may cost it before anything can be pressed. */
const TOP_BYTES = 130_000;

it('fetches at most 130 kB of scripts for the first look at the top page', () => {
  const top = pageSizes().find(({ page }) => page === 'TopPage');
  expect(top?.scriptBytes).toBeLessThanOrEqual(TOP_BYTES);
});

it('gives each page a chunk of its own', () => {
  const pages = pageSizes().map(({ page }) => page);
  expect(new Set(pages).size).toBe(pages.length);
  expect(pages).toEqual(
    expect.arrayContaining(['TopPage', 'PackListPage', 'PackDetailPage', 'LoginPage', 'MyPage', 'GachaAnimationPage']),
  );
});
