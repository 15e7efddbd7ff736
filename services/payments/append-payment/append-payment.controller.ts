import { Controller, HttpCode, Post } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { ForMembers } from '../../platform/http/access/access.js';
import { memberOf, Write, type WriteRequest } from '../../platform/http/requests/request-context.js';
import { RefusedError } from '../../platform/http/responses/envelope.js';
import { resultOf } from '../wire/payment-result.js';
import { refuseCardNumbers } from '../wire/payment-writes.js';
import { AppendPayment } from './append-payment.command.js';
import { type AppendPaymentAnswer, AppendPaymentRequest } from './append-payment.contract.js';

/** Serves POST /api/user/point/append. */
@Controller('user/point')
export class AppendPaymentController {
  constructor(private readonly commands: CommandBus) {}

  @Post('append')
  @HttpCode(200)
  @ForMembers()
  async append(@Write() write: WriteRequest): Promise<AppendPaymentAnswer> {
    refuseCardNumbers(write);
    const { token } = write.parse(AppendPaymentRequest);
    const payment = await this.commands.execute(new AppendPayment(memberOf(write.context), token));
    if (!payment) throw new RefusedError(404);
    return { state: 200, result: resultOf(payment) };
  }
}
