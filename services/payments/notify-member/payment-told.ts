import type { BankAccount } from '../../platform/payments/bank/bank-account.js';
import type { PaymentView } from '../rows/payment-view.rows.js';

/** A payment as its mails tell of it. */
export interface PaymentTold extends PaymentView {
  readonly bonusCoins: number;
  /** The shop's own account; null where it takes no transfers. */
  readonly account: BankAccount | null;
  readonly publicUrl: string;
}
