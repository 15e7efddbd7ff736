import { accept, type Decision, type Refusal, refuse } from '../../kernel/decision.js';
import {
  dueOf,
  isOpen,
  METHOD_RULES,
  type Offer,
  type Payment,
  type PaymentEvent,
  type PaymentRequested,
  paymentStream,
  receiveDeposit,
} from '../../payments/index.js';
import type { DepositMatched } from '../streams/deposit.events.js';
import type { Deposit } from '../streams/deposit.state.js';
import { computeReceivedAt } from '../streams/incoming-lines.js';
import { matchHeldDeposit } from '../streams/match-events.js';

export type CreditSmallerRefused = Refusal<
  'NotHeld' | 'NotTooLittle' | 'StillOpen' | 'AlreadyPaid' | 'CourseGone' | 'CourseTooDear'
>;

export interface SmallerCourseFacts {
  /** The payment that the deposit is too small for; null if it names none. */
  readonly named: Payment | null;
  /** Null for an unknown id. */
  readonly course: Offer | null;
  /** The id of the new payment. */
  readonly paymentId: string;
  /** The member is banned. */
  readonly isBanned: boolean;
  readonly now: Date;
}

type Credited = Decision<DepositMatched, CreditSmallerRefused> & {
  /** The events of the new payment. */
  readonly payment?: readonly PaymentEvent[];
};

const METHOD = 'bank-transfer';

/**
 * Decides a smaller course for a held deposit whose payment has ended without the rest. The course becomes a payment
 * of its own, and the remainder stays held.
 */
export const decideCreditSmaller = (
  deposit: Deposit,
  { named, course, paymentId, isBanned, now }: SmallerCourseFacts,
): Credited => {
  if (deposit.status !== 'held' || deposit.heldYen === 0) return refuse({ code: 'NotHeld' });
  if (deposit.because !== 'too-little' || !named?.purchase) return refuse({ code: 'NotTooLittle' });
  if (isOpen(named)) return refuse({ code: 'StillOpen' });
  if (named.status === 'paid') return refuse({ code: 'AlreadyPaid' });
  if (!course?.on_sale) return refuse({ code: 'CourseGone' });
  if (course.price > deposit.heldYen) return refuse({ code: 'CourseTooDear' });
  const { memberId, packId } = named.purchase;
  const requested: PaymentRequested = {
    type: 'PaymentRequested',
    data: {
      paymentId,
      memberId,
      courseId: course.id,
      method: METHOD,
      provider: METHOD_RULES[METHOD].provider,
      yen: course.price,
      points: course.point,
      bonusPoints: course.bonus_point,
      bonusCoins: course.bonus_coin,
      packId,
      requestedAt: now.toISOString(),
      due: dueOf(METHOD, now).toISOString(),
    },
  };
  const payment = paymentStream.evolve(paymentStream.initial(paymentId), requested);
  const at = computeReceivedAt(deposit, requested.data);
  const receipt = { ref: `deposit:${deposit.depositId}`, yen: course.price, at };
  const confirmed = receiveDeposit(payment, receipt, { via: 'operator', isBanned })!;
  const matched = matchHeldDeposit(deposit, requested.data, 'operator');
  return { ...accept(matched), payment: [requested, confirmed] };
};
