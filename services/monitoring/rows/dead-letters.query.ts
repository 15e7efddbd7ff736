import { type IQueryHandler, Query, QueryHandler } from '@nestjs/cqrs';
import { toTokyoIso } from '../../kernel/time.js';
import { Database } from '../../platform/database/database.js';
import { Readers } from '../readers/readers.js';
import { isDeadLetterId } from '../streams/dead-letter.js';
import type { DeadLetterResource } from '../wire/dead-letter.contract.js';

/** The filter, order and range of a list of dead letters. Its SQL comes from the list's rules only. */
interface LetterListRequest {
  readonly orderBy: string;
  readonly from: number;
  readonly limit: number;
  readonly filter: Readonly<Partial<Record<string, readonly string[]>>>;
}

type Row = Omit<DeadLetterResource, 'recorded_at' | 'parked_at' | 'closed_at' | 'is_ledger'> & {
  readonly recorded_at: Date;
  readonly parked_at: Date;
  readonly closed_at: Date | null;
};

const OF_KEY = `from store.dead_letters o
  where o.reader = d.reader and o.partition_key = d.partition_key and o.closed_at is null`;
const COLUMNS = `d.dead_letter_id::text as id, d.reader, d.seq, e.event_id, d.type, e.stream_id, e.stream_version,
  d.partition_key, e.recorded_at, d.error, d.attempts, coalesce(d.outcome, 'open') as state, d.parked_at, d.closed_at,
  d.closed_at is null and not exists (select ${OF_KEY} and o.seq < d.seq) as is_first,
  case when d.closed_at is null then (select count(*) ${OF_KEY} and o.seq > d.seq) else 0 end as behind`;
const EVENTS = 'join store.event_log l using (seq) join store.events e using (epoch, xid, ordinal)';
const MATCHING = `where ($1::bigint[] is null or d.dead_letter_id = any($1)) and ($2::text[] is null or d.reader = any($2))
  and ($3::text[] is null or d.type = any($3)) and ($4::text[] is null or d.partition_key = any($4))
  and ($5::text[] is null or coalesce(d.outcome, 'open') = any($5))`;

const resourceOf = (row: Row, readers: Readers): DeadLetterResource => ({
  ...row,
  is_ledger: readers.isLedger(row.reader),
  recorded_at: toTokyoIso(row.recorded_at),
  parked_at: toTokyoIso(row.parked_at),
  closed_at: row.closed_at && toTokyoIso(row.closed_at),
});

/** Lists the matching letters of one page, and counts all matches. */
export class GetDeadLetters extends Query<{ readonly rows: readonly DeadLetterResource[]; readonly total: number }> {
  constructor(readonly request: LetterListRequest) {
    super();
  }
}

/** Loads one letter with the data of its event; null for an unknown id. */
export class GetDeadLetter extends Query<DeadLetterResource | null> {
  constructor(readonly deadLetterId: string) {
    super();
  }
}

@QueryHandler(GetDeadLetters)
export class GetDeadLettersHandler implements IQueryHandler<GetDeadLetters> {
  constructor(
    private readonly database: Database,
    private readonly readers: Readers,
  ) {}

  async execute({ request: { orderBy, from, limit, filter } }: GetDeadLetters) {
    const { pool } = this.database;
    const { id, reader, type, partition_key, state } = filter;
    const matching = [id?.filter(isDeadLetterId), reader, type, partition_key, state];
    const counting = `select count(*) as total from store.dead_letters d ${MATCHING}`;
    const { rows: counted } = await pool.query<{ total: number }>(counting, matching);
    const text = `select ${COLUMNS}
      from (select * from store.dead_letters d ${MATCHING} order by ${orderBy} offset $6 limit $7) d ${EVENTS}
      order by ${orderBy}`;
    const { rows } = await pool.query<Row>(text, [...matching, from, limit]);
    return { rows: rows.map((row) => resourceOf(row, this.readers)), total: counted[0]!.total };
  }
}

@QueryHandler(GetDeadLetter)
export class GetDeadLetterHandler implements IQueryHandler<GetDeadLetter> {
  constructor(
    private readonly database: Database,
    private readonly readers: Readers,
  ) {}

  async execute({ deadLetterId }: GetDeadLetter): Promise<DeadLetterResource | null> {
    if (!isDeadLetterId(deadLetterId)) return null;
    const text = `select ${COLUMNS}, e.data from store.dead_letters d ${EVENTS} where d.dead_letter_id = $1`;
    const { rows } = await this.database.pool.query<Row>(text, [deadLetterId]);
    return rows[0] ? resourceOf(rows[0], this.readers) : null;
  }
}
