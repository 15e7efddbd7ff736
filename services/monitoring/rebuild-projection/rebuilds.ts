import { Injectable, Logger, type OnModuleDestroy } from '@nestjs/common';
import type { AnyProjection } from '../../kernel/projection.js';
import { Clock } from '../../kernel/time.js';
import { Database } from '../../platform/database/database.js';
import { Feed } from '../../platform/feed/feed.js';
import { Rebuild, RebuildInProgressError } from '../../platform/projections/rebuild.js';

/** Callback for the end of a rebuild. */
type Ended = (outcome: 'done' | 'failed') => Promise<void>;

/** Rebuilds of read models that run in the background of this process. An aborted rebuild leaves the live table unchanged. */
@Injectable()
export class Rebuilds implements OnModuleDestroy {
  private readonly log = new Logger(Rebuilds.name);
  private readonly end = new AbortController();
  private readonly running = new Set<Promise<void>>();

  constructor(
    private readonly database: Database,
    private readonly feed: Feed,
    private readonly clock: Clock,
  ) {}

  /**
   * Starts a rebuild and does not wait for it.
   *
   * @param accepted changes of sums that an owner has accepted
   * @returns false if a rebuild already runs, in any process
   */
  async start(projection: AnyProjection, accepted: string | undefined, ended: Ended): Promise<boolean> {
    try {
      const rebuild = await Rebuild.begin(this.database.pool, this.clock, projection);
      const following = this.follow(rebuild, accepted, ended).finally(() => this.running.delete(following));
      this.running.add(following);
      return true;
    } catch (error) {
      if (error instanceof RebuildInProgressError) return false;
      throw error;
    }
  }

  async onModuleDestroy(): Promise<void> {
    this.end.abort(new Error('the process is stopping'));
    await Promise.all(this.running);
  }

  private async follow(rebuild: Rebuild, accepted: string | undefined, ended: Ended): Promise<void> {
    const run = rebuild.run(this.feed, undefined, accepted, this.end.signal);
    const isDone = await run.then(
      () => true,
      (error) => this.log.error(error),
    );
    await ended(isDone ? 'done' : 'failed').catch((error) => this.log.error(error));
  }
}
