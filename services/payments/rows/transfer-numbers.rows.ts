import { randomInt } from 'node:crypto';
import { DAY_MS } from '../../kernel/time.js';
import type { StoreTransaction } from '../../platform/store/transaction.js';

const NUMBERS = 100_000;
const CANDIDATES = 40;
/** A late transfer still names its number, so the number is not reused sooner. */
const KEPT_MS = 30 * DAY_MS;

const TAKE = `insert into payments.transfer_numbers (number, payment_id, free_at)
  select c, $2, $3 from unnest($1::text[]) c where not exists (select from payments.transfer_numbers t where t.number = c)
  limit 1 returning number`;

/** Draws random candidates for a number; called before the transaction. */
export const transferNumberCandidates = (): readonly string[] =>
  Array.from({ length: CANDIDATES }, () => String(randomInt(NUMBERS)).padStart(5, '0'));

/** Takes a number that no other open transfer has. @throws Error if no candidate is free */
export const takeTransferNumber = async (
  tx: StoreTransaction,
  candidates: readonly string[],
  paymentId: string,
  due: Date,
): Promise<string> => {
  const values = [candidates, paymentId, new Date(due.getTime() + KEPT_MS)];
  const [row] = await tx.read<{ number: string }>('payments-take-number', TAKE, values);
  if (!row) throw new Error('all candidate numbers belong to other open transfers');
  return row.number;
};

export const releaseTransferNumber = (tx: StoreTransaction, paymentId: string): void =>
  tx.write('payments-free-number', 'delete from payments.transfer_numbers where payment_id = $1', [paymentId]);
