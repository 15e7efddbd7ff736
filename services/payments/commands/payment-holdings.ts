import type { StoreTransaction } from '../../platform/store/transaction.js';
import { loadHoldings, type PurchaseHoldings } from '../../points/index.js';
import type { Payment } from '../streams/payment.state.js';

/** Loads the rest of the points that a payment has issued. */
export const loadPaymentHoldings = (
  tx: StoreTransaction,
  { paymentId, purchase }: Payment,
): Promise<PurchaseHoldings> => loadHoldings(tx, { paymentId, memberId: purchase!.memberId }, purchase!.points);
