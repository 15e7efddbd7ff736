import { Controller, Post } from '@nestjs/common';
import { newId } from '../../kernel/ids.js';
import { ForOperators } from '../../platform/console-api/access/for-operators.js';
import { CommandRequest } from '../../platform/console-api/commands/command.contract.js';
import { Commanded, type OperatorCommand } from '../../platform/console-api/commands/operator-command.js';
import { OperatorCommands, type OperatorResponse } from '../../platform/console-api/commands/operator-commands.js';
import { ProviderCalls } from '../calls/provider-calls.js';
import { PaymentTarget } from '../commands/payment.target.js';
import { addQuery } from '../rows/calls.rows.js';
import type { PaymentResource } from '../wire/payment.contract.js';
import { decideCheckPayment } from './check-payment.decide.js';

/** `POST /admin-api/payments/{id}/check` */
@Controller('admin-api/payments')
export class CheckPaymentController {
  constructor(
    private readonly commands: OperatorCommands,
    private readonly payments: PaymentTarget,
    private readonly calls: ProviderCalls,
  ) {}

  @Post(':id/check')
  @ForOperators('serve-members')
  check(@Commanded(CommandRequest) command: OperatorCommand): Promise<OperatorResponse<PaymentResource>> {
    let callId = '';
    return this.commands.run(
      command,
      this.payments,
      async (payment, { tx, id }) => {
        const decision = decideCheckPayment(payment);
        if (decision.events)
          callId = await addQuery(tx, newId(tx.now), { paymentId: id, via: 'operator', interactive: true });
        return decision;
      },
      { after: async () => void (await this.calls.waitForEnd(callId)) },
    );
  }
}
