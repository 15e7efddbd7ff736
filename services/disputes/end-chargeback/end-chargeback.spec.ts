import { describe, expect, it } from '@jest/globals';
import { points, yen } from '../../kernel/money.js';
import { type ChargebackOpened, isDisputed, type PaymentEvent, paymentStream } from '../../payments/index.js';
import {
  buildPaymentConfirmed,
  buildPaymentRequested,
  CALL,
  of,
  PAYMENT,
  payment,
} from '../../payments/streams/payment.fixture.js';
import type { LotPart } from '../../points/index.js';
import { decideChargebackLost, decideChargebackWon } from './end-chargeback.decide.js';

const part = (lotId: string, amount: number, kind: LotPart['kind'] = 'paid'): LotPart => ({
  lotId,
  kind,
  amount: points(amount),
});
const dispute = { ...of, chargebackId: CALL, yen: yen(3000) };
const opened = (overrides: Partial<ChargebackOpened['data']> = {}): ChargebackOpened => ({
  type: 'ChargebackOpened',
  data: { ...dispute, takenFrom: 'wallet', aside: [part('own', 1000), part('bonus', 50, 'free')], ...overrides },
});
const paid: readonly PaymentEvent[] = [buildPaymentRequested('card'), buildPaymentConfirmed()];
const nothing = { own: part('own', 0), bonus: part('bonus', 0, 'free'), converted: [] as LotPart[] };
const lose = (history: readonly PaymentEvent[], holdings = nothing, lostYen: number | null = null) =>
  payment
    .given(...history)
    .when((state) => decideChargebackLost(state, holdings, lostYen === null ? null : yen(lostYen)));
const stateOf = (history: readonly PaymentEvent[]) =>
  history.reduce(paymentStream.evolve, paymentStream.initial(PAYMENT));

describe('a chargeback won by the shop', () => {
  it('ends without a loss', () => {
    const [won] = payment
      .given(...paid, opened())
      .when(decideChargebackWon)
      .events();
    expect(won).toEqual({ type: 'ChargebackWon', data: dispute });
    const state = stateOf([...paid, opened(), won!]);
    expect(state).toMatchObject({ chargeback: null, chargedBackYen: 0, owedYen: 0, alarms: [] });
    expect(isDisputed(state)).toBe(false);
  });

  it('requires an open one', () => {
    expect(
      payment
        .given(...paid)
        .when(decideChargebackWon)
        .refusal(),
    ).toEqual({ code: 'NoChargeback' });
  });
});

describe('a chargeback lost by the shop', () => {
  it('leaves the member owing what was not set aside', () => {
    const [lost] = lose([...paid, opened()]).events();
    expect(lost).toEqual({ type: 'ChargebackLost', data: { ...dispute, taken: { parts: [], owed: 2000 } } });
    const state = stateOf([...paid, opened(), lost!]);
    expect(state).toMatchObject({ chargeback: null, chargedBackYen: 3000, owedYen: 2000, alarms: [] });
  });

  it('takes what its money has become since before anything is owed', () => {
    const [lost] = lose([...paid, opened()], { ...nothing, converted: [part('back', 1500)] }).events();
    expect(lost!.data).toMatchObject({ taken: { parts: [part('back', 1500)], owed: 500 } });
  });

  it('takes nothing for money that was held back, and ends the hold', () => {
    const held = [buildPaymentRequested('card'), buildPaymentConfirmed('txn-1', { creditedTo: 'suspense' })];
    const open = opened({ takenFrom: 'suspense', aside: [] });
    const [lost] = lose([...held, open]).events();
    expect(lost!.data).toMatchObject({ taken: { parts: [], owed: 0 } });
    expect(stateOf([...held, open]).alarms).toEqual(['in-suspense', 'chargeback']);
    expect(stateOf([...held, open, lost!]).alarms).toEqual([]);
  });

  it('returns the other part if the payer gets only a part of the disputed amount', () => {
    const aside = [part('own', 3000), part('bonus', 90, 'free')];
    const events = lose([...paid, opened({ aside })], nothing, 1000).events();
    expect(events).toEqual([
      { type: 'ChargebackLost', data: { ...dispute, yen: 1000, taken: { parts: [], owed: 0 } } },
      { type: 'ChargebackWon', data: { ...dispute, yen: 2000 } },
    ]);
    const lost = stateOf([...paid, opened({ aside }), events[0]!]);
    expect(lost.chargeback).toMatchObject({ yen: 2000, aside: [part('own', 2000), part('bonus', 60, 'free')] });
    const state = stateOf([...paid, opened({ aside }), ...events]);
    expect(state).toMatchObject({ chargeback: null, chargedBackYen: 1000, owedYen: 0, alarms: [] });
  });

  it('takes the lost part from what was set aside, and only the shortfall is owed', () => {
    const events = lose([...paid, opened()], nothing, 1500).events();
    expect(events[0]!.data).toMatchObject({ yen: 1500, taken: { parts: [], owed: 500 } });
    expect(stateOf([...paid, opened(), events[0]!]).chargeback).toMatchObject({ aside: [part('bonus', 25, 'free')] });
  });

  it('rejects more than the disputed amount', () => {
    expect(lose([...paid, opened()], nothing, 3001).refusal()).toEqual({ code: 'MoreThanDisputed' });
  });

  it('holds parcels until its debt is settled', () => {
    const [lost] = lose([...paid, opened()]).events();
    const settled: PaymentEvent = { type: 'DebtSettled', data: { ...of, yen: yen(2000), by: 'transfer' } };
    expect(isDisputed(stateOf([...paid, opened(), lost!]))).toBe(true);
    expect(isDisputed(stateOf([...paid, opened(), lost!, settled]))).toBe(false);
  });

  it('requires an open one', () => {
    expect(lose(paid).refusal()).toEqual({ code: 'NoChargeback' });
  });
});
