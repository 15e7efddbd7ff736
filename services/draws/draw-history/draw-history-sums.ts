import type { Reconciliation } from '../../platform/projections/reconciliation.js';
import { drawHistoryProjection } from './draw-history.projection.js';

/** Each draw has its row, with what it cost; so has each card received in exchange, which cost no points. */
export const drawHistorySums: Reconciliation = {
  projection: drawHistoryProjection,
  sums: { cost: { fact: "coalesce((e.data->>'cost')::bigint, 0)", row: 'r.cost' } },
};
