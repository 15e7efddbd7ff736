import { describe, expect, it } from '@jest/globals';
import { isPrefectureId, PREFECTURES } from './prefectures.shared.js';

describe('prefectures', () => {
  it('lists the 47 of JIS X 0401 in order, then overseas', () => {
    const ids = Array.from({ length: 47 }, (_, index) => index + 1);
    expect(PREFECTURES.map(({ id }) => id)).toEqual([...ids, 99]);
  });

  it.each([
    { id: 1, ja: '北海道', en: 'Hokkaido' },
    { id: 13, ja: '東京都', en: 'Tokyo' },
    { id: 27, ja: '大阪府', en: 'Osaka' },
    { id: 47, ja: '沖縄県', en: 'Okinawa' },
    { id: 99, ja: '海外', en: 'Overseas' },
  ])('has $id as $en', (prefecture) => {
    expect(PREFECTURES).toContainEqual(prefecture);
  });

  it('have distinct names in both languages', () => {
    expect(new Set(PREFECTURES.map(({ ja }) => ja)).size).toBe(48);
    expect(new Set(PREFECTURES.map(({ en }) => en)).size).toBe(48);
  });

  it.each([1, 47, 99])('accept the id %d', (id) => {
    expect(isPrefectureId(id)).toBe(true);
  });

  it.each([0, 48, 98, -1, 1.5, Number.NaN])('refuse the id %d', (id) => {
    expect(isPrefectureId(id)).toBe(false);
  });
});
