import { describe, expect, it } from '@jest/globals';
import { points, yen } from '../../kernel/money.js';
import { type PaymentEvent, paymentStream } from '../../payments/index.js';
import {
  buildPaymentConfirmed,
  buildPaymentRequested,
  buildRefundRequested,
  CALL,
  MEMBER,
  of,
  PAYMENT,
} from '../../payments/streams/payment.fixture.js';
import type { LotPart } from '../../points/index.js';
import type { DepositEvent, DepositMatched } from '../streams/deposit.events.js';
import { buildHeldDeposit, sumEntries } from '../streams/deposit.fixture.js';
import { depositStream } from '../streams/deposit.state.js';
import { buildAddedEntry, buildHeldEntry, buildReleasedEntry, documentOf } from '../streams/deposit-entries.js';
import { decideReverseDeposit, type ReversalSeen } from './reverse-deposit.decide.js';

const REFUND = '01939000-0000-7000-8000-0000000000ef';
const ORIGINAL = 'd0';
const part = (lotId: string, amount: number, kind: LotPart['kind'] = 'paid'): LotPart => ({
  lotId,
  kind,
  amount: points(amount),
});
const whole = { own: part('own', 3000), bonus: part('bonus', 100, 'free'), converted: [] };
const matched = (amount: number, overrides: Partial<DepositMatched['data']> = {}): DepositMatched => ({
  type: 'DepositMatched',
  data: {
    depositId: ORIGINAL,
    yen: yen(amount),
    bookedOn: '2026-01-16',
    paymentId: PAYMENT,
    memberId: MEMBER,
    by: 'number',
    restYen: yen(0),
    shortYen: yen(0),
    document: documentOf(ORIGINAL),
    lines: [],
    ...overrides,
  },
});
const paid = [buildPaymentRequested('bank-transfer'), buildPaymentConfirmed()] as const;
const paymentAfter = (history: readonly PaymentEvent[]) =>
  history.reduce(paymentStream.evolve, paymentStream.initial(PAYMENT));
const originalAfter = (history: readonly DepositEvent[]) =>
  history.reduce(depositStream.evolve, depositStream.initial(ORIGINAL));
const line = (amount = 3000) =>
  buildHeldDeposit(amount, { because: 'reversal', bookedOn: '2026-01-20', paymentId: PAYMENT, lines: [] });
const reverse = (
  original: readonly DepositEvent[] = [matched(3000)],
  { history = paid, ...overrides }: Partial<ReversalSeen> & { readonly history?: readonly PaymentEvent[] } = {},
  lines: readonly DepositEvent[] = [line()],
) =>
  decideReverseDeposit(lines.reduce(depositStream.evolve, depositStream.initial('d1')), {
    original: original.length > 0 ? originalAfter(original) : null,
    payment: paymentAfter(history),
    holdings: whole,
    refundId: REFUND,
    ...overrides,
  });
const refunded = (amount: number): PaymentEvent[] => [
  buildRefundRequested(amount, { by: 'transfer' }),
  { type: 'RefundConfirmed', data: { ...of, refundId: CALL, yen: yen(amount), at: '2026-01-17T03:00:00.000Z' } },
];

describe('a deposit that its sender’s bank has reversed', () => {
  it('takes the points of its payment, on the day of the line', () => {
    const { refund, original, events } = reverse();
    expect(refund).toEqual([
      buildRefundRequested(3000, {
        refundId: REFUND,
        by: 'reversal',
        taken: { parts: [part('own', 3000), part('bonus', 100, 'free')], owed: points(0) },
      }),
      {
        type: 'RefundConfirmed',
        data: { ...of, refundId: REFUND, yen: 3000, at: '2026-01-19T15:00:00.000Z', takenFrom: 'wallet' },
      },
    ]);
    expect(original).toMatchObject({ type: 'DepositReversed', data: { depositId: ORIGINAL, yen: 3000, lines: [] } });
    expect(events).toMatchObject([{ type: 'DepositReversed', data: { depositId: 'd1', lines: [] } }]);
  });

  it('makes its member owe spent points', () => {
    const holdings = { ...whole, own: part('own', 800) };
    expect(reverse(undefined, { holdings }).refund![0].data.taken.owed).toBe(2200);
  });

  it('takes no points for held money', () => {
    const history = [buildPaymentRequested('bank-transfer'), buildPaymentConfirmed('d', { creditedTo: 'suspense' })];
    expect(reverse(undefined, { history }).refund![0].data).toMatchObject({
      takenFrom: 'suspense',
      taken: { parts: [], owed: 0 },
    });
  });

  it('releases a surplus over the payment', () => {
    const history = [matched(5000, { restYen: yen(2000), lines: buildHeldEntry(yen(2000)) })];
    const { refund, original } = reverse(history, {}, [line(5000)]);
    expect(refund![0].data.yen).toBe(3000);
    expect(sumEntries([...history, original!])).toEqual({});
    const after = [...history, original!].reduce(depositStream.evolve, depositStream.initial(ORIGINAL));
    expect(after).toMatchObject({ status: 'reversed', heldYen: 0, isCredited: true });
  });

  it('returns a fee that the shop had added', () => {
    const lines = [...buildReleasedEntry(yen(2120)), ...buildAddedEntry(yen(880))];
    const history = [buildHeldDeposit(2120, { depositId: ORIGINAL }), matched(2120, { shortYen: yen(880), lines })];
    const { refund, original } = reverse(history, {}, [line(2120)]);
    expect(refund![0].data.yen).toBe(3000);
    expect(sumEntries([...history, original!])).toEqual({});
  });

  it('takes only its part of a payment, also after another part', () => {
    const some = [matched(1000, { by: 'parts' })];
    expect(reverse(some, {}, [line(1000)]).refund![0].data.yen).toBe(1000);
    const rest = reverse([matched(2000, { by: 'parts' })], { history: [...paid, ...refunded(1000)] }, [line(2000)]);
    expect(rest.refund![0].data.yen).toBe(2000);
  });

  it.each<[string, () => ReturnType<typeof reverse>]>([
    ['NotAReversal', () => reverse(undefined, {}, [buildHeldDeposit(3000)])],
    ['NotAReversal', () => reverse(undefined, {}, [line(), ...reverse().events!])],
    ['OriginalUnclear', () => reverse([])],
    ['OriginalUnclear', () => reverse(undefined, { payment: null })],
    ['OriginalUnclear', () => reverse([matched(3000), reverse().original!])],
    ['OriginalUnclear', () => reverse([matched(3000, { paymentId: 'another' })])],
    [
      'OriginalUnclear',
      () => reverse([matched(6000, { restYen: yen(3000), lines: buildHeldEntry(yen(3000)) }), matched(6000)]),
    ],
    ['RefundUnderWay', () => reverse(undefined, { history: [...paid, buildRefundRequested(1, { by: 'transfer' })] })],
    ['RefundedAlready', () => reverse(undefined, { history: [...paid, ...refunded(1)] })],
  ])('rejects it: %s', (code, reversal) => {
    expect(reversal().refusal).toEqual({ code });
  });
});
