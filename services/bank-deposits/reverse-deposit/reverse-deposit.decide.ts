import { accept, type Decision, type Refusal, refuse } from '../../kernel/decision.js';
import { points } from '../../kernel/money.js';
import { bonusOf, leftOf, type Payment, type RefundConfirmed, type RefundRequested } from '../../payments/index.js';
import { decideTakeBack, type PurchaseHoldings } from '../../points/index.js';
import type { DepositReversed } from '../streams/deposit.events.js';
import type { Deposit } from '../streams/deposit.state.js';
import { documentOf, released, takenOff } from '../streams/deposit-entries.js';
import { receivedAt } from '../streams/incoming-lines.js';

export type ReverseDepositRefused = Refusal<'NotAReversal' | 'OriginalUnclear' | 'RefundUnderWay' | 'RefundedAlready'>;

export interface ReversalSeen {
  /** The deposit that is taken back; null where it is not known for sure. */
  readonly original: Deposit | null;
  /** The payment that it has paid for; null where there is none. */
  readonly payment: Payment | null;
  /** What is left of what the payment has given; null where there is none. */
  readonly holdings: PurchaseHoldings | null;
  readonly refundId: string;
}

type Reversed = Decision<DepositReversed, ReverseDepositRefused> & {
  /** What follows for the payment, one after the other; absent where it is refused. */
  readonly refund?: readonly [RefundRequested, RefundConfirmed];
  /** What follows for the deposit that is taken back; absent where it is refused. */
  readonly original?: DepositReversed;
};

const reversed = ({ depositId, yen, bookedOn }: Deposit, lines: DepositReversed['data']['lines']): DepositReversed => ({
  type: 'DepositReversed',
  data: { depositId, yen, bookedOn, document: documentOf(depositId), lines },
});

/**
 * The sender's bank has taken back a deposit that had paid for a payment: the money has gone already, so the points go too,
 * spent ones as a debt. What was held of it is held no more, and a fee that the shop had added is its own again.
 */
export const decideReverseDeposit = (
  line: Deposit,
  { original, payment, holdings, refundId }: ReversalSeen,
): Reversed => {
  if (line.status !== 'held' || line.because !== 'reversal') return refuse({ code: 'NotAReversal' });
  const [paid, another] = original?.paidFor ?? [];
  const isWhole = original?.status === 'matched' || original?.status === 'held';
  if (
    !original ||
    !isWhole ||
    !paid ||
    another ||
    payment?.paymentId !== paid.paymentId ||
    !payment.purchase ||
    !holdings
  )
    return refuse({ code: 'OriginalUnclear' });
  if (payment.refund) return refuse({ code: 'RefundUnderWay' });
  if (paid.yen > leftOf(payment)) return refuse({ code: 'RefundedAlready' });
  const { isHeld, paymentId, purchase: wanted, paidAt } = payment;
  const wish = { yen: points(paid.yen), bonus: bonusOf(payment, paid.yen), isSpentToo: true };
  const taken = isHeld ? { parts: [], owed: points(0) } : decideTakeBack(holdings, wish)!;
  const takenFrom = isHeld ? ('suspense' as const) : ('wallet' as const);
  const of = { paymentId, memberId: wanted.memberId, refundId, yen: paid.yen };
  const at = receivedAt(line, { requestedAt: paidAt! }).toISOString();
  return {
    ...accept(reversed(line, [])),
    refund: [
      { type: 'RefundRequested', data: { ...of, by: 'reversal', takenFrom, taken } },
      { type: 'RefundConfirmed', data: { ...of, at, takenFrom } },
    ],
    original: reversed(original, [...released(original.heldYen), ...takenOff(paid.shortYen)]),
  };
};
