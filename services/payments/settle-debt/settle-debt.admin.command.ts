import { yen } from '../../kernel/money.js';
import { operatorCommand } from '../../platform/console-api/commands/declared-command.js';
import { PaymentTarget } from '../commands/payment.target.js';
import { SettleDebtRequest } from './settle-debt.contract.js';
import { decideSettleDebt } from './settle-debt.decide.js';

/** Reduces a member's debt of a payment. */
export const settleDebt = operatorCommand({
  route: 'POST payments/:id/settle-debt',
  permission: 'run-shop',
  request: SettleDebtRequest,
  target: PaymentTarget,
  decide: (payment, { request }) => decideSettleDebt(payment, { yen: yen(request.yen), by: request.by }),
  limits: {
    secondOperator: ({ request }) => ({ worth: { value: request.yen, unit: 'yen' }, binds: {} }),
    dailyCap: 'receipts',
  },
  audit: ({ request }) => ({ amount: { value: request.yen, unit: 'points' } }),
});
