import { type IQueryHandler, Query, QueryHandler } from '@nestjs/cqrs';
import { toTokyoIso } from '../../kernel/time.js';
import { Subjects, UNNAMED } from '../../platform/console-api/audit-trail/subjects.rows.js';
import {
  countRows,
  estimateRows,
  MAX_COUNTED_ROWS,
  type RowCount,
} from '../../platform/console-api/lists/count-rows.rows.js';
import { Database } from '../../platform/database/database.js';
import type { AuditEntryResource } from './audit-entries.contract.js';
import { AuditEntriesSql } from './audit-entries-sql.rows.js';
import type { AuditEntryFilter } from './audit-entry-filter.js';

/** The requested page and its order. The SQL in it comes from the list's rules alone. */
interface PageRange {
  readonly orderBy: string;
  readonly from: number;
  readonly limit: number;
}

type Row = Omit<AuditEntryResource, 'at' | 'subject_name' | 'subject_name_en'> & { readonly at: Date };

interface Found {
  readonly rows: readonly Row[];
  readonly total: RowCount;
}

interface SampleRow {
  readonly looked: number;
  readonly having: number;
}

/** The number of entries that are scanned to estimate how common a text is: a few milliseconds. */
const SAMPLE = 1000;
/** The share of matching entries from which a scan of the list is faster than the index. */
const COMMON = 0.05;

const COLUMNS = `a.id::text, a.at, a.operator_id, o.name as operator_name,
  (select name from operators.operators second where second.id = a.approved_by) as approved_by_name, a.resource, a.resource_id, a.command, a.reason, a.reason_code,
  a.outcome, a.amount, a.unit, a.changes, a.address`;

/** Loads the matching audit entries and their total. */
export class GetAuditEntries extends Query<{ readonly rows: readonly AuditEntryResource[]; readonly total: RowCount }> {
  constructor(
    readonly filter: AuditEntryFilter,
    readonly range: PageRange,
  ) {
    super();
  }
}

@QueryHandler(GetAuditEntries)
export class GetAuditEntriesHandler implements IQueryHandler<GetAuditEntries> {
  constructor(
    private readonly database: Database,
    private readonly subjects: Subjects,
  ) {}

  async execute({ filter, range }: GetAuditEntries) {
    const first = filter.text && (await this.amongFirst(filter, range));
    const { rows, total } = first ?? (await this.byIndex(filter, range));
    return { rows: await this.named(rows), total };
  }

  /**
   * Scans the list for a common text, because the index would first have to collect all matches. The first entries of the list
   * show how common the text is.
   *
   * @returns null for a rare text, or if the scan finds too few
   */
  private async amongFirst(filter: AuditEntryFilter, { orderBy, from, limit }: PageRange): Promise<Found | null> {
    const { pool } = this.database;
    const sample = new AuditEntriesSql(filter, { amongFirst: SAMPLE, orderBy });
    const { looked, having } = (await pool.query<SampleRow>(sample.sample, sample.values)).rows[0]!;
    const isAll = looked < SAMPLE;
    const share = having / looked;
    if (!isAll && share < COMMON) return null;
    const amongFirst = isAll ? SAMPLE : Math.max(SAMPLE, Math.ceil((2 * (from + limit)) / share));
    const rows = await this.page(new AuditEntriesSql(filter, { amongFirst, orderBy }), { orderBy, from, limit });
    if (isAll) return { rows, total: { count: having, isExact: true } };
    if (rows.length < limit) return null;
    const others = new AuditEntriesSql({ ...filter, text: null }, { byIndex: 0 });
    const expected = Math.round(share * (await estimateRows(pool, others.from, others.values)));
    return { rows, total: { count: Math.max(expected, from + rows.length), isExact: false } };
  }

  private async byIndex(filter: AuditEntryFilter, range: PageRange): Promise<Found> {
    const shown = range.from + range.limit;
    // One more than is counted, so that an estimated total is noticed.
    const few = new AuditEntriesSql(filter, { byIndex: shown + MAX_COUNTED_ROWS + 1 });
    const total = await countRows(this.database.pool, few.from, few.values, shown);
    const matching = total.isExact ? few : new AuditEntriesSql(filter, { byIndex: Number.MAX_SAFE_INTEGER });
    return { rows: await this.page(matching, range), total };
  }

  private async page(matching: AuditEntriesSql, { orderBy, from, limit }: PageRange): Promise<readonly Row[]> {
    const count = matching.values.length;
    const text = `select ${COLUMNS} ${matching.from} order by ${orderBy} offset $${count + 1} limit $${count + 2}`;
    return (await this.database.pool.query<Row>(text, [...matching.values, from, limit])).rows;
  }

  private async named(rows: readonly Row[]): Promise<AuditEntryResource[]> {
    const names = await this.subjects.namesOf(rows.map(({ resource, resource_id: id }) => ({ resource, id })));
    return rows.map((row) => ({
      ...row,
      at: toTokyoIso(row.at),
      ...(names.get(`${row.resource}/${row.resource_id}`) ?? UNNAMED),
    }));
  }
}
