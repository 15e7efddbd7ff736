import { Controller, Get, Param, Query } from '@nestjs/common';
import { ForOperators } from '../../platform/console-api/access/for-operators.js';
import { type ListQuery, type ListRules, parseListQuery } from '../../platform/console-api/lists/admin-list.js';
import { ListPage } from '../../platform/console-api/lists/list-page.js';
import { RefusedError } from '../../platform/http/responses/envelope.js';
import { CardRecords } from '../rows/card-records.rows.js';
import type { CardRecord } from '../wire/card-record.contract.js';

const RULES: ListRules = {
  sortable: {
    id: 'card_id',
    name: 'name',
    name_en: 'name_en',
    model_number: 'model_number',
    rarity: 'rarity',
    buy_point: 'buy_point',
    cost_yen: 'cost_yen',
  },
  filterable: ['id', 'rarity', 'q'],
  first: ['id', 'ASC'],
};

/** Lists the cards for operators. */
@Controller('admin-api/cards')
export class CardsController {
  constructor(private readonly records: CardRecords) {}

  @Get()
  @ForOperators('read-catalog')
  async list(@Query() query: ListQuery): Promise<ListPage<CardRecord>> {
    const list = parseListQuery(query, RULES);
    const { records, total } = await this.records.list(list);
    return new ListPage('cards', list.from, records, total);
  }

  @Get(':id')
  @ForOperators('read-catalog')
  async find(@Param('id') id: string): Promise<CardRecord> {
    const record = await this.records.find(id);
    if (!record) throw new RefusedError(404);
    return record;
  }
}
