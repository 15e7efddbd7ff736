import { yen } from '../../kernel/money.js';
import { findBanned } from '../../members/index.js';
import { PaymentTarget } from '../../payments/index.js';
import { operatorCommand } from '../../platform/console-api/commands/declared-command.js';
import { ConfirmDepositRequest } from './confirm-deposit.contract.js';
import { decideConfirmDeposit } from './confirm-deposit.decide.js';

/** Confirms manually that a transfer has arrived. */
export const confirmDeposit = operatorCommand({
  route: 'POST payments/:id/confirm-deposit',
  permission: 'run-shop',
  request: ConfirmDepositRequest,
  target: PaymentTarget,
  facts: async ({ purchase }, { tx }) => {
    const { memberId } = purchase!;
    return { isBanned: (await findBanned(tx, [memberId])).has(memberId) };
  },
  decide: (payment, { request, now, facts: { isBanned } }) => {
    const deposit = { yen: yen(request.yen), receivedAt: new Date(request.received_at), isBanned, now };
    return decideConfirmDeposit(payment, deposit);
  },
  limits: {
    // A second operator is required, because points are issued on the operator's word alone.
    secondOperator: ({ request, facts: { isBanned } }) => ({
      worth: { value: request.yen, unit: 'yen' },
      binds: { isBanned },
    }),
    dailyCap: 'receipts',
  },
  audit: ({ request }) => ({ amount: { value: request.yen, unit: 'points' } }),
});
