import type { Pool } from 'pg';
import type { AnyProjection } from '../../kernel/projection.js';
import type { Clock } from '../../kernel/time.js';
import { enrolConsumer } from '../feed/checkpoints.js';
import type { Feed, FeedSubscription } from '../feed/feed.js';
import { ProjectionGroup } from './projection-group.js';
import { ProjectionReader } from './projection-reader.js';

/** Keeps all read models up to date with the log. */
export class Projector {
  readonly readers: readonly ProjectionReader[];
  private following: FeedSubscription | undefined;

  constructor(
    private readonly pool: Pool,
    private readonly feed: Feed,
    private readonly clock: Clock,
    projections: readonly AnyProjection[],
  ) {
    this.readers = projections.map((projection) => new ProjectionReader(pool, clock, projection));
  }

  async start(): Promise<void> {
    for (const { name } of this.readers) await enrolConsumer(this.pool, name, this.clock.now());
    this.following = await this.feed.follow('projector', [new ProjectionGroup(this.pool, this.clock, this.readers)]);
  }

  async stop(): Promise<void> {
    await this.following?.stop();
  }
}
