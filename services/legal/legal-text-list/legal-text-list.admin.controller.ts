import { Controller, Get, Param, Query } from '@nestjs/common';
import { Clock, toTokyoDate } from '../../kernel/time.js';
import { ForOperators } from '../../platform/console-api/access/for-operators.js';
import { type ListQuery, parseListQuery } from '../../platform/console-api/lists/admin-list.js';
import { ListPage } from '../../platform/console-api/lists/list-page.js';
import { Database } from '../../platform/database/database.js';
import { RefusedError } from '../../platform/http/envelope.js';
import { announcements } from '../rows/announcements.rows.js';
import type { LegalTextResource } from '../wire/legal-text.contract.js';
import { legalTextResource } from '../wire/legal-text-resource.js';
import { LEGAL_TEXTS, LegalTexts } from '../wire/legal-texts.js';

const RULES = { sortable: { id: 'id' }, filterable: ['id', 'next_state'], first: ['id', 'ASC'] } as const;

/** The texts that people are bound by; they are few, and always in this order. */
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
    const wanted = parseListQuery(query, RULES);
    const { id: ids, next_state: states } = wanted.filter;
    const matching = (await this.all()).filter(
      ({ id, next_state }) => (ids?.includes(id) ?? true) && (states?.includes(next_state) ?? true),
    );
    return ListPage.of('legal-texts', wanted, matching);
  }

  @Get(':id')
  @ForOperators('read-members')
  async one(@Param('id') name: string): Promise<LegalTextResource> {
    const found = (await this.all()).find(({ id }) => id === name);
    if (!found) throw new RefusedError(404);
    return found;
  }

  private async all(): Promise<readonly LegalTextResource[]> {
    const told = await announcements(this.database.pool);
    const today = toTokyoDate(this.clock.now());
    return LEGAL_TEXTS.map((name) => legalTextResource(this.texts, told, name, today));
  }
}
