import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { Clock, DAY_MS, startOfTokyoDate, toTokyoDate } from '../../kernel/time.js';
import type { ScheduledCommand } from '../../kernel/timer.js';
import { Database } from '../../platform/database/database.js';
import { deleteOldCheckpoints } from '../rows/checkpoints.rows.js';

/** Number of days in Tokyo, besides today, whose heads are all kept. */
const DAYS_KEPT = 30;

/**
 * Deletes all heads of older days except the last one of each day, with its cosignatures. Holders of a deleted head can
 * still prove by the tree that the log extends it.
 *
 * @returns the number of deleted heads
 */
export class ThinHeads extends Command<number> {}

@CommandHandler(ThinHeads)
export class ThinHeadsHandler implements ICommandHandler<ThinHeads> {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
  ) {}

  async execute(): Promise<number> {
    const today = startOfTokyoDate(toTokyoDate(this.clock.now()));
    return deleteOldCheckpoints(this.database, new Date(today.getTime() - DAYS_KEPT * DAY_MS));
  }
}

export const thinHeadsEveryHour: ScheduledCommand = { every: 'hour', command: () => new ThinHeads() };
