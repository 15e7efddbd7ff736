import type { Loaded } from '../../kernel/stream.js';
import type { StoreTransaction } from '../../platform/store/transaction.js';
import { type Limits, limitsStream } from '../streams/limits.state.js';
import { type OwnSpending, spendingOf } from './spending.rows.js';

/** A member's limits and spending as they stand. */
export interface LimitsNow {
  readonly limits: Limits;
  readonly spending: OwnSpending;
  readonly now: Date;
}

/** Exact for callers that hold the locks of the member's limits and payments. */
export const limitsNow = async (
  tx: StoreTransaction,
  memberId: string,
): Promise<LimitsNow & { readonly loaded: Loaded<Limits> }> => {
  const [loaded, spending] = await Promise.all([tx.load(limitsStream, memberId), spendingOf(tx, memberId, tx.now)]);
  return { loaded, limits: loaded.state, spending, now: tx.now };
};
