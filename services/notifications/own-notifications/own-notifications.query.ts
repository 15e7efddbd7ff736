import { type IQueryHandler, Query, QueryHandler } from '@nestjs/cqrs';
import { Clock, DAY_MS } from '../../kernel/time.js';
import { Database } from '../../platform/database/database.js';
import { mailChoicesOf } from '../rows/mail-choices.rows.js';
import type { MailChoices } from '../streams/mail-choices.js';
import type { NotificationRow } from '../streams/news.js';

/** Notifications older than this are deleted. */
export const NOTIFICATIONS_KEPT_MS = 365 * DAY_MS;

/** New notifications beyond this number are not counted. */
const MAX_COUNTED_ROWS = 100;

interface Notifications {
  readonly rows: readonly (NotificationRow & { readonly isNew: boolean })[];
  readonly total: number;
  readonly unread: number;
  readonly choices: MailChoices;
}

/** Loads a page of a member's notifications, newest first. The first page is 1. */
export class GetNotifications extends Query<Notifications> {
  constructor(
    readonly memberId: string,
    readonly page: number,
    readonly size: number,
  ) {
    super();
  }
}

const SEEN = `coalesce((select seen_at from notifications.readers where member_id = $1), '-infinity')`;
const PAGE = `select id, member_id, created, kind, data, created > ${SEEN} as "isNew"
  from notifications.notifications where member_id = $1 and created > $2
  order by created desc, id desc offset $3 limit $4`;
const COUNTS = `select count(*)::int as total,
    (select count(*)::int from (select from notifications.notifications
      where member_id = $1 and created > greatest($2::timestamptz, ${SEEN}) limit ${MAX_COUNTED_ROWS}) n) as unread
  from notifications.notifications where member_id = $1 and created > $2`;

@QueryHandler(GetNotifications)
export class GetNotificationsHandler implements IQueryHandler<GetNotifications> {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
  ) {}

  async execute({ memberId, page, size }: GetNotifications): Promise<Notifications> {
    const since = new Date(this.clock.now().getTime() - NOTIFICATIONS_KEPT_MS);
    const { pool } = this.database;
    const [{ rows }, counts, choices] = await Promise.all([
      pool.query(PAGE, [memberId, since, (page - 1) * size, size]),
      pool.query<{ total: number; unread: number }>(COUNTS, [memberId, since]),
      mailChoicesOf(pool, memberId),
    ]);
    return { rows, ...counts.rows[0]!, choices };
  }
}
