import { yen } from '../../kernel/money.js';
import { loadPaymentHoldings, PaymentTarget } from '../../payments/index.js';
import { CommandRequest } from '../../platform/console-api/commands/command.contract.js';
import { operatorCommand } from '../../platform/console-api/commands/declared-command.js';
import { ChargebackLostRequest } from './end-chargeback.contract.js';
import { decideChargebackLost, decideChargebackWon } from './end-chargeback.decide.js';

/** Ends a dispute that the shop has won. */
export const chargebackWon = operatorCommand({
  route: 'POST payments/:id/charge-back-won',
  permission: 'run-shop',
  request: CommandRequest,
  target: PaymentTarget,
  decide: decideChargebackWon,
  limits: {
    // A second operator is required, because the points return on the operator's word alone.
    secondOperator: ({ state: payment }) => ({ worth: { value: payment.chargeback!.yen, unit: 'yen' }, binds: {} }),
    dailyCap: 'receipts',
  },
});

/** Ends a dispute that the shop has lost, in whole or in part. */
export const chargebackLost = operatorCommand({
  route: 'POST payments/:id/charge-back-lost',
  permission: 'run-shop',
  request: ChargebackLostRequest,
  target: PaymentTarget,
  facts: async (payment, { tx }) => ({ holdings: await loadPaymentHoldings(tx, payment) }),
  decide: (payment, { request: { yen: named }, facts: { holdings } }) =>
    decideChargebackLost(payment, holdings, named === undefined ? null : yen(named)),
  limits: {
    secondOperator: ({ decided, facts: { holdings } }) => {
      const [, won] = decided.events;
      // A second operator is required, because the points of the won part return on the operator's word alone.
      return won ? { worth: { value: won.data.yen, unit: 'yen' }, binds: { holdings } } : null;
    },
    dailyCap: 'receipts',
  },
  audit: ({ decided }) => {
    const [lost] = decided.events;
    return { amount: { value: lost!.data.yen, unit: 'points' } };
  },
});
