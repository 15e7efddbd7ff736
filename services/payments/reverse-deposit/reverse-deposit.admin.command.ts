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
import { EventStore } from '../../platform/store/event-store.js';
import { holdingsOf } from '../../points/index.js';
import { DepositTarget } from '../commands/deposit.target.js';
import { PaymentTarget } from '../commands/payment.target.js';
import { originalOf } from '../rows/match-desk.rows.js';
import type { DepositResource } from '../wire/deposit.contract.js';
import { decideReverseDeposit } from './reverse-deposit.decide.js';

/** `POST /admin-api/deposits/{id}/reverse` */
@Controller('admin-api/deposits')
export class ReverseDepositController {
  constructor(
    private readonly commands: OperatorCommands,
    private readonly deposits: DepositTarget,
    private readonly payments: PaymentTarget,
    private readonly store: EventStore,
    private readonly clock: Clock,
  ) {}

  @Post(':id/reverse')
  @ForOperators('run-shop')
  async reverse(@Commanded(CommandRequest) command: OperatorCommand): Promise<Answered<DepositResource>> {
    const { id } = command;
    const refundId = newId(this.clock.now());
    const seen = await this.store.look(async (tx) => ((await this.deposits.load(tx, id)) ? originalOf(tx, id) : null));
    const locks = seen
      ? [...this.deposits.locksOf(seen.depositId), ...(await this.payments.locksOf(seen.paymentId))]
      : [];
    return this.commands.run(
      command,
      this.deposits,
      async (line, { tx, context, tell }) => {
        const found = seen && (await this.deposits.load(tx, seen.depositId));
        const paid = seen && (await this.payments.load(tx, seen.paymentId));
        const payment = paid?.state ?? null;
        const wanted = payment?.wanted;
        const decision = decideReverseDeposit(line, {
          original: found?.state ?? null,
          payment,
          holdings: wanted ? await holdingsOf(tx, wanted, wanted.points) : null,
          refundId,
        });
        const { refund, original } = decision;
        if (!seen || !refund || !original) return decision;
        this.deposits.keep({ tx, context, id: seen.depositId, found }, [original]);
        // Each by itself: what is booked of the second goes by the payment as the first has left it.
        const of = { tx, context, id: seen.paymentId };
        const state = await this.payments.keep({ ...of, found: paid }, [refund[0]]);
        await this.payments.keep({ ...of, found: { state, version: paid!.version! + 1 } }, [refund[1]]);
        tell({ amount: { value: refund[0].data.yen, unit: 'points' } });
        return decision;
      },
      { locks },
    );
  }
}
