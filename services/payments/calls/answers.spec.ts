import { describe, expect, it } from '@jest/globals';
import type { PaymentEvent } from '../streams/payment.events.js';
import {
  answered,
  asked,
  CALL,
  cancelled,
  expired,
  NOON,
  of,
  payment,
  requested,
  slipIssued,
} from '../streams/payment.fixture.js';
import { decideCancelled, decideNeverMade, decideSilence, decideStarted } from './answers.decide.js';

const wanted = [requested('convenience-store'), asked] as const;
const silent: PaymentEvent = { type: 'ProviderSilent', data: { ...of, callId: CALL, since: NOON.toISOString() } };
const accepted = { outcome: 'accepted', slip: null, goOn: null } as const;
const refusedWith = (code: string): PaymentEvent => ({
  type: 'ProviderAnswered',
  data: { ...of, callId: CALL, outcome: 'refused', providerRef: null, code },
});
const failedWith = (code: string): PaymentEvent => ({ type: 'PaymentFailed', data: { ...of, code } });

describe('the answer to an order', () => {
  it('accepted: there is a slip', () => {
    const due = '2026-01-15T03:30:00.000Z';
    const events = payment
      .given(...wanted)
      .when((state) => decideStarted(state, CALL, accepted, NOON))
      .events();
    expect(events).toEqual([answered, { type: 'SlipIssued', data: { ...of, due } }]);
  });

  it('accepted, when it was found by asking already: nothing new', () => {
    const found = payment.given(...wanted, answered, slipIssued);
    expect(found.when((state) => decideStarted(state, CALL, accepted, NOON)).events()).toEqual([answered]);
  });

  it('accepted after it has expired: it stays so, and is watched', () => {
    const late = payment.given(...wanted, expired);
    expect(late.when((state) => decideStarted(state, CALL, accepted, NOON)).events()).toEqual([answered]);
  });

  it('refused, or never sent: it has failed', () => {
    const open = payment.given(...wanted);
    const refused = { outcome: 'refused', code: 'NB01' } as const;
    expect(open.when((state) => decideStarted(state, CALL, refused, NOON)).events()).toEqual([
      refusedWith('NB01'),
      failedWith('NB01'),
    ]);
    const never = [refusedWith('unreachable'), failedWith('unreachable')];
    expect(open.when((state) => decideStarted(state, CALL, { outcome: 'unreachable' }, NOON)).events()).toEqual(never);
    expect(open.when((state) => decideNeverMade(state, CALL)).events()).toEqual(never);
  });

  it('none: that is told once, however often it is asked in vain', () => {
    const open = payment.given(...wanted);
    expect(open.when((state) => decideStarted(state, CALL, { outcome: 'silent' }, NOON)).events()).toEqual([silent]);
    expect(
      payment
        .given(...wanted, silent)
        .when((state) => decideSilence(state, CALL, NOON))
        .events(),
    ).toEqual([]);
  });
});

describe('the answer to taking an order back', () => {
  const open = payment.given(...wanted, answered, slipIssued);

  it('done: it is cancelled', () => {
    const events = open.when((state) => decideCancelled(state, CALL, { outcome: 'accepted' }, 'member')).events();
    expect(events).toEqual([answered, cancelled]);
  });

  it.each([{ outcome: 'refused', code: 'DC99' }, { outcome: 'silent' }, { outcome: 'unreachable' }] as const)(
    '%j: it stays open, and its provider is asked',
    (answer) => {
      const events = open.when((state) => decideCancelled(state, CALL, answer, 'member')).events();
      expect(events).toEqual([refusedWith(answer.outcome === 'refused' ? answer.code : answer.outcome)]);
    },
  );
});
