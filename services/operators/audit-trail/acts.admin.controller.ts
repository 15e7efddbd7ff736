import { Controller, Get, Param, Query, Res } from '@nestjs/common';
import { QueryBus } from '@nestjs/cqrs';
import type { FastifyReply } from 'fastify';
import { isId } from '../../kernel/ids.js';
import { hasPermission } from '../../platform/console-api/access/duties.js';
import { ExportsFile, ForOperators, Operating } from '../../platform/console-api/access/for-operators.js';
import type { Operator } from '../../platform/console-api/access/operator.js';
import { Permissions } from '../../platform/console-api/access/permissions.js';
import { maskPersonalFields } from '../../platform/console-api/access/personal-fields.js';
import { AccessTrail } from '../../platform/console-api/audit-trail/access-trail.rows.js';
import { Subjects } from '../../platform/console-api/audit-trail/subjects.rows.js';
import { type AdminList, type ListQuery, parseListQuery } from '../../platform/console-api/lists/admin-list.js';
import { ListPage } from '../../platform/console-api/lists/list-page.js';
import { csvRows } from '../../platform/csv/csv.js';
import { sendCsv } from '../../platform/http/attachment.js';
import { fieldError, INVALID, RefusedError } from '../../platform/http/envelope.js';
import { GetOperatorIds } from '../rows/operators.query.js';
import type { ActResource } from './acts.contract.js';
import { GetActs } from './acts.query.js';
import { type ActsWanted, amountIn, type TextWanted } from './acts-wanted.js';

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
const PORTION = 1000;
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

const cellOf = (value: ActResource[(typeof COLUMNS)[number]]): string | number | null =>
  typeof value === 'object' && value !== null ? JSON.stringify(value) : value;

/** What is shaped otherwise can be no act's id. */
const isActId = (id: string): boolean => /^\d{1,18}$/.test(id);

/** What the console calls acts by may be many words, and each is looked up. */
const MOST_ACTS = 50;

const instantOf = (field: string, text: string | undefined): Date | null => {
  if (!text) return null;
  const instant = new Date(text);
  if (Number.isNaN(instant.getTime())) throw new RefusedError(400, fieldError(field, INVALID));
  return instant;
};

/** Every operator's acts. Who does not audit reads those on what their role may use. */
@Controller('admin-api')
export class ActsController {
  constructor(
    private readonly queries: QueryBus,
    private readonly permissions: Permissions,
    private readonly subjects: Subjects,
    private readonly trail: AccessTrail,
  ) {}

  @Get('audit-trail')
  @ForOperators('own-work')
  async list(@Operating() operator: Operator, @Query() query: ListQuery): Promise<ListPage<ActResource>> {
    const wanted = parseListQuery(query, RULES);
    const { rows, total } = await this.queries.execute(
      new GetActs(await this.wantedBy(operator, wanted.filter), wanted),
    );
    return new ListPage('audit-trail', wanted.from, rows, total);
  }

  @Get('audit-trail/:id')
  @ForOperators('own-work')
  async one(@Operating() operator: Operator, @Param('id') id: string): Promise<ActResource> {
    if (!isActId(id)) throw new RefusedError(404);
    const wanted = await this.wantedBy(operator, { id: [id] });
    const { rows } = await this.queries.execute(new GetActs(wanted, { orderBy: 'a.id', from: 0, limit: 1 }));
    if (!rows[0]) throw new RefusedError(404);
    return rows[0];
  }

  @Get('audit-trail.csv')
  @ForOperators('audit')
  @ExportsFile()
  async file(@Operating() operator: Operator, @Query() query: ListQuery, @Res() reply: FastifyReply): Promise<void> {
    const { filter } = parseListQuery(query, RULES);
    const columns = Object.fromEntries(COLUMNS.map((column) => [column, (row: ActResource) => cellOf(row[column])]));
    const wanted = await this.wantedBy(operator, filter);
    await this.trail.recordExport(operator.operatorId, 'audit-trail', filter);
    sendCsv(reply, 'audit-trail.csv', csvRows(columns, this.all(operator, wanted)));
  }

  private async *all(operator: Operator, wanted: ActsWanted): AsyncGenerator<ActResource> {
    for (let from = 0; ; from += PORTION) {
      const { rows } = await this.queries.execute(new GetActs(wanted, { orderBy: 'a.id', from, limit: PORTION }));
      for (const row of rows) yield maskPersonalFields(operator, row);
      if (rows.length < PORTION) return;
    }
  }

  private async wantedBy(operator: Operator, filter: AdminList['filter']): Promise<ActsWanted> {
    const [resource, ...id] = filter.subject?.[0]?.split('/') ?? [];
    const readable = this.permissions.readableBy(operator.role);
    return {
      ids: filter.id?.filter(isActId) ?? null,
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

  /** A text may be part of what was written, a name, a mail address, an amount, or what the console calls an act. */
  private async meaningOf(
    operator: Operator,
    filter: AdminList['filter'],
    readable: readonly string[] | null,
  ): Promise<TextWanted | null> {
    const words = filter.q?.[0]?.trim();
    if (!words) return null;
    // Whom a name means would be told by what is found.
    const byName = hasPermission(operator, 'see-names');
    const [operatorIds, subjects] = await Promise.all([
      byName ? this.queries.execute(new GetOperatorIds(words)) : [],
      byName ? this.subjects.meantBy(words, readable) : NOBODY_MEANT,
    ]);
    return { words, acts: (filter.acts ?? []).slice(0, MOST_ACTS), operatorIds, subjects, amount: amountIn(words) };
  }
}
