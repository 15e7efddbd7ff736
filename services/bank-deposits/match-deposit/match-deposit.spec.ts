import { describe, expect, it } from '@jest/globals';
import { type PaymentEvent, paymentStream } from '../../payments/index.js';
import {
  buildPaymentConfirmed,
  buildPaymentRequested,
  expired,
  of,
  PAYMENT,
} from '../../payments/streams/payment.fixture.js';
import { buildHeldDeposit, deposit, sumEntries } from '../streams/deposit.fixture.js';
import { decideMatchDeposit, type MatchFacts } from './match-deposit.decide.js';

const facts = (history: readonly PaymentEvent[], overrides: Partial<MatchFacts> = {}): MatchFacts => ({
  payment: history.reduce(paymentStream.evolve, paymentStream.initial(PAYMENT)),
  isByHand: false,
  isBanned: false,
  ...overrides,
});
const awaited: PaymentEvent = { type: 'TransferAwaited', data: { ...of, due: '2026-01-20T14:59:59.999Z' } };
const transfer = [buildPaymentRequested('bank-transfer'), awaited] as const;
describe('a held deposit that an operator matches', () => {
  const match = (amount: number, overrides = facts(transfer)) =>
    deposit.given(buildHeldDeposit(amount)).when((state) => decideMatchDeposit(state, overrides));

  it('credits the payment, even an expired one, and ends the hold', () => {
    const { decision } = match(3000, facts([...transfer, expired]));
    expect(decision).toMatchObject({ confirmed: { type: 'PaymentConfirmed', data: { via: 'operator', yen: 3000 } } });
    expect(sumEntries([buildHeldDeposit(3000), ...decision.events!])).toEqual({});
  });

  it('keeps a surplus in suspense', () => {
    const { decision } = match(5000);
    expect(decision.events).toMatchObject([
      { data: { restYen: 2000, shortYen: 0, by: 'operator', paymentId: PAYMENT } },
    ]);
    const books = sumEntries([buildHeldDeposit(5000), ...decision.events!]);
    expect(books).toEqual({ suspense: 2000, 'provider:bank': -2000 });
  });

  it('adds a missing fee', () => {
    const { decision } = match(2120);
    expect(decision.events).toMatchObject([{ data: { shortYen: 880, restYen: 0 } }]);
    expect(sumEntries([buildHeldDeposit(2120), ...decision.events!])).toEqual({
      adjustment: -880,
      'provider:bank': 880,
    });
  });

  it('credits nothing if the payment was confirmed manually', () => {
    const done = buildPaymentConfirmed(`deposit:${PAYMENT}`, { via: 'operator' });
    const { decision } = match(3000, facts([...transfer, done], { isByHand: true }));
    expect(decision).not.toHaveProperty('confirmed');
    expect(sumEntries([buildHeldDeposit(3000), ...decision.events!])).toEqual({});
    expect(match(2999, facts([...transfer, done], { isByHand: true })).refusal()).toEqual({ code: 'AmountDiffers' });
  });

  it('stays held with its payment if the member is banned', () => {
    expect(match(3000, facts(transfer, { isBanned: true })).decision).toMatchObject({
      confirmed: { data: { creditedTo: 'suspense' } },
    });
  });

  it.each<[string, number, MatchFacts]>([
    ['TooLittle', 2119, facts(transfer)],
    ['UnknownPayment', 3000, { payment: null, isByHand: false, isBanned: false }],
    ['NotATransfer', 3000, facts([buildPaymentRequested()])],
    ['AlreadyPaid', 3000, facts([...transfer, buildPaymentConfirmed('deposit:other')])],
  ])('rejects it: %s', (code, amount, overrides) => expect(match(amount, overrides).refusal()).toEqual({ code }));
});

it('rejects a reversal', () => {
  const back = buildHeldDeposit(700, { because: 'reversal', lines: [] });
  expect(
    deposit
      .given(back)
      .when((state) => decideMatchDeposit(state, facts(transfer)))
      .refusal(),
  ).toEqual({
    code: 'IsReversal',
  });
});
