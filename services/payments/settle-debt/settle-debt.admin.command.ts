import { Controller, Post } from '@nestjs/common';
import { yen } from '../../kernel/money.js';
import {
  type Answered,
  Commanded,
  ForOperators,
  type OperatorCommand,
  OperatorCommands,
} from '../../operators/index.js';
import { PaymentTarget } from '../commands/payment.target.js';
import type { PaymentResource } from '../wire/payment.contract.js';
import { SettleDebtRequest } from './settle-debt.contract.js';
import { decideSettleDebt } from './settle-debt.decide.js';

/** `POST /admin-api/payments/{id}/settle-debt` */
@Controller('admin-api/payments')
export class SettleDebtController {
  constructor(
    private readonly commands: OperatorCommands,
    private readonly payments: PaymentTarget,
  ) {}

  @Post(':id/settle-debt')
  @ForOperators('run-shop')
  settle(
    @Commanded(SettleDebtRequest) command: OperatorCommand<SettleDebtRequest>,
  ): Promise<Answered<PaymentResource>> {
    const { yen: amount, by } = command.request;
    return this.commands.run(command, this.payments, async (payment, { tell, second }) => {
      const decision = decideSettleDebt(payment, { yen: yen(amount), by });
      if (decision.refusal) return decision;
      const opinion = await second({ worth: { value: amount, unit: 'yen' }, binds: {} }, 'receipts');
      if (opinion.refusal) return opinion;
      tell({ amount: { value: amount, unit: 'points' } });
      return decision;
    });
  }
}
