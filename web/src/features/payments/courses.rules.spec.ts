import { describe, expect, it } from '@jest/globals';
import { computeBonusShare, computeMissingPoints, countRequestedDraws, findCourse, pointsOf } from './courses.rules';

const course = (price: number, bonus_point = 0) => ({ price, point: price, bonus_point });
const courses = [course(5000, 150), course(300), course(1000, 10)];
const pack = { payment_method: '1', point: 100, pack_count: 50, max_buy_count: 0 } as const;

describe('draws that are wanted', () => {
  it.each([
    [undefined, {}, 1],
    ['10', {}, 10],
    ['all', {}, 50],
    ['all', { max_buy_count: 20 }, 20],
    ['all', { pack_count: 100_000 }, 3000],
    ['all', { pack_count: 0 }, 1],
  ])('num %s of %j: %i', (num, fields, count) => {
    expect(countRequestedDraws({ ...pack, ...fields }, num)).toBe(count);
  });
});

describe('points that are missing', () => {
  it('are what the draws cost beyond the balance', () => {
    expect(computeMissingPoints(pack, '10', 300)).toBe(700);
    expect(computeMissingPoints(pack, '10', 1000)).toBe(0);
    expect(computeMissingPoints(pack, '10', 5000)).toBe(0);
  });

  it('are none for a pack that is paid in coins', () => {
    expect(computeMissingPoints({ ...pack, payment_method: '2' }, '10', 0)).toBe(0);
  });
});

describe('the course for what is missing', () => {
  it.each([
    [1, 300],
    [300, 300],
    [301, 1000],
    [1010, 1000],
    [1011, 5000],
  ])('%i points: ￥%i, bonus counted', (points, price) => {
    expect(findCourse(courses, points)?.price).toBe(price);
  });

  it('is the largest where none suffices, and none where there are none', () => {
    expect(findCourse(courses, 9000)?.price).toBe(5000);
    expect(findCourse([], 1)).toBeUndefined();
  });
});

it('counts paid and free points, and what the free ones are worth', () => {
  expect(pointsOf(course(5000, 150))).toBe(5150);
  expect(computeBonusShare(course(5000, 150))).toBeCloseTo(0.03);
  expect(computeBonusShare(course(0))).toBe(0);
});
