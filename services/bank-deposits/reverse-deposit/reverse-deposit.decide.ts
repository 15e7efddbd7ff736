import { accept, type Decision, type Refusal, refuse } from '../../kernel/decision.js';
import { points } from '../../kernel/money.js';
import { bonusOf, leftOf, type Payment, type RefundConfirmed, type RefundRequested } from '../../payments/index.js';
import { decideTakeBack, type PurchaseHoldings } from '../../points/index.js';
import type { DepositReversed } from '../streams/deposit.events.js';
import type { Deposit } from '../streams/deposit.state.js';
import { buildReleasedEntry, buildTakenOffEntry, documentOf } from '../streams/deposit-entries.js';
import { computeReceivedAt } from '../streams/incoming-lines.js';

export type ReverseDepositRefused = Refusal<'NotAReversal' | 'OriginalUnclear' | 'RefundUnderWay' | 'RefundedAlready'>;

export interface ReversalSeen {
  /** The reversed deposit; null if it is not certain. */
  readonly original: Deposit | null;
  /** The payment that it has paid for; null for none. */
  readonly payment: Payment | null;
  /** The rest of the payment's points; null for none. */
  readonly holdings: PurchaseHoldings | null;
  readonly refundId: string;
}

type Reversed = Decision<DepositReversed, ReverseDepositRefused> & {
  /** The events of the payment in order; absent after a refusal. */
  readonly refund?: readonly [RefundRequested, RefundConfirmed];
  /** The event of the reversed deposit; absent after a refusal. */
  readonly original?: DepositReversed;
};

const reversed = ({ depositId, yen, bookedOn }: Deposit, lines: DepositReversed['data']['lines']): DepositReversed => ({
  type: 'DepositReversed',
  data: { depositId, yen, bookedOn, document: documentOf(depositId), lines },
});

/**
 * Decides the reversal of a credited deposit. The money has already left, so its points are taken, and spent ones
 * become a debt. Held parts are released, and a fee that the shop added is returned to it.
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
  const { isHeld, paymentId, purchase, paidAt } = payment;
  const requestedReturn = { yen: points(paid.yen), bonus: bonusOf(payment, paid.yen), isSpentToo: true };
  const taken = isHeld ? { parts: [], owed: points(0) } : decideTakeBack(holdings, requestedReturn)!;
  const takenFrom = isHeld ? ('suspense' as const) : ('wallet' as const);
  const of = { paymentId, memberId: purchase.memberId, refundId, yen: paid.yen };
  const at = computeReceivedAt(line, { requestedAt: paidAt! }).toISOString();
  return {
    ...accept(reversed(line, [])),
    refund: [
      { type: 'RefundRequested', data: { ...of, by: 'reversal', takenFrom, taken } },
      { type: 'RefundConfirmed', data: { ...of, at, takenFrom } },
    ],
    original: reversed(original, [...buildReleasedEntry(original.heldYen), ...buildTakenOffEntry(paid.shortYen)]),
  };
};
