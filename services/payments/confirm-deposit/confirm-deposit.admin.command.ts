import { Controller, Post } from '@nestjs/common';
import { yen } from '../../kernel/money.js';
import { bannedAmong } from '../../members/index.js';
import {
  type Answered,
  Commanded,
  ForOperators,
  type OperatorCommand,
  OperatorCommands,
} from '../../operators/index.js';
import { PaymentTarget } from '../commands/payment.target.js';
import type { PaymentResource } from '../wire/payment.contract.js';
import { ConfirmDepositRequest } from './confirm-deposit.contract.js';
import { decideConfirmDeposit } from './confirm-deposit.decide.js';

/** `POST /admin-api/payments/{id}/confirm-deposit` */
@Controller('admin-api/payments')
export class ConfirmDepositController {
  constructor(
    private readonly commands: OperatorCommands,
    private readonly payments: PaymentTarget,
  ) {}

  @Post(':id/confirm-deposit')
  @ForOperators('run-shop')
  confirm(
    @Commanded(ConfirmDepositRequest) command: OperatorCommand<ConfirmDepositRequest>,
  ): Promise<Answered<PaymentResource>> {
    const { received_at } = command.request;
    const paid = yen(command.request.yen);
    return this.commands.run(command, this.payments, async (payment, { tx, tell, second }) => {
      const memberId = payment.wanted!.memberId;
      const isBanned = (await bannedAmong(tx, [memberId])).has(memberId);
      const deposit = { yen: paid, receivedAt: new Date(received_at), isBanned, now: tx.now };
      const decision = decideConfirmDeposit(payment, deposit);
      if (decision.refusal) return decision;
      // Points are given on nothing but the operator's word.
      const opinion = await second({ worth: { value: paid, unit: 'yen' }, binds: { isBanned } }, 'receipts');
      if (opinion.refusal) return opinion;
      tell({ amount: { value: paid, unit: 'points' } });
      return decision;
    });
  }
}
