import { type IQueryHandler, Query, QueryHandler } from '@nestjs/cqrs';
import { isId } from '../../kernel/ids.js';
import { toTokyoIso } from '../../kernel/time.js';
import { Database } from '../../platform/database/database.js';
import type { Difference } from '../streams/finding.js';
import type { BookFinding } from '../wire/book-finding.contract.js';

/** A filter and an order of findings. Its SQL comes only from the list's rules. */
interface FindingsRequest {
  readonly orderBy: string;
  readonly from: number;
  readonly limit: number;
  readonly filter: Readonly<Partial<Record<string, readonly string[]>>>;
}

type Row = Omit<BookFinding, 'differences' | 'found_at' | 'seen_at' | 'closed_at'> & {
  readonly differences: readonly Difference[];
  readonly found_at: Date;
  readonly seen_at: Date;
  readonly closed_at: Date | null;
};

const COLUMNS = `f.id::text as id, f.check_name as check, f.subject, f.member_id, f.seq, f.differences,
  case when f.closed_at is null then 'open' else 'closed' end as state, f.found_at, f.seen_at, f.closed_at,
  o.name as closed_by_name, f.version,
  f.closed_at is null and f.seen_at >= coalesce((select began_at from books.state), f.seen_at) as there`;
const FROM = 'from books.findings f left join operators.operators o on o.id = f.closed_by';
const MATCHING = `${FROM} where ($1::bigint[] is null or f.id = any($1))
  and ($2::text[] is null or (case when f.closed_at is null then 'open' else 'closed' end) = any($2))
  and ($3::text[] is null or f.check_name = any($3)) and ($4::uuid[] is null or f.member_id = any($4))`;

const NUMBER = /^\d{1,15}$/;
/** Formats instants as such, and other values unchanged. */
const text = (name: string, value: string | number | null): string | null => {
  if (value === null) return null;
  return typeof value === 'number' && name.endsWith('At') ? toTokyoIso(new Date(value)) : String(value);
};

const resourceOf = (row: Row): BookFinding => ({
  ...row,
  differences: row.differences.map(({ value, lotId, expected, found: actual }) => ({
    value,
    lot_id: lotId ?? null,
    expected: text(value, expected),
    found: text(value, actual),
  })),
  found_at: toTokyoIso(row.found_at),
  seen_at: toTokyoIso(row.seen_at),
  closed_at: row.closed_at && toTokyoIso(row.closed_at),
});

/** Returns the matching findings and their total number. */
export class GetBookFindings extends Query<{ readonly rows: readonly BookFinding[]; readonly total: number }> {
  constructor(readonly list: FindingsRequest) {
    super();
  }
}

/** Loads one finding; null for an unknown number. */
export class GetBookFinding extends Query<BookFinding | null> {
  constructor(readonly id: string) {
    super();
  }
}

@QueryHandler(GetBookFindings)
export class GetBookFindingsHandler implements IQueryHandler<GetBookFindings> {
  constructor(private readonly database: Database) {}

  async execute({ list: { orderBy, from, limit, filter } }: GetBookFindings) {
    const { pool } = this.database;
    const ids = filter.id?.filter((id) => NUMBER.test(id));
    const matching = [ids, filter.state, filter.check, filter.member_id?.filter(isId)];
    const { rows: counted } = await pool.query<{ total: number }>(`select count(*) as total ${MATCHING}`, matching);
    const list = `select ${COLUMNS} ${MATCHING} order by ${orderBy} offset $5 limit $6`;
    const { rows } = await pool.query<Row>(list, [...matching, from, limit]);
    return { rows: rows.map(resourceOf), total: counted[0]!.total };
  }
}

@QueryHandler(GetBookFinding)
export class GetBookFindingHandler implements IQueryHandler<GetBookFinding> {
  constructor(private readonly database: Database) {}

  async execute({ id }: GetBookFinding): Promise<BookFinding | null> {
    if (!NUMBER.test(id)) return null;
    const { rows } = await this.database.pool.query<Row>(`select ${COLUMNS} ${FROM} where f.id = $1`, [id]);
    return rows[0] ? resourceOf(rows[0]) : null;
  }
}
