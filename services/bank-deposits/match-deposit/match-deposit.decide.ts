import { accept, type Decision, type Refusal, refuse } from '../../kernel/decision.js';
import { type Payment, type PaymentConfirmed, receiveDeposit } from '../../payments/index.js';
import type { DepositMatched } from '../streams/deposit.events.js';
import type { Deposit } from '../streams/deposit.state.js';
import { computeReceivedAt } from '../streams/incoming-lines.js';
import { matchHeldDeposit } from '../streams/match-events.js';
import { MAX_FEE_YEN } from '../streams/suggest-payments.js';

export type MatchDepositRefused = Refusal<
  'NotHeld' | 'IsReversal' | 'UnknownPayment' | 'NotATransfer' | 'AlreadyPaid' | 'TooLittle' | 'AmountDiffers'
>;

export interface MatchFacts {
  /** Null for an unknown id. */
  readonly payment: Payment | null;
  /** An operator has confirmed it manually, and no deposit was matched with it yet. */
  readonly isByHand: boolean;
  /** The member is banned. */
  readonly isBanned: boolean;
}

type Matched = Decision<DepositMatched, MatchDepositRefused> & {
  /** The event of the payment; absent if it is already credited. */
  readonly confirmed?: PaymentConfirmed;
};

/**
 * Decides an operator's match of a deposit. The payment is credited in full: the shop bears a fee that the sender's
 * bank kept, and a surplus stays held.
 */
export const decideMatchDeposit = (deposit: Deposit, { payment, isByHand, isBanned }: MatchFacts): Matched => {
  if (deposit.because === 'reversal') return refuse({ code: 'IsReversal' });
  if (deposit.status !== 'held' || deposit.heldYen === 0) return refuse({ code: 'NotHeld' });
  if (!payment?.purchase) return refuse({ code: 'UnknownPayment' });
  const { purchase, status } = payment;
  if (purchase.method !== 'bank-transfer') return refuse({ code: 'NotATransfer' });
  if (isByHand)
    return deposit.heldYen === purchase.yen
      ? accept(matchHeldDeposit(deposit, purchase, 'confirmed-by-hand'))
      : refuse({ code: 'AmountDiffers' });
  if (status === 'paid') return refuse({ code: 'AlreadyPaid' });
  if (purchase.yen - deposit.heldYen > MAX_FEE_YEN) return refuse({ code: 'TooLittle' });
  const at = computeReceivedAt(deposit, purchase);
  const receipt = { ref: `deposit:${deposit.depositId}`, yen: purchase.yen, at };
  const confirmed = receiveDeposit(payment, receipt, { via: 'operator', isBanned });
  if (confirmed?.type !== 'PaymentConfirmed') return refuse({ code: 'AlreadyPaid' });
  return { ...accept(matchHeldDeposit(deposit, purchase, 'operator')), confirmed };
};
