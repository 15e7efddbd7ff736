import { specification } from '../../kernel/given-when-then.js';
import { coins, points, yen } from '../../kernel/money.js';
import {
  NOTHING_RETURNED,
  type ProviderReceipt,
  type ReturnedMoney,
} from '../../platform/payments/payment-provider.js';
import type { PurchaseHoldings } from '../../points/index.js';
import { METHOD_RULES } from './methods.js';
import type {
  PaymentConfirmed,
  PaymentEvent,
  PaymentMethod,
  PaymentRequested,
  RefundRequested,
} from './payment.events.js';
import { paymentStream } from './payment.state.js';
import type { StatusContext } from './provider-status.js';

export const PAYMENT = '01939000-0000-7000-8000-000000000001';
export const MEMBER = '01939000-0000-7000-8000-0000000000aa';
export const CALL = '01939000-0000-7000-8000-0000000000ca';
export const NEXT_CALL = '01939000-0000-7000-8000-0000000000cb';
export const of = { paymentId: PAYMENT, memberId: MEMBER };
export const NOON = new Date('2026-01-15T12:00:00+09:00');

export const payment = specification(paymentStream.initial(PAYMENT), paymentStream.evolve);

/** Builds the purchase of 3,000 points by a method. */
export const buildPaymentRequested = (
  method: PaymentMethod = 'card',
  overrides: Partial<PaymentRequested['data']> = {},
): PaymentRequested => ({
  type: 'PaymentRequested',
  data: {
    ...of,
    courseId: '01939000-0000-7000-8000-0000000000c0',
    method,
    provider: METHOD_RULES[method].provider,
    yen: yen(3000),
    points: points(3000),
    bonusPoints: points(100),
    bonusCoins: coins(3),
    packId: null,
    requestedAt: NOON.toISOString(),
    due: '2026-01-15T03:30:00.000Z',
    ...overrides,
  },
});
export const startRequested: PaymentEvent = { type: 'ProviderAsked', data: { ...of, callId: CALL, kind: 'start' } };
export const startAccepted: PaymentEvent = {
  type: 'ProviderAnswered',
  data: { ...of, callId: CALL, outcome: 'accepted', providerRef: null, code: null },
};
export const capturing: PaymentEvent = { type: 'ProviderAsked', data: { ...of, callId: CALL, kind: 'capture' } };
export const sentOn: PaymentEvent = { type: 'MemberSentOn', data: { ...of, to: '3-d-secure' } };
export const slipIssued: PaymentEvent = { type: 'SlipIssued', data: { ...of, due: '2026-01-18T14:59:59.999Z' } };
export const transferAwaited: PaymentEvent = {
  type: 'TransferAwaited',
  data: { ...of, due: '2026-01-20T14:59:59.999Z' },
};
export const failed: PaymentEvent = { type: 'PaymentFailed', data: { ...of, code: 'AG49' } };
export const expired: PaymentEvent = { type: 'PaymentExpired', data: of };
export const cancelled: PaymentEvent = { type: 'PaymentCancelled', data: { ...of, by: 'member' } };
export const buildPaymentConfirmed = (
  providerRef = 'txn-1',
  overrides: Partial<PaymentConfirmed['data']> = {},
): PaymentConfirmed => ({
  type: 'PaymentConfirmed',
  data: { ...of, providerRef, yen: yen(3000), at: NOON.toISOString(), via: 'poll', creditedTo: 'wallet', ...overrides },
});
/** Builds a refund under way. */
export const buildRefundRequested = (
  amount: number,
  overrides: Partial<RefundRequested['data']> = {},
): RefundRequested => ({
  type: 'RefundRequested',
  data: {
    ...of,
    refundId: CALL,
    yen: yen(amount),
    by: 'provider',
    takenFrom: 'wallet',
    taken: { parts: [], owed: points(0) },
    ...overrides,
  },
});

/** Builds a receipt of the provider, with nothing returned. */
export const receiptOf = (
  ref = 'txn-1',
  amount = 3000,
  returned: ReturnedMoney = NOTHING_RETURNED,
): ProviderReceipt => ({
  ref,
  yen: yen(amount),
  at: NOON,
  returned,
});
export const REFUND = '01939000-0000-7000-8000-0000000000cc';
/** The holdings with nothing of the 3,000 points and their bonus of 100 spent. */
export const WHOLE: PurchaseHoldings = {
  own: { lotId: 'own', kind: 'paid', amount: points(3000) },
  bonus: { lotId: 'bonus', kind: 'free', amount: points(100) },
  converted: [],
};
export const buildStatusContext = (overrides: Partial<StatusContext> = {}): StatusContext => ({
  callId: CALL,
  nextCallId: NEXT_CALL,
  via: 'poll',
  isBanned: false,
  now: NOON,
  askedAt: new Date(NOON.getTime() + 60_000),
  refundId: REFUND,
  holdings: WHOLE,
  ...overrides,
});
