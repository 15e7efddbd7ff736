import type { Pool } from 'pg';
import type { Points } from '../../kernel/money.js';
import type { Direction } from '../../platform/partners/partner-sites.js';
import type { StoreTransaction } from '../../platform/store/transaction.js';

/** Lease of a claim, longer than any call. Afterwards another process takes over the transfers of a process that died. */
const LEASE_MS = 60_000;

/** Lanes of the workers: transfers that a member waits for have their own. */
export type TransferLane = 'waitedFor' | 'others';

/** A transfer that only this process may call the site for until its lease expires. */
export interface ClaimedTransfer {
  readonly transferId: string;
  readonly memberId: string;
  readonly siteId: string;
  readonly direction: Direction;
  readonly points: Points;
  readonly status: 'requested' | 'done' | 'failed';
  readonly requestedAt: Date;
  /** Account at the site; null when the member has left since. */
  readonly account: string | null;
  /** Number of this call, from 1. */
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
/** Updates nothing when another process has claimed the transfer meanwhile. */
const PUT_OFF = `update partners.transfers set due_at = $3 where transfer_id = $1 and attempts = $2 and due_at is not null
  returning transfer_id`;
const COMPARED = `update partners.transfers set site_says = $3, compared_at = $4, due_at = null
  where transfer_id = $1 and attempts = $2 and due_at is not null`;
const UNDER_WAY = `select from partners.transfers where transfer_id = $1 and status = 'requested' and silent_since is null`;

/** Claims the longest due transfers for this process, at most `max` of each lane. */
export const claimTransfers = async (pool: Pool, now: Date, max: Readonly<Record<TransferLane, number>>) => {
  const values = [now, new Date(now.getTime() + LEASE_MS), max.waitedFor, max.others];
  const { rows } = await pool.query<ClaimedTransfer>({ name: 'partners-claim', text: CLAIM, values });
  return rows.map((work) => ({ lane: work.attempts === 1 ? ('waitedFor' as const) : ('others' as const), work }));
};

/** Postpones the next call of a transfer. Returns false when another process has claimed it. */
export const putOffTransfer = async (
  tx: StoreTransaction,
  { transferId, attempts }: ClaimedTransfer,
  until: Date,
): Promise<boolean> => (await tx.read('partners-put-off', PUT_OFF, [transferId, attempts, until])).length > 0;

/** Saves the site's outcome of an ended transfer; no more calls follow. */
export const saveComparison = (tx: StoreTransaction, { transferId, attempts }: ClaimedTransfer, says: string): void =>
  tx.write('partners-compared', COMPARED, [transferId, attempts, says, tx.now]);

/** Returns true while a transfer has neither ended nor lost the response of its site. */
export const isWaitedFor = async (pool: Pool, transferId: string): Promise<boolean> =>
  (await pool.query({ name: 'partners-waited-for', text: UNDER_WAY, values: [transferId] })).rowCount! > 0;
