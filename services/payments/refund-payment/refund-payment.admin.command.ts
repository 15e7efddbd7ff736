import { newId } from '../../kernel/ids.js';
import { yen } from '../../kernel/money.js';
import { Clock } from '../../kernel/time.js';
import { operatorCommand } from '../../platform/console-api/commands/declared-command.js';
import { ProviderCalls } from '../calls/provider-calls.js';
import { PaymentTarget } from '../commands/payment.target.js';
import { loadPaymentHoldings } from '../commands/payment-holdings.js';
import { RefundPaymentRequest } from './refund-payment.contract.js';
import { decideRefundPayment } from './refund-payment.decide.js';

/** Refunds a payment, in whole or in part. */
export const refundPayment = operatorCommand({
  route: 'POST payments/:id/refund',
  permission: 'run-shop',
  request: RefundPaymentRequest,
  uses: { calls: ProviderCalls, clock: Clock },
  prepare: ({ services }) => ({ refundId: newId(services.clock.now()) }),
  target: PaymentTarget,
  facts: async (payment, { tx }) => ({ holdings: await loadPaymentHoldings(tx, payment) }),
  decide: (payment, { request, prepared: { refundId }, facts: { holdings } }) =>
    decideRefundPayment(payment, {
      refundId,
      yen: yen(request.yen),
      isSpentToo: request.spent_too ?? false,
      holdings,
    }),
  limits: {
    secondOperator: ({ request, facts: { holdings } }) => ({
      worth: { value: request.yen, unit: 'yen' },
      binds: { holdings },
    }),
    dailyCap: 'refunds',
  },
  audit: ({ request }) => ({ amount: { value: request.yen, unit: 'points' } }),
  after: async (_, { services, prepared }) => void (await services.calls.waitForEnd(prepared.refundId)),
});
