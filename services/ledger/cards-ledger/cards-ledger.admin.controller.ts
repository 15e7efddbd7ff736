import { Controller, Get, Param, Query } from '@nestjs/common';
import { QueryBus } from '@nestjs/cqrs';
import { ForOperators } from '../../platform/console-api/access/for-operators.js';
import { type ListQuery, parseListQuery } from '../../platform/console-api/lists/admin-list.js';
import { ListPage } from '../../platform/console-api/lists/list-page.js';
import { RefusedError } from '../../platform/http/responses/envelope.js';
import type { AllCards, CardsOfPack } from './cards-ledger.contract.js';
import { GetAllCards, GetCardsLedger, GetCardsOfPack } from './cards-ledger.query.js';

const RULES = {
  sortable: { id: 'b.pack_id', opened_at: 'b.opened_at', status: 'b.status', tickets: 'b.tickets' },
  filterable: ['id', 'status'],
  first: ['opened_at', 'DESC'],
} as const;

/** The ledger of cards: every card put on sale is in one place. */
@Controller('admin-api/cards-ledger')
export class CardsLedgerController {
  constructor(private readonly queries: QueryBus) {}

  @Get()
  @ForOperators('read-books')
  async list(@Query() query: ListQuery): Promise<ListPage<CardsOfPack>> {
    const listRequest = parseListQuery(query, RULES);
    const { rows, total } = await this.queries.execute(new GetCardsLedger(listRequest));
    return new ListPage('cards-ledger', listRequest.from, rows, total);
  }

  @Get('totals')
  @ForOperators('read-books')
  all(): Promise<AllCards> {
    return this.queries.execute(new GetAllCards());
  }

  @Get(':id')
  @ForOperators('read-books')
  async one(@Param('id') id: string): Promise<CardsOfPack> {
    const cards = await this.queries.execute(new GetCardsOfPack(id));
    if (!cards) throw new RefusedError(404);
    return cards;
  }
}
