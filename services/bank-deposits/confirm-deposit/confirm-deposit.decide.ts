import { accept, type Decision, type Refusal, refuse } from '../../kernel/decision.js';
import type { Yen } from '../../kernel/money.js';
import { type Payment, type PaymentEvent, receiveDeposit } from '../../payments/index.js';

export type ConfirmDepositRefused = Refusal<'NotATransfer' | 'AlreadyPaid' | 'AmountDiffers' | 'InTheFuture'>;

export interface ReportedDeposit {
  readonly yen: Yen;
  readonly receivedAt: Date;
  readonly isBanned: boolean;
  readonly now: Date;
}

/** Decides a manual confirmation. It never credits another amount, nor a second time. */
export const decideConfirmDeposit = (
  payment: Payment,
  { yen, receivedAt, isBanned, now }: ReportedDeposit,
): Decision<PaymentEvent, ConfirmDepositRefused> => {
  const { paymentId, purchase, status } = payment;
  if (purchase?.provider !== 'bank') return refuse({ code: 'NotATransfer' });
  if (status === 'paid') return refuse({ code: 'AlreadyPaid' });
  if (yen !== purchase.yen) return refuse({ code: 'AmountDiffers' });
  if (receivedAt > now) return refuse({ code: 'InTheFuture' });
  const receipt = { ref: `deposit:${paymentId}`, yen, at: receivedAt };
  return accept(receiveDeposit(payment, receipt, { via: 'operator', isBanned })!);
};
