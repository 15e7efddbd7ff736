import type { BankAccount } from '../../platform/payments/bank/bank-account.js';
import type { PaymentView } from '../rows/payment-view.rows.js';

/** A payment with the data that its mails contain. */
export interface PaymentMailData extends PaymentView {
  readonly bonusCoins: number;
  /** The shop's own account; null if it accepts no transfers. */
  readonly account: BankAccount | null;
  readonly publicUrl: string;
}
