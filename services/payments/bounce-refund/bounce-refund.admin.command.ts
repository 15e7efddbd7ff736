import { operatorCommand } from '../../platform/console-api/commands/declared-command.js';
import { PaymentTarget } from '../commands/payment.target.js';
import { holdingsOfPayment } from '../commands/payment-holdings.js';
import { BounceRefundRequest } from './bounce-refund.contract.js';
import { decideBounceRefund } from './bounce-refund.decide.js';

/** Undoes a refund whose money has come back to the shop. */
export const bounceRefund = operatorCommand({
  route: 'POST payments/:id/bounce-refund',
  permission: 'run-shop',
  request: BounceRefundRequest,
  target: PaymentTarget,
  facts: async (payment, { tx }) => ({ holdings: await holdingsOfPayment(tx, payment) }),
  decide: (payment, { request, now, facts: { holdings } }) =>
    decideBounceRefund(payment, { refundId: request.refund_id, now, holdings }),
  limits: {
    // The member gets the points back on nothing but the operator's word.
    secondOperator: ({ decided }) => ({ worth: { value: decided.events[0]!.data.yen, unit: 'yen' }, binds: {} }),
    dailyCap: 'receipts',
  },
  audit: ({ decided }) => ({ amount: { value: decided.events[0]!.data.yen, unit: 'points' } }),
});
