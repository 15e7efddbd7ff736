import { accept, type Decision, type Refusal, refuse } from '../../kernel/decision.js';
import { type Payment, type PaymentConfirmed, receiveDeposit } from '../../payments/index.js';
import type { DepositMatched } from '../streams/deposit.events.js';
import type { Deposit } from '../streams/deposit.state.js';
import { receivedAt } from '../streams/incoming-lines.js';
import { matchedFromHeld } from '../streams/match-events.js';
import { MOST_FEE_YEN } from '../streams/suggest-payments.js';

export type MatchDepositRefused = Refusal<
  'NotHeld' | 'IsReversal' | 'UnknownPayment' | 'NotATransfer' | 'AlreadyPaid' | 'TooLittle' | 'AmountDiffers'
>;

export interface MatchWanted {
  /** Null for an id that is no payment's. */
  readonly payment: Payment | null;
  /** An operator has confirmed it by hand, and no deposit has been found to be it. */
  readonly isByHand: boolean;
  /** Its member may not use the shop. */
  readonly isBanned: boolean;
}

type Matched = Decision<DepositMatched, MatchDepositRefused> & {
  /** What follows for the payment; absent where it is in the books already. */
  readonly confirmed?: PaymentConfirmed;
};

/**
 * An operator says which payment a deposit is of. It is credited whole: a fee that the sender's bank has kept is the shop's,
 * and what is over stays held.
 */
export const decideMatchDeposit = (deposit: Deposit, { payment, isByHand, isBanned }: MatchWanted): Matched => {
  if (deposit.because === 'reversal') return refuse({ code: 'IsReversal' });
  if (deposit.status !== 'held' || deposit.heldYen === 0) return refuse({ code: 'NotHeld' });
  if (!payment?.purchase) return refuse({ code: 'UnknownPayment' });
  const { purchase: wanted, status } = payment;
  if (wanted.method !== 'bank-transfer') return refuse({ code: 'NotATransfer' });
  if (isByHand)
    return deposit.heldYen === wanted.yen
      ? accept(matchedFromHeld(deposit, wanted, 'confirmed-by-hand'))
      : refuse({ code: 'AmountDiffers' });
  if (status === 'paid') return refuse({ code: 'AlreadyPaid' });
  if (wanted.yen - deposit.heldYen > MOST_FEE_YEN) return refuse({ code: 'TooLittle' });
  const at = receivedAt(deposit, wanted);
  const receipt = { ref: `deposit:${deposit.depositId}`, yen: wanted.yen, at };
  const confirmed = receiveDeposit(payment, receipt, { via: 'operator', isBanned });
  if (confirmed?.type !== 'PaymentConfirmed') return refuse({ code: 'AlreadyPaid' });
  return { ...accept(matchedFromHeld(deposit, wanted, 'operator')), confirmed };
};
