import { Logger } from '@nestjs/common';
import type { CommandBus } from '@nestjs/cqrs';
import type { Pool } from 'pg';
import type { Clock } from '../../kernel/time.js';
import type { Due, LockMode, Timer } from '../../kernel/timer.js';
import { Loop } from '../concurrency/loop.js';
import type { Jobs } from './jobs.js';

const BATCH_SIZE = 500;
const REST_MS = 50;
/** The interval between polls if the scheduler's tick does not come. */
const POLL_MS = 5000;

interface DueRow {
  kind: string;
  stream_id: string;
  ref: string;
  owner: string;
  due_at: Date;
  /** The time of the next attempt after a fault; null if there was none. */
  retry_at: Date | null;
}

const COLUMNS = 'kind, stream_id, ref, owner, due_at, retry_at';
const DUE = `select ${COLUMNS} from store.deadlines
  where kind = $1 and due_at <= $2 and (retry_at is null or retry_at <= $2) order by due_at, stream_id, ref offset $3 limit ${BATCH_SIZE}`;
const DUE_OF_OWNER = `select ${COLUMNS} from store.deadlines
  where owner = $1 and due_at <= $2 order by due_at`;

/**
 * Turns due deadlines into commands. It stores nothing and locks nothing. Each command reads its streams again under their locks,
 * and does nothing if the deadline is gone.
 */
export class DeadlineRunner {
  private readonly log = new Logger(DeadlineRunner.name);
  private readonly loops: Loop[];
  private readonly skippedByKind = new Map<string, number>();

  constructor(
    private readonly pool: Pool,
    private readonly clock: Clock,
    private readonly commands: CommandBus,
    private readonly timers: readonly Timer[],
    private readonly jobs: Jobs,
  ) {
    this.loops = timers.map(
      (timer) => new Loop(`DeadlineRunner ${timer.kind}`, () => this.sweep(timer), REST_MS, POLL_MS),
    );
  }

  start(): void {
    for (const loop of this.loops) loop.start();
  }

  /** Polls at once; called by the scheduler's tick. */
  wake(): void {
    for (const loop of this.loops) loop.wake();
  }

  async stop(): Promise<void> {
    await Promise.all(this.loops.map((loop) => loop.stop()));
  }

  /**
   * Settles all due deadlines of one owner and waits, so that the owner's request sees the result.
   *
   * @returns false if a deadline could not be settled; it is retried later, and all others are settled
   */
  async settle(owner: string): Promise<boolean> {
    const now = this.clock.now();
    const { rows } = await this.pool.query<DueRow>(DUE_OF_OWNER, [owner, now]);
    const postponed = rows.filter((row) => row.retry_at !== null && row.retry_at > now);
    let isSettled = postponed.length === 0;
    for (const timer of this.timers) {
      const due = rows.filter((row) => row.kind === timer.kind && !postponed.includes(row)).map(dueOf);
      if (due.length === 0) continue;
      try {
        await this.execute(timer, due, 'wait');
      } catch (error) {
        this.log.error(error);
        isSettled = false;
      }
    }
    return isSettled;
  }

  /** Settles one batch of a kind, after the deadlines skipped in this round. @returns true if there may be more */
  private async sweep(timer: Timer): Promise<boolean> {
    const skippedCount = this.skippedByKind.get(timer.kind) ?? 0;
    const values = [timer.kind, this.clock.now(), skippedCount];
    const { rows } = await this.pool.query<DueRow>({ name: 'deadlines-due', text: DUE, values });
    const settled =
      rows.length === 0 ? 0 : await this.jobs.run(timer.kind, () => this.execute(timer, rows.map(dueOf), 'pass-over'));
    const mayHaveMore = rows.length === BATCH_SIZE;
    this.skippedByKind.set(timer.kind, mayHaveMore ? skippedCount + rows.length - settled : 0);
    return mayHaveMore;
  }

  private execute(timer: Timer, due: readonly Due[], lockMode: LockMode): Promise<number> {
    return this.commands.execute<object, number>(timer.command(due, lockMode));
  }
}

const dueOf = (row: DueRow): Due => ({
  kind: row.kind,
  streamId: row.stream_id,
  ref: row.ref,
  owner: row.owner,
  dueAt: row.due_at,
});
