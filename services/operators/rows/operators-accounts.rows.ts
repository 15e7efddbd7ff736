import { lockKeyOf } from '../../platform/concurrency/stream-lock.js';
import type { StoreTransaction } from '../../platform/store/transaction.js';
import { ALL_OPERATORS } from '../streams/operator.events.js';

/**
 * SQL: the id of the operator in office that a member is: named so by an owner, or with the same mail address, which is known
 * to be the member's; null for who is none.
 *
 * @param columns those of the member
 */
export const operatorBehind = (columns: {
  readonly memberId: string;
  readonly mail: string;
  readonly confirmedAt: string;
}): string => `(select o.id from operators.operators o
  where o.disabled_at is null and (o.member_id = ${columns.memberId}
     or (${columns.confirmedAt} is not null and lower(o.mail) = lower(${columns.mail})))
  order by o.member_id is not distinct from ${columns.memberId} desc, o.id limit 1)`;

/**
 * Nobody becomes an operator or ceases to be one until the transaction ends, others may read the same meanwhile: of an operator
 * and a mail address that come at once, whoever is second sees the first.
 */
export const holdOperators = (tx: StoreTransaction): void =>
  tx.write('operators-hold', 'select pg_advisory_xact_lock_shared($1)', [String(lockKeyOf(ALL_OPERATORS))]);
