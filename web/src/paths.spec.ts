import { describe, expect, it } from '@jest/globals';
import { addressOf, keepDestination, logInFrom, parseDestination, parseShopAddress } from './paths';

const read = (search: string) => parseDestination(new URLSearchParams(search));

describe('the destination of a log-in', () => {
  it.each([
    ['packId=7&num=10', { packId: '7', num: '10' }],
    ['packId=7&buyCount=all', { packId: '7', num: 'all' }],
    ['packId=0198-ab', { packId: '0198-ab', num: undefined }],
    ['num=10', { packId: undefined, num: undefined }],
    ['packId=7&num=0', { packId: '7', num: undefined }],
    ['packId=7&num=99999', { packId: '7', num: undefined }],
    ['packId=7&num=1%26x=1', { packId: '7', num: undefined }],
  ])('parses %s', (search, destination) => expect(read(search)).toEqual(destination));

  it('returns to the pack with its count', () => {
    expect(addressOf(read('packId=7&num=10'))).toBe('/pack-detail?packId=7&num=10');
    expect(addressOf(read('packId=7'))).toBe('/pack-detail?packId=7');
    expect(addressOf(read(''))).toBe('/');
  });

  it.each([
    '//evil.example',
    'https://evil.example',
    '..%2F..%2F',
    'javascript:alert(1)',
    '7%0d%0aSet-Cookie',
    'x'.repeat(65),
  ])('ignores the invalid pack id %s', (packId) => expect(addressOf(read(`packId=${packId}`))).toBe('/'));

  it('stays in the address from page to page', () => {
    expect(keepDestination('/user-register', read('packId=7&num=10'))).toBe('/user-register?packId=7&num=10');
    expect(keepDestination('/user-register', read(''))).toBe('/user-register');
  });
});

describe('the page that redirects to the log-in', () => {
  const from = (address: string) => logInFrom(new URL(address, 'https://shop.example'));

  it.each([
    ['/my-page', '/login?next=%2Fmy-page'],
    [
      '/buy-product-history-detail?packHistoryId=a.1',
      '/login?next=%2Fbuy-product-history-detail%3FpackHistoryId%3Da.1',
    ],
    ['/buy-point/3?packId=7', '/login?next=%2Fbuy-point%2F3%3FpackId%3D7'],
    ['/confirm-buy-product?packId=7&buyCount=10', '/login?packId=7&num=10'],
    ['/pack-detail?packId=7', '/login?packId=7'],
    ['/login?packId=7&num=10', '/login?packId=7&num=10'],
    ['/sign-up?next=%2Fmy-page', '/login?next=%2Fmy-page'],
    ['/', '/login'],
    ['/?q=ユエ', '/login?next=%2F%3Fq%3D%25E3%2583%25A6%25E3%2582%25A8'],
  ])('adds the page %s to the log-in as %s', (address, login) => expect(from(address)).toBe(login));

  it('takes precedence over a pack', () => {
    const destination = parseDestination(new URLSearchParams('next=%2Flimits&packId=7'));
    expect(addressOf(destination)).toBe('/limits');
    expect(keepDestination('/sign-up', destination)).toBe('/sign-up?packId=7&next=%2Flimits');
  });

  it.each([
    '//evil.example',
    '/\\evil.example',
    '\\\\evil.example',
    '/\t/evil.example',
    '/\n//evil.example/my-page',
    '/.//evil.example',
    '/%2F/evil.example',
    '%2F%2Fevil.example',
    '/%5Cevil.example',
    'https://evil.example/my-page',
    'https:my-page',
    'javascript:alert(1)',
    'data:text/html,x',
    'my-page',
    '@evil.example',
    '/my-page@evil.example',
    '/nowhere',
    '/admin',
    '/api/user/logout',
    '/login?next=/login',
    '/my-page/../login',
    '/share/a/../../login',
    '',
  ])('rejects %j', (text) => expect(parseShopAddress(text)).toBeUndefined());

  it('ignores an address of more than 2,000 characters', () =>
    expect(parseShopAddress(`/my-page?${'x'.repeat(3000)}`)).toBeUndefined());

  it('normalizes an address as browsers do', () => {
    expect(parseShopAddress('/x/../my-page')).toBe('/my-page');
    expect(parseShopAddress('/share/abc_1')).toBe('/share/abc_1');
  });
});
