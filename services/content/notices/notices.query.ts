import { type IQueryHandler, Query, QueryHandler } from '@nestjs/cqrs';
import { isId } from '../../kernel/ids.js';
import { Database } from '../../platform/database/database.js';
import { toSearchPattern } from '../../platform/database/like.js';
import { NOTICE_COLUMNS, type Notice } from '../rows/notices.rows.js';

/** A page of notices, with the total number. */
export interface NoticePage {
  readonly rows: readonly Notice[];
  readonly total: number;
}

/** Loads a page of the notices shown at a time, newest first. The first page is 1. */
export class GetPublishedNotices extends Query<NoticePage> {
  constructor(
    readonly now: Date,
    readonly page: number,
    readonly size: number,
  ) {
    super();
  }
}

/** Loads a page of notices for operators. The SQL of the order comes from the list's rules only. */
export class GetNotices extends Query<NoticePage> {
  constructor(
    readonly filter: {
      readonly orderBy: string;
      readonly from: number;
      readonly limit: number;
      readonly filter: Readonly<Partial<Record<string, readonly string[]>>>;
    },
  ) {
    super();
  }
}

const SHOWN = 'published and (show_from is null or show_from <= $1) and (show_to is null or show_to > $1)';

@QueryHandler(GetPublishedNotices)
export class GetPublishedNoticesHandler implements IQueryHandler<GetPublishedNotices> {
  constructor(private readonly database: Database) {}

  async execute({ now, page, size }: GetPublishedNotices): Promise<NoticePage> {
    const { pool } = this.database;
    const { rows: counted } = await pool.query<{ total: number }>({
      name: 'content-count-notices',
      text: `select count(*) as total from content.notices where ${SHOWN}`,
      values: [now],
    });
    const { rows } = await pool.query<Notice>({
      name: 'content-notices',
      text: `select ${NOTICE_COLUMNS} from content.notices where ${SHOWN}
        order by coalesce(show_from, created_at) desc, id desc offset $2 limit $3`,
      values: [now, (page - 1) * size, size],
    });
    return { rows, total: counted[0]!.total };
  }
}

const MATCHING = `from content.notices
  where ($1::uuid[] is null or id = any($1)) and ($2::text[] is null or published::text = any($2))
    and ($3::text is null or title_ja ilike $3 or title_en ilike $3)`;

@QueryHandler(GetNotices)
export class GetNoticesHandler implements IQueryHandler<GetNotices> {
  constructor(private readonly database: Database) {}

  async execute({ filter: { orderBy, from, limit, filter } }: GetNotices): Promise<NoticePage> {
    const { pool } = this.database;
    const matching = [filter.id?.filter(isId), filter.published, toSearchPattern(filter.q?.[0])];
    const { rows: counted } = await pool.query<{ total: number }>(`select count(*) as total ${MATCHING}`, matching);
    const { rows } = await pool.query<Notice>(
      `select ${NOTICE_COLUMNS} ${MATCHING} order by ${orderBy} offset $4 limit $5`,
      [...matching, from, limit],
    );
    return { rows, total: counted[0]!.total };
  }
}
