import { coins, points, yen } from '../../kernel/money.js';
import { fourEyesBonus } from '../../operators/index.js';
import { operatorCommand, operatorCreation } from '../../platform/console-api/commands/declared-command.js';
import type { Asked } from '../../platform/console-api/commands/worth.js';
import { CourseTarget } from '../commands/course.target.js';
import type { Course, CourseDraft } from '../rows/courses.rows.js';
import { CourseRequest } from './keep-course.contract.js';
import { decideKeepCourse } from './keep-course.decide.js';
import { computeCourseWorth } from './worth-of-course.js';

const draftOf = ({
  version: _,
  reason: __,
  price,
  point,
  bonus_point,
  bonus_coin,
  ...rest
}: CourseRequest): CourseDraft => ({
  ...rest,
  price: yen(price),
  point: points(point),
  bonus_point: points(bonus_point),
  bonus_coin: coins(bonus_coin),
});

const secondOperatorFor = (before: Course | null, draft: CourseDraft): Asked | null => {
  const worth = computeCourseWorth(before, draft);
  return worth && { worth, binds: {}, limit: fourEyesBonus };
};

/** Adds a course of points. */
export const addCourse = operatorCreation({
  route: 'POST point-courses',
  permission: 'run-shop',
  request: CourseRequest,
  prepare: ({ request }) => draftOf(request),
  target: CourseTarget,
  decide: (_, { prepared: draft }) => decideKeepCourse(null, draft),
  limits: { secondOperator: ({ prepared: draft }) => secondOperatorFor(null, draft) },
});

/** Edits a course of points. */
export const editCourse = operatorCommand({
  route: 'PUT point-courses/:id',
  permission: 'run-shop',
  request: CourseRequest,
  prepare: ({ request }) => draftOf(request),
  target: CourseTarget,
  decide: (course, { prepared: draft }) => decideKeepCourse(course, draft),
  limits: { secondOperator: ({ state: course, prepared: draft }) => secondOperatorFor(course, draft) },
});
