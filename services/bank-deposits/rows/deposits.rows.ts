import type { CommandContext, StoreTransaction } from '../../platform/store/transaction.js';
import type { DepositEvent } from '../streams/deposit.events.js';
import { type Deposit, depositStream, depositStreamOf } from '../streams/deposit.state.js';

/** A new deposit, as read from a line of a file. */
export interface NewDeposit {
  readonly fileId: string;
  readonly line: number;
  readonly identity: Buffer;
  readonly enquiry: string;
  readonly isReversal: boolean;
  readonly number: string | null;
  readonly sender: string;
  readonly key: string;
  readonly balance: number | null;
}

const ADD = `insert into payments.deposits (deposit_id, identity, file_id, line, booked_on, enquiry, yen, is_reversal,
    status, because, matched_by, payment_id, is_credited, held_yen, balance, version, received_at)
  select u.*, 1, $16 from unnest($1::uuid[], $2::bytea[], $3::uuid[], $4::integer[], $5::date[], $6::text[], $7::bigint[],
    $8::boolean[], $9::text[], $10::text[], $11::text[], $12::uuid[], $13::boolean[], $14::bigint[], $15::bigint[]) u`;
const ADD_SENDERS = `insert into payments.deposit_senders (deposit_id, number, sender, sender_key, settled_at)
  select * from unnest($1::uuid[], $2::text[], $3::text[], $4::text[], $5::timestamptz[])`;
const SAVE = `update payments.deposits set status = $2, because = $3, matched_by = $4, payment_id = $5, is_credited = $6,
    held_yen = $7, version = $8 where deposit_id = $1`;
const SETTLE = 'update payments.deposit_senders set settled_at = $2 where deposit_id = $1';

/** Adds deposits with their first events. */
export const addDeposits = (
  tx: StoreTransaction,
  context: CommandContext,
  added: readonly (readonly [NewDeposit, DepositEvent])[],
): void => {
  if (added.length === 0) return;
  const rows = added.map(([line, event]) => {
    const { depositId } = event.data;
    const streamId = depositStreamOf(depositId);
    tx.append(context, { streamId, expectedVersion: 0, partitionKey: depositId, events: [event] });
    return { ...line, deposit: depositStream.evolve(depositStream.initial(depositId), event) };
  });
  const of = <Value>(value: (row: (typeof rows)[number]) => Value): Value[] => rows.map(value);
  tx.write('payments-add-deposits', ADD, [
    of(({ deposit }) => deposit.depositId),
    of(({ identity }) => identity),
    of(({ fileId }) => fileId),
    of(({ line }) => line),
    of(({ deposit }) => deposit.bookedOn),
    of(({ enquiry }) => enquiry),
    of(({ deposit }) => deposit.yen),
    of(({ isReversal }) => isReversal),
    of(({ deposit }) => deposit.status),
    of(({ deposit }) => deposit.because),
    of(({ deposit }) => deposit.by),
    of(({ deposit }) => deposit.paymentId),
    of(({ deposit }) => deposit.isCredited),
    of(({ deposit }) => deposit.heldYen),
    of(({ balance }) => balance),
    tx.now,
  ]);
  tx.write('payments-add-senders', ADD_SENDERS, [
    of(({ deposit }) => deposit.depositId),
    of(({ number }) => number),
    of(({ sender }) => sender),
    of(({ key }) => key),
    of(({ deposit }) => (deposit.status === 'held' ? null : tx.now)),
  ]);
};

/** Appends events to a deposit and updates its rows. @returns the resulting deposit */
export const recordDeposit = (
  tx: StoreTransaction,
  context: CommandContext,
  { state, version }: { readonly state: Deposit; readonly version: number },
  events: readonly DepositEvent[],
): Deposit => {
  if (events.length === 0) return state;
  const deposit = events.reduce(depositStream.evolve, state);
  const { depositId, status, because, by, paymentId, isCredited, heldYen } = deposit;
  const streamId = depositStreamOf(depositId);
  tx.append(context, { streamId, expectedVersion: version, partitionKey: depositId, events });
  const values = [depositId, status, because, by, paymentId, isCredited, heldYen, version + events.length];
  tx.write('payments-save-deposit', SAVE, values);
  if (status !== 'held') tx.write('payments-settle-deposit', SETTLE, [depositId, tx.now]);
  return deposit;
};
