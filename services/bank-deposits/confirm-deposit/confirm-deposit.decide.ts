import { accept, type Decision, type Refusal, refuse } from '../../kernel/decision.js';
import type { Yen } from '../../kernel/money.js';
import { type Payment, type PaymentEvent, receiveDeposit } from '../../payments/index.js';

export type ConfirmDepositRefused = Refusal<'NotATransfer' | 'AlreadyPaid' | 'AmountDiffers' | 'InTheFuture'>;

export interface Deposit {
  readonly yen: Yen;
  readonly receivedAt: Date;
  readonly isBanned: boolean;
  readonly now: Date;
}

/** Decides a manual confirmation. It never credits another amount, nor a second time. */
export const decideConfirmDeposit = (
  payment: Payment,
  { yen, receivedAt, isBanned, now }: Deposit,
): Decision<PaymentEvent, ConfirmDepositRefused> => {
  const { paymentId, purchase: wanted, status } = payment;
  if (wanted?.provider !== 'bank') return refuse({ code: 'NotATransfer' });
  if (status === 'paid') return refuse({ code: 'AlreadyPaid' });
  if (yen !== wanted.yen) return refuse({ code: 'AmountDiffers' });
  if (receivedAt > now) return refuse({ code: 'InTheFuture' });
  const receipt = { ref: `deposit:${paymentId}`, yen, at: receivedAt };
  return accept(receiveDeposit(payment, receipt, { via: 'operator', isBanned })!);
};
