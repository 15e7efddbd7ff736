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
import type { ActResource } from './acts.contract.js';
import { ActsSql } from './acts-sql.rows.js';
import type { ActsWanted } from './acts-wanted.js';

/** Which part of them, in what order; the SQL in it comes from the list's rules alone. */
interface Portion {
  readonly orderBy: string;
  readonly from: number;
  readonly limit: number;
}

type Row = Omit<ActResource, 'at' | 'subject_name' | 'subject_name_en'> & { readonly at: Date };

interface Found {
  readonly rows: readonly Row[];
  readonly total: RowCount;
}

interface SampleRow {
  readonly looked: number;
  readonly having: number;
}

/** So many acts of a list are looked into to see how common a text is: a few milliseconds. */
const SAMPLE = 1000;
/** From this share of the acts on, a page of them is found sooner by going through the list than by the index. */
const COMMON = 0.05;

const COLUMNS = `a.id::text, a.at, a.operator_id, o.name as operator_name,
  (select name from operators.operators second where second.id = a.approved_by) as approved_by_name, a.resource, a.resource_id, a.command, a.reason, a.reason_code,
  a.outcome, a.amount, a.unit, a.changes, a.address`;

/** Acts that match, and how many they are in all. */
export class GetActs extends Query<{ readonly rows: readonly ActResource[]; readonly total: RowCount }> {
  constructor(
    readonly wanted: ActsWanted,
    readonly portion: Portion,
  ) {
    super();
  }
}

@QueryHandler(GetActs)
export class GetActsHandler implements IQueryHandler<GetActs> {
  constructor(
    private readonly database: Database,
    private readonly subjects: Subjects,
  ) {}

  async execute({ wanted, portion }: GetActs) {
    const first = wanted.text && (await this.amongFirst(wanted, portion));
    const { rows, total } = first ?? (await this.byIndex(wanted, portion));
    return { rows: await this.named(rows), total };
  }

  /**
   * What many acts have is soon found by going through them, while the index would first have to collect them all. The
   * first acts of the list tell how common a text is.
   *
   * @returns null for a text that is rarer, or that runs out on the way
   */
  private async amongFirst(wanted: ActsWanted, { orderBy, from, limit }: Portion): Promise<Found | null> {
    const { pool } = this.database;
    const sample = new ActsSql(wanted, { amongFirst: SAMPLE, orderBy });
    const { looked, having } = (await pool.query<SampleRow>(sample.sample, sample.values)).rows[0]!;
    const isAll = looked < SAMPLE;
    const share = having / looked;
    if (!isAll && share < COMMON) return null;
    const amongFirst = isAll ? SAMPLE : Math.max(SAMPLE, Math.ceil((2 * (from + limit)) / share));
    const rows = await this.page(new ActsSql(wanted, { amongFirst, orderBy }), { orderBy, from, limit });
    if (isAll) return { rows, total: { count: having, isExact: true } };
    if (rows.length < limit) return null;
    const others = new ActsSql({ ...wanted, text: null }, { byIndex: 0 });
    const expected = Math.round(share * (await estimateRows(pool, others.from, others.values)));
    return { rows, total: { count: Math.max(expected, from + rows.length), isExact: false } };
  }

  private async byIndex(wanted: ActsWanted, portion: Portion): Promise<Found> {
    const shown = portion.from + portion.limit;
    // More than are counted: whether there are too many is known by then.
    const few = new ActsSql(wanted, { byIndex: shown + MAX_COUNTED_ROWS + 1 });
    const total = await countRows(this.database.pool, few.from, few.values, shown);
    const matching = total.isExact ? few : new ActsSql(wanted, { byIndex: Number.MAX_SAFE_INTEGER });
    return { rows: await this.page(matching, portion), total };
  }

  private async page(matching: ActsSql, { orderBy, from, limit }: Portion): Promise<readonly Row[]> {
    const count = matching.values.length;
    const text = `select ${COLUMNS} ${matching.from} order by ${orderBy} offset $${count + 1} limit $${count + 2}`;
    return (await this.database.pool.query<Row>(text, [...matching.values, from, limit])).rows;
  }

  private async named(rows: readonly Row[]): Promise<ActResource[]> {
    const names = await this.subjects.namesOf(rows.map(({ resource, resource_id: id }) => ({ resource, id })));
    return rows.map((row) => ({
      ...row,
      at: toTokyoIso(row.at),
      ...(names.get(`${row.resource}/${row.resource_id}`) ?? UNNAMED),
    }));
  }
}
