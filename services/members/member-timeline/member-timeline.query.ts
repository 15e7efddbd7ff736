import { type IQueryHandler, Query, QueryHandler } from '@nestjs/cqrs';
import { upcast } from '../../kernel/event-declaration.js';
import { isId } from '../../kernel/ids.js';
import { toTokyoIso } from '../../kernel/time.js';
import { CommandReasons } from '../../operators/index.js';
import { countRows, type RowCount } from '../../platform/console-api/lists/count-rows.rows.js';
import { Database } from '../../platform/database/database.js';
import { isOpenGrant } from '../../points/index.js';
import type { TimelineEvent } from './member-timeline.contract.js';
import { detailsOf } from './timeline-details.js';

/** Loads a member's events, newest first. */
export class GetMemberTimeline extends Query<{ readonly rows: readonly TimelineEvent[]; readonly total: RowCount }> {
  constructor(
    readonly memberId: string,
    readonly from: number,
    readonly limit: number,
    /** True for the grants alone that were not reversed. */
    readonly onlyOpenGrants = false,
  ) {
    super();
  }
}

interface EventRow {
  readonly id: string;
  readonly type: string;
  readonly actor: string;
  readonly effective_at: Date;
  readonly recorded_at: Date;
  readonly schemaVersion: number;
  readonly data: { readonly shipmentId?: string };
}

const OF_MEMBER = 'from store.events where partition_key = $1';
const GRANTS = `from store.events e where e.stream_id = 'wallet-' || $1::text and ${isOpenGrant('e')}`;
const pageOf = (
  matching: string,
): string => `select event_id as id, type, actor, effective_at, recorded_at, schema_version as "schemaVersion", data ${matching}
  order by epoch desc, xid desc, ordinal desc offset $2 limit $3`;
const LISTS = {
  all: { name: 'members-timeline', matching: OF_MEMBER, text: pageOf(OF_MEMBER) },
  grants: { name: 'members-open-grants', matching: GRANTS, text: pageOf(GRANTS) },
} as const;

const byOf = (actor: string): TimelineEvent['by'] => {
  const [kind] = actor.split(':');
  return kind === 'member' || kind === 'operator' || kind === 'clock' ? kind : 'shop';
};

@QueryHandler(GetMemberTimeline)
export class GetMemberTimelineHandler implements IQueryHandler<GetMemberTimeline> {
  constructor(
    private readonly database: Database,
    private readonly reasons: CommandReasons,
  ) {}

  async execute({ memberId, from, limit, onlyOpenGrants }: GetMemberTimeline) {
    if (!isId(memberId)) return { rows: [], total: { count: 0, isExact: true } };
    const { pool } = this.database;
    const { name, matching, text } = LISTS[onlyOpenGrants ? 'grants' : 'all'];
    const [total, read] = await Promise.all([
      countRows(pool, matching, [memberId], from + limit),
      pool.query<EventRow>({ name, text, values: [memberId, from, limit] }),
    ]);
    const rows = read.rows.map(upcast);
    const explained = await this.reasons.of(
      rows.map(({ actor, recorded_at, data }) => ({ actor, at: recorded_at, subject: data.shipmentId ?? memberId })),
    );
    const shown = rows.map(({ id, type, actor, effective_at, data }, i): TimelineEvent => {
      const { name: operator = null, reason = null } = explained[i] ?? {};
      return {
        id,
        at: toTokyoIso(effective_at),
        type,
        by: byOf(actor),
        operator,
        reason,
        details: detailsOf(data),
      };
    });
    return { rows: shown, total };
  }
}
