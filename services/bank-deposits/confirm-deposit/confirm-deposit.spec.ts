import { describe, expect, it } from '@jest/globals';
import { yen } from '../../kernel/money.js';
import type { PaymentEvent } from '../../payments/index.js';
import {
  buildPaymentConfirmed,
  buildPaymentRequested,
  cancelled,
  expired,
  NOON,
  of,
  PAYMENT,
  payment,
} from '../../payments/streams/payment.fixture.js';
import { decideConfirmDeposit, type ReportedDeposit } from './confirm-deposit.decide.js';

const awaited: PaymentEvent = { type: 'TransferAwaited', data: { ...of, due: '2026-01-20T14:59:59.999Z' } };
const transfer = [buildPaymentRequested('bank-transfer'), awaited] as const;
const deposit: ReportedDeposit = { yen: yen(3000), receivedAt: NOON, isBanned: false, now: NOON };
const done = buildPaymentConfirmed(`deposit:${PAYMENT}`, { via: 'operator' });
const decide = (history: readonly PaymentEvent[], overrides: Partial<ReportedDeposit> = {}) =>
  payment.given(...history).when((state) => decideConfirmDeposit(state, { ...deposit, ...overrides }));

describe('a deposit', () => {
  it('credits an expired or cancelled transfer, too', () => {
    expect(decide(transfer).events()).toEqual([done]);
    expect(decide([...transfer, expired]).events()).toEqual([done]);
    expect(decide([...transfer, cancelled]).events()).toEqual([done]);
  });

  it('holds the money of a banned member', () => {
    const held = buildPaymentConfirmed(`deposit:${PAYMENT}`, { via: 'operator', creditedTo: 'suspense' });
    expect(decide(transfer, { isBanned: true }).events()).toEqual([held]);
  });

  it.each<[string, readonly PaymentEvent[], Partial<ReportedDeposit>]>([
    ['NotATransfer', [buildPaymentRequested()], {}],
    ['AlreadyPaid', [...transfer, done], {}],
    ['AmountDiffers', transfer, { yen: yen(2999) }],
    ['AmountDiffers', transfer, { yen: yen(3001) }],
    ['InTheFuture', transfer, { receivedAt: new Date(NOON.getTime() + 1) }],
  ])('rejects it: %s', (code, history, overrides) => {
    expect(decide(history, overrides).refusal()).toEqual({ code });
  });
});
