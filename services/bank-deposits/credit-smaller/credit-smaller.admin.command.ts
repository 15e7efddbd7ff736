import { isId, newId } from '../../kernel/ids.js';
import { Clock } from '../../kernel/time.js';
import { findBanned } from '../../members/index.js';
import { findCourse, PaymentTarget } from '../../payments/index.js';
import { operatorCommand } from '../../platform/console-api/commands/declared-command.js';
import { EventStore } from '../../platform/store/event-store.js';
import { DepositTarget } from '../commands/deposit.target.js';
import { CreditSmallerRequest } from './credit-smaller.contract.js';
import { decideCreditSmaller } from './credit-smaller.decide.js';

/** Credits a smaller course for a deposit that is too small for its payment. */
export const creditSmaller = operatorCommand({
  route: 'POST deposits/:id/credit-smaller',
  permission: 'run-shop',
  request: CreditSmallerRequest,
  uses: { deposits: DepositTarget, payments: PaymentTarget, store: EventStore, clock: Clock },
  prepare: async ({ id, services: { deposits, store, clock } }) => ({
    paymentId: newId(clock.now()),
    namedId: await store.look(async (tx) => (await deposits.load(tx, id))?.state.paymentId ?? null),
  }),
  target: DepositTarget,
  locks: async ({ services: { payments }, prepared: { paymentId, namedId } }) => [
    ...(await payments.locksOf(paymentId)),
    ...(await payments.locksOf(namedId ?? '')),
  ],
  facts: async (deposit, { request: { course_id: courseId }, tx, services, prepared: { namedId } }) => {
    // If the deposit names another payment by now, the member of that payment is not locked.
    const named = namedId && deposit.paymentId === namedId ? await services.payments.load(tx, namedId) : null;
    const memberId = named?.state.purchase?.memberId;
    return {
      named: named?.state ?? null,
      course: isId(courseId) ? await findCourse(tx, courseId) : null,
      isBanned: memberId !== undefined && (await findBanned(tx, [memberId])).has(memberId),
    };
  },
  decide: (deposit, { now, prepared: { paymentId }, facts }) =>
    decideCreditSmaller(deposit, { ...facts, paymentId, now }),
  apply: async ({ tx, context, services, prepared: { paymentId: id }, decided }) => {
    await services.payments.begin({ tx, context, id }, decided.payment!);
    return undefined;
  },
  audit: ({ state: deposit }) => ({ amount: { value: deposit.heldYen, unit: 'points' } }),
});
