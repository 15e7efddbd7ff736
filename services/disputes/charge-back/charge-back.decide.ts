import { accept, type Decision, type Refusal, refuse } from '../../kernel/decision.js';
import { points, type Yen } from '../../kernel/money.js';
import { bonusOf, type ChargebackOpened, leftOf, METHOD_RULES, type Payment } from '../../payments/index.js';
import { decideTakeBack, type PurchaseHoldings } from '../../points/index.js';

export type ChargeBackRefused = Refusal<
  'NothingPaid' | 'NotDisputable' | 'ChargebackOpen' | 'RefundUnderWay' | 'NothingLeft' | 'MoreThanLeft'
>;

export interface ChargebackSeen {
  readonly chargebackId: string;
  /** The disputed amount that the provider names; null for the whole rest. */
  readonly yen: Yen | null;
  readonly holdings: PurchaseHoldings;
}

/**
 * Decides a chargeback of a payment's rest, or of a part of it. Sets aside the disputed points, and cards bought with
 * them, until the dispute is decided. Nothing is owed yet.
 */
export const decideChargeBack = (
  payment: Payment,
  { chargebackId, yen, holdings }: ChargebackSeen,
): Decision<ChargebackOpened, ChargeBackRefused> => {
  const { paymentId, purchase, status, refund, chargeback, isHeld } = payment;
  if (!purchase || status !== 'paid') return refuse({ code: 'NothingPaid' });
  if (!METHOD_RULES[purchase.method].isDisputable) return refuse({ code: 'NotDisputable' });
  if (chargeback) return refuse({ code: 'ChargebackOpen' });
  if (refund) return refuse({ code: 'RefundUnderWay' });
  const left = leftOf(payment);
  if (left === 0) return refuse({ code: 'NothingLeft' });
  const disputed = yen ?? left;
  if (disputed > left) return refuse({ code: 'MoreThanLeft' });
  const takeBack = { yen: points(disputed), bonus: bonusOf(payment, disputed), isSpentToo: true };
  const aside = isHeld ? [] : decideTakeBack(holdings, takeBack)!.parts;
  const takenFrom = isHeld ? ('suspense' as const) : ('wallet' as const);
  const data = { paymentId, memberId: purchase.memberId, chargebackId, yen: disputed, takenFrom, aside };
  return accept({ type: 'ChargebackOpened', data });
};
