import { describe, expect, it } from '@jest/globals';
import { keeping, placeOf, wantedPack } from './paths';

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
