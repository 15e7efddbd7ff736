import type { StoreTransaction } from '../../platform/store/transaction.js';
import { holdingsOf, type PurchaseHoldings } from '../../points/index.js';
import type { Payment } from '../streams/payment.state.js';

/** Loads the rest of the points that a payment has issued. */
export const holdingsOfPayment = (
  tx: StoreTransaction,
  { paymentId, purchase: wanted }: Payment,
): Promise<PurchaseHoldings> => holdingsOf(tx, { paymentId, memberId: wanted!.memberId }, wanted!.points);
