import { toTokyoIso } from '../../kernel/time.js';
import type { Course } from '../rows/courses.rows.js';
import type { CourseResource } from './course.contract.js';

export const toCourseResource = ({ withdrawn_at, created, ...course }: Course): CourseResource => ({
  ...course,
  withdrawn_at: withdrawn_at && toTokyoIso(withdrawn_at),
  created: toTokyoIso(created),
});
