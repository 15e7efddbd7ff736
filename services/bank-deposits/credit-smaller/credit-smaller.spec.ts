import { describe, expect, it } from '@jest/globals';
import { coins, points, yen } from '../../kernel/money.js';
import { type PaymentEvent, paymentStream } from '../../payments/index.js';
import {
  buildPaymentConfirmed,
  buildPaymentRequested,
  cancelled,
  expired,
  MEMBER,
  NOON,
  PAYMENT,
  transferAwaited,
} from '../../payments/streams/payment.fixture.js';
import type { DepositHeld } from '../streams/deposit.events.js';
import { buildHeldDeposit, deposit, sumEntries } from '../streams/deposit.fixture.js';
import { decideCreditSmaller, type SmallerCourseFacts } from './credit-smaller.decide.js';

const NEW = '01939000-0000-7000-8000-0000000000aa';
const COURSE = {
  id: '01939000-0000-7000-8000-0000000000bb',
  price: yen(1000),
  point: points(1000),
  bonus_point: points(10),
  bonus_coin: coins(1),
  on_sale: true,
};
const tooLittle = { because: 'too-little', paymentId: PAYMENT } as const;
const transfer = [buildPaymentRequested('bank-transfer'), transferAwaited] as const;
const facts = (history: readonly PaymentEvent[], overrides: Partial<SmallerCourseFacts> = {}): SmallerCourseFacts => ({
  named: history.reduce(paymentStream.evolve, paymentStream.initial(PAYMENT)),
  course: COURSE,
  paymentId: NEW,
  isBanned: false,
  now: NOON,
  ...overrides,
});
const credit = (
  amount: number,
  overrides = facts([...transfer, expired]),
  why: Partial<DepositHeld['data']> = tooLittle,
) => deposit.given(buildHeldDeposit(amount, why)).when((state) => decideCreditSmaller(state, overrides));

describe('a deposit too small for an ended payment', () => {
  it('buys a smaller course as a separate payment, and the rest stays held', () => {
    const { decision } = credit(1500);
    expect(decision.events).toMatchObject([{ data: { paymentId: NEW, memberId: MEMBER, restYen: 500, shortYen: 0 } }]);
    expect(decision).toMatchObject({
      payment: [
        {
          type: 'PaymentRequested',
          data: {
            paymentId: NEW,
            memberId: MEMBER,
            courseId: COURSE.id,
            method: 'bank-transfer',
            yen: 1000,
            bonusPoints: 10,
          },
        },
        {
          type: 'PaymentConfirmed',
          data: { paymentId: NEW, yen: 1000, providerRef: 'deposit:d1', via: 'operator', creditedTo: 'wallet' },
        },
      ],
    });
    // The account is negative by the received amount. The payment's own entry credits the course from it.
    expect(sumEntries([buildHeldDeposit(1500, tooLittle), ...decision.events!])).toEqual({
      suspense: 500,
      'provider:bank': -500,
    });
  });

  it('leaves nothing if it equals a course', () => {
    const { decision } = credit(1000, facts([...transfer, cancelled]));
    expect(decision.events).toMatchObject([{ data: { restYen: 0 } }]);
    expect(sumEntries([buildHeldDeposit(1000, tooLittle), ...decision.events!])).toEqual({});
  });

  it('stays in suspense for a banned member', () => {
    const { decision } = credit(1000, facts([...transfer, expired], { isBanned: true }));
    expect(decision).toMatchObject({ payment: [{}, { data: { creditedTo: 'suspense' } }] });
  });

  it.each<[string, ReturnType<typeof credit>]>([
    ['StillOpen', credit(1000, facts(transfer))],
    ['AlreadyPaid', credit(1000, facts([...transfer, buildPaymentConfirmed('deposit:other')]))],
    ['CourseGone', credit(1000, facts([...transfer, expired], { course: null }))],
    ['CourseGone', credit(1000, facts([...transfer, expired], { course: { ...COURSE, on_sale: false } }))],
    ['CourseTooDear', credit(999)],
    ['NotTooLittle', credit(1000, facts([...transfer, expired], { named: null }))],
    ['NotTooLittle', credit(1000, facts([...transfer, expired]), { because: 'unknown-number' })],
    ['NotHeld', credit(0)],
  ])('rejects it: %s', (code, decided) => expect(decided.refusal()).toEqual({ code }));
});
