import type { Points } from '../../kernel/money.js';
import type { TokyoDate } from '../../kernel/time.js';
import {
  type ComingDeadline,
  type DeadlinePosition,
  loadComingDeadlines,
} from '../../platform/deadlines/coming.rows.js';
import type { StoreTransaction } from '../../platform/store/transaction.js';
import { LOT_EXPIRY } from '../streams/lot-expiry.js';

/** Points of a member that expire on one day. */
export interface PointsDue {
  readonly day: TokyoDate;
  readonly points: Points;
}

const POINTS = `select u.member_id as "memberId", to_char(l.expires_at at time zone 'Asia/Tokyo', 'YYYY-MM-DD') as day,
    sum(l.remaining)::int as points
  from unnest($1::uuid[], $2::timestamptz[]) u (member_id, since)
  join points.lots l on l.member_id = u.member_id and l.live and l.expires_at > u.since and l.expires_at <= $3
  group by 1, 2 order by 1, 2`;

/** Loads lots that expire after a cursor and until a moment, the soonest first. */
export const loadComingExpiries = (
  tx: StoreTransaction,
  after: DeadlinePosition,
  until: Date,
  max: number,
): Promise<ComingDeadline[]> => loadComingDeadlines(tx, LOT_EXPIRY, after, until, max);

/** Loads the points of some members by day of expiry, after a time of each member and until a common one. */
export const loadPointsDue = async (
  tx: StoreTransaction,
  since: ReadonlyMap<string, Date>,
  until: Date,
): Promise<ReadonlyMap<string, readonly PointsDue[]>> => {
  const values = [[...since.keys()], [...since.values()], until];
  const rows = await tx.read<PointsDue & { memberId: string }>('points-due', POINTS, values);
  const due = new Map<string, PointsDue[]>();
  for (const { memberId, day, points } of rows) due.set(memberId, [...(due.get(memberId) ?? []), { day, points }]);
  return due;
};
