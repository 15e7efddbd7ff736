import { type IQueryHandler, Query, QueryHandler } from '@nestjs/cqrs';
import { toTokyoIso } from '../../kernel/time.js';
import { Database } from '../../platform/database/database.js';
import { isMailId } from '../../platform/mail/parked-mails.js';
import type { ParkedMailResource } from '../wire/parked-mail.contract.js';

/** The filter, order and range of a list of parked mails. Its SQL comes from the list's rules only. */
interface MailListRequest {
  readonly orderBy: string;
  readonly from: number;
  readonly limit: number;
  readonly filter: Readonly<Partial<Record<string, readonly string[]>>>;
}

type Row = Omit<ParkedMailResource, 'created_at' | 'parked_at' | 'ended_at'> & {
  readonly created_at: Date;
  readonly parked_at: Date;
  readonly ended_at: Date | null;
};

const STATE = `case when sent_at is not null then 'sent' when discarded_at is not null then 'discarded'
  when due_at is not null then 'waiting' else 'parked' end`;
const MAILS = `(select mail_id, mail_id::text as id, recipient, subject, ${STATE} as state, error, attempts, created_at, parked_at,
    coalesce(sent_at, discarded_at) as ended_at
  from mail.messages where parked_at is not null) m`;
const MATCHING = `from ${MAILS} where ($1::bigint[] is null or mail_id = any($1)) and ($2::text[] is null or state = any($2))
  and ($3::text[] is null or recipient = any($3))`;
const COLUMNS = 'id, recipient, subject, state, error, attempts, created_at, parked_at, ended_at';

const resourceOf = (row: Row): ParkedMailResource => ({
  ...row,
  created_at: toTokyoIso(row.created_at),
  parked_at: toTokyoIso(row.parked_at),
  ended_at: row.ended_at && toTokyoIso(row.ended_at),
});

/** Lists the matching mails of one page, parked now or before, and counts all matches. */
export class GetParkedMails extends Query<{ readonly rows: readonly ParkedMailResource[]; readonly total: number }> {
  constructor(readonly request: MailListRequest) {
    super();
  }
}

/** Loads one mail that is or was parked; null for an unknown id. */
export class GetParkedMail extends Query<ParkedMailResource | null> {
  constructor(readonly mailId: string) {
    super();
  }
}

@QueryHandler(GetParkedMails)
export class GetParkedMailsHandler implements IQueryHandler<GetParkedMails> {
  constructor(private readonly database: Database) {}

  async execute({ request: { orderBy, from, limit, filter } }: GetParkedMails) {
    const { pool } = this.database;
    const matching = [filter.id?.filter(isMailId), filter.state, filter.recipient];
    const counting = `select count(*) as total ${MATCHING}`;
    const { rows: counted } = await pool.query<{ total: number }>(counting, matching);
    const text = `select ${COLUMNS} ${MATCHING} order by ${orderBy} offset $4 limit $5`;
    const { rows } = await pool.query<Row>(text, [...matching, from, limit]);
    return { rows: rows.map(resourceOf), total: counted[0]!.total };
  }
}

@QueryHandler(GetParkedMail)
export class GetParkedMailHandler implements IQueryHandler<GetParkedMail> {
  constructor(private readonly database: Database) {}

  async execute({ mailId }: GetParkedMail): Promise<ParkedMailResource | null> {
    if (!isMailId(mailId)) return null;
    const text = `select ${COLUMNS} from ${MAILS} where mail_id = $1`;
    const { rows } = await this.database.pool.query<Row>(text, [mailId]);
    return rows[0] ? resourceOf(rows[0]) : null;
  }
}
