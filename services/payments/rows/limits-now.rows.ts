import type { Loaded } from '../../kernel/stream.js';
import type { TokyoDate } from '../../kernel/time.js';
import { birthdayOf, findAccountsOfPerson } from '../../members/index.js';
import type { StoreTransaction } from '../../platform/store/transaction.js';
import { type Limits, limitsStream } from '../streams/limits.state.js';
import { type OwnSpending, spendingOf } from './spending.rows.js';

/** A member's current limits and spending. */
export interface LimitsNow {
  readonly limits: Limits;
  readonly spending: OwnSpending;
  /** Null if unknown. */
  readonly birthday: TokyoDate | null;
  readonly now: Date;
}

/** Loads the limits. They are exact for callers that hold the locks of the member's limits and payments. */
export const loadCurrentLimits = async (
  tx: StoreTransaction,
  memberId: string,
): Promise<LimitsNow & { readonly loaded: Loaded<Limits> }> => {
  const [loaded, spending, birthday] = await Promise.all([
    tx.load(limitsStream, memberId),
    findAccountsOfPerson(tx, memberId).then((accounts) => spendingOf(tx, accounts, tx.now)),
    birthdayOf(tx, memberId),
  ]);
  return { loaded, limits: loaded.state, spending, birthday, now: tx.now };
};
