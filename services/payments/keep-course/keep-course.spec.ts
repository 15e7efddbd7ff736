import { describe, expect, it } from '@jest/globals';
import { coins, points, yen } from '../../kernel/money.js';
import type { Course, CourseDraft } from '../rows/courses.rows.js';
import { decideKeepCourse } from './keep-course.decide.js';

const draft: CourseDraft = {
  price: yen(3000),
  point: points(3000),
  bonus_point: points(100),
  bonus_coin: coins(3),
  memo: '',
  memo_en: '',
  on_sale: true,
  position: 0,
};
const kept: Course = { ...draft, id: 'c', withdrawn_at: null, created: new Date(0), version: 1 };
const withdrawn: Course = { ...kept, withdrawn_at: new Date(1) };

describe('a course', () => {
  it('issues a paid point for each yen', () => {
    expect(decideKeepCourse(null, draft)).toEqual({ events: [{ change: 'CourseKept', data: draft }] });
    expect(decideKeepCourse(kept, { ...draft, bonus_point: points(0) }).refusal).toBeUndefined();
    expect(decideKeepCourse(kept, { ...draft, point: points(3001) }).refusal).toEqual({
      code: 'PointsDifferFromPrice',
    });
  });

  it('rejects changes once it is withdrawn', () => {
    expect(decideKeepCourse(withdrawn, draft).refusal).toEqual({ code: 'IsWithdrawn' });
  });
});
