import { describe, expect, it } from '@jest/globals';
import { points } from '../../kernel/money.js';
import type { SiteEdited } from '../commands/site.target.js';
import type { Site } from '../rows/sites.rows.js';
import { computeWorthOfSite } from './worth-of-site.js';

const draft: SiteEdited['data'] = {
  ...{ name: 'マイル', name_en: 'Miles', base_url: 'https://miles.example/api', key_id: 'shop-1' },
  ...{ secret: null, direction: 'in', daily_limit: points(5000), open: true },
};
const kept: Site = { ...draft, id: 's', secret: Buffer.alloc(1), created: new Date(0), version: 1 };
const worth = (change: Partial<SiteEdited['data']>, before: Site | null = kept) =>
  computeWorthOfSite(before, { ...draft, ...change })?.value;

describe('worthOfSite', () => {
  it.each<[string, Partial<SiteEdited['data']>]>([
    ['another address', { base_url: 'https://other.example' }],
    ['another key', { key_id: 'shop-2' }],
    ['another secret', { secret: 'new' }],
  ])('returns the daily limit for %s', (_, change) => {
    expect(worth(change)).toBe(5000);
  });

  it('returns a raised limit, and the largest one when the limit is removed', () => {
    expect(worth({ daily_limit: points(5001) })).toBe(5001);
    expect(worth({ daily_limit: points(0) })).toBe(10_000_000);
  });

  it('returns the limit of a new site and of one that opens or changes its direction', () => {
    expect(worth({ secret: 's', open: false }, null)).toBe(5000);
    expect(worth({}, { ...kept, open: false })).toBe(5000);
    expect(worth({}, { ...kept, direction: 'out' })).toBe(5000);
  });

  it.each<[string, Partial<SiteEdited['data']>]>([
    ['another name', { name: 'x' }],
    ['a lower limit', { daily_limit: points(1) }],
    ['a closing', { open: false }],
    ['the direction out', { direction: 'out', base_url: 'https://other.example' }],
  ])('returns null for %s', (_, change) => {
    expect(worth(change)).toBeUndefined();
  });
});
