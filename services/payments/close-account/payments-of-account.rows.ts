import type { StoreTransaction } from '../../platform/store/transaction.js';

const UNDER_WAY = `select count(*)::int as payments from payments.payments
  where member_id = $1 and (status in ('requested', 'sent-on', 'awaiting', 'held') or refunding_yen > 0)`;
const ERASE_DETAILS = `delete from payments.details where payment_id = any(array(
    select d.payment_id from payments.payments p join payments.details d using (payment_id) where p.member_id = $1 limit $2))
  returning payment_id`;
const ERASE_SENDERS = `delete from payments.deposit_senders s using payments.deposits d, payments.payments p
  where d.deposit_id = s.deposit_id and p.payment_id = d.payment_id and p.member_id = $1 and s.settled_at is not null`;

/** Counts the payments of a member that are open, or have a refund under way. */
export const countPaymentsUnderWay = async (tx: StoreTransaction, memberId: string): Promise<number> =>
  (await tx.read<{ payments: number }>('payments-under-way', UNDER_WAY, [memberId]))[0]!.payments;

/** Erases the payers of a member's payments. @returns the number of payments, at most `most` */
export const erasePayers = async (tx: StoreTransaction, memberId: string, most: number): Promise<number> => {
  const erased = await tx.read('payments-erase-details', ERASE_DETAILS, [memberId, most]);
  tx.write('payments-erase-senders', ERASE_SENDERS, [memberId]);
  return erased.length;
};
