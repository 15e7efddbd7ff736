import type { Reconciliation } from '../../platform/projections/reconciliation.js';
import { drawHistoryProjection } from './draw-history.projection.js';

/** Each draw has its row, with what it cost. */
export const drawHistorySums: Reconciliation = {
  projection: drawHistoryProjection,
  counted: ['CardsDrawn'],
  sums: { cost: { fact: "(e.data->>'cost')::bigint", row: 'r.cost' } },
};
