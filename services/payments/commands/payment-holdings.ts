import type { StoreTransaction } from '../../platform/store/transaction.js';
import { holdingsOf, type PurchaseHoldings } from '../../points/index.js';
import type { Payment } from '../streams/payment.state.js';

/** Loads what is left of the points that a payment has given. */
export const holdingsOfPayment = (tx: StoreTransaction, { paymentId, wanted }: Payment): Promise<PurchaseHoldings> =>
  holdingsOf(tx, { paymentId, memberId: wanted!.memberId }, wanted!.points);
