import { Controller, Get, Param, Query, Res } from '@nestjs/common';
import { QueryBus } from '@nestjs/cqrs';
import type { FastifyReply } from 'fastify';
import { RefusedError } from '../../platform/http/envelope.js';
import { adminList, contentRange, type ListQuery } from '../admin-list.js';
import { ForOperators } from '../for-operators.js';
import { GetSettings, type SettingResource } from '../settings.query.js';

const RULES = { sortable: { id: 'name' }, filterable: ['id'], first: ['id', 'ASC'] } as const;

/** What owners may set while the shop runs; they are few, so the list is always in the order of their names. */
@Controller('admin-api/settings')
export class SettingsController {
  constructor(private readonly queries: QueryBus) {}

  @Get()
  @ForOperators('owner')
  async list(
    @Query() query: ListQuery,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<readonly SettingResource[]> {
    const { from, limit, filter } = adminList(query, RULES);
    const all = await this.queries.execute(new GetSettings());
    const matching = all.filter(({ id }) => filter.id === undefined || filter.id.includes(id));
    const rows = matching.slice(from, from + limit);
    contentRange(reply, 'settings', from, rows.length, matching.length);
    return rows;
  }

  @Get(':name')
  @ForOperators('owner')
  async one(@Param('name') name: string): Promise<SettingResource> {
    const setting = (await this.queries.execute(new GetSettings())).find(({ id }) => id === name);
    if (!setting) throw new RefusedError(404);
    return setting;
  }
}
