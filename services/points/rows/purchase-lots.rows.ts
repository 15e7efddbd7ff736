import { eventIdOf } from '../../kernel/ids.js';
import { type Points, points } from '../../kernel/money.js';
import type { StoreTransaction } from '../../platform/store/transaction.js';
import type { ConvertedLot } from '../streams/money-trace.js';
import { walletStreamOf } from '../streams/wallet.state.js';

/** Returns the lots of a payment. They are named after it, so that a second credit fails. */
export const deriveLotIds = (paymentId: string): { readonly paid: string; readonly bonus: string } => ({
  paid: eventIdOf(`payment/${paymentId}`, 1),
  bonus: eventIdOf(`payment/${paymentId}`, 2),
});

const CONVERSIONS = `select lot ->> 'lotId' as "lotId", (lot ->> 'amount')::int as amount, lot -> 'parents' as parents
  from store.events e, json_array_elements(e.data -> 'lots') lot
  where e.stream_id = $1 and e.type = 'PointsIssued' and e.data -> 'document' ->> 'kind' in ('decision', 'exchange')
    and lot ->> 'kind' = 'paid' order by e.stream_version`;
const TAKEN = `select line ->> 'lot' as "lotId", -sum((line ->> 'amount')::int)::int as amount
  from store.events e, json_array_elements(e.data -> 'lines') line
  where e.stream_id = $1 and e.type in ('PointsTakenBack', 'PointsRestored') and e.data -> 'document' ->> 'id' = $2
    and line ->> 'lot' is not null group by 1`;
const EXPIRIES = 'select lot_id as "lotId", expires_at as "expiresAt" from points.lots where lot_id = any($1::uuid[])';

const DRAWS = `select e.data -> 'document' ->> 'id' as "drawId", -sum((line ->> 'amount')::int)::int as amount
  from store.events e, json_array_elements(e.data -> 'lines') line
  where e.stream_id = $1 and e.type = 'PointsSpent' and e.data -> 'document' ->> 'kind' = 'draw' and line ->> 'lot' = any($2::text[])
  group by 1 order by min(e.stream_version)`;

/** A draw and the number of points of some lots that paid for it. */
export interface DrawPaid {
  readonly drawId: string;
  readonly amount: Points;
}

/** Loads the draws that points of these lots paid for, oldest first. */
export const loadDrawsPaidFrom = (
  tx: StoreTransaction,
  memberId: string,
  lotIds: readonly string[],
): Promise<readonly DrawPaid[]> =>
  tx.read<DrawPaid & Record<string, unknown>>('points-draws-paid', DRAWS, [walletStreamOf(memberId), lotIds]);

/** Loads the lots of bought points that a member got back for cards, oldest first. */
export const loadConversions = (tx: StoreTransaction, memberId: string): Promise<readonly ConvertedLot[]> =>
  tx.read<ConvertedLot & Record<string, unknown>>('points-conversions', CONVERSIONS, [walletStreamOf(memberId)]);

/** Loads the points that refunds of a payment have taken so far, by lot. */
export const loadTakenPoints = async (
  tx: StoreTransaction,
  memberId: string,
  paymentId: string,
): Promise<ReadonlyMap<string, Points>> => {
  const values = [walletStreamOf(memberId), paymentId];
  const rows = await tx.read<{ lotId: string; amount: number }>('points-taken-back', TAKEN, values);
  return new Map(rows.map(({ lotId, amount }) => [lotId, points(amount)]));
};

/** Loads the expiry of lots. */
export const loadExpiries = async (
  tx: StoreTransaction,
  lotIds: readonly string[],
): Promise<ReadonlyMap<string, string>> => {
  const rows = await tx.read<{ lotId: string; expiresAt: Date }>('points-lot-expiries', EXPIRIES, [lotIds]);
  return new Map(rows.map(({ lotId, expiresAt }) => [lotId, expiresAt.toISOString()]));
};
