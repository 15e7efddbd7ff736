import type { StoreTransaction } from '../../platform/store/transaction.js';

/**
 * Selects payments that issued points, and whose money the shop still holds in part: not refunded, and not in dispute.
 */
const HAS_PAID = `select from payments.payments where member_id = $1 and status = 'paid'
    and not 'in-suspense' = any(alarms) and refunded_yen + refunding_yen + disputed_yen + charged_back_yen < yen
  limit 1`;
const cardsOf = (member: string): string => `(select distinct d.content ->> 'cardNumber' as card from (
    select payment_id from payments.payments where member_id = ${member} and method = 'card' order by requested_at desc limit 200) p
  join payments.details d using (payment_id))`;
const SHARE_CARD = `select from ${cardsOf('$1')} a join ${cardsOf('$2')} b using (card) where card <> '' limit 1`;

/** Returns true if a member has paid for points at least once, with money that stayed. */
export const hasPaid = async (tx: StoreTransaction, memberId: string): Promise<boolean> =>
  (await tx.read('payments-has-paid', HAS_PAID, [memberId])).length > 0;

/**
 * Returns true if two members used cards with the same masked number. Only the masked number is known, and only while
 * details are kept. The result is a reason to look, not a proof.
 */
export const shareCard = async (tx: StoreTransaction, one: string, other: string): Promise<boolean> =>
  (await tx.read('payments-share-card', SHARE_CARD, [one, other])).length > 0;
