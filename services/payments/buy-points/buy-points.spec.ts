import { describe, expect, it } from '@jest/globals';
import { coins, points, yen } from '../../kernel/money.js';
import type { TokyoDate } from '../../kernel/time.js';
import { noLimits } from '../streams/limits.state.js';
import { buildPaymentRequested, CALL, MEMBER, NOON, PAYMENT } from '../streams/payment.fixture.js';
import { decideBuyPoints, type PurchaseFacts } from './buy-points.decide.js';

const { courseId } = buildPaymentRequested().data;
const purchase: PurchaseFacts = {
  paymentId: PAYMENT,
  callId: CALL,
  memberId: MEMBER,
  method: 'card',
  isMethodOn: true,
  course: {
    id: courseId,
    price: yen(3000),
    point: points(3000),
    bonus_point: points(100),
    bonus_coin: coins(3),
    on_sale: true,
  },
  packId: null,
  openSlips: 0,
  isPersonKnown: true,
  orderRef: null,
  isOrderUsed: false,
  isBanned: false,
  limits: noLimits,
  asksBirthday: false,
  birthday: null,
  spentThisMonth: yen(0),
  now: NOON,
};
const decide = (overrides: Partial<PurchaseFacts> = {}) => decideBuyPoints({ ...purchase, ...overrides });

describe('buying points', () => {
  it('records the purchase and calls the provider', () => {
    expect(decide().events).toEqual([
      buildPaymentRequested(),
      { type: 'ProviderAsked', data: { paymentId: PAYMENT, memberId: MEMBER, callId: CALL, kind: 'start' } },
    ]);
  });

  it('binds a payment by Amazon Pay to the session that the member opened', () => {
    const { events = [] } = decide({ method: 'amazon-pay', orderRef: 'SESSION' });
    expect(events[1]!.data).toMatchObject({ kind: 'start', orderRef: 'SESSION' });
  });

  it('waits for the money of a transfer', () => {
    const { events = [] } = decide({ method: 'bank-transfer' });
    expect(events.map(({ type }) => type)).toEqual(['PaymentRequested', 'TransferAwaited']);
    expect(events[1]!.data).toMatchObject({ due: '2026-01-20T14:59:59.999Z' });
  });

  it.each([
    ['Banned', { isBanned: true }],
    ['MethodOff', { isMethodOn: false }],
    ['CourseGone', { course: null }],
    ['CourseGone', { course: { ...purchase.course!, on_sale: false } }],
    ['TooManySlips', { method: 'convenience-store', openSlips: 5 }],
    ['PersonMissing', { method: 'convenience-store', isPersonKnown: false }],
    ['PersonMissing', { method: 'pay-easy', isPersonKnown: false }],
    ['TooManySlips', { method: 'bank-transfer', openSlips: 6 }],
  ] as const)('rejects it: %s', (code, overrides) => {
    expect(decide(overrides).refusal).toEqual({ code });
  });

  it('rejects a wallet session that was used before, and names the wallet', () => {
    const purchase = { method: 'amazon-pay', orderRef: 'SESSION', isOrderUsed: true } as const;
    expect(decide(purchase).refusal).toEqual({ code: 'OrderUsed', method: 'amazon-pay' });
  });

  it('allows a card payment beside open slips', () => {
    expect(decide({ openSlips: 9 }).refusal).toBeUndefined();
    expect(decide({ isPersonKnown: false }).refusal).toBeUndefined();
    expect(decide({ openSlips: 4, method: 'pay-easy' }).refusal).toBeUndefined();
  });
});

describe('buying points within a member’s own limits', () => {
  const limits = { ...noLimits, monthlyYen: yen(10_000) };

  it('allows exactly the limit, and not a yen more', () => {
    expect(decide({ limits, spentThisMonth: yen(7000) }).refusal).toBeUndefined();
    expect(decide({ limits, spentThisMonth: yen(7001) }).refusal).toEqual({
      code: 'OverOwnLimit',
      limit: 10_000,
      left: 2999,
    });
    // A limit lowered below the spent amount leaves zero, not less.
    expect(decide({ limits, spentThisMonth: yen(20_000) }).refusal).toMatchObject({ left: 0 });
  });

  it('has no limit by default', () => {
    expect(decide({ spentThisMonth: yen(1_000_000) }).refusal).toBeUndefined();
  });

  it('applies the higher limit from its start time', () => {
    const raised = { ...limits, next: { monthlyYen: yen(0), from: NOON.toISOString() } };
    const before = new Date(NOON.getTime() - 1);
    expect(decide({ limits: raised, spentThisMonth: yen(9000) }).refusal).toBeUndefined();
    expect(decide({ limits: raised, spentThisMonth: yen(9000), now: before }).refusal?.code).toBe('OverOwnLimit');
  });

  it('rejects purchases until a pause ends', () => {
    const until = new Date(NOON.getTime() + 1);
    const pausing = { ...noLimits, pausedUntil: until.toISOString() };
    expect(decide({ limits: pausing }).refusal).toEqual({ code: 'Paused', until });
    expect(decide({ limits: pausing, now: until }).refusal).toBeUndefined();
  });
});

describe('buying points below an age', () => {
  const born = (day: string, overrides: Partial<PurchaseFacts> = {}) =>
    decide({ birthday: day as TokyoDate, ...overrides });
  const SIXTEEN = '2010-01-01';

  it('allows exactly the age’s cap, and not a yen more', () => {
    expect(born(SIXTEEN, { spentThisMonth: yen(7000) }).refusal).toBeUndefined();
    expect(born(SIXTEEN, { spentThisMonth: yen(7001) }).refusal).toEqual({
      ...{ code: 'OverAgeCap', limit: 10_000, left: 2999 },
    });
    expect(born('2000-01-01', { spentThisMonth: yen(1_000_000) }).refusal).toBeUndefined();
  });

  it('reports the limit that leaves less, the member’s own or the age’s', () => {
    const withOwnLimit = (monthlyYen: number) => ({ limits: { ...noLimits, monthlyYen: yen(monthlyYen) } });
    const over = { spentThisMonth: yen(20_000) };
    expect(born(SIXTEEN, { ...withOwnLimit(8000), ...over }).refusal?.code).toBe('OverOwnLimit');
    expect(born(SIXTEEN, { ...withOwnLimit(10_000), ...over }).refusal?.code).toBe('OverOwnLimit');
    expect(born(SIXTEEN, { ...withOwnLimit(12_000), ...over }).refusal?.code).toBe('OverAgeCap');
  });

  it('requires the birthday if the setting asks for it and it is unknown', () => {
    expect(decide({ asksBirthday: true }).refusal).toEqual({ code: 'BirthdayMissing' });
    expect(born('2000-01-01', { asksBirthday: true }).refusal).toBeUndefined();
  });
});
