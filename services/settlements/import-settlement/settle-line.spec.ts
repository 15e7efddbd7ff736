import { describe, expect, it } from '@jest/globals';
import { points, yen } from '../../kernel/money.js';
import type { TokyoDate } from '../../kernel/time.js';
import type { PaymentEvent } from '../../payments/index.js';
import {
  buildPaymentConfirmed,
  buildPaymentRequested,
  buildRefundRequested,
  CALL,
  NOON,
  of,
  PAYMENT,
  payment,
} from '../../payments/streams/payment.fixture.js';
import { decideMissingLines, decideSettleLine, type SettledLine } from './settle-line.decide.js';

const DAY = '2026-01-15' as TokyoDate;
const line = (amount: number, overrides: Partial<SettledLine> = {}): SettledLine => ({
  provider: 'paypal',
  day: DAY,
  kind: amount < 0 ? 'refund' : 'payment',
  reference: 'R1',
  yen: yen(amount),
  fee: yen(0),
  ...overrides,
});
const paid: readonly PaymentEvent[] = [buildPaymentRequested('paypal'), buildPaymentConfirmed()];
const refunded = (amount: number, refundId: string): readonly PaymentEvent[] => [
  buildRefundRequested(amount, { refundId }),
  { type: 'RefundConfirmed', data: { ...of, refundId, yen: yen(amount), at: NOON.toISOString() } },
];
const settle = (history: readonly PaymentEvent[], settled: SettledLine) =>
  payment.given(...history).when((state) => ({ events: [decideSettleLine(state, settled)] }));
const missing = (history: readonly PaymentEvent[], day: TokyoDate = DAY) =>
  payment.given(...history).when((state) => ({ events: decideMissingLines(state, day) }));

describe('a line of a settlement', () => {
  it('settles the payment once, less the fee', () => {
    const settled = line(3000, { fee: yen(108) });
    const data = { ...of, ...settled, movementId: PAYMENT };
    expect(settle(paid, settled).events()).toEqual([{ type: 'SettlementLineMatched', data }]);
    const again = settle([...paid, { type: 'SettlementLineMatched', data }], settled);
    expect(again.events()).toEqual([{ type: 'SettlementLineSurplus', data: { ...of, ...settled } }]);
  });

  it('settles the payment and reports the difference if the amount differs', () => {
    const settled = line(2900);
    expect(settle(paid, settled).events()).toEqual([
      { type: 'SettlementLineDiffered', data: { ...of, ...settled, movementId: PAYMENT } },
    ]);
  });

  it('marks it as theirs only if nothing was paid, or another provider received it', () => {
    for (const [history, settled] of [
      [[buildPaymentRequested('paypal')], line(3000)],
      [paid, line(3000, { provider: 'amazon-pay' })],
      [paid, line(-3000)],
      [paid, line(-3000, { kind: 'chargeback' })],
    ] as const)
      expect(settle(history, settled).events()).toMatchObject([{ type: 'SettlementLineSurplus' }]);
  });

  it('settles money returned by a failed refund apart from the refund', () => {
    const bounced: PaymentEvent = {
      type: 'RefundBounced',
      data: {
        ...of,
        refundId: CALL,
        yen: yen(1000),
        by: 'provider',
        takenFrom: 'wallet',
        restored: { parts: [], owed: points(0) },
        repaidYen: yen(0),
        writtenOffYen: yen(0),
        at: NOON.toISOString(),
        via: 'poll',
      },
    };
    const history = [...paid, ...refunded(1000, CALL), bounced];
    expect(settle(history, line(-1000)).events()).toMatchObject([{ data: { movementId: CALL, yen: -1000 } }]);
    const [back] = settle(history, line(1000, { kind: 'refund' })).events();
    expect(back).toMatchObject({ type: 'SettlementLineMatched', data: { yen: 1000 } });
    expect(back).not.toMatchObject({ data: { movementId: CALL } });
    expect(settle([...paid, ...refunded(1000, CALL)], line(1000, { kind: 'refund' })).events()).toMatchObject([
      { type: 'SettlementLineSurplus' },
    ]);
  });

  it('settles the refund with its amount, in any order', () => {
    const [first, second] = [CALL, CALL.replace(/ca$/, 'cb')];
    const refundedByApi = [
      buildPaymentRequested('card'),
      buildPaymentConfirmed(),
      ...refunded(1000, first),
      ...refunded(500, second),
    ];
    const settled = line(-500, { provider: 'veritrans' });
    expect(settle(refundedByApi, settled).events()).toMatchObject([
      { type: 'SettlementLineMatched', data: { movementId: second, yen: -500 } },
    ]);
  });

  it('ignores refunds by transfer, and money in the shop’s own account', () => {
    const byTransfer: PaymentEvent[] = [
      buildPaymentRequested('convenience-store'),
      buildPaymentConfirmed(),
      buildRefundRequested(3000, { by: 'transfer' }),
      ...refunded(3000, CALL).slice(1),
    ];
    expect(settle(byTransfer, line(-3000, { provider: 'veritrans' })).events()).toMatchObject([
      { type: 'SettlementLineSurplus' },
    ]);
    expect(missing([buildPaymentRequested('bank-transfer'), buildPaymentConfirmed()]).events()).toEqual([]);
  });
});

describe('the money that a settlement lacks', () => {
  const lacking = {
    type: 'SettlementLineMissing',
    data: { ...of, provider: 'paypal', day: DAY, kind: 'payment', movementId: PAYMENT, yen: yen(3000) },
  } as const;

  it('reports money of the day in Tokyo without a line, once', () => {
    expect(missing(paid).events()).toEqual([lacking]);
    expect(missing(paid, '2026-01-14' as TokyoDate).events()).toEqual([]);
    expect(missing([...paid, lacking]).events()).toEqual([]);
    expect(missing([buildPaymentRequested('paypal')]).events()).toEqual([]);
  });

  it('may arrive in a later one', () => {
    expect(settle([...paid, lacking], line(3000)).events()).toMatchObject([{ type: 'SettlementLineMatched' }]);
  });
});
