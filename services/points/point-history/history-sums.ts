import type { Reconciliation } from '../../platform/projections/reconciliation.js';
import { coinHistoryProjection, pointHistoryProjection } from './point-history.projection.js';

/** SQL: the gain of a member's accounts of these kinds by an event. */
const gained = (kinds: string): string => `(select coalesce(sum((line->>'amount')::bigint), 0)
  from json_array_elements(e.data->'lines') line where line->>'account' ~ '^member:.*:(${kinds})$')`;

/** Checks that each movement of points has a row, and that a member's rows sum to their balance. */
export const pointHistorySums: Reconciliation = {
  projection: pointHistoryProjection,
  sums: { change: { fact: gained('paid|free'), row: 'r.change' } },
  balances: { row: 'r.change', table: 'points.wallets', balance: 'b.paid + b.free' },
};

/** Checks that each movement of coins has a row, and that a member's rows sum to their balance. */
export const coinHistorySums: Reconciliation = {
  projection: coinHistoryProjection,
  sums: { change: { fact: gained('coin'), row: 'r.change' } },
  balances: { row: 'r.change', table: 'points.wallets', balance: 'b.coin' },
};
