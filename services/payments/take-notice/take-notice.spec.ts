import { describe, expect, it } from '@jest/globals';
import { points, yen } from '../../kernel/money.js';
import type { DisputeNoticed, PaymentEvent } from '../streams/payment.events.js';
import {
  buildPaymentConfirmed,
  buildPaymentRequested,
  of,
  PAYMENT,
  payment,
  slipIssued,
  startAccepted,
  startRequested,
} from '../streams/payment.fixture.js';
import { paymentStream } from '../streams/payment.state.js';
import { decideTakeNotice } from './take-notice.decide.js';

const slip = [buildPaymentRequested('convenience-store'), startRequested, startAccepted, slipIssued] as const;

describe('a webhook', () => {
  it.each([null, yen(3000)])('has no effect by itself with %p yen', (yen) => {
    expect(
      payment
        .given(...slip)
        .when((state) => decideTakeNotice(state, { noticeId: 'n1', yen, dispute: null }))
        .events(),
    ).toEqual([]);
  });

  it('raises an alarm for another amount', () => {
    const hint = { noticeId: 'n1', yen: yen(2999), dispute: null };
    const rule = payment.given(...slip).when((state) => decideTakeNotice(state, hint));
    const data = { ...of, providerRef: 'notice:n1', yen: yen(2999), via: 'notice' };
    expect(rule.events()).toEqual([{ type: 'AmountDiffered', data }]);
  });

  it('does nothing without a purchase', () => {
    expect(
      payment
        .given()
        .when((state) =>
          decideTakeNotice(state, {
            noticeId: 'n1',
            yen: yen(1),
            dispute: { caseId: 'PP-R-1', stage: 'opened', yen: null, outcome: null },
          }),
        )
        .events(),
    ).toEqual([]);
  });
});

describe('a webhook about a dispute', () => {
  const paid = [buildPaymentRequested('paypal'), buildPaymentConfirmed()] as const;
  const disputeNoticed = (
    stage: DisputeNoticed['data']['stage'] = 'opened',
    caseId = 'PP-R-1',
    outcome?: 'won' | 'lost',
  ): DisputeNoticed => ({
    type: 'DisputeNoticed',
    data: { ...of, caseId, stage, yen: yen(1000), ...(outcome && { outcome }) },
  });
  const take = (history: readonly PaymentEvent[], { data: { caseId, stage, outcome = null } } = disputeNoticed()) =>
    payment
      .given(...history)
      .when((state) =>
        decideTakeNotice(state, { noticeId: 'n1', yen: null, dispute: { caseId, stage, yen: yen(1000), outcome } }),
      )
      .events();
  const alarmsOf = (...history: readonly PaymentEvent[]) =>
    history.reduce(paymentStream.evolve, paymentStream.initial(PAYMENT)).alarms;
  const ofChargeback = { ...of, chargebackId: 'c1', yen: yen(3000) };
  const opened: PaymentEvent = {
    type: 'ChargebackOpened',
    data: { ...ofChargeback, takenFrom: 'wallet', aside: [] },
  };
  const ended: readonly PaymentEvent[] = [
    { type: 'ChargebackWon', data: ofChargeback },
    { type: 'ChargebackLost', data: { ...ofChargeback, taken: { parts: [], owed: points(0) } } },
  ];

  it('reports the case once for each stage', () => {
    expect(take(paid)).toEqual([disputeNoticed()]);
    expect(take([...paid, disputeNoticed()])).toEqual([]);
    expect(take([...paid, disputeNoticed()], disputeNoticed('resolved'))).toEqual([disputeNoticed('resolved')]);
    expect(take([...paid, disputeNoticed('resolved')])).toEqual([]);
    expect(take([...paid, disputeNoticed()], disputeNoticed('opened', 'PP-R-2'))).toEqual([
      disputeNoticed('opened', 'PP-R-2'),
    ]);
  });

  it('raises an alarm that ends with the chargeback, or is closed', () => {
    expect(alarmsOf(...paid, disputeNoticed())).toEqual(['dispute']);
    expect(alarmsOf(...paid, disputeNoticed('resolved'))).toEqual(['dispute']);
    expect(alarmsOf(...paid, disputeNoticed(), opened)).toEqual(['chargeback']);
    const closed: PaymentEvent = { type: 'PaymentAlarmClosed', data: { ...of, alarm: 'dispute' } };
    expect(alarmsOf(...paid, disputeNoticed(), closed)).toEqual([]);
    expect(alarmsOf(...paid, disputeNoticed(), closed, disputeNoticed('resolved'))).toEqual([]);
  });

  it('raises none for a recorded case until the provider has decided', () => {
    expect(alarmsOf(...paid, opened, disputeNoticed())).toEqual(['chargeback']);
    expect(alarmsOf(...paid, opened, disputeNoticed(), disputeNoticed('resolved'))).toEqual([
      'chargeback',
      'dispute-resolved',
    ]);
    for (const end of ended) expect(alarmsOf(...paid, opened, disputeNoticed('resolved'), end)).toEqual([]);
    expect(alarmsOf(...paid, opened, ended[1]!, disputeNoticed('resolved'))).toEqual([]);
  });

  it('reports the provider’s decision if it is known', () => {
    expect(take(paid, disputeNoticed('resolved', 'PP-R-1', 'lost'))).toEqual([
      disputeNoticed('resolved', 'PP-R-1', 'lost'),
    ]);
  });

  it('ends the alarm if the shop wins before anything was recorded', () => {
    expect(alarmsOf(...paid, disputeNoticed(), disputeNoticed('resolved', 'PP-R-1', 'won'))).toEqual([]);
    expect(alarmsOf(...paid, disputeNoticed('resolved', 'PP-R-1', 'won'))).toEqual([]);
  });

  it('raises the alarm again if the shop loses an unrecorded case', () => {
    const closed: PaymentEvent = { type: 'PaymentAlarmClosed', data: { ...of, alarm: 'dispute' } };
    const lost = disputeNoticed('resolved', 'PP-R-1', 'lost');
    expect(alarmsOf(...paid, disputeNoticed(), closed, lost)).toEqual(['dispute']);
    expect(alarmsOf(...paid, disputeNoticed(), lost, opened)).toEqual(['chargeback', 'dispute-resolved']);
    expect(alarmsOf(...paid, opened, ended[1]!, lost)).toEqual([]);
  });
});
