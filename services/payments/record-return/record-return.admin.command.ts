import { Controller, Post } from '@nestjs/common';
import { newId } from '../../kernel/ids.js';
import { yen } from '../../kernel/money.js';
import {
  type Answered,
  Commanded,
  ForOperators,
  type OperatorCommand,
  OperatorCommands,
} from '../../operators/index.js';
import { holdingsOf } from '../../points/index.js';
import { PaymentTarget } from '../commands/payment.target.js';
import type { PaymentResource } from '../wire/payment.contract.js';
import { RecordReturnRequest } from './record-return.contract.js';
import { decideRecordReturn } from './record-return.decide.js';

/** `POST /admin-api/payments/{id}/record-return` */
@Controller('admin-api/payments')
export class RecordReturnController {
  constructor(
    private readonly commands: OperatorCommands,
    private readonly payments: PaymentTarget,
  ) {}

  @Post(':id/record-return')
  @ForOperators('run-shop')
  record(
    @Commanded(RecordReturnRequest) command: OperatorCommand<RecordReturnRequest>,
  ): Promise<Answered<PaymentResource>> {
    const { yen: amount } = command.request;
    return this.commands.run(command, this.payments, async (payment, { tx, tell }) => {
      const { paymentId, wanted } = payment;
      const holdings = await holdingsOf(tx, { paymentId, memberId: wanted!.memberId }, wanted!.points);
      const seen = { yen: yen(amount), now: tx.now, refundId: newId(tx.now), holdings };
      const decision = decideRecordReturn(payment, seen);
      if (decision.events) tell({ amount: { value: amount, unit: 'points' } });
      return decision;
    });
  }
}
