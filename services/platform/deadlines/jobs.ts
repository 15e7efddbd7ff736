import type { Pool } from 'pg';
import type { Clock } from '../../kernel/time.js';
import type { ScheduledCommand, Timer } from '../../kernel/timer.js';
import { describeError } from '../observability/described-error.js';

/** A job that time triggers: the deadlines of one kind, or a scheduled command. */
export interface Job {
  readonly name: string;
  readonly kind: 'timer' | ScheduledCommand['every'];
}

const NOTE = `insert into store.jobs as j (job, ran_at, took_ms, settled, error, failed_at)
  values ($1, $2, $3, $4, $5, case when $5::text is null then null else $2::timestamptz end)
  on conflict (job) do update set ran_at = excluded.ran_at, took_ms = excluded.took_ms, settled = excluded.settled,
    error = coalesce(excluded.error, j.error), failed_at = coalesce(excluded.failed_at, j.failed_at)`;

/** Returns the name of a scheduled command, which is the name of its class. */
export const nameJob = (scheduled: ScheduledCommand): string => scheduled.command().constructor.name;

/** Lists all jobs and records the last run of each, for monitoring. */
export class Jobs {
  /** All jobs, in whatever process they run. */
  readonly all: readonly Job[];

  constructor(
    private readonly pool: Pool,
    private readonly clock: Clock,
    timers: readonly Timer[],
    schedule: readonly ScheduledCommand[],
  ) {
    this.all = [
      ...timers.map(({ kind }) => ({ name: kind, kind: 'timer' as const })),
      ...schedule.map((scheduled) => ({ name: nameJob(scheduled), kind: scheduled.every })),
    ];
  }

  /**
   * Does the work and records the run. A number that the work returns is the number of deadlines settled. @throws what the work
   * throws
   */
  async run<Result>(name: string, work: () => Promise<Result>): Promise<Result> {
    const began = performance.now();
    const ranAt = this.clock.now();
    const note = (settled: number | null, error: string | null) =>
      this.pool.query(NOTE, [name, ranAt, Math.round(performance.now() - began), settled, error]);
    try {
      const result = await work();
      await note(typeof result === 'number' ? result : null, null);
      return result;
    } catch (error) {
      // Without a database the run cannot be recorded; the original error says more.
      await note(null, describeError(error)).catch(() => undefined);
      throw error;
    }
  }
}
