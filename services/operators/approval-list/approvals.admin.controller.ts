import { Controller, Get, Param, Query } from '@nestjs/common';
import { QueryBus } from '@nestjs/cqrs';
import { ForOperators, Operating } from '../../platform/console-api/access/for-operators.js';
import type { Operator } from '../../platform/console-api/access/operator.js';
import { type ListQuery, parseListQuery } from '../../platform/console-api/lists/admin-list.js';
import { ListPage } from '../../platform/console-api/lists/list-page.js';
import { RefusedError } from '../../platform/http/responses/envelope.js';
import { GetApproval, GetApprovals } from '../rows/approvals.query.js';
import type { ApprovalResource } from '../wire/approval.contract.js';

const RULES = {
  sortable: { id: 'a.id', asked_at: 'a.asked_at', expires_at: 'a.expires_at', worth: 'a.worth' },
  filterable: ['id', 'state'],
  first: ['id', 'DESC'],
} as const;

/** Lists the commands that wait for a second operator. */
@Controller('admin-api/approvals')
export class ApprovalsController {
  constructor(private readonly queries: QueryBus) {}

  @Get()
  @ForOperators('own-work')
  async list(@Operating() operator: Operator, @Query() query: ListQuery): Promise<ListPage<ApprovalResource>> {
    const listQuery = parseListQuery(query, RULES);
    const { rows, total } = await this.queries.execute(new GetApprovals(listQuery, operator));
    return new ListPage('approvals', listQuery.from, rows, total);
  }

  @Get(':id')
  @ForOperators('own-work')
  async one(@Operating() operator: Operator, @Param('id') id: string): Promise<ApprovalResource> {
    const approval = await this.queries.execute(new GetApproval(id, operator));
    if (!approval) throw new RefusedError(404);
    return approval;
  }
}
