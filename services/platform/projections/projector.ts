import type { Pool } from 'pg';
import type { AnyProjection } from '../../kernel/projection.js';
import type { Clock } from '../../kernel/time.js';
import { enrol } from '../feed/checkpoints.js';
import type { Feed, Following } from '../feed/feed.js';
import { ProjectionReader } from './projection-reader.js';

/** Keeps every read model up to the log. */
export class Projector {
  private following: Following | undefined;

  constructor(
    private readonly pool: Pool,
    private readonly feed: Feed,
    private readonly clock: Clock,
    private readonly projections: readonly AnyProjection[],
  ) {}

  async start(): Promise<void> {
    for (const { name } of this.projections) await enrol(this.pool, name, this.clock.now());
    const readers = this.projections.map((projection) => new ProjectionReader(this.pool, this.clock, projection));
    this.following = await this.feed.follow('projector', readers);
  }

  async stop(): Promise<void> {
    await this.following?.stop();
  }
}
