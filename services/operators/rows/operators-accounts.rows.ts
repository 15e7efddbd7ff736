import { lockKeyOf } from '../../platform/concurrency/stream-lock.js';
import type { StoreTransaction } from '../../platform/store/transaction.js';
import { ALL_OPERATORS } from '../streams/operator.events.js';

/**
 * Builds SQL for the id of the active operator who is this member; null if there is none. An owner has named the account, or
 * the mail addresses match and the member's is confirmed.
 *
 * @param columns the columns of the member
 */
export const selectOperatorBehind = (columns: {
  readonly memberId: string;
  readonly mail: string;
  readonly confirmedAt: string;
}): string => `(select o.id from operators.operators o
  where o.disabled_at is null and (o.member_id = ${columns.memberId}
     or (${columns.confirmedAt} is not null and lower(o.mail) = lower(${columns.mail})))
  order by o.member_id is not distinct from ${columns.memberId} desc, o.id limit 1)`;

/**
 * Takes a shared lock that keeps operators from changing until the transaction ends. If an operator and a mail address are
 * added at once, the second sees the first.
 */
export const holdOperators = (tx: StoreTransaction): void =>
  tx.write('operators-hold', 'select pg_advisory_xact_lock_shared($1)', [String(lockKeyOf(ALL_OPERATORS))]);
