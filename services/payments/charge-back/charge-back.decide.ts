import { accept, type Decision, type Refusal, refuse } from '../../kernel/decision.js';
import { points, type Yen } from '../../kernel/money.js';
import { decideTakeBack, type PurchaseHoldings } from '../../points/index.js';
import { bonusOf } from '../streams/bonus.js';
import { METHOD_RULES } from '../streams/methods.js';
import type { ChargebackOpened } from '../streams/payment.events.js';
import { leftOf, type Payment } from '../streams/payment.state.js';

export type ChargeBackRefused = Refusal<
  | 'NothingPaid'
  | 'NotDisputable'
  | 'ChargebackOpen'
  | 'RefundUnderWay'
  | 'ChargedBack'
  | 'RefundedAlready'
  | 'OtherThanLeft'
>;

export interface ChargebackSeen {
  readonly chargebackId: string;
  /** What the provider names; null where it was not said. */
  readonly yen: Yen | null;
  readonly holdings: PurchaseHoldings;
}

/**
 * A payer disputes what is left of a payment: its points that are left are set aside, with what its money has become again,
 * until it is known whose the money is. Nothing is owed yet.
 */
export const decideChargeBack = (
  payment: Payment,
  { chargebackId, yen, holdings }: ChargebackSeen,
): Decision<ChargebackOpened, ChargeBackRefused> => {
  const { paymentId, wanted, status, refund, chargeback, chargedBackYen, isHeld } = payment;
  if (!wanted || status !== 'paid') return refuse({ code: 'NothingPaid' });
  if (!METHOD_RULES[wanted.method].isDisputable) return refuse({ code: 'NotDisputable' });
  if (chargeback) return refuse({ code: 'ChargebackOpen' });
  if (refund) return refuse({ code: 'RefundUnderWay' });
  if (chargedBackYen > 0) return refuse({ code: 'ChargedBack' });
  const left = leftOf(payment);
  if (left === 0) return refuse({ code: 'RefundedAlready' });
  if (yen !== null && yen !== left) return refuse({ code: 'OtherThanLeft' });
  const wish = { yen: points(left), bonus: bonusOf(payment, left), isSpentToo: true };
  const aside = isHeld ? [] : decideTakeBack(holdings, wish)!.parts;
  const takenFrom = isHeld ? ('suspense' as const) : ('wallet' as const);
  const data = { paymentId, memberId: wanted.memberId, chargebackId, yen: left, takenFrom, aside };
  return accept({ type: 'ChargebackOpened', data });
};
