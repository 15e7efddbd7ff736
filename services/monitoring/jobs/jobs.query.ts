import { type IQueryHandler, Query, QueryHandler } from '@nestjs/cqrs';
import { Clock, toTokyoIso } from '../../kernel/time.js';
import { Database } from '../../platform/database/database.js';
import { Jobs } from '../../platform/deadlines/jobs.js';
import type { JobResource } from './jobs.contract.js';
import { computeNextRun } from './next-run.js';

interface Row {
  readonly job: string;
  readonly ran_at: Date;
  readonly took_ms: number;
  readonly settled: number | null;
  readonly error: string | null;
  readonly failed_at: Date | null;
}

interface DueRow {
  readonly kind: string;
  readonly due: number;
  readonly next_due_at: Date | null;
  readonly failing: number;
  readonly error: string | null;
  readonly failed_at: Date | null;
}

/** Counts due items up to 10,000. */
const DUE = `select kind,
    (select count(*) from (select from store.deadlines d where d.kind = k.kind and d.due_at <= $2 limit 10000) x) as due,
    (select d.due_at from store.deadlines d where d.kind = k.kind order by d.due_at limit 1) as next_due_at,
    (select count(*) from store.deadlines d where d.kind = k.kind and d.attempts > 0) as failing, f.error, f.failed_at
  from unnest($1::text[]) as k (kind)
  left join lateral (select d.error, d.failed_at from store.deadlines d
    where d.kind = k.kind and d.attempts > 0 order by d.failed_at desc limit 1) f on true`;

const toInstant = (at: Date | null | undefined): string | null => (at ? toTokyoIso(at) : null);

const stateOf = (row: Row | undefined, waiting: DueRow | undefined): JobResource['state'] => {
  if (waiting && waiting.failing > 0) return 'failing';
  if (!row) return 'never';
  return row.failed_at && row.failed_at >= row.ran_at ? 'failing' : 'fine';
};

/** Lists all scheduled jobs, ordered by name. */
export class GetJobs extends Query<readonly JobResource[]> {}

@QueryHandler(GetJobs)
export class GetJobsHandler implements IQueryHandler<GetJobs> {
  constructor(
    private readonly database: Database,
    private readonly jobs: Jobs,
    private readonly clock: Clock,
  ) {}

  async execute(): Promise<readonly JobResource[]> {
    const now = this.clock.now();
    const { pool } = this.database;
    const kinds = this.jobs.all.flatMap(({ kind, name }) => (kind === 'timer' ? [name] : []));
    const { rows: ran } = await pool.query<Row>('select * from store.jobs');
    const { rows: due } = await pool.query<DueRow>(DUE, [kinds, now]);
    const all = this.jobs.all.map(({ name, kind }): JobResource => {
      const row = ran.find(({ job }) => job === name);
      const waiting = due.find((one) => one.kind === name);
      return {
        id: name,
        kind,
        state: stateOf(row, waiting),
        ran_at: toInstant(row?.ran_at),
        took_ms: row?.took_ms ?? null,
        settled: row?.settled ?? null,
        due: waiting?.due ?? null,
        failing: waiting?.failing ?? null,
        next_due_at: toInstant(kind === 'timer' ? waiting?.next_due_at : computeNextRun(kind, now)),
        last_error: waiting?.error ?? row?.error ?? null,
        failed_at: toInstant(waiting?.failed_at ?? row?.failed_at),
      };
    });
    return all.sort((a, b) => a.id.localeCompare(b.id));
  }
}
