import type { FeedBatch } from '../../services/platform/feed/feed.js';
import { PostgresFeed } from '../../services/platform/feed/feed.postgres.js';

/** A log that appears empty until it is opened, so that a consumer over Kafka reads nothing from it at first. */
export class LateLog extends PostgresFeed {
  /** Number of events that it has returned. */
  returnedEvents = 0;
  private isOpen = false;

  open(): void {
    this.isOpen = true;
  }

  override async read(...[after, limit, types]: Parameters<PostgresFeed['read']>): Promise<FeedBatch> {
    if (!this.isOpen) return { events: [], through: after };
    return this.counted(await super.read(after, limit, types));
  }

  override async readLane(...args: Parameters<PostgresFeed['readLane']>): Promise<FeedBatch> {
    return this.counted(await super.readLane(...args));
  }

  private counted(batch: FeedBatch): FeedBatch {
    this.returnedEvents += batch.events.length;
    return batch;
  }
}
