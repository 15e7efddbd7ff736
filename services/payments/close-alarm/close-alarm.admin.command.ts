import { Controller, Post } from '@nestjs/common';
import {
  type Answered,
  Commanded,
  ForOperators,
  type OperatorCommand,
  OperatorCommands,
} from '../../operators/index.js';
import { PaymentTarget } from '../commands/payment.target.js';
import type { PaymentResource } from '../wire/payment.contract.js';
import { CloseAlarmRequest } from './close-alarm.contract.js';
import { decideCloseAlarm } from './close-alarm.decide.js';

/** `POST /admin-api/payments/{id}/close-alarm` */
@Controller('admin-api/payments')
export class CloseAlarmController {
  constructor(
    private readonly commands: OperatorCommands,
    private readonly payments: PaymentTarget,
  ) {}

  @Post(':id/close-alarm')
  @ForOperators('run-shop')
  close(@Commanded(CloseAlarmRequest) command: OperatorCommand<CloseAlarmRequest>): Promise<Answered<PaymentResource>> {
    return this.commands.run(command, this.payments, (payment) => decideCloseAlarm(payment, command.request.alarm));
  }
}
