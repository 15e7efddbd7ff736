import { describe, expect, it } from '@jest/globals';
import { keeping, logInFrom, ownPlace, placeOf, wantedPack } from './paths';

const read = (search: string) => wantedPack(new URLSearchParams(search));

describe('what a visitor came for', () => {
  it.each([
    ['packId=7&num=10', { packId: '7', num: '10' }],
    ['packId=7&buyCount=all', { packId: '7', num: 'all' }],
    ['packId=0198-ab', { packId: '0198-ab', num: undefined }],
    ['num=10', { packId: undefined, num: undefined }],
    ['packId=7&num=0', { packId: '7', num: undefined }],
    ['packId=7&num=99999', { packId: '7', num: undefined }],
    ['packId=7&num=1%26x=1', { packId: '7', num: undefined }],
  ])('is read out of %s', (search, wanted) => expect(read(search)).toEqual(wanted));

  it('is brought back to, with its count', () => {
    expect(placeOf(read('packId=7&num=10'))).toBe('/pack-detail?packId=7&num=10');
    expect(placeOf(read('packId=7'))).toBe('/pack-detail?packId=7');
    expect(placeOf(read(''))).toBe('/');
  });

  it.each([
    '//evil.example',
    'https://evil.example',
    '..%2F..%2F',
    'javascript:alert(1)',
    '7%0d%0aSet-Cookie',
    'x'.repeat(65),
  ])('leads nowhere else with %s for a pack', (packId) => expect(placeOf(read(`packId=${packId}`))).toBe('/'));

  it('is kept from page to page', () => {
    expect(keeping('/user-register', read('packId=7&num=10'))).toBe('/user-register?packId=7&num=10');
    expect(keeping('/user-register', read(''))).toBe('/user-register');
  });
});

describe('the page that asked for the log-in', () => {
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
  ])('is kept from %s as %s', (address, login) => expect(from(address)).toBe(login));

  it('comes before any pack', () => {
    const destination = wantedPack(new URLSearchParams('next=%2Flimits&packId=7'));
    expect(placeOf(destination)).toBe('/limits');
    expect(keeping('/sign-up', destination)).toBe('/sign-up?packId=7&next=%2Flimits');
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
  ])('is none for %j', (text) => expect(ownPlace(text)).toBeUndefined());

  it('ignores an address of more than 2,000 characters', () =>
    expect(ownPlace(`/my-page?${'x'.repeat(3000)}`)).toBeUndefined());

  it('leads to the page that the browser would load, and to nothing behind it', () => {
    expect(ownPlace('/x/../my-page')).toBe('/my-page');
    expect(ownPlace('/share/abc_1')).toBe('/share/abc_1');
  });
});
