import { Controller, Get, Param, Query } from '@nestjs/common';
import { QueryBus } from '@nestjs/cqrs';
import { ForOperators } from '../../platform/console-api/access/for-operators.js';
import { type ListQuery, parseListQuery } from '../../platform/console-api/lists/admin-list.js';
import { ListPage } from '../../platform/console-api/lists/list-page.js';
import { RefusedError } from '../../platform/http/responses/envelope.js';
import { GetSettings } from '../rows/settings.query.js';
import type { SettingResource } from '../wire/setting.contract.js';

const RULES = { sortable: { id: 'name' }, filterable: ['id'], first: ['id', 'ASC'] } as const;

/** Lists the settings that owners may change at run time, always ordered by name. */
@Controller('admin-api/settings')
export class SettingsController {
  constructor(private readonly queries: QueryBus) {}

  @Get()
  @ForOperators('audit')
  async list(@Query() query: ListQuery): Promise<ListPage<SettingResource>> {
    const listQuery = parseListQuery(query, RULES);
    const all = await this.queries.execute(new GetSettings());
    const matching = all.filter(({ id }) => listQuery.filter.id?.includes(id) ?? true);
    return ListPage.of('settings', listQuery, matching);
  }

  @Get(':name')
  @ForOperators('audit')
  async one(@Param('name') name: string): Promise<SettingResource> {
    const setting = (await this.queries.execute(new GetSettings())).find(({ id }) => id === name);
    if (!setting) throw new RefusedError(404);
    return setting;
  }
}
