import { accept, type Decision, type Refusal, refuse } from '../../kernel/decision.js';
import type { Coins, Points, Yen } from '../../kernel/money.js';
import { dueOf } from '../streams/due.js';
import { METHOD_RULES, MOST_SLIPS } from '../streams/methods.js';
import type { PaymentEvent, PaymentMethod } from '../streams/payment.events.js';
import { onward } from '../streams/truth.js';

export type BuyPointsRefused = Refusal<'Banned' | 'CourseGone' | 'MethodOff' | 'TooManySlips' | 'OrderUsed'>;

/** What a course costs and gives. */
interface Offer {
  readonly id: string;
  readonly price: Yen;
  readonly point: Points;
  readonly bonus_point: Points;
  readonly bonus_coin: Coins;
  readonly on_sale: boolean;
}

export interface Purchase {
  readonly paymentId: string;
  readonly callId: string;
  readonly memberId: string;
  readonly method: PaymentMethod;
  readonly isMethodOn: boolean;
  /** Null for an id that is none's. */
  readonly course: Offer | null;
  readonly packId: string | null;
  readonly openSlips: number;
  /** What the provider calls the order, where the member has begun it there; null else. */
  readonly orderRef: string | null;
  /** It is of another payment already. */
  readonly isOrderUsed: boolean;
  readonly isBanned: boolean;
  readonly now: Date;
}

/** A member wants a course: what it costs and gives is taken from the shop's own record, and fixed. */
export const decideBuyPoints = (purchase: Purchase): Decision<PaymentEvent, BuyPointsRefused> => {
  const { paymentId, memberId, method, course, now } = purchase;
  const { provider, isSlip } = METHOD_RULES[method];
  if (purchase.isBanned) return refuse({ code: 'Banned' });
  if (!purchase.isMethodOn) return refuse({ code: 'MethodOff' });
  if (!course?.on_sale) return refuse({ code: 'CourseGone' });
  if (isSlip && purchase.openSlips >= MOST_SLIPS) return refuse({ code: 'TooManySlips' });
  if (purchase.isOrderUsed) return refuse({ code: 'OrderUsed' });
  const of = { paymentId, memberId };
  const wanted = {
    ...of,
    courseId: course.id,
    method,
    provider,
    yen: course.price,
    points: course.point,
    bonusPoints: course.bonus_point,
    bonusCoins: course.bonus_coin,
    packId: purchase.packId,
    requestedAt: now.toISOString(),
    due: dueOf(method, now).toISOString(),
  };
  const requested: PaymentEvent = { type: 'PaymentRequested', data: wanted };
  // Nobody need be asked about the shop's own account.
  if (provider === 'bank') return accept(requested, onward(wanted));
  const { callId, orderRef } = purchase;
  const asked = { ...of, callId, kind: 'start' as const, ...(orderRef === null ? {} : { orderRef }) };
  return accept<PaymentEvent>(requested, { type: 'ProviderAsked', data: asked });
};
