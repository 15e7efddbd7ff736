import { CommandRequest } from '../../platform/console-api/commands/command.contract.js';
import { operatorCommand } from '../../platform/console-api/commands/declared-command.js';
import { PaymentTarget } from '../commands/payment.target.js';
import { ConfirmRefundRequest } from './confirm-refund.contract.js';
import { decideConfirmRefund, decideWithdrawRefund } from './confirm-refund.decide.js';

/** Confirms that a refund by transfer was sent. */
export const confirmRefund = operatorCommand({
  route: 'POST payments/:id/confirm-refund',
  permission: 'run-shop',
  request: ConfirmRefundRequest,
  target: PaymentTarget,
  decide: (payment, { request, now }) => decideConfirmRefund(payment, { sentAt: new Date(request.sent_at), now }),
});

/** Withdraws a refund by transfer that was not sent. */
export const withdrawRefund = operatorCommand({
  route: 'POST payments/:id/withdraw-refund',
  permission: 'run-shop',
  request: CommandRequest,
  target: PaymentTarget,
  decide: decideWithdrawRefund,
  limits: {
    // A second operator is required, because the points return on the operator's word alone.
    secondOperator: ({ state: payment }) => ({ worth: { value: payment.refund!.yen, unit: 'yen' }, binds: {} }),
    dailyCap: 'receipts',
  },
});
