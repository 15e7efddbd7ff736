import { describe, expect, it } from '@jest/globals';
import { coins, points, yen } from '../../kernel/money.js';
import type { Course, CourseDraft } from '../rows/courses.rows.js';
import { computeCourseWorth } from './worth-of-course.js';

const draft: CourseDraft = {
  ...{ price: yen(300), point: points(300), bonus_point: points(60), bonus_coin: coins(0) },
  ...{ memo: '', memo_en: '', on_sale: true, position: 0 },
};
const kept: Course = { ...draft, id: 'c', withdrawn_at: null, created: new Date(0), version: 1 };
const percent = (before: Course | null, change: Partial<CourseDraft>) =>
  computeCourseWorth(before, { ...draft, ...change })?.value;

describe('worthOfCourse', () => {
  it('returns the bonus in percent of the price, rounded up, and counts a coin as a point', () => {
    expect(computeCourseWorth(null, draft)).toEqual({
      value: 20,
      unit: 'percent',
      about: { price: 300, bonus_point: 60, bonus_coin: 0 },
    });
    expect(percent(null, { bonus_point: points(50_000), bonus_coin: coins(10_000) })).toBe(20_000);
    expect(percent(null, { bonus_point: points(1) })).toBe(1);
  });

  it.each<[string, Partial<CourseDraft>]>([
    ['more points', { bonus_point: points(61) }],
    ['coins', { bonus_coin: coins(1) }],
    ['the same for less', { price: yen(299), point: points(299) }],
  ])('returns it again once a course gives %s', (_, change) => {
    expect(percent(kept, change)).toBeGreaterThan(20);
  });

  it('returns it again once a course goes on sale', () => {
    expect(percent({ ...kept, on_sale: false }, {})).toBe(20);
  });

  it.each<[string, Partial<CourseDraft>]>([
    ['other words', { memo: '人気' }],
    ['a smaller bonus', { bonus_point: points(0) }],
    ['no sale', { on_sale: false }],
  ])('returns null if a course on sale gets %s', (_, change) => {
    expect(percent(kept, change)).toBeUndefined();
  });
});
