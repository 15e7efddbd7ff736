import { type IQueryHandler, Query, QueryHandler } from '@nestjs/cqrs';
import type { TokyoDate } from '../../kernel/time.js';
import { Database } from '../../platform/database/database.js';
import type { Agreeing } from '../rows/agreements.rows.js';
import type { AnnouncedVersion } from '../streams/announcement-id.js';

/** The latest announced version of a text, with a member's response to it. */
export interface AnnouncementRead extends AnnouncedVersion {
  readonly inForceFrom: TokyoDate;
  readonly how: Agreeing | null;
  readonly isRead: boolean;
  readonly isObjected: boolean;
}

export class GetOwnAnnouncements extends Query<readonly AnnouncementRead[]> {
  constructor(readonly memberId: string) {
    super();
  }
}

const LAST = `select distinct on (a.text) a.text, a.version, a.in_force_from::text as "inForceFrom", g.how,
    r.member_id is not null as "isRead", o.member_id is not null as "isObjected"
  from legal.announcements a
    left join legal.agreements g on g.member_id = $1 and g.text = a.text and g.version = a.version
    left join legal.readings r on r.member_id = $1 and r.text = a.text and r.version = a.version
    left join legal.objections o on o.member_id = $1 and o.text = a.text and o.version = a.version
  order by a.text, a.version desc`;

@QueryHandler(GetOwnAnnouncements)
export class GetOwnAnnouncementsHandler implements IQueryHandler<GetOwnAnnouncements> {
  constructor(private readonly database: Database) {}

  async execute({ memberId }: GetOwnAnnouncements): Promise<readonly AnnouncementRead[]> {
    const query = { name: 'legal-own-announcements', text: LAST, values: [memberId] };
    return (await this.database.pool.query<AnnouncementRead>(query)).rows;
  }
}
