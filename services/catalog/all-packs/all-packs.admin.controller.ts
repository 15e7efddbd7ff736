import { Controller, Get, Param, Query } from '@nestjs/common';
import { ForOperators } from '../../platform/console-api/access/for-operators.js';
import { type ListQuery, type ListRules, parseListQuery } from '../../platform/console-api/lists/admin-list.js';
import { ListPage } from '../../platform/console-api/lists/list-page.js';
import { RefusedError } from '../../platform/http/responses/envelope.js';
import { PackRecords } from '../rows/pack-records.rows.js';
import type { PackRecord } from '../wire/pack-record.contract.js';

const RULES: ListRules = {
  sortable: {
    id: 'pack_id::bigint',
    name: 'name',
    status: 'status',
    card_type: 'card_type',
    price_point: 'price_point',
    start_at: 'start_at',
    position: 'position',
    publish_at: 'publish_at',
  },
  filterable: ['id', 'status', 'card_type', 'payment_method', 'q'],
  first: ['id', 'DESC'],
};

/** Lists every pack for operators, drafts included. */
@Controller('admin-api/packs')
export class AllPacksController {
  constructor(private readonly records: PackRecords) {}

  @Get()
  @ForOperators('read-catalog')
  async list(@Query() query: ListQuery): Promise<ListPage<PackRecord>> {
    const list = parseListQuery(query, RULES);
    const { records, total } = await this.records.list(list);
    return new ListPage('packs', list.from, records, total);
  }

  @Get(':id')
  @ForOperators('read-catalog')
  async find(@Param('id') id: string): Promise<PackRecord> {
    const record = await this.records.find(id);
    if (!record) throw new RefusedError(404);
    return record;
  }
}
