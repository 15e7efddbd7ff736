import type { OwnDataSection } from '../../platform/own-data/own-data.js';
import type { LimitViews } from '../rows/limit-views.rows.js';

/** Exports the limits that a member has set. */
export const buildOwnLimitsSection = (views: LimitViews): OwnDataSection => ({
  name: 'limits',
  async *rowsOf(memberId) {
    yield await views.of(memberId);
  },
});
