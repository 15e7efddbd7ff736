import { Controller, Get, Param, Query } from '@nestjs/common';
import { Clock, toTokyoDate } from '../../kernel/time.js';
import { ForOperators } from '../../platform/console-api/access/for-operators.js';
import { type ListQuery, parseListQuery } from '../../platform/console-api/lists/admin-list.js';
import { ListPage } from '../../platform/console-api/lists/list-page.js';
import { Database } from '../../platform/database/database.js';
import { RefusedError } from '../../platform/http/responses/envelope.js';
import { loadAnnouncements } from '../rows/announcements.rows.js';
import type { LegalTextResource } from '../wire/legal-text.contract.js';
import { toLegalTextResource } from '../wire/legal-text-resource.js';
import { LEGAL_TEXTS, LegalTexts } from '../wire/legal-texts.js';

const RULES = { sortable: { id: 'id' }, filterable: ['id', 'next_state'], first: ['id', 'ASC'] } as const;

/** Lists the binding texts. They are few, and always in the same order. */
@Controller('admin-api/legal-texts')
export class LegalTextListController {
  constructor(
    private readonly texts: LegalTexts,
    private readonly database: Database,
    private readonly clock: Clock,
  ) {}

  @Get()
  @ForOperators('read-members')
  async list(@Query() query: ListQuery): Promise<ListPage<LegalTextResource>> {
    const list = parseListQuery(query, RULES);
    const { id: ids, next_state: states } = list.filter;
    const matching = (await this.all()).filter(
      ({ id, next_state }) => (ids?.includes(id) ?? true) && (states?.includes(next_state) ?? true),
    );
    return ListPage.of('legal-texts', list, matching);
  }

  @Get(':id')
  @ForOperators('read-members')
  async one(@Param('id') name: string): Promise<LegalTextResource> {
    const text = (await this.all()).find(({ id }) => id === name);
    if (!text) throw new RefusedError(404);
    return text;
  }

  private async all(): Promise<readonly LegalTextResource[]> {
    const announced = await loadAnnouncements(this.database.pool);
    const today = toTokyoDate(this.clock.now());
    return LEGAL_TEXTS.map((name) => toLegalTextResource(this.texts, announced, name, today));
  }
}
