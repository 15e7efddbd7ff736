import { hasHeldParcels } from '../../members/index.js';
import type { ComingDeadline, DeadlinePosition } from '../../platform/deadlines/coming.rows.js';
import type { StoreTransaction } from '../../platform/store/transaction.js';
import { parcelNumberOf } from '../streams/parcel-number.shared.js';

type Row<Columns> = Columns & Record<string, unknown>;

/** SQL: an unsent parcel that may be sent, represented by its oldest shipment. */
const UNSENT = `p.status = 'requested' and p.shipment_id = p.parcel_id and not ${hasHeldParcels('p.member_id')}`;
const COMING = `select p.shipment_id as "streamId", '' as ref, p.member_id as owner, p.requested_at as "dueAt"
  from shipments.parcels p where ${UNSENT} and p.requested_at >= $1 and p.requested_at <= $3
    and (p.requested_at, p.shipment_id) > ($1, coalesce(nullif($2, ''), '00000000-0000-0000-0000-000000000000')::uuid)
  order by p.requested_at, p.shipment_id limit $4`;
const OF_MEMBERS = `select u.member_id as "memberId", p.number from unnest($1::uuid[], $2::timestamptz[]) u (member_id, since)
  join shipments.parcels p on p.member_id = u.member_id and ${UNSENT} and p.requested_at > u.since and p.requested_at <= $3
  order by p.requested_at, p.shipment_id`;

/** Loads unsent parcels that were requested after a cursor and until a moment, oldest first. */
export const loadUnsentParcels = (
  tx: StoreTransaction,
  { dueAt, streamId }: DeadlinePosition,
  until: Date,
  most: number,
): Promise<ComingDeadline[]> =>
  tx.read<Row<ComingDeadline>>('shipments-unsent', COMING, [dueAt, streamId, until, most]);

/** Loads the numbers of some members' unsent parcels, requested after a time of each member and until a common one. */
export const unsentOf = async (
  tx: StoreTransaction,
  since: ReadonlyMap<string, Date>,
  until: Date,
): Promise<ReadonlyMap<string, readonly string[]>> => {
  const values = [[...since.keys()], [...since.values()], until];
  const rows = await tx.read<{ memberId: string; number: number }>('shipments-unsent-of', OF_MEMBERS, values);
  const numbers = new Map<string, string[]>();
  for (const { memberId, number } of rows)
    numbers.set(memberId, [...(numbers.get(memberId) ?? []), parcelNumberOf(number)]);
  return numbers;
};
