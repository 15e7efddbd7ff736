import { Controller, Get, Query } from '@nestjs/common';
import { QueryBus } from '@nestjs/cqrs';
import { ForOperators, Operating } from '../../platform/console-api/access/for-operators.js';
import type { Operator } from '../../platform/console-api/access/operator.js';
import { hasPermission } from '../../platform/console-api/access/roles-by-permission.js';
import { buildFieldError, INVALID, RefusedError } from '../../platform/http/responses/envelope.js';
import type { Dashboard } from './dashboard.contract.js';
import { GetDashboard } from './dashboard.query.js';

const DAYS = ['1', '7', '30'];

/** `GET /admin-api/dashboard?days=7`: the state of the shop. Sales need the permission `read-books`. */
@Controller('admin-api/dashboard')
export class DashboardController {
  constructor(private readonly queries: QueryBus) {}

  @Get()
  @ForOperators('own-work')
  async read(@Operating() operator: Operator, @Query('days') days = '7'): Promise<Dashboard | Pick<Dashboard, 'now'>> {
    if (!DAYS.includes(days)) throw new RefusedError(400, buildFieldError('days', INVALID));
    const dashboard = await this.queries.execute(new GetDashboard(Number(days)));
    return hasPermission(operator, 'read-books') ? dashboard : { now: dashboard.now };
  }
}
