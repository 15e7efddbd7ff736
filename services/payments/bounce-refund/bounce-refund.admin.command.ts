import { operatorCommand } from '../../platform/console-api/commands/declared-command.js';
import { PaymentTarget } from '../commands/payment.target.js';
import { loadPaymentHoldings } from '../commands/payment-holdings.js';
import { BounceRefundRequest } from './bounce-refund.contract.js';
import { decideBounceRefund } from './bounce-refund.decide.js';

/** Reverses a refund whose money has come back to the shop. */
export const bounceRefund = operatorCommand({
  route: 'POST payments/:id/bounce-refund',
  permission: 'run-shop',
  request: BounceRefundRequest,
  target: PaymentTarget,
  facts: async (payment, { tx }) => ({ holdings: await loadPaymentHoldings(tx, payment) }),
  decide: (payment, { request, now, facts: { holdings } }) =>
    decideBounceRefund(payment, { refundId: request.refund_id, now, holdings }),
  limits: {
    // A second operator is required, because the points return on the operator's word alone.
    secondOperator: ({ decided }) => ({ worth: { value: decided.events[0]!.data.yen, unit: 'yen' }, binds: {} }),
    dailyCap: 'receipts',
  },
  audit: ({ decided }) => ({ amount: { value: decided.events[0]!.data.yen, unit: 'points' } }),
});
