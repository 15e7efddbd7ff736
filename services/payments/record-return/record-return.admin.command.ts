import { newId } from '../../kernel/ids.js';
import { yen } from '../../kernel/money.js';
import { operatorCommand } from '../../platform/console-api/commands/declared-command.js';
import { PaymentTarget } from '../commands/payment.target.js';
import { loadPaymentHoldings } from '../commands/payment-holdings.js';
import { RecordReturnRequest } from './record-return.contract.js';
import { decideRecordReturn } from './record-return.decide.js';

/** Records money that the provider has returned to the payer on its own. */
export const recordReturn = operatorCommand({
  route: 'POST payments/:id/record-return',
  permission: 'run-shop',
  request: RecordReturnRequest,
  target: PaymentTarget,
  facts: async (payment, { tx }) => ({ refundId: newId(tx.now), holdings: await loadPaymentHoldings(tx, payment) }),
  decide: (payment, { request, now, facts }) => decideRecordReturn(payment, { yen: yen(request.yen), now, ...facts }),
  audit: ({ request }) => ({ amount: { value: request.yen, unit: 'points' } }),
});
