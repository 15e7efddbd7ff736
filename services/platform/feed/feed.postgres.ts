import type { EventEmitter } from 'node:events';
import type { Pool } from 'pg';
import type { SequencedEvent } from '../../kernel/event.js';
import { Loop } from '../loop.js';
import { EVENT_COLUMNS, type EventRow, recordedEvent } from '../store/event-row.js';
import { Feed, type FeedBatch, type Following, type Reader } from './feed.js';

const BATCH = 2000;
const POLL_MIN_MS = 100;
const POLL_MAX_MS = 200;

const READ = `select l.seq, ${EVENT_COLUMNS('e')}
  from store.event_log l join store.events e using (epoch, xid, ordinal)
 where l.seq > $1 and l.seq <= $2 and l.type = any($3::text[])
 order by l.seq`;

const HEAD = 'select coalesce(max(seq), 0) as head from store.event_log';

/** The feed straight from the log. */
export class PostgresFeed extends Feed {
  /** @param signals tells by `sequenced` that this process has numbered events, so that nobody waits for the next look */
  constructor(
    private readonly pool: Pool,
    private readonly signals: EventEmitter,
  ) {
    super();
  }

  async read(after: number, limit: number, types: readonly string[]): Promise<FeedBatch> {
    // The head first: what the second statement sees up to there is complete, since numbers are given without gaps.
    const through = Math.min(await this.head(), after + limit);
    if (through <= after) return { events: [], through: after };
    const { rows } = await this.pool.query<EventRow & { seq: number }>({
      name: 'feed-read',
      text: READ,
      values: [after, through, types],
    });
    const events: SequencedEvent[] = rows.map((row) => ({ ...recordedEvent(row), seq: row.seq }));
    return { events, through };
  }

  async head(): Promise<number> {
    const { rows } = await this.pool.query<{ head: number }>({ name: 'feed-head', text: HEAD });
    return rows[0]!.head;
  }

  /** Every reader looks for himself; the groups are those of his checkpoint. */
  async follow(_group: string, readers: readonly Reader[]): Promise<Following> {
    const loops = readers.map(
      (reader) => new Loop(`Reader ${reader.name}`, () => this.advance(reader), POLL_MIN_MS, POLL_MAX_MS),
    );
    for (const loop of loops) {
      this.signals.on('sequenced', loop.wake);
      loop.start();
    }
    return {
      stop: async () => {
        for (const loop of loops) this.signals.off('sequenced', loop.wake);
        await Promise.all(loops.map((loop) => loop.stop()));
      },
    };
  }

  /** Brings a reader one stretch on, in all lanes. @returns true when it was full, so that more may wait */
  async advance(reader: Reader): Promise<boolean> {
    const progress = await reader.advance(null, (after) => this.read(after, BATCH, reader.types));
    return progress !== undefined && progress.through - progress.after === BATCH;
  }
}
