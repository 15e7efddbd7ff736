import { findBanned } from '../../members/index.js';
import { PaymentTarget } from '../../payments/index.js';
import { operatorCommand } from '../../platform/console-api/commands/declared-command.js';
import { DepositTarget } from '../commands/deposit.target.js';
import { isConfirmedByHand } from '../rows/match-context.rows.js';
import { MatchDepositRequest } from './match-deposit.contract.js';
import { decideMatchDeposit } from './match-deposit.decide.js';

/** Matches a held deposit with its payment. */
export const matchDeposit = operatorCommand({
  route: 'POST deposits/:id/match',
  permission: 'run-shop',
  request: MatchDepositRequest,
  uses: { payments: PaymentTarget },
  prepare: ({ request }) => ({ paymentId: request.payment_id.toLowerCase() }),
  target: DepositTarget,
  locks: ({ services, prepared: { paymentId } }) => services.payments.locksOf(paymentId),
  facts: async (_, { tx, services, prepared: { paymentId } }) => {
    const payment = await services.payments.load(tx, paymentId);
    const memberId = payment?.state.purchase?.memberId;
    return {
      payment,
      isBanned: memberId !== undefined && (await findBanned(tx, [memberId])).has(memberId),
      isByHand: memberId !== undefined && (await isConfirmedByHand(tx, paymentId)),
    };
  },
  decide: (deposit, { facts: { payment, isByHand, isBanned } }) =>
    decideMatchDeposit(deposit, { payment: payment?.state ?? null, isByHand, isBanned }),
  apply: async ({ tx, context, services, prepared: { paymentId: id }, facts: { payment }, decided: { confirmed } }) => {
    if (confirmed) await services.payments.keep({ tx, context, id, loaded: payment }, [confirmed]);
    return undefined;
  },
  audit: ({ state: deposit }) => ({ amount: { value: deposit.heldYen, unit: 'points' } }),
});
