import { type IQueryHandler, Query, QueryHandler } from '@nestjs/cqrs';
import { isId } from '../../kernel/ids.js';
import type { AdminList } from '../../platform/console-api/lists/admin-list.js';
import { Database } from '../../platform/database/database.js';
import { toSearchPattern } from '../../platform/database/like.js';
import { parseContactNumber } from '../streams/contact-number.js';
import type { ContactStatus } from '../wire/contact.contract.js';

/** A row of a contact for queries. */
export interface ContactRow {
  readonly id: string;
  readonly number: number;
  readonly member_id: string | null;
  readonly mail: string;
  readonly name: string;
  readonly subject: string;
  readonly body: string;
  readonly language: string;
  readonly reference: string;
  readonly status: ContactStatus;
  readonly assigned_to: string | null;
  readonly assigned_name: string;
  readonly written_at: Date;
  readonly answered_at: Date | null;
  readonly closed_at: Date | null;
  readonly version: number;
  readonly answers?: readonly { readonly answered_at: string; readonly answered_by: string; readonly text: string }[];
}

export class GetContacts extends Query<{ readonly rows: readonly ContactRow[]; readonly total: number }> {
  constructor(readonly list: AdminList) {
    super();
  }
}

/** Loads a contact with its answers; null if there is none. */
export class GetContact extends Query<ContactRow | null> {
  constructor(readonly id: string) {
    super();
  }
}

const COLUMNS = `c.id, c.number, c.member_id, c.mail, c.name, c.subject, c.body, c.language, c.reference, c.status, c.assigned_to,
  coalesce(o.name, '') as assigned_name, c.written_at, c.answered_at, c.closed_at, c.version`;
const FROM = 'from contacts.contacts c left join operators.operators o on o.id = c.assigned_to';
const MATCHING = `${FROM} where ($1::uuid[] is null or c.id = any($1)) and ($2::text[] is null or c.status = any($2))
  and ($3::uuid[] is null or c.member_id = any($3)) and ($4::uuid[] is null or c.assigned_to = any($4))
  and ($5::text is null or c.number = $6 or c.mail ilike $5 or c.name ilike $5 or c.subject ilike $5)`;

const ONE = `select ${COLUMNS}, (select coalesce(json_agg(json_build_object('answered_at', a.answered_at,
      'answered_by', coalesce(p.name, ''), 'text', a.text) order by a.id), '[]')
    from contacts.answers a left join operators.operators p on p.id = a.answered_by where a.contact_id = c.id) as answers
  ${FROM} where c.id = $1`;

@QueryHandler(GetContacts)
export class GetContactsHandler implements IQueryHandler<GetContacts> {
  constructor(private readonly database: Database) {}

  async execute({ list: { orderBy, from, limit, filter } }: GetContacts) {
    const { pool } = this.database;
    const q = filter.q?.[0];
    const matching = [
      filter.id?.filter(isId),
      filter.status,
      filter.member_id?.filter(isId),
      filter.assigned_to?.filter(isId),
      toSearchPattern(q),
      q === undefined ? null : parseContactNumber(q),
    ];
    const { rows: counted } = await pool.query<{ total: number }>(`select count(*) as total ${MATCHING}`, matching);
    const { rows } = await pool.query<ContactRow>(
      `select ${COLUMNS} ${MATCHING} order by ${orderBy} offset $7 limit $8`,
      [...matching, from, limit],
    );
    return { rows, total: counted[0]!.total };
  }
}

@QueryHandler(GetContact)
export class GetContactHandler implements IQueryHandler<GetContact> {
  constructor(private readonly database: Database) {}

  async execute({ id }: GetContact): Promise<ContactRow | null> {
    if (!isId(id)) return null;
    return (await this.database.pool.query<ContactRow>(ONE, [id])).rows[0] ?? null;
  }
}
