import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { Clock } from '../../kernel/time.js';
import type { ScheduledCommand } from '../../kernel/timer.js';
import { SharedWork } from '../../platform/concurrency/event-loop.js';
import { Database } from '../../platform/database/database.js';
import { EventStore } from '../../platform/store/event-store.js';
import { CASES_LOCK, loadDecidedEvidence, replaceItems } from '../rows/items.rows.js';
import { readSignals } from '../rows/signals.rows.js';
import { findClusters, isAlreadyDecided } from '../streams/score.js';

/** Pairs processed before the event loop gets a turn: some milliseconds. */
const PAIRS_PER_TURN = 5000;
/** Groups kept by one run, those with the highest scores: more than operators can review. */
const MAX_ITEMS = 2000;

/**
 * Finds members who may be one person or act together, and rebuilds the queue.
 *
 * @returns the number of groups in the queue
 */
export class FindAbuse extends Command<number> {}

@CommandHandler(FindAbuse)
export class FindAbuseHandler implements ICommandHandler<FindAbuse> {
  constructor(
    private readonly database: Database,
    private readonly store: EventStore,
    private readonly clock: Clock,
  ) {}

  async execute(): Promise<number> {
    const begun = performance.now();
    const signals = await readSignals(this.database, this.clock.now());
    const clusters = await new SharedWork(PAIRS_PER_TURN).run(findClusters(signals));
    const tookMs = Math.round(performance.now() - begun);
    // When two processes run at once, the result of either is good.
    const count = await this.store.tryTransact([CASES_LOCK], async (tx) => {
      const decided = await loadDecidedEvidence(
        tx,
        clusters.flatMap(({ members }) => members),
      );
      const kept = clusters
        .filter(
          ({ members, evidence }) =>
            !isAlreadyDecided(evidence, [...new Set(members.flatMap((one) => decided.get(one) ?? []))]),
        )
        .slice(0, MAX_ITEMS);
      await replaceItems(tx, kept, tookMs);
      return kept.length;
    });
    return count ?? 0;
  }
}

export const findAbuseEveryHour: ScheduledCommand = { every: 'hour', command: () => new FindAbuse() };
