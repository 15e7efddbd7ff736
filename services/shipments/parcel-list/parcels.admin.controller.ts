import { Controller, Get, Param, Query } from '@nestjs/common';
import { QueryBus } from '@nestjs/cqrs';
import { ForOperators, ShowsPerson } from '../../platform/console-api/access/for-operators.js';
import { type ListQuery, parseListQuery } from '../../platform/console-api/lists/admin-list.js';
import { ListPage } from '../../platform/console-api/lists/list-page.js';
import { RefusedError } from '../../platform/http/responses/envelope.js';
import { LIST_RULES } from '../rows/parcel-search.rows.js';
import { GetParcel, GetParcels } from '../rows/parcels.query.js';
import type { ParcelResource } from '../wire/parcel.contract.js';

/** Lists parcels for operators. */
@Controller('admin-api/shipments')
export class ParcelsController {
  constructor(private readonly queries: QueryBus) {}

  @Get()
  @ForOperators('read-parcels')
  async list(@Query() query: ListQuery): Promise<ListPage<ParcelResource>> {
    const listRequest = parseListQuery(query, LIST_RULES);
    const { rows, total } = await this.queries.execute(new GetParcels(listRequest));
    return new ListPage('shipments', listRequest.from, rows, total);
  }

  @Get(':id')
  @ForOperators('read-parcels')
  @ShowsPerson()
  async one(@Param('id') id: string): Promise<ParcelResource> {
    const parcel = await this.queries.execute(new GetParcel(id));
    if (!parcel) throw new RefusedError(404);
    return parcel;
  }
}
