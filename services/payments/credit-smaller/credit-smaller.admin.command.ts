import { Controller, Post } from '@nestjs/common';
import { isId, newId } from '../../kernel/ids.js';
import { Clock } from '../../kernel/time.js';
import { bannedAmong } from '../../members/index.js';
import {
  type Answered,
  Commanded,
  ForOperators,
  type OperatorCommand,
  OperatorCommands,
} from '../../operators/index.js';
import { EventStore } from '../../platform/store/event-store.js';
import { DepositTarget } from '../commands/deposit.target.js';
import { PaymentTarget } from '../commands/payment.target.js';
import { findCourse } from '../rows/courses.rows.js';
import type { DepositResource } from '../wire/deposit.contract.js';
import { CreditSmallerRequest } from './credit-smaller.contract.js';
import { decideCreditSmaller } from './credit-smaller.decide.js';

/** `POST /admin-api/deposits/{id}/credit-smaller` */
@Controller('admin-api/deposits')
export class CreditSmallerController {
  constructor(
    private readonly commands: OperatorCommands,
    private readonly deposits: DepositTarget,
    private readonly payments: PaymentTarget,
    private readonly store: EventStore,
    private readonly clock: Clock,
  ) {}

  @Post(':id/credit-smaller')
  @ForOperators('run-shop')
  async credit(
    @Commanded(CreditSmallerRequest) command: OperatorCommand<CreditSmallerRequest>,
  ): Promise<Answered<DepositResource>> {
    const { course_id: courseId } = command.request;
    const paymentId = newId(this.clock.now());
    const namedId = await this.namedBy(command.id);
    return this.commands.run(
      command,
      this.deposits,
      async (deposit, { tx, context, tell }) => {
        // Another's by now is none whose member is locked here.
        const found = namedId && deposit.paymentId === namedId ? await this.payments.load(tx, namedId) : null;
        const memberId = found?.state.wanted?.memberId;
        const decision = decideCreditSmaller(deposit, {
          named: found?.state ?? null,
          course: isId(courseId) ? await findCourse(tx, courseId) : null,
          paymentId,
          isBanned: memberId !== undefined && (await bannedAmong(tx, [memberId])).has(memberId),
          now: tx.now,
        });
        if (decision.payment) {
          await this.payments.begin({ tx, context, id: paymentId }, decision.payment);
          tell({ amount: { value: deposit.heldYen, unit: 'points' } });
        }
        return decision;
      },
      { locks: [...(await this.payments.locksOf(paymentId)), ...(await this.payments.locksOf(namedId ?? ''))] },
    );
  }

  private namedBy(depositId: string): Promise<string | null> {
    return this.store.look(async (tx) => (await this.deposits.load(tx, depositId))?.state.paymentId ?? null);
  }
}
