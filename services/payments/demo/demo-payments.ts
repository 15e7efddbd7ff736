import { eventIdOf } from '../../kernel/ids.js';
import type { EventStore } from '../../platform/store/event-store.js';
import type { StoreTransaction } from '../../platform/store/transaction.js';
import { walletStreamOf } from '../../points/index.js';
import { findCourse } from '../rows/courses.rows.js';
import { saveDetails } from '../rows/details.rows.js';
import { recordPayment } from '../rows/payments.rows.js';
import { takeTransferNumber, transferNumberCandidates } from '../rows/transfer-numbers.rows.js';
import { dueOf } from '../streams/due.js';
import { UNREACHABLE } from '../streams/failure-codes.js';
import { METHOD_RULES } from '../streams/methods.js';
import type { PaymentEvent, PaymentMethod, PaymentRequested } from '../streams/payment.events.js';
import { paymentStream, paymentStreamOf } from '../streams/payment.state.js';
import { continuePayment } from '../streams/provider-status.js';
import { findDemoCourseId } from './demo-courses.js';

type Ending = 'paid' | 'open' | 'failed';

/** These payments need no provider: transfers, and a card payment whose order was never sent. */
const PAYMENTS: readonly (readonly [PaymentMethod, price: number, Ending])[] = [
  ['bank-transfer', 1000, 'paid'],
  ['card', 500, 'failed'],
  ['bank-transfer', 300, 'open'],
];
const SENDER = 'シュウシュウ イエタロウ';

type PurchaseData = PaymentRequested['data'];

const factsOf = (purchase: PurchaseData, ending: Ending): PaymentEvent[] => {
  const { paymentId, memberId, yen, requestedAt } = purchase;
  const of = { paymentId, memberId };
  const requested: PaymentEvent = { type: 'PaymentRequested', data: purchase };
  if (ending === 'failed') return [requested, { type: 'PaymentFailed', data: { ...of, code: UNREACHABLE } }];
  if (ending === 'open') return [requested, continuePayment(purchase)];
  const receipt = { providerRef: `deposit:${paymentId}`, yen, at: requestedAt, via: 'operator' } as const;
  return [
    requested,
    continuePayment(purchase),
    { type: 'PaymentConfirmed', data: { ...of, ...receipt, creditedTo: 'wallet' } },
  ];
};

const buildPurchase = async (
  tx: StoreTransaction,
  paymentId: string,
  memberId: string,
  method: PaymentMethod,
  price: number,
): Promise<PurchaseData> => {
  const course = (await findCourse(tx, findDemoCourseId(price)))!;
  return {
    paymentId,
    memberId,
    courseId: course.id,
    method,
    provider: METHOD_RULES[method].provider,
    yen: course.price,
    points: course.point,
    bonusPoints: course.bonus_point,
    bonusCoins: course.bonus_coin,
    packId: null,
    requestedAt: tx.now.toISOString(),
    due: dueOf(method, tx.now).toISOString(),
  };
};

/** Adds payments of a member to the demo shop, one for each ending. Payments of an earlier start stay. */
export const loadDemoPayments = async (store: EventStore, memberId: string): Promise<void> => {
  const candidates = transferNumberCandidates();
  const ids = PAYMENTS.map((_, i) => eventIdOf('demo/payments', i));
  await store.transact([walletStreamOf(memberId), ...ids.map(paymentStreamOf)], async (tx) => {
    for (const [i, [method, price, ending]] of PAYMENTS.entries()) {
      const paymentId = ids[i]!;
      const loaded = await tx.load(paymentStream, paymentId);
      if (loaded.state.purchase) continue;
      const purchase = await buildPurchase(tx, paymentId, memberId, method, price);
      const context = { commandId: `demo/payments/${i}`, actor: `member:${memberId}` };
      await recordPayment(tx, context, loaded, factsOf(purchase, ending));
      if (purchase.provider === 'bank') {
        const number = await takeTransferNumber(tx, candidates, paymentId, new Date(purchase.due));
        saveDetails(tx, paymentId, { number, sender: SENDER });
      }
    }
  });
};
