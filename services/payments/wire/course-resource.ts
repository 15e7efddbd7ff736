import { isoTokyo } from '../../kernel/time.js';
import type { Course } from '../rows/courses.rows.js';
import type { CourseResource } from './course.contract.js';

export const courseResource = ({ withdrawn_at, created, ...course }: Course): CourseResource => ({
  ...course,
  withdrawn_at: withdrawn_at && isoTokyo(withdrawn_at),
  created: isoTokyo(created),
});
