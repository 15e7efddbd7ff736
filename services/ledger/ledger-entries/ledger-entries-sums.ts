import type { Reconciliation } from '../../platform/projections/reconciliation.js';
import { ledgerEntriesProjection } from './ledger-entries.projection.js';

/** SQL of the absolute amounts of an entry's lines: with their signs they sum to zero. */
const moved = `(select coalesce(sum(abs((line->>'amount')::bigint)), 0) from json_array_elements(e.data->'lines') line)`;
const ofMembers = `(select coalesce(sum((line->>'amount')::bigint), 0) from json_array_elements(e.data->'lines') line
  where line->>'account' like 'member:%')`;

/** Checks that each line of each entry has its row. */
export const ledgerEntriesSums: Reconciliation = {
  projection: ledgerEntriesProjection,
  rows: `json_array_length(e.data->'lines')`,
  sums: {
    moved: { fact: moved, row: 'abs(r.amount)' },
    of_members: { fact: ofMembers, row: "case when r.account_class like 'member:%' then r.amount else 0 end" },
  },
};
