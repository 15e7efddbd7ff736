import { type IQueryHandler, Query, QueryHandler } from '@nestjs/cqrs';
import { Clock, toTokyoIso } from '../../kernel/time.js';
import type { Operator } from '../../platform/console-api/access/operator.js';
import { hasPermission } from '../../platform/console-api/access/roles-by-permission.js';
import type { Changes } from '../../platform/console-api/audit-trail/audit-trail.rows.js';
import { Subjects, UNNAMED } from '../../platform/console-api/audit-trail/subjects.rows.js';
import type { AdminList } from '../../platform/console-api/lists/admin-list.js';
import { Database } from '../../platform/database/database.js';
import type { ApprovalResource } from '../wire/approval.contract.js';
import { selectStatusAt } from './approvals.rows.js';

type Row = Omit<
  ApprovalResource,
  'subject_name' | 'subject_name_en' | 'asked_at' | 'expires_at' | 'decided_at' | 'used_at' | 'changed_since'
> & {
  readonly asked_at: Date;
  readonly expires_at: Date;
  readonly decided_at: Date | null;
  readonly used_at: Date | null;
};

const COLUMNS = `a.id::text as id, ${selectStatusAt('$1')} as state, a.resource, a.resource_id, a.command, a.request, a.by_hand,
  a.reason, a.reason_code, a.worth, a.unit, a.about, a.asked_by, asker.name as asked_by_name, a.asked_at, a.expires_at, decider.name as decided_by_name,
  a.decided_at, a.decision_reason, a.used_at, a.asked_by = $5 as is_own, a.state_digest, a.replaces::text as replaces,
  (select n.id::text from operators.approvals n where n.replaces = a.id) as replaced_by, a.changed, a.version`;
const MATCHING = `from operators.approvals a
  left join operators.operators asker on asker.id = a.asked_by
  left join operators.operators decider on decider.id = a.decided_by
 where ($2::uuid is null or a.asked_by = $2) and ($3::bigint[] is null or a.id = any($3))
   and ($4::text[] is null or ${selectStatusAt('$1')} = any($4))`;

/** Lists what operators have changed in the object since the request, oldest first. */
const SINCE = `select t.changes from operators.audit_trail t join operators.approvals a on a.id = $1
  where t.resource = a.resource and t.resource_id = a.resource_id and a.resource_id <> '' and t.at >= a.asked_at
    and (a.used_at is null or t.at < a.used_at) and t.outcome = 'done' and t.changes is not null
  order by t.id limit 100`;

/** Returns null if the operator may read all requests, else their own id. */
const readableBy = (operator: Operator): string | null =>
  hasPermission(operator, 'read-books') ? null : operator.operatorId;

const NUMBER = /^\d{1,15}$/;

/** Lists the requests for a second operator, with their total. */
export class GetApprovals extends Query<{ readonly rows: readonly ApprovalResource[]; readonly total: number }> {
  constructor(
    readonly list: AdminList,
    readonly reader: Operator,
  ) {
    super();
  }
}

/** Returns one request; null if it does not exist or may not be read. */
export class GetApproval extends Query<ApprovalResource | null> {
  constructor(
    readonly id: string,
    readonly reader: Operator,
  ) {
    super();
  }
}

@QueryHandler(GetApprovals)
export class GetApprovalsHandler implements IQueryHandler<GetApprovals> {
  constructor(
    private readonly database: Database,
    private readonly subjects: Subjects,
    private readonly clock: Clock,
  ) {}

  async execute({ list: { orderBy, from, limit, filter }, reader }: GetApprovals) {
    const { pool } = this.database;
    const ids = filter.id?.filter((id) => NUMBER.test(id)) ?? null;
    const matching = [this.clock.now(), readableBy(reader), ids, filter.state ?? null];
    const count = `select count(*) as total, $1::timestamptz ${MATCHING} group by 2`;
    const { rows: counted } = await pool.query<{ total: number }>(count, matching);
    const listText = `select ${COLUMNS} ${MATCHING} order by ${orderBy} offset $6 limit $7`;
    const { rows } = await pool.query<Row>(listText, [...matching, reader.operatorId, from, limit]);
    return { rows: await named(this.subjects, rows), total: counted[0]?.total ?? 0 };
  }
}

@QueryHandler(GetApproval)
export class GetApprovalHandler implements IQueryHandler<GetApproval> {
  constructor(
    private readonly database: Database,
    private readonly subjects: Subjects,
    private readonly clock: Clock,
  ) {}

  async execute({ id, reader }: GetApproval): Promise<ApprovalResource | null> {
    if (!NUMBER.test(id)) return null;
    const values = [this.clock.now(), readableBy(reader), [id], null, reader.operatorId];
    const { pool } = this.database;
    const { rows } = await pool.query<Row>(`select ${COLUMNS} ${MATCHING}`, values);
    const [approval] = await named(this.subjects, rows);
    if (!approval) return null;
    const { rows: entries } = await pool.query<{ changes: Changes }>(SINCE, [id]);
    return { ...approval, changed_since: joined(entries.map(({ changes }) => changes)) };
  }
}

/** Merges the changes of several audit entries: from before the first to after the last. A restored field has not changed. */
const joined = (entries: readonly Changes[]): Changes => {
  const fields = new Map<string, Changes[string]>();
  for (const [field, [before, after]] of entries.flatMap((changes) => Object.entries(changes)))
    fields.set(field, [fields.get(field)?.[0] ?? before, after]);
  return Object.fromEntries(
    [...fields].filter(([, [before, after]]) => JSON.stringify(before) !== JSON.stringify(after)),
  );
};

const named = async (subjects: Subjects, rows: readonly Row[]): Promise<ApprovalResource[]> => {
  const names = await subjects.namesOf(rows.map(({ resource, resource_id: id }) => ({ resource, id })));
  return rows.map((row) => ({
    ...row,
    ...(names.get(`${row.resource}/${row.resource_id}`) ?? UNNAMED),
    asked_at: toTokyoIso(row.asked_at),
    expires_at: toTokyoIso(row.expires_at),
    decided_at: row.decided_at && toTokyoIso(row.decided_at),
    used_at: row.used_at && toTokyoIso(row.used_at),
    changed_since: {},
  }));
};
