import { newId } from '../../kernel/ids.js';
import { yen } from '../../kernel/money.js';
import { Clock } from '../../kernel/time.js';
import { loadPaymentHoldings, PaymentTarget } from '../../payments/index.js';
import { operatorCommand } from '../../platform/console-api/commands/declared-command.js';
import { ChargeBackRequest } from './charge-back.contract.js';
import { decideChargeBack } from './charge-back.decide.js';

/** Opens a chargeback of a payment. */
export const chargeBack = operatorCommand({
  route: 'POST payments/:id/charge-back',
  permission: 'run-shop',
  request: ChargeBackRequest,
  uses: { clock: Clock },
  prepare: ({ services }) => ({ chargebackId: newId(services.clock.now()) }),
  target: PaymentTarget,
  facts: async (payment, { tx }) => ({ holdings: await loadPaymentHoldings(tx, payment) }),
  decide: (payment, { request: { yen: named }, prepared: { chargebackId }, facts: { holdings } }) =>
    decideChargeBack(payment, { chargebackId, yen: named === undefined ? null : yen(named), holdings }),
  audit: ({ decided: { events } }) => {
    const [opened] = events;
    return opened ? { amount: { value: opened.data.yen, unit: 'points' } } : {};
  },
});
