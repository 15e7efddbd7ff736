import type { Pool } from 'pg';
import { isId } from '../../kernel/ids.js';
import type { PaymentOfEntry } from '../wire/payment-of-entry.contract.js';

const PAYMENTS = `select payment_id as id, method, provider, yen, provider_ref from payments.payments
  where payment_id = any($1::uuid[])`;

/** Kinds of documents that refer to a payment: its points, refund, dispute, and its provider's settlement. */
const OF_A_PAYMENT: readonly string[] = ['payment', 'refund', 'chargeback', 'settlement'];

/** An entry with its document. */
interface Documented {
  readonly kind: string;
  readonly document: string;
}

/** Loads the payments that entries refer to, by their id. Entries that are no purchase have none. */
export const paymentsOf = async (
  pool: Pool,
  entries: readonly Documented[],
): Promise<ReadonlyMap<string, PaymentOfEntry>> => {
  const bought = entries.filter(({ kind, document }) => OF_A_PAYMENT.includes(kind) && isId(document));
  const ids = [...new Set(bought.map(({ document }) => document))];
  if (ids.length === 0) return new Map();
  const { rows } = await pool.query<PaymentOfEntry>(PAYMENTS, [ids]);
  return new Map(rows.map((payment) => [payment.id, payment]));
};
