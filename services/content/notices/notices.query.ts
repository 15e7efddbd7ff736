import { type IQueryHandler, Query, QueryHandler } from '@nestjs/cqrs';
import { isId } from '../../kernel/ids.js';
import { Database } from '../../platform/database/database.js';
import { NOTICE_COLUMNS, type Notice } from '../notice-rows.js';

/** Notices of a list, and how many it has in all. */
export interface NoticePage {
  readonly rows: readonly Notice[];
  readonly total: number;
}

/** Published notices, newest first; `page` from 1. */
export class GetPublishedNotices extends Query<NoticePage> {
  constructor(
    readonly page: number,
    readonly size: number,
  ) {
    super();
  }
}

/** Notices as operators list them; the SQL of the order comes from the list's rules alone. */
export class GetNotices extends Query<NoticePage> {
  constructor(
    readonly wanted: {
      readonly orderBy: string;
      readonly from: number;
      readonly limit: number;
      readonly filter: Readonly<Partial<Record<string, readonly string[]>>>;
    },
  ) {
    super();
  }
}

@QueryHandler(GetPublishedNotices)
export class GetPublishedNoticesHandler implements IQueryHandler<GetPublishedNotices> {
  constructor(private readonly database: Database) {}

  async execute({ page, size }: GetPublishedNotices): Promise<NoticePage> {
    const { pool } = this.database;
    const { rows: counted } = await pool.query<{ total: number }>({
      name: 'content-count-notices',
      text: 'select count(*) as total from content.notices where published',
    });
    const { rows } = await pool.query<Notice>({
      name: 'content-notices',
      text: `select ${NOTICE_COLUMNS} from content.notices where published
        order by created_at desc, id desc offset $1 limit $2`,
      values: [(page - 1) * size, size],
    });
    return { rows, total: counted[0]!.total };
  }
}

const MATCHING = `from content.notices
  where ($1::uuid[] is null or id = any($1)) and ($2::text[] is null or published::text = any($2))`;

@QueryHandler(GetNotices)
export class GetNoticesHandler implements IQueryHandler<GetNotices> {
  constructor(private readonly database: Database) {}

  async execute({ wanted: { orderBy, from, limit, filter } }: GetNotices): Promise<NoticePage> {
    const { pool } = this.database;
    const matching = [filter.id?.filter(isId), filter.published];
    const { rows: counted } = await pool.query<{ total: number }>(`select count(*) as total ${MATCHING}`, matching);
    const { rows } = await pool.query<Notice>(
      `select ${NOTICE_COLUMNS} ${MATCHING} order by ${orderBy} offset $3 limit $4`,
      [...matching, from, limit],
    );
    return { rows, total: counted[0]!.total };
  }
}
