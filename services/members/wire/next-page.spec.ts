import { describe, expect, it } from '@jest/globals';
import { nextPageOf, withNextPage } from './next-page.js';

describe('the page that the link in a mail leads on to', () => {
  it.each([
    '/my-page',
    '/buy-product-history?mode=2',
    '/pack-detail?packId=12&num=all',
    '/buy-point/7',
    '/share/abc-_1',
    '/confirm-combini?paymentID=0198f2f0-7c1e-7b1e-8a55-0242ac120002',
  ])('accepts a page of the shop: %s', (page) => expect(nextPageOf(page)).toBe(page));

  it.each([
    '',
    '/',
    'my-page',
    '//evil.example/my-page',
    '/\\evil.example',
    '/my-page/../..//evil.example',
    '/%2F%2Fevil.example',
    'https://evil.example/my-page',
    'javascript:alert(1)',
    '/my-page#evil',
    '/my-page?text=You%20have%20won',
    '/my-page?next=//evil.example',
    '/my-page\n',
    `/my-page?mode=${'1'.repeat(65)}`,
    `/my-page?${'a=1&'.repeat(20)}a=1`,
    7,
    null,
    undefined,
    ['/my-page'],
  ])('refuses %j', (page) => expect(nextPageOf(page)).toBeNull());

  it('stands after the secret of the link, and a link without a page stays unchanged', () => {
    const link = 'https://shop.example/confirm-mail?token=abc';
    expect(withNextPage(link, null)).toBe(link);
    const next = new URL(withNextPage(link, '/pack-detail?packId=12&num=10')).searchParams.get('next');
    expect(next).toBe('/pack-detail?packId=12&num=10');
  });
});
