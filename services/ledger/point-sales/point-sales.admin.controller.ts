import { Controller, Get, Query } from '@nestjs/common';
import { QueryBus } from '@nestjs/cqrs';
import { Clock } from '../../kernel/time.js';
import { ForOperators } from '../../platform/console-api/access/for-operators.js';
import type { PointSales } from './point-sales.contract.js';
import { GetPointSales } from './point-sales.query.js';
import { parseSalesPeriod } from './sales-period.js';

/** `GET /admin-api/point-sales?from=&to=`: sales by day, method and course. */
@Controller('admin-api/point-sales')
export class PointSalesController {
  constructor(
    private readonly queries: QueryBus,
    private readonly clock: Clock,
  ) {}

  @Get()
  @ForOperators('read-books')
  sales(@Query('from') from?: string, @Query('to') to?: string): Promise<PointSales> {
    return this.queries.execute(new GetPointSales(parseSalesPeriod(from, to, this.clock.now())));
  }
}
