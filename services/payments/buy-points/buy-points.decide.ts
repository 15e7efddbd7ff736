import { accept, type Decision, type Refusal, refuse } from '../../kernel/decision.js';
import type { Yen } from '../../kernel/money.js';
import { type TokyoDate, toTokyoDate } from '../../kernel/time.js';
import { ageCapOn } from '../streams/age-caps.js';
import { dueOf } from '../streams/due.js';
import { findPauseEnd, isHigher, leftOf, limitAt } from '../streams/limits.js';
import type { Limits } from '../streams/limits.state.js';
import { MAX_OPEN_SLIPS, METHOD_RULES } from '../streams/methods.js';
import type { Offer } from '../streams/offer.js';
import type { PaymentEvent, PaymentMethod } from '../streams/payment.events.js';
import { continuePayment } from '../streams/provider-status.js';

export type BuyPointsRefused =
  | Refusal<'Banned' | 'CourseGone' | 'MethodOff' | 'TooManySlips' | 'PersonMissing'>
  | (Refusal<'OrderUsed'> & { readonly method: PaymentMethod })
  | (Refusal<'Paused'> & { readonly until: Date })
  | Refusal<'BirthdayMissing'>
  | (Refusal<'OverOwnLimit' | 'OverAgeCap'> & { readonly limit: Yen; readonly left: Yen });

export interface PurchaseFacts {
  readonly paymentId: string;
  readonly callId: string;
  readonly memberId: string;
  readonly method: PaymentMethod;
  readonly isMethodOn: boolean;
  /** Null for an unknown id. */
  readonly course: Offer | null;
  readonly packId: string | null;
  readonly openSlips: number;
  /** The payer's name and phone number are known. */
  readonly isPersonKnown: boolean;
  /** The provider's id of an order that the member has opened there; else null. */
  readonly orderRef: string | null;
  /** The order already belongs to another payment. */
  readonly isOrderUsed: boolean;
  readonly isBanned: boolean;
  readonly limits: Limits;
  /** A member without a birthday must enter it first. */
  readonly asksBirthday: boolean;
  /** Null if unknown. */
  readonly birthday: TokyoDate | null;
  /** The amount that the member paid this month, including open orders. */
  readonly spentThisMonth: Yen;
  readonly now: Date;
}

/** Checks the month's limits. Open orders count as paid, so the limit holds whenever they are paid. */
const overLimit = (
  { limits, asksBirthday, birthday, spentThisMonth, now }: PurchaseFacts,
  price: Yen,
): BuyPointsRefused | null => {
  const until = findPauseEnd(limits, now);
  if (until) return { code: 'Paused', until };
  if (asksBirthday && birthday === null) return { code: 'BirthdayMissing' };
  const [ownLimit, cap] = [limitAt(limits, now), ageCapOn(birthday, toTokyoDate(now))];
  // The refusal reports the limit that leaves less.
  const [code, limit] = isHigher(ownLimit, cap)
    ? (['OverAgeCap', cap] as const)
    : (['OverOwnLimit', ownLimit] as const);
  const left = leftOf(limit, spentThisMonth);
  return left !== null && price > left ? { code, limit, left } : null;
};

/** Decides a purchase of a course. Price and points come from the shop's own record, and are fixed here. */
export const decideBuyPoints = (purchase: PurchaseFacts): Decision<PaymentEvent, BuyPointsRefused> => {
  const { paymentId, memberId, method, course, now } = purchase;
  const { provider, isSlip } = METHOD_RULES[method];
  if (purchase.isBanned) return refuse({ code: 'Banned' });
  if (!purchase.isMethodOn) return refuse({ code: 'MethodOff' });
  if (!course?.on_sale) return refuse({ code: 'CourseGone' });
  if (isSlip && purchase.openSlips >= MAX_OPEN_SLIPS) return refuse({ code: 'TooManySlips' });
  // A provider issues a slip to a person, and requires their phone number.
  if (isSlip && provider !== 'bank' && !purchase.isPersonKnown) return refuse({ code: 'PersonMissing' });
  const over = overLimit(purchase, course.price);
  if (over) return refuse(over);
  if (purchase.isOrderUsed) return refuse({ code: 'OrderUsed', method });
  const of = { paymentId, memberId };
  const purchaseData = {
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
  const requested: PaymentEvent = { type: 'PaymentRequested', data: purchaseData };
  // A transfer to the shop's own account needs no call.
  if (provider === 'bank') return accept(requested, continuePayment(purchaseData));
  const { callId, orderRef } = purchase;
  const call = { ...of, callId, kind: 'start' as const, ...(orderRef === null ? {} : { orderRef }) };
  return accept<PaymentEvent>(requested, { type: 'ProviderAsked', data: call });
};
