import type { Reconciliation } from '../../platform/projections/reconciliation.js';
import { coinHistoryProjection, pointHistoryProjection } from './point-history.projection.js';

/** What a member's accounts of these kinds gain by an event. */
const gained = (kinds: string): string => `(select coalesce(sum((line->>'amount')::bigint), 0)
  from json_array_elements(e.data->'lines') line where line->>'account' ~ '^member:.*:(${kinds})$')`;

/** Each movement of points has its row, and a member's rows add up to what they have. */
export const pointHistorySums: Reconciliation = {
  projection: pointHistoryProjection,
  sums: { change: { fact: gained('paid|free'), row: 'r.change' } },
  balances: { row: 'r.change', table: 'points.wallets', balance: 'b.paid + b.free' },
};

/** Each movement of coins has its row, and a member's rows add up to what they have. */
export const coinHistorySums: Reconciliation = {
  projection: coinHistoryProjection,
  sums: { change: { fact: gained('coin'), row: 'r.change' } },
  balances: { row: 'r.change', table: 'points.wallets', balance: 'b.coin' },
};
