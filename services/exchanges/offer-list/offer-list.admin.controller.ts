import { Controller, Get, Param, Query } from '@nestjs/common';
import { QueryBus } from '@nestjs/cqrs';
import { ForOperators } from '../../platform/console-api/access/for-operators.js';
import { type ListQuery, parseListQuery } from '../../platform/console-api/lists/admin-list.js';
import { ListPage } from '../../platform/console-api/lists/list-page.js';
import { RefusedError } from '../../platform/http/responses/envelope.js';
import type { OfferResource } from '../wire/offer.contract.js';
import { toOfferResource } from '../wire/offer-resource.js';
import { GetOffers } from './offer-list.query.js';

const RULES = {
  sortable: { id: 'id', price_point: 'price_point', stock: 'stock', taken: 'taken', created: 'created_at' },
  filterable: ['id', 'withdrawn'],
  first: ['created', 'DESC'],
} as const;

/** Lists offers to operators. */
@Controller('admin-api/exchange-offers')
export class OfferListController {
  constructor(private readonly queries: QueryBus) {}

  @Get()
  @ForOperators('read-members')
  async list(@Query() query: ListQuery): Promise<ListPage<OfferResource>> {
    const list = parseListQuery(query, RULES);
    const { rows, total } = await this.queries.execute(new GetOffers(list));
    return new ListPage('exchange-offers', list.from, rows.map(toOfferResource), total);
  }

  @Get(':id')
  @ForOperators('read-members')
  async one(@Param('id') id: string): Promise<OfferResource> {
    const list = { orderBy: RULES.sortable.id, from: 0, limit: 1, filter: { id: [id] } };
    const { rows } = await this.queries.execute(new GetOffers(list));
    if (!rows[0]) throw new RefusedError(404);
    return toOfferResource(rows[0]);
  }
}
