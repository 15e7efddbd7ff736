import type { Pool } from 'pg';
import { isId } from '../../kernel/ids.js';
import type { Hint } from '../../platform/payments/payment-provider.js';
import type { StoreTransaction } from '../../platform/store/transaction.js';

/** A webhook for a payment that was unknown when it came. */
export interface WaitingNotice extends Hint {
  readonly provider: string;
}

const KEEP = `insert into payments.notices (provider, notice_id, sha256, payment_id, yen, received_at, joined_at,
    dispute_case, dispute_stage, dispute_yen, dispute_outcome)
  values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11) on conflict (provider, notice_id) do nothing returning notice_id`;
const WAITING = `select n.provider, n.notice_id as "noticeId", n.payment_id as "paymentId", n.yen,
    case when n.dispute_case is not null
      then jsonb_build_object('caseId', n.dispute_case, 'stage', n.dispute_stage, 'yen', n.dispute_yen,
        'outcome', n.dispute_outcome) end as dispute
  from payments.notices n join payments.payments p on p.payment_id::text = n.payment_id
  where n.joined_at is null and n.received_at > $1 order by n.received_at limit 500`;

/** Saves a webhook once for each id. @returns false if it was saved before */
export const keepNotice = async (
  tx: StoreTransaction,
  { provider, noticeId, paymentId, yen, dispute }: WaitingNotice,
  sha256: Buffer,
  isJoined: boolean,
): Promise<boolean> => {
  const joinedAt = isJoined ? tx.now : null;
  const about = [dispute?.caseId ?? null, dispute?.stage ?? null, dispute?.yen ?? null, dispute?.outcome ?? null];
  const values = [provider, noticeId, sha256, paymentId, yen, tx.now, joinedAt, ...about];
  return (await tx.read('payments-keep-notice', KEEP, values)).length > 0;
};

/** Marks a webhook as processed. */
export const joinNotice = (tx: StoreTransaction, { provider, noticeId }: WaitingNotice): void =>
  tx.write(
    'payments-join-notice',
    'update payments.notices set joined_at = $3 where provider = $1 and notice_id = $2',
    [provider, noticeId, tx.now],
  );

/** Loads webhooks since a time whose payments have become known. */
export const loadWaitingNotices = async (pool: Pool, since: Date): Promise<readonly WaitingNotice[]> =>
  (await pool.query<WaitingNotice>({ name: 'payments-waiting-notices', text: WAITING, values: [since] })).rows;

/** Returns true if a payment has this id. */
export const isPayment = async (tx: StoreTransaction, paymentId: string): Promise<boolean> => {
  if (!isId(paymentId)) return false;
  const text = 'select from payments.payments where payment_id = $1';
  return (await tx.read('payments-is-payment', text, [paymentId])).length > 0;
};
