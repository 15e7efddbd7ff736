import { describe, expect, it } from '@jest/globals';
import { yen } from '../../kernel/money.js';
import { nextStepsOf } from './next-steps.js';
import type { DisputeNoticed, PaymentEvent, PaymentMethod, ReturnNoticed } from './payment.events.js';
import { buildPaymentConfirmed, buildPaymentRequested, buildRefundRequested, NOON, of } from './payment.fixture.js';
import { paymentStream } from './payment.state.js';

const paidBy = (method: PaymentMethod = 'paypal') => [buildPaymentRequested(method), buildPaymentConfirmed()] as const;
const stepsAfter = (...history: readonly PaymentEvent[]) =>
  nextStepsOf(history.reduce(paymentStream.evolve, paymentStream.initial(of.paymentId))).map(
    ({ alarm, command, yen: amount }) => [alarm, command, amount],
  );
const disputeNoticed = (overrides: Partial<DisputeNoticed['data']> = {}): DisputeNoticed => ({
  type: 'DisputeNoticed',
  data: { ...of, caseId: 'PP-R-1', stage: 'opened', yen: yen(1000), ...overrides },
});
const opened = (amount: number): PaymentEvent => ({
  type: 'ChargebackOpened',
  data: { ...of, chargebackId: 'c', yen: yen(amount), takenFrom: 'wallet', aside: [] },
});
const noticed = (refunded: number | null, reversed: number): ReturnNoticed => ({
  type: 'ReturnNoticed',
  data: { ...of, refundedYen: refunded === null ? null : yen(refunded), reversedYen: yen(reversed), via: 'poll' },
});
const refunded: PaymentEvent[] = [
  buildRefundRequested(2500),
  {
    type: 'RefundConfirmed',
    data: { ...of, refundId: buildRefundRequested(1).data.refundId, yen: yen(2500), at: NOON.toISOString() },
  },
];

describe('the next step of a dispute', () => {
  it('records the amount of the webhook, at most the rest', () => {
    expect(stepsAfter(...paidBy(), disputeNoticed())).toEqual([
      ['dispute', 'charge-back', 1000],
      ['dispute', 'close-alarm', null],
    ]);
    expect(stepsAfter(...paidBy(), ...refunded, disputeNoticed())[0]).toEqual(['dispute', 'charge-back', 500]);
    expect(stepsAfter(...paidBy(), disputeNoticed({ yen: null }))[0]).toEqual(['dispute', 'charge-back', 3000]);
  });

  it('waits while a refund is under way', () => {
    expect(stepsAfter(...paidBy(), buildRefundRequested(1), disputeNoticed())).toEqual([
      ['dispute', 'close-alarm', null],
    ]);
  });

  it('records its outcome, or the provider’s decision', () => {
    const history = [...paidBy(), disputeNoticed({ yen: yen(3000) }), opened(3000)];
    expect(stepsAfter(...history)).toEqual([
      ['chargeback', 'charge-back-won', 3000],
      ['chargeback', 'charge-back-lost', 3000],
    ]);
    const resolved = { stage: 'resolved' } as const;
    expect(stepsAfter(...history, disputeNoticed({ ...resolved, outcome: 'won' }))).toEqual([
      ['dispute-resolved', 'charge-back-won', 3000],
    ]);
    expect(stepsAfter(...history, disputeNoticed({ ...resolved, outcome: 'lost' }))).toEqual([
      ['dispute-resolved', 'charge-back-lost', 1000],
    ]);
    expect(stepsAfter(...history, disputeNoticed(resolved))).toEqual([
      ['dispute-resolved', 'charge-back-won', 3000],
      ['dispute-resolved', 'charge-back-lost', 3000],
    ]);
  });
});

describe('the next step for money that the provider no longer holds', () => {
  it.each([
    [noticed(null, 0), [['record-return', null]]],
    [noticed(1200, 0), [['record-return', 1200]]],
    [noticed(0, 3000), [['charge-back', 3000]]],
    [
      noticed(1000, 500),
      [
        ['record-return', 1000],
        ['charge-back', 500],
      ],
    ],
  ] as const)('records it as what it is: %#', (event, steps) => {
    const expected = [...steps, ['close-alarm', null]].map((step) => ['returned', ...step]);
    expect(stepsAfter(...paidBy(), event)).toEqual(expected);
  });

  it('excludes a chargeback if payers cannot dispute', () => {
    expect(stepsAfter(...paidBy('convenience-store'), noticed(0, 3000))).toEqual([['returned', 'close-alarm', null]]);
  });
});

describe('the next step of a refund that failed', () => {
  const failed: PaymentEvent = { type: 'RefundFailed', data: { ...of, refundId: 'r', yen: yen(800), code: 'x' } };

  it('refunds the same amount again', () => {
    expect(stepsAfter(...paidBy(), buildRefundRequested(800), failed)).toEqual([
      ['refund-failed', 'refund', 800],
      ['refund-failed', 'close-alarm', null],
    ]);
  });
});

it('does not exist without an alarm', () => {
  expect(stepsAfter(...paidBy())).toEqual([]);
});
