import { Controller, Get, Param, Query, Res } from '@nestjs/common';
import { QueryBus } from '@nestjs/cqrs';
import type { FastifyReply } from 'fastify';
import { isId } from '../../kernel/ids.js';
import { ExportsFile, ForOperators, Operating } from '../../platform/console-api/access/for-operators.js';
import type { Operator } from '../../platform/console-api/access/operator.js';
import { Permissions } from '../../platform/console-api/access/permissions.js';
import { maskPersonalFields } from '../../platform/console-api/access/personal-fields.js';
import { hasPermission } from '../../platform/console-api/access/roles-by-permission.js';
import { AccessTrail } from '../../platform/console-api/audit-trail/access-trail.rows.js';
import { Subjects } from '../../platform/console-api/audit-trail/subjects.rows.js';
import { type AdminList, type ListQuery, parseListQuery } from '../../platform/console-api/lists/admin-list.js';
import { ListPage } from '../../platform/console-api/lists/list-page.js';
import { writeCsv } from '../../platform/csv/csv.js';
import { sendCsv } from '../../platform/http/responses/attachment.js';
import { buildFieldError, INVALID, RefusedError } from '../../platform/http/responses/envelope.js';
import { GetOperatorIds } from '../rows/operators.query.js';
import type { AuditEntryResource } from './audit-entries.contract.js';
import { GetAuditEntries } from './audit-entries.query.js';
import { type AuditEntryFilter, parseAmount, type TextFilter } from './audit-entry-filter.js';

const RULES = {
  sortable: { id: 'a.id', at: 'a.at' },
  filterable: [
    'id',
    'operator_id',
    'subject',
    'resource',
    'command',
    'reason_code',
    'outcome',
    'from',
    'to',
    'q',
    'acts',
  ],
  first: ['id', 'DESC'],
} as const;
const BATCH_SIZE = 1000;
const NOBODY_MEANT: ReadonlyMap<string, readonly string[]> = new Map();
const COLUMNS = [
  'at',
  'operator_name',
  'resource',
  'resource_id',
  'subject_name',
  'command',
  'amount',
  'unit',
  'changes',
  'reason',
  'outcome',
  'address',
  'approved_by_name',
  'reason_code',
] as const;

const cellOf = (value: AuditEntryResource[(typeof COLUMNS)[number]]): string | number | null =>
  typeof value === 'object' && value !== null ? JSON.stringify(value) : value;

/** Returns false for text that cannot be the id of an entry. */
const isEntryId = (id: string): boolean => /^\d{1,18}$/.test(id);

/** Limits the commands that the console may pass for one text, since each is looked up. */
const MAX_COMMAND_KEYS = 50;

const instantOf = (field: string, text: string | undefined): Date | null => {
  if (!text) return null;
  const instant = new Date(text);
  if (Number.isNaN(instant.getTime())) throw new RefusedError(400, buildFieldError(field, INVALID));
  return instant;
};

/** Lists the commands of all operators. Operators without the permission `audit` read those on resources their role may use. */
@Controller('admin-api')
export class AuditTrailController {
  constructor(
    private readonly queries: QueryBus,
    private readonly permissions: Permissions,
    private readonly subjects: Subjects,
    private readonly trail: AccessTrail,
  ) {}

  @Get('audit-trail')
  @ForOperators('own-work')
  async list(@Operating() operator: Operator, @Query() query: ListQuery): Promise<ListPage<AuditEntryResource>> {
    const listQuery = parseListQuery(query, RULES);
    const { rows, total } = await this.queries.execute(
      new GetAuditEntries(await this.toFilter(operator, listQuery.filter), listQuery),
    );
    return new ListPage('audit-trail', listQuery.from, rows, total);
  }

  @Get('audit-trail/:id')
  @ForOperators('own-work')
  async one(@Operating() operator: Operator, @Param('id') id: string): Promise<AuditEntryResource> {
    if (!isEntryId(id)) throw new RefusedError(404);
    const entryFilter = await this.toFilter(operator, { id: [id] });
    const { rows } = await this.queries.execute(
      new GetAuditEntries(entryFilter, { orderBy: 'a.id', from: 0, limit: 1 }),
    );
    if (!rows[0]) throw new RefusedError(404);
    return rows[0];
  }

  @Get('audit-trail.csv')
  @ForOperators('audit')
  @ExportsFile()
  async file(@Operating() operator: Operator, @Query() query: ListQuery, @Res() reply: FastifyReply): Promise<void> {
    const { filter } = parseListQuery(query, RULES);
    const columns = Object.fromEntries(
      COLUMNS.map((column) => [column, (row: AuditEntryResource) => cellOf(row[column])]),
    );
    const entryFilter = await this.toFilter(operator, filter);
    await this.trail.recordExport(operator.operatorId, 'audit-trail', filter);
    sendCsv(reply, 'audit-trail.csv', writeCsv(columns, this.all(operator, entryFilter)));
  }

  private async *all(operator: Operator, entryFilter: AuditEntryFilter): AsyncGenerator<AuditEntryResource> {
    for (let from = 0; ; from += BATCH_SIZE) {
      const { rows } = await this.queries.execute(
        new GetAuditEntries(entryFilter, { orderBy: 'a.id', from, limit: BATCH_SIZE }),
      );
      for (const row of rows) yield maskPersonalFields(operator, row);
      if (rows.length < BATCH_SIZE) return;
    }
  }

  private async toFilter(operator: Operator, filter: AdminList['filter']): Promise<AuditEntryFilter> {
    const [resource, ...id] = filter.subject?.[0]?.split('/') ?? [];
    const readable = this.permissions.readableBy(operator.role);
    return {
      ids: filter.id?.filter(isEntryId) ?? null,
      operatorIds: filter.operator_id?.filter(isId) ?? null,
      resources: resource === undefined ? (filter.resource ?? null) : [resource],
      resourceId: resource === undefined ? null : id.join('/'),
      commands: filter.command ?? null,
      reasonCodes: filter.reason_code ?? null,
      outcomes: filter.outcome ?? null,
      from: instantOf('from', filter.from?.[0]),
      to: instantOf('to', filter.to?.[0]),
      text: await this.meaningOf(operator, filter, readable),
      readable,
    };
  }

  /**
   * Finds the meanings of a search text: recorded words, names, mail addresses, an amount, or the console's names of commands.
   */
  private async meaningOf(
    operator: Operator,
    filter: AdminList['filter'],
    readable: readonly string[] | null,
  ): Promise<TextFilter | null> {
    const words = filter.q?.[0]?.trim();
    if (!words) return null;
    // The results would reveal whom a name means.
    const byName = hasPermission(operator, 'see-names');
    const [operatorIds, subjects] = await Promise.all([
      byName ? this.queries.execute(new GetOperatorIds(words)) : [],
      byName ? this.subjects.meantBy(words, readable) : NOBODY_MEANT,
    ]);
    return {
      words,
      commandKeys: (filter.acts ?? []).slice(0, MAX_COMMAND_KEYS),
      operatorIds,
      subjects,
      amount: parseAmount(words),
    };
  }
}
