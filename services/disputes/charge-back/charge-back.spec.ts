import { describe, expect, it } from '@jest/globals';
import { points, yen } from '../../kernel/money.js';
import type { ChargebackOpened, PaymentEvent, PaymentMethod } from '../../payments/index.js';
import {
  buildPaymentConfirmed,
  buildPaymentRequested,
  buildRefundRequested,
  failed,
  NOON,
  of,
  payment,
} from '../../payments/streams/payment.fixture.js';
import type { LotPart } from '../../points/index.js';
import { decideChargeBack } from './charge-back.decide.js';

const CHARGEBACK = '01939000-0000-7000-8000-0000000000eb';
const part = (lotId: string, amount: number, kind: LotPart['kind'] = 'paid'): LotPart => ({
  lotId,
  kind,
  amount: points(amount),
});
const whole = { own: part('own', 3000), bonus: part('bonus', 100, 'free'), converted: [] as LotPart[] };
const decide = (history: readonly PaymentEvent[], holdings = whole, named: number | null = null) =>
  payment
    .given(...history)
    .when((state) =>
      decideChargeBack(state, { chargebackId: CHARGEBACK, yen: named === null ? null : yen(named), holdings }),
    );
const paidBy = (method: PaymentMethod) => [buildPaymentRequested(method), buildPaymentConfirmed()] as const;
const opened = (amount: number, overrides: Partial<ChargebackOpened['data']> = {}): ChargebackOpened => ({
  type: 'ChargebackOpened',
  data: { ...of, chargebackId: CHARGEBACK, yen: yen(amount), takenFrom: 'wallet', aside: [], ...overrides },
});
const refund = { ...of, refundId: CHARGEBACK };
const refunded = (amount: number): readonly PaymentEvent[] => [
  buildRefundRequested(amount, { refundId: CHARGEBACK }),
  { type: 'RefundConfirmed', data: { ...refund, yen: yen(amount), at: NOON.toISOString() } },
];

describe('a chargeback', () => {
  it('sets aside what is left of the payment’s points and their bonus', () => {
    const aside = [part('own', 3000), part('bonus', 100, 'free')];
    expect(decide(paidBy('card')).events()).toEqual([opened(3000, { aside })]);
  });

  it('sets aside what its money has become since, and nothing is owed yet', () => {
    const holdings = { own: part('own', 500), bonus: part('bonus', 0, 'free'), converted: [part('back', 700)] };
    const aside = [part('own', 500), part('back', 700)];
    expect(decide(paidBy('paypal'), holdings).events()).toEqual([opened(3000, { aside })]);
  });

  it('touches no points for money that is held back', () => {
    const held = [buildPaymentRequested('card'), buildPaymentConfirmed('txn-1', { creditedTo: 'suspense' })];
    expect(decide(held).events()).toEqual([opened(3000, { takenFrom: 'suspense' })]);
  });

  it('disputes only the rest after a refund', () => {
    const aside = [part('own', 2000), part('bonus', 67, 'free')];
    expect(decide([...paidBy('card'), ...refunded(1000)]).events()).toEqual([opened(2000, { aside })]);
  });

  it.each([null, 3000])('accepts an amount of %s yen', (named) => {
    expect(decide(paidBy('amazon-pay'), whole, named).events()).toHaveLength(1);
  });

  it.each([
    ['NothingPaid', [buildPaymentRequested('card')]],
    ['NothingPaid', [buildPaymentRequested('card'), failed]],
    ['NotDisputable', paidBy('convenience-store')],
    ['NotDisputable', paidBy('bank-transfer')],
    ['RefundUnderWay', [...paidBy('card'), buildRefundRequested(1)]],
    ['NothingLeft', [...paidBy('card'), ...refunded(3000)]],
    ['ChargebackOpen', [...paidBy('card'), opened(3000)]],
    [
      'NothingLeft',
      [
        ...paidBy('card'),
        opened(3000),
        {
          type: 'ChargebackLost',
          data: { ...of, chargebackId: CHARGEBACK, yen: yen(3000), taken: { parts: [], owed: points(0) } },
        },
      ],
    ],
  ] satisfies [string, readonly PaymentEvent[]][])('rejects it: %s', (code, history) => {
    expect(decide(history).refusal()).toEqual({ code });
  });

  it('sets aside a part if only a part is disputed', () => {
    const aside = [part('own', 1000), part('bonus', 33, 'free')];
    expect(decide(paidBy('paypal'), whole, 1000).events()).toEqual([opened(1000, { aside })]);
  });

  it('rejects more than the rest', () => {
    expect(decide(paidBy('card'), whole, 3001).refusal()).toEqual({ code: 'MoreThanLeft' });
    expect(decide([...paidBy('card'), ...refunded(1000)], whole, 2001).refusal()).toEqual({ code: 'MoreThanLeft' });
  });

  it('accepts another chargeback of the rest after a part was lost', () => {
    const lost: PaymentEvent = {
      type: 'ChargebackLost',
      data: { ...of, chargebackId: CHARGEBACK, yen: yen(1000), taken: { parts: [], owed: points(0) } },
    };
    const history = [...paidBy('card'), opened(1000), lost];
    expect(decide(history, whole, 500).events()).toMatchObject([{ data: { yen: 500 } }]);
    expect(decide(history).events()).toMatchObject([{ data: { yen: 2000 } }]);
  });

  it('accepts another chargeback after it was won', () => {
    const won: PaymentEvent = { type: 'ChargebackWon', data: { ...of, chargebackId: CHARGEBACK, yen: yen(3000) } };
    expect(decide([...paidBy('card'), opened(3000), won]).events()).toHaveLength(1);
  });
});
