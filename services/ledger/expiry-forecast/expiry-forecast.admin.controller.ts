import { Controller, Get } from '@nestjs/common';
import { QueryBus } from '@nestjs/cqrs';
import { ForOperators } from '../../platform/console-api/access/for-operators.js';
import type { ExpiryForecast } from './expiry-forecast.contract.js';
import { GetExpiryForecast } from './expiry-forecast.query.js';

/** `GET /admin-api/expiry-forecast`: points by the day on which they expire. */
@Controller('admin-api/expiry-forecast')
export class ExpiryForecastController {
  constructor(private readonly queries: QueryBus) {}

  @Get()
  @ForOperators('read-books')
  forecast(): Promise<ExpiryForecast> {
    return this.queries.execute(new GetExpiryForecast());
  }
}
