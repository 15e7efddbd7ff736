import { type Yen, yen } from '../../kernel/money.js';
import { addMonths, startOfTokyoMonth, toTokyoMonth } from '../../kernel/time.js';
import type { StoreTransaction } from '../../platform/store/transaction.js';

/**
 * The amounts that count towards a member's limits in a month in Tokyo. They are stricter than the amount paid in the
 * month, which ranks use. Money that is disputed, or refunded for an earlier month, frees nothing of this month's
 * limit.
 */
export interface OwnSpending {
  /** The sum of the month's payments, less their refunds. */
  readonly paid: Yen;
  /** The sum of orders that may still be paid, whatever their age. */
  readonly open: Yen;
}

const SPENT = `select coalesce(sum(yen - refunded_yen - charged_back_yen) filter (where status = 'paid'), 0)::int as paid,
    coalesce(sum(yen) filter (where status <> 'paid'), 0)::int as open
  from payments.payments where member_id = any($1::uuid[]) and (status in ('requested', 'sent-on', 'awaiting', 'held')
    or status = 'paid' and paid_at >= $2 and paid_at < $3)`;

/**
 * Sums a person's spending in the current month over all accounts. It is exact for callers that hold the lock of their
 * payments.
 */
export const spendingOf = async (
  tx: StoreTransaction,
  accounts: readonly string[],
  now: Date,
): Promise<OwnSpending> => {
  const month = toTokyoMonth(now);
  const values = [accounts, startOfTokyoMonth(month), startOfTokyoMonth(addMonths(month, 1))];
  const [row] = await tx.read<{ paid: number; open: number }>('payments-spending', SPENT, values);
  return { paid: yen(row!.paid), open: yen(row!.open) };
};
