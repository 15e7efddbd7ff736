import { Controller, Get, Param } from '@nestjs/common';
import { QueryBus } from '@nestjs/cqrs';
import { ForOperators } from '../../platform/console-api/access/for-operators.js';
import { ListPage } from '../../platform/console-api/lists/list-page.js';
import { RefusedError } from '../../platform/http/responses/envelope.js';
import { BANNER_ID } from '../rows/banner.rows.js';
import type { BannerResource } from '../wire/banner.contract.js';
import { toBannerResource } from '../wire/banner-resource.js';
import { GetBanner } from './banner.query.js';

/** Shows the banner to operators. */
@Controller('admin-api/banners')
export class BannerAdminController {
  constructor(private readonly queries: QueryBus) {}

  @Get()
  @ForOperators('edit-catalog')
  async list(): Promise<ListPage<BannerResource>> {
    return new ListPage('banners', 0, [await this.one(BANNER_ID)], 1);
  }

  @Get(':id')
  @ForOperators('edit-catalog')
  async one(@Param('id') id: string): Promise<BannerResource> {
    if (id !== BANNER_ID) throw new RefusedError(404);
    return toBannerResource(id, await this.queries.execute(new GetBanner()));
  }
}
