import { newId } from '../../kernel/ids.js';
import { Clock } from '../../kernel/time.js';
import { CommandRequest } from '../../platform/console-api/commands/command.contract.js';
import { operatorCommand } from '../../platform/console-api/commands/declared-command.js';
import { ProviderCalls } from '../calls/provider-calls.js';
import { PaymentTarget } from '../commands/payment.target.js';
import { decideCancelPayment } from './cancel-payment.decide.js';

/** Cancels an open payment. */
export const cancelPayment = operatorCommand({
  route: 'POST payments/:id/cancel',
  permission: 'serve-members',
  request: CommandRequest,
  uses: { calls: ProviderCalls, clock: Clock },
  prepare: ({ services }) => ({ callId: newId(services.clock.now()) }),
  target: PaymentTarget,
  decide: (payment, { prepared: { callId } }) => decideCancelPayment(payment, { callId, by: 'operator' }),
  after: async (_, { services, prepared }) => void (await services.calls.waitForEnd(prepared.callId)),
});
