import { type IQueryHandler, Query, QueryHandler } from '@nestjs/cqrs';
import { isoTokyo } from '../../kernel/time.js';
import { Database } from '../../platform/database/database.js';
import type { Changes } from '../audit-trail.js';
import { countRows, MOST_COUNTED, type RowCount } from '../count-rows.js';
import { Subjects } from '../subjects.js';
import { ActsSql, type ActsWanted } from './acts-wanted.js';

/** What an operator did, as the operators' API shows it. */
export interface ActResource {
  readonly id: string;
  readonly at: string;
  /** Null: somebody who was not let in. */
  readonly operator_id: string | null;
  readonly operator_name: string | null;
  /** What it was done to. */
  readonly resource: string;
  readonly resource_id: string;
  /** What that is called; null where it has no name. */
  readonly subject_name: string | null;
  readonly command: string;
  readonly reason: string;
  /** `done`, or the code of the refusal. */
  readonly outcome: string;
  readonly amount: number | null;
  readonly unit: 'points' | 'coins' | null;
  readonly changes: Changes | null;
  /** Of the network that it came from, at the front door. */
  readonly address: string | null;
}

/** Which part of them, in what order; the SQL in it comes from the list's rules alone. */
interface Portion {
  readonly orderBy: string;
  readonly from: number;
  readonly limit: number;
}

type Row = Omit<ActResource, 'at' | 'subject_name'> & { readonly at: Date };

const COLUMNS = `a.id::text, a.at, a.operator_id, o.name as operator_name, a.resource, a.resource_id, a.command, a.reason,
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

  async execute({ wanted, portion: { orderBy, from, limit } }: GetActs) {
    const { pool } = this.database;
    // More than are counted: whether there are too many is known by then.
    const indexed = new ActsSql(wanted, from + limit + MOST_COUNTED + 1);
    const total = await countRows(pool, indexed.from, indexed.values, from + limit);
    // What many acts have is soon found by going through them; the index would first have to collect them all.
    const matching = total.isExact ? indexed : new ActsSql(wanted, null);
    const count = matching.values.length;
    const text = `select ${COLUMNS} ${matching.from} order by ${orderBy} offset $${count + 1} limit $${count + 2}`;
    const { rows } = await pool.query<Row>(text, [...matching.values, from, limit]);
    return { rows: await this.named(rows), total };
  }

  private async named(rows: readonly Row[]): Promise<ActResource[]> {
    const names = await this.subjects.namesOf(rows.map(({ resource, resource_id: id }) => ({ resource, id })));
    return rows.map((row) => ({
      ...row,
      at: isoTokyo(row.at),
      subject_name: names.get(`${row.resource}/${row.resource_id}`) ?? null,
    }));
  }
}
