import { type IQueryHandler, Query, QueryHandler } from '@nestjs/cqrs';
import { isId } from '../../kernel/ids.js';
import { toTokyoIso } from '../../kernel/time.js';
import type { AdminList } from '../../platform/console-api/lists/admin-list.js';
import { Database } from '../../platform/database/database.js';
import type { Evidence } from '../streams/signal.js';
import type { AbuseCase, CaseMember, CaseStep } from '../wire/abuse-case.contract.js';
import { toShownEvidence } from '../wire/abuse-evidence.js';

type Row = Omit<AbuseCase, 'evidence' | 'opened_at' | 'closed_at' | 'standings' | 'steps'> & {
  readonly evidence: readonly Evidence[];
  readonly opened_at: Date;
  readonly closed_at: Date | null;
};
type MemberRow = Omit<CaseMember, 'banned_at' | 'forfeited_at'> & Record<'banned_at' | 'forfeited_at', Date | null>;
type StepRow = Omit<CaseStep, 'at'> & { readonly at: Date };

const COLUMNS = `c.id::text as id, c.state, c.members, cardinality(c.members) as member_count, c.score, c.evidence,
  c.assigned_to, coalesce(a.name, '') as assigned_name, c.opened_at, coalesce(o.name, '') as opened_by_name, c.closed_at,
  c.version`;
const FROM = `from abuse.cases c left join operators.operators a on a.id = c.assigned_to
  left join operators.operators o on o.id = c.opened_by`;
const MATCHING = `${FROM} where ($1::bigint[] is null or c.id = any($1)) and ($2::uuid[] is null or c.members && $2)
  and ($3::text[] is null or c.state = any($3)) and ($4::uuid[] is null or c.assigned_to = any($4))`;
const STANDINGS = `select m.id, coalesce(w.paid + w.free, 0) as points, coalesce(w.coin, 0) as coins,
    (select coalesce(sum(d.undecided), 0) from draws.draws d where d.member_id = m.id and d.undecided > 0) as undecided,
    s.banned_at, (select max(t.at) from abuse.case_steps t
      where t.case_id = c.id and t.step = 'forfeited' and t.member_id = m.id) as forfeited_at
  from abuse.cases c cross join unnest(c.members) m (id) left join points.wallets w on w.member_id = m.id
  left join members.standing s on s.member_id = m.id where c.id = $1 order by m.id`;
const STEPS = `select t.id::text as id, t.step, t.at, coalesce(o.name, '') as operator_name, t.member_id, t.text
  from abuse.case_steps t left join operators.operators o on o.id = t.operator_id where t.case_id = $1 order by t.id`;

const NUMBER = /^\d{1,15}$/;
const instant = (at: Date | null): string | null => at && toTokyoIso(at);

const resourceOf = ({ evidence, opened_at, closed_at, ...row }: Row): AbuseCase => ({
  ...row,
  evidence: evidence.map(toShownEvidence),
  opened_at: toTokyoIso(opened_at),
  closed_at: instant(closed_at),
});

/** Loads a page of matching cases, and their total number. */
export class GetAbuseCases extends Query<{ readonly rows: readonly AbuseCase[]; readonly total: number }> {
  constructor(readonly list: AdminList) {
    super();
  }
}

/** Loads a case with its members and steps; null if there is none with this number. */
export class GetAbuseCase extends Query<AbuseCase | null> {
  constructor(readonly id: string) {
    super();
  }
}

@QueryHandler(GetAbuseCases)
export class GetAbuseCasesHandler implements IQueryHandler<GetAbuseCases> {
  constructor(private readonly database: Database) {}

  async execute({ list: { orderBy, from, limit, filter } }: GetAbuseCases) {
    const { pool } = this.database;
    const matching = [
      filter.id?.filter((id) => NUMBER.test(id)),
      filter.member_id?.filter(isId),
      filter.state,
      filter.assigned_to?.filter(isId),
    ];
    const { rows: counted } = await pool.query<{ total: number }>(`select count(*) as total ${MATCHING}`, matching);
    const list = `select ${COLUMNS} ${MATCHING} order by ${orderBy} offset $5 limit $6`;
    const { rows } = await pool.query<Row>(list, [...matching, from, limit]);
    return { rows: rows.map(resourceOf), total: counted[0]!.total };
  }
}

@QueryHandler(GetAbuseCase)
export class GetAbuseCaseHandler implements IQueryHandler<GetAbuseCase> {
  constructor(private readonly database: Database) {}

  async execute({ id }: GetAbuseCase): Promise<AbuseCase | null> {
    if (!NUMBER.test(id)) return null;
    const { pool } = this.database;
    const [cases, standings, steps] = await Promise.all([
      pool.query<Row>(`select ${COLUMNS} ${FROM} where c.id = $1`, [id]),
      pool.query<MemberRow>(STANDINGS, [id]),
      pool.query<StepRow>(STEPS, [id]),
    ]);
    const [row] = cases.rows;
    if (!row) return null;
    return {
      ...resourceOf(row),
      standings: standings.rows.map(({ banned_at, forfeited_at, ...one }) => ({
        ...one,
        banned_at: instant(banned_at),
        forfeited_at: instant(forfeited_at),
      })),
      steps: steps.rows.map(({ at, ...step }) => ({ ...step, at: toTokyoIso(at) })),
    };
  }
}
