import type { Pool } from 'pg';
import type { SequencedEvent } from '../../kernel/event.js';
import { EVENT_COLUMNS, type EventRow, recordedEvent } from '../store/event-row.js';
import { Feed, type FeedBatch } from './feed.js';

const READ = `select l.seq, ${EVENT_COLUMNS('e')}
  from store.event_log l join store.events e using (epoch, xid, ordinal)
 where l.seq > $1 and l.seq <= $2 and l.type = any($3::text[])
 order by l.seq`;

const HEAD = 'select coalesce(max(seq), 0) as head from store.event_log';

/** The feed straight from the log. */
export class PostgresFeed extends Feed {
  constructor(private readonly pool: Pool) {
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
}
