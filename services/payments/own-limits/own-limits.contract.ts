import type { OwnLimitsAnswer } from '../wire/own-limits.contract.js';

export interface OwnLimitsCalls {
  /** Returns the member's own limits, and the amount paid this month. */
  'GET /api/user/limits': { answer: OwnLimitsAnswer };
}
