import { type IQueryHandler, Query, QueryHandler } from '@nestjs/cqrs';
import { isoTokyo } from '../../kernel/time.js';
import { Database } from '../../platform/database/database.js';
import { countRows, type RowCount } from '../count-rows.js';

/** What an operator did, as the operators' API shows it. */
export interface ActResource {
  readonly id: string;
  readonly at: string;
  readonly operator_id: string;
  readonly operator_name: string;
  /** What it was done to. */
  readonly resource: string;
  readonly resource_id: string;
  readonly command: string;
  readonly reason: string;
  /** `done`, or the code of the refusal. */
  readonly outcome: string;
}

/** Which acts; null asks about nothing. */
export interface ActsWanted {
  readonly ids: readonly string[] | null;
  readonly operatorIds: readonly string[] | null;
  readonly resources: readonly string[] | null;
  readonly resourceId: string | null;
  readonly commands: readonly string[] | null;
  /** As recorded; `refused` is whatever was refused. */
  readonly outcomes: readonly string[] | null;
  /** From this instant on. */
  readonly from: Date | null;
  /** Before this instant. */
  readonly to: Date | null;
  /** Anywhere in reason, id or command. */
  readonly text: string | null;
  /** All that the asking operator may read of. */
  readonly readable: readonly string[];
}

/** Which part of them, in what order; the SQL in it comes from the list's rules alone. */
interface Portion {
  readonly orderBy: string;
  readonly from: number;
  readonly limit: number;
}

const WORDS = "(a.reason || ' ' || a.resource_id || ' ' || a.command)";
/** What is searched for, cut as its index has it. */
const GRAMS = `operators.grams($11, case when length($11) < 3 then '{2}'::int[] else '{3}' end)`;
const FROM = `from operators.audit_trail a join operators.operators o on o.id = a.operator_id
 where ($1::bigint[] is null or a.id = any($1)) and ($2::text[] is null or a.operator_id::text = any($2))
   and ($3::text[] is null or a.resource = any($3)) and ($4::text is null or a.resource_id = $4)
   and ($5::text[] is null or a.command = any($5))
   and ($6::text[] is null or a.outcome = any($6) or 'refused' = any($6) and a.outcome <> all('{done,begun,failed}'))
   and ($7::timestamptz is null or a.at >= $7) and ($8::timestamptz is null or a.at < $8)
   and ($9::text is null or ${WORDS} ilike $9) and a.resource = any($10)`;
/** A single letter is in nearly every act, and in no index. */
const BY_WORDS = `${FROM} and (length($11::text) > 1 is not true or operators.grams(${WORDS}, '{2,3}') @> ${GRAMS})`;
const BY_ORDER = `${FROM} and ($11::text is null or true)`;
const COLUMNS = `a.id::text, a.at, a.operator_id, o.name as operator_name, a.resource, a.resource_id, a.command, a.reason,
  a.outcome`;

const anywhere = (text: string | null): string | null => text && `%${text.replace(/[\\%_]/g, '\\$&')}%`;

const valuesOf = (wanted: ActsWanted): unknown[] => [
  wanted.ids,
  wanted.operatorIds,
  wanted.resources,
  wanted.resourceId,
  wanted.commands,
  wanted.outcomes,
  wanted.from,
  wanted.to,
  anywhere(wanted.text),
  wanted.readable,
  wanted.text,
];

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
  constructor(private readonly database: Database) {}

  async execute({ wanted, portion: { orderBy, from, limit } }: GetActs) {
    const { pool } = this.database;
    const values = valuesOf(wanted);
    const total = await countRows(pool, BY_WORDS, values, from + limit);
    // What many acts have is soon found by going through them; the index would first have to collect them all.
    const matching = total.isExact ? BY_WORDS : BY_ORDER;
    const text = `select ${COLUMNS} ${matching} order by ${orderBy} offset $12 limit $13`;
    const { rows } = await pool.query<Omit<ActResource, 'at'> & { at: Date }>(text, [...values, from, limit]);
    return { rows: rows.map((row) => ({ ...row, at: isoTokyo(row.at) })), total };
  }
}
