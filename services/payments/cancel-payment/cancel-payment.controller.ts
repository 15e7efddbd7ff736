import { Controller, HttpCode, Post } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { ForMembers } from '../../platform/http/access/access.js';
import { memberOf, Write, type WriteRequest } from '../../platform/http/requests/request-context.js';
import type { Done } from '../../platform/http/requests/wire.contract.js';
import { buildFieldError, type CallResponse, RefusedError } from '../../platform/http/responses/envelope.js';
import { PendingResponses } from '../../platform/http/responses/pending-responses.js';
import type { CommandResponse } from '../../platform/store/response.js';
import { CANCEL_REFUSALS } from '../wire/cancel-refusals.messages.js';
import { refuseCardNumbers } from '../wire/payment-writes.js';
import { CancelPayment } from './cancel-payment.command.js';
import { CancelPaymentRequest } from './cancel-payment.contract.js';

const refused = (code: keyof typeof CANCEL_REFUSALS): CallResponse<Done> => ({
  state: 400,
  errors: buildFieldError('payment_id', CANCEL_REFUSALS[code]),
});

/** Serves POST /api/user/payment/cancel. */
@Controller('user/payment')
export class CancelPaymentController {
  constructor(
    private readonly commands: CommandBus,
    private readonly responses: PendingResponses,
  ) {}

  @Post('cancel')
  @HttpCode(200)
  @ForMembers()
  async cancel(@Write() write: WriteRequest): Promise<CommandResponse | CallResponse<Done>> {
    refuseCardNumbers(write);
    const { payment_id } = write.parse(CancelPaymentRequest);
    const outcome = await this.commands.execute(
      new CancelPayment(memberOf(write.context), payment_id, this.responses.of(write)),
    );
    if (!outcome) throw new RefusedError(404);
    if ('refusal' in outcome) return refused(outcome.refusal.code);
    if ('response' in outcome) return outcome.response;
    const isCancelled = outcome.payment.status === 'cancelled';
    return this.responses.finish(write, write.render(isCancelled ? { state: 200 } : refused('AtProvider')));
  }
}
