import { Controller, Get, Param, Query } from '@nestjs/common';
import { QueryBus } from '@nestjs/cqrs';
import { Clock } from '../../kernel/time.js';
import { ForOperators } from '../../platform/console-api/access/for-operators.js';
import { RefusedError } from '../../platform/http/responses/envelope.js';
import { asOf } from '../wire/as-of.js';
import type { BalanceExplained } from './balance-explained.contract.js';
import { GetBalanceExplained } from './balance-explained.query.js';

/** `GET /admin-api/members/{id}/balance-explained?at=`: the balance by lot, each line with its document. */
@Controller('admin-api/members')
export class BalanceExplainedController {
  constructor(
    private readonly queries: QueryBus,
    private readonly clock: Clock,
  ) {}

  @Get(':id/balance-explained')
  @ForOperators('read-books')
  async explain(@Param('id') id: string, @Query('at') at?: string): Promise<BalanceExplained> {
    const now = this.clock.now();
    const explained = await this.queries.execute(new GetBalanceExplained(id, asOf(at, now) ?? null, now));
    if (!explained) throw new RefusedError(404);
    return explained;
  }
}
