import type { Reconciliation } from '../../platform/projections/reconciliation.js';
import { drawHistoryProjection } from './draw-history.projection.js';

/** Checks that each draw has its row with its cost, and each card received in exchange has a row without cost. */
export const drawHistorySums: Reconciliation = {
  projection: drawHistoryProjection,
  sums: { cost: { fact: "coalesce((e.data->>'cost')::bigint, 0)", row: 'r.cost' } },
};
