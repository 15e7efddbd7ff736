import { Controller, Post } from '@nestjs/common';
import { newId } from '../../kernel/ids.js';
import { Clock } from '../../kernel/time.js';
import {
  type Answered,
  Commanded,
  CommandRequest,
  ForOperators,
  type OperatorCommand,
  OperatorCommands,
} from '../../operators/index.js';
import { ProviderCalls } from '../calls/provider-calls.js';
import { PaymentTarget } from '../commands/payment.target.js';
import type { PaymentResource } from '../wire/payment.contract.js';
import { decideCancelPayment } from './cancel-payment.decide.js';

/** `POST /admin-api/payments/{id}/cancel` */
@Controller('admin-api/payments')
export class CancelPaymentAdminController {
  constructor(
    private readonly commands: OperatorCommands,
    private readonly payments: PaymentTarget,
    private readonly calls: ProviderCalls,
    private readonly clock: Clock,
  ) {}

  @Post(':id/cancel')
  @ForOperators('serve-members')
  cancel(@Commanded(CommandRequest) command: OperatorCommand): Promise<Answered<PaymentResource>> {
    const callId = newId(this.clock.now());
    return this.commands.run(
      command,
      this.payments,
      (payment) => decideCancelPayment(payment, { callId, by: 'operator' }),
      { after: async () => void (await this.calls.ending(callId)) },
    );
  }
}
