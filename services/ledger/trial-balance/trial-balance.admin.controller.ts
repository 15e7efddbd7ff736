import { Controller, Get, Query } from '@nestjs/common';
import { QueryBus } from '@nestjs/cqrs';
import { Clock } from '../../kernel/time.js';
import { ForOperators } from '../../platform/console-api/access/for-operators.js';
import { asOf } from '../wire/as-of.js';
import type { TrialBalance } from './trial-balance.contract.js';
import { GetTrialBalance } from './trial-balance.query.js';

/** `GET /admin-api/trial-balance?at=`: the trial balance as of any past instant, by default now. */
@Controller('admin-api/trial-balance')
export class TrialBalanceController {
  constructor(
    private readonly queries: QueryBus,
    private readonly clock: Clock,
  ) {}

  @Get()
  @ForOperators('read-books')
  balance(@Query('at') at?: string): Promise<TrialBalance> {
    const now = this.clock.now();
    return this.queries.execute(new GetTrialBalance(asOf(at, now) ?? now));
  }
}
