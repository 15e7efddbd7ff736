import { describe, expect, it } from '@jest/globals';
import { computeBonusShare, computeMissingPoints, countRequestedDraws, findCourse, pointsOf } from './courses.rules';

const course = (price: number, bonus_point = 0) => ({ price, point: price, bonus_point });
const courses = [course(5000, 150), course(300), course(1000, 10)];
const pack = { payment_method: '1', point: 100, pack_count: 50, max_buy_count: 0 } as const;

describe('countRequestedDraws', () => {
  it.each([
    [undefined, {}, 1],
    ['10', {}, 10],
    ['all', {}, 50],
    ['all', { max_buy_count: 20 }, 20],
    ['all', { pack_count: 100_000 }, 3000],
    ['all', { pack_count: 0 }, 1],
  ])('reads num %s of %j as %i', (num, fields, count) => {
    expect(countRequestedDraws({ ...pack, ...fields }, num)).toBe(count);
  });
});

describe('computeMissingPoints', () => {
  it('returns the price of the draws minus the balance', () => {
    expect(computeMissingPoints(pack, '10', 300)).toBe(700);
    expect(computeMissingPoints(pack, '10', 1000)).toBe(0);
    expect(computeMissingPoints(pack, '10', 5000)).toBe(0);
  });

  it('returns 0 for a pack paid in coins', () => {
    expect(computeMissingPoints({ ...pack, payment_method: '2' }, '10', 0)).toBe(0);
  });
});

describe('findCourse', () => {
  it.each([
    [1, 300],
    [300, 300],
    [301, 1000],
    [1010, 1000],
    [1011, 5000],
  ])('finds for %i points, including the bonus, the course for ￥%i', (points, price) => {
    expect(findCourse(courses, points)?.price).toBe(price);
  });

  it('returns the largest when none suffices, and undefined without courses', () => {
    expect(findCourse(courses, 9000)?.price).toBe(5000);
    expect(findCourse([], 1)).toBeUndefined();
  });
});

it('counts paid and free points, and the value of the free ones', () => {
  expect(pointsOf(course(5000, 150))).toBe(5150);
  expect(computeBonusShare(course(5000, 150))).toBeCloseTo(0.03);
  expect(computeBonusShare(course(0))).toBe(0);
});
