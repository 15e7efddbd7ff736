import { Controller, Get, Param, Query } from '@nestjs/common';
import { QueryBus } from '@nestjs/cqrs';
import { ForOperators } from '../../platform/console-api/access/for-operators.js';
import { type ListQuery, parseListQuery } from '../../platform/console-api/lists/admin-list.js';
import { ListPage } from '../../platform/console-api/lists/list-page.js';
import { RefusedError } from '../../platform/http/responses/envelope.js';
import { GetTransfer, GetTransfers } from '../rows/transfers.query.js';
import type { TransferResource } from '../wire/transfer.contract.js';

const RULES = {
  sortable: {
    id: 't.transfer_id',
    requested_at: 't.requested_at',
    ended_at: 't.ended_at',
    points: 't.points',
    status: 't.status',
  },
  filterable: ['id', 'member_id', 'site_id', 'status', 'direction', 'silent', 'differs'],
  first: ['requested_at', 'DESC'],
} as const;

/** Serves the operators' list of transfers. */
@Controller('admin-api/partner-transfers')
export class TransferListController {
  constructor(private readonly queries: QueryBus) {}

  @Get()
  @ForOperators('read-members')
  async list(@Query() query: ListQuery): Promise<ListPage<TransferResource>> {
    const listQuery = parseListQuery(query, RULES);
    const { rows, total } = await this.queries.execute(new GetTransfers(listQuery));
    return new ListPage('partner-transfers', listQuery.from, rows, total);
  }

  @Get(':id')
  @ForOperators('read-members')
  async one(@Param('id') id: string): Promise<TransferResource> {
    const transfer = await this.queries.execute(new GetTransfer(id));
    if (!transfer) throw new RefusedError(404);
    return transfer;
  }
}
