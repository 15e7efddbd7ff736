import { Controller, Post } from '@nestjs/common';
import { refuse } from '../../kernel/decision.js';
import {
  type Answered,
  Commanded,
  CommandRequest,
  ForOperators,
  type OperatorCommand,
  OperatorCommands,
} from '../../operators/index.js';
import { PaymentTarget } from '../commands/payment.target.js';
import type { PaymentResource } from '../wire/payment.contract.js';
import { ConfirmRefundRequest } from './confirm-refund.contract.js';
import { decideConfirmRefund, decideWithdrawRefund } from './confirm-refund.decide.js';

/** How a refund by transfer ends: `POST /admin-api/payments/{id}/confirm-refund` and `…/withdraw-refund` */
@Controller('admin-api/payments')
export class ConfirmRefundController {
  constructor(
    private readonly commands: OperatorCommands,
    private readonly payments: PaymentTarget,
  ) {}

  @Post(':id/confirm-refund')
  @ForOperators('run-shop')
  confirm(
    @Commanded(ConfirmRefundRequest) command: OperatorCommand<ConfirmRefundRequest>,
  ): Promise<Answered<PaymentResource>> {
    const sentAt = new Date(command.request.sent_at);
    return this.commands.run(command, this.payments, (payment, { tx }) =>
      decideConfirmRefund(payment, { sentAt, now: tx.now }),
    );
  }

  @Post(':id/withdraw-refund')
  @ForOperators('run-shop')
  withdraw(@Commanded(CommandRequest) command: OperatorCommand): Promise<Answered<PaymentResource>> {
    return this.commands.run(command, this.payments, async (payment, { second }) => {
      const decision = decideWithdrawRefund(payment);
      if (decision.refusal) return decision;
      // The member gets the points back on nothing but the operator's word.
      const { refusal } = await second({ worth: { value: payment.refund!.yen, unit: 'yen' }, binds: {} }, 'receipts');
      return refusal ? refuse(refusal) : decision;
    });
  }
}
