import type { Reconciliation } from '../../platform/projections/reconciliation.js';
import { lotsProjection } from './lots.projection.js';

const issued = `case when e.type = 'PointsIssued' then json_array_length(e.data->'lots') else 0 end`;
const gained = `(select coalesce(sum((line->>'amount')::bigint), 0) from json_array_elements(e.data->'lines') line
  where line->>'lot' is not null)`;

/** Each lot has its row, and what is left of a member's lots is what he has. */
export const lotsSums: Reconciliation = {
  projection: lotsProjection,
  counted: Object.keys(lotsProjection.on),
  rows: issued,
  sums: { left: { fact: gained, row: 'r.paid + r.free' } },
  balances: { row: '(r.paid + r.free)', table: 'points.wallets', balance: 'b.paid + b.free' },
};
