import { Logger } from '@nestjs/common';
import type { CommandBus } from '@nestjs/cqrs';
import { Cron, Interval } from '@nestjs/schedule';
import type { ScheduledCommand } from '../../kernel/timer.js';
import type { Housekeeping } from '../housekeeping/housekeeping.js';
import type { SequencerWatch } from '../store/sequencer-watch.js';
import type { DeadlineRunner } from './deadline-runner.js';
import { type Jobs, nameJob } from './jobs.js';

const TICK_MS = 1000;
const WATCH_MS = 5000;

/**
 * The schedule of the process with the lead. A tick only means "poll now": it may be late or missing, or another process may have
 * ticked as well.
 */
export class Scheduler {
  private readonly log = new Logger(Scheduler.name);
  private on = false;
  private readonly running = new Set<Promise<void>>();

  constructor(
    private readonly deadlineRunner: DeadlineRunner,
    private readonly housekeeping: Housekeeping,
    private readonly watch: SequencerWatch,
    private readonly commands: CommandBus,
    private readonly schedule: readonly ScheduledCommand[],
    private readonly jobs: Jobs,
  ) {}

  start(): void {
    this.on = true;
  }

  /** Starts no further job, and waits for those that are running. */
  async stop(): Promise<void> {
    this.on = false;
    await Promise.all(this.running);
  }

  @Interval(TICK_MS)
  tick(): void {
    if (this.on) this.deadlineRunner.wake();
  }

  @Interval(WATCH_MS)
  watchSequencer(): Promise<void> {
    return this.do(() => this.watch.look());
  }

  @Cron('0 * * * * *')
  minute(): Promise<void> {
    return this.runEvery('minute');
  }

  @Cron('0 7 * * * *')
  hour(): Promise<void> {
    return this.runEvery('hour');
  }

  @Cron('0 17 4 * * *', { timeZone: 'Asia/Tokyo' })
  tidy(): Promise<void> {
    return this.do(() => this.housekeeping.tidy());
  }

  private async runEvery(every: ScheduledCommand['every']): Promise<void> {
    for (const scheduled of this.schedule)
      if (scheduled.every === every)
        await this.do(() => this.jobs.run(nameJob(scheduled), () => this.commands.execute(scheduled.command())));
  }

  private async do(work: () => Promise<unknown>): Promise<void> {
    if (!this.on) return;
    const done = this.attempt(work).finally(() => this.running.delete(done));
    this.running.add(done);
    await done;
  }

  private async attempt(work: () => Promise<unknown>): Promise<void> {
    try {
      await work();
    } catch (error) {
      // After `stop`, an error is no fault: the end of the process interrupted the job.
      if (this.on) this.log.error(error);
    }
  }
}
