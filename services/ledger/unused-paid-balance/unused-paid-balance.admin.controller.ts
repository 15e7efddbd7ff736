import { Controller, Get } from '@nestjs/common';
import { QueryBus } from '@nestjs/cqrs';
import { Clock } from '../../kernel/time.js';
import { ForOperators } from '../../platform/console-api/access/for-operators.js';
import type { UnusedPaidBalance } from './unused-paid-balance.contract.js';
import { GetUnusedPaidBalance } from './unused-paid-balance.query.js';

/** `GET /admin-api/unused-paid-balance`: at every base date since the ledger begins, and now. */
@Controller('admin-api/unused-paid-balance')
export class UnusedPaidBalanceController {
  constructor(
    private readonly queries: QueryBus,
    private readonly clock: Clock,
  ) {}

  @Get()
  @ForOperators('read-books')
  balance(): Promise<UnusedPaidBalance> {
    return this.queries.execute(new GetUnusedPaidBalance(this.clock.now()));
  }
}
