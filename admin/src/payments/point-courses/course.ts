import type { CourseResource } from '../../../../services/payments/wire/course.contract.js';

export type { CourseResource };

export type CourseState = 'on-sale' | 'off' | 'withdrawn';

/** Returns whether a course is on sale, paused or withdrawn for ever. */
export const stateOf = ({ on_sale, withdrawn_at }: Pick<CourseResource, 'on_sale' | 'withdrawn_at'>): CourseState => {
  if (withdrawn_at !== null) return 'withdrawn';
  return on_sale ? 'on-sale' : 'off';
};

/** The colours of the states. */
export const STATE_COLOURS = { 'on-sale': 'success', off: 'warning', withdrawn: 'default' } as const;
