import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { Clock, DAY_MS, startOfTokyoDate, toTokyoDate } from '../../kernel/time.js';
import { Database } from '../../platform/database/database.js';
import { thinCheckpoints } from '../rows/checkpoints.rows.js';

/** Days of Tokyo of which every head is kept, besides today. */
const DAYS_KEPT = 30;

/**
 * Of days that are longer ago the last head alone is kept, with its cosignatures: whoever holds another one verifies by the tree that
 * the log goes on from there.
 *
 * @returns how many heads have gone
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
    return thinCheckpoints(this.database, new Date(today.getTime() - DAYS_KEPT * DAY_MS));
  }
}
