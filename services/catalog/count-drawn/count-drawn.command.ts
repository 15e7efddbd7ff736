import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { Boxes } from '../../draws/index.js';
import { Clock, startOfTokyoDate, toTokyoDate } from '../../kernel/time.js';
import type { ScheduledCommand } from '../../kernel/timer.js';
import { Database } from '../../platform/database/database.js';
import { CatalogCache } from '../cache/catalog-cache.js';
import { ALL_PACKS } from '../cache/catalog-snapshot.js';
import { keepDrawnCounts } from '../rows/drawn-counts.rows.js';

/**
 * Records the drawn tickets of each listed pack at the start of a day. Popularity is the difference, so draws need no counter.
 */
export class CountDrawn extends Command<void> {}

@CommandHandler(CountDrawn)
export class CountDrawnHandler implements ICommandHandler<CountDrawn> {
  constructor(
    private readonly cache: CatalogCache,
    private readonly boxes: Boxes,
    private readonly database: Database,
    private readonly clock: Clock,
  ) {}

  async execute(): Promise<void> {
    const ids = this.cache
      .view()
      .ofType(ALL_PACKS)
      .map(({ pack_id }) => pack_id);
    const stock = await this.boxes.stockOf(ids);
    const counts = new Map([...stock].map(([packId, { tickets, left }]) => [packId, tickets - left]));
    const day = startOfTokyoDate(toTokyoDate(this.clock.now()));
    await keepDrawnCounts(this.database.pool, day, counts);
  }
}

/** Only the first run of a day counts. The others cover a shop that was closed at midnight. */
export const countDrawnEveryHour: ScheduledCommand = { every: 'hour', command: () => new CountDrawn() };
