import type { Pool } from 'pg';
import type { Points } from '../../kernel/money.js';
import type { Direction } from '../../platform/partners/partner-sites.js';
import type { StoreTransaction } from '../../platform/store/transaction.js';

/** Longer than any call takes: after it, another process takes over what one that died had claimed. */
const LEASE_MS = 60_000;

/** Transfers that a member waits for keep workers of their own. */
export type CallLane = 'waitedFor' | 'others';

/** A transfer about which this process alone calls its site until the lease runs out. */
export interface ClaimedTransfer {
  readonly transferId: string;
  readonly memberId: string;
  readonly siteId: string;
  readonly direction: Direction;
  readonly points: Points;
  readonly status: 'requested' | 'done' | 'failed';
  readonly requestedAt: Date;
  /** Null where the member has left since. */
  readonly account: string | null;
  /** Which call this is, from 1. */
  readonly attempts: number;
}

const CLAIM = `with waited_for as materialized (
    select transfer_id from partners.transfers where due_at <= $1 and attempts = 0 order by due_at limit $3
      for update skip locked),
  others as materialized (
    select transfer_id from partners.transfers where due_at <= $1 and attempts > 0 order by due_at limit $4
      for update skip locked)
  update partners.transfers set attempts = attempts + 1, due_at = $2
  where transfer_id in (select transfer_id from waited_for union all select transfer_id from others)
  returning transfer_id as "transferId", member_id as "memberId", site_id as "siteId", direction, points, status,
    requested_at as "requestedAt", account, attempts`;
/** Nothing where another process has claimed it meanwhile: what comes of it is that one's to say. */
const PUT_OFF = `update partners.transfers set due_at = $3 where transfer_id = $1 and attempts = $2 and due_at is not null
  returning transfer_id`;
const COMPARED = `update partners.transfers set site_says = $3, compared_at = $4, due_at = null
  where transfer_id = $1 and attempts = $2 and due_at is not null`;
const UNDER_WAY = `select from partners.transfers where transfer_id = $1 and status = 'requested' and silent_since is null`;

/** The transfers that are due longest, for this process alone while their lease lasts: so many of each lane at the most. */
export const claimTransfers = async (pool: Pool, now: Date, most: Readonly<Record<CallLane, number>>) => {
  const values = [now, new Date(now.getTime() + LEASE_MS), most.waitedFor, most.others];
  const { rows } = await pool.query<ClaimedTransfer>({ name: 'partners-claim', text: CLAIM, values });
  return rows.map((work) => ({ lane: work.attempts === 1 ? ('waitedFor' as const) : ('others' as const), work }));
};

/** Has a site called again later. @returns whether the transfer was still this process's */
export const putOffTransfer = async (
  tx: StoreTransaction,
  { transferId, attempts }: ClaimedTransfer,
  until: Date,
): Promise<boolean> => (await tx.read('partners-put-off', PUT_OFF, [transferId, attempts, until])).length > 0;

/** Remembers what a site says of a transfer that has ended; it is not asked any more. */
export const saveComparison = (tx: StoreTransaction, { transferId, attempts }: ClaimedTransfer, says: string): void =>
  tx.write('partners-compared', COMPARED, [transferId, attempts, says, tx.now]);

/** Whether a transfer has neither ended nor lost its site's answer. */
export const isWaitedFor = async (pool: Pool, transferId: string): Promise<boolean> =>
  (await pool.query({ name: 'partners-waited-for', text: UNDER_WAY, values: [transferId] })).rowCount! > 0;
