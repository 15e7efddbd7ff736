import type { OwnLimitsAnswer } from '../wire/own-limits.contract.js';

export interface OwnLimitsCalls {
  /** The member's own limits, and what they have paid this month. */
  'GET /api/user/limits': { answer: OwnLimitsAnswer };
}
