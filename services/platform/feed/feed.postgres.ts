import type { EventEmitter } from 'node:events';
import type { Pool } from 'pg';
import type { SequencedEvent } from '../../kernel/event.js';
import { type Lane, laneOf } from '../../kernel/lane.js';
import { SharedWork } from '../concurrency/event-loop.js';
import { Loop } from '../concurrency/loop.js';
import { READ_COLUMNS, toRecordedEvent } from '../store/event-row.js';
import { BEGINNING_OF_CHAIN } from '../store/sequencer.js';
import { Feed, type FeedBatch, type FeedConsumer, type FeedSubscription } from './feed.js';
import { type ChainedRow, type NumberedRow, RecentEvents } from './recent-events.js';

const BATCH = 2000;
const POLL_MIN_MS = 100;
const POLL_MAX_MS = 200;

const READ = `select l.seq, ${READ_COLUMNS('e')}
  from store.event_log l join store.events e using (epoch, xid, ordinal)
 where l.seq > $1 and l.seq <= $2 and l.type = any($3::text[])
 order by l.seq`;

/** Events numbered before lanes existed have no lane in the table. */
const READ_LANE = `select l.seq, ${READ_COLUMNS('e')}
  from store.event_log l join store.events e using (epoch, xid, ordinal)
 where l.seq > $1 and l.seq <= $2 and l.type = any($3::text[]) and (l.lane = $4 or l.lane is null)
 order by l.seq limit ${BATCH}`;

const HEAD_LINK = `select seq, encode(hash, 'hex') as hash from store.event_log order by seq desc limit 1`;

const HELD = `select u.place::int from unnest($1::bigint[], $2::text[]) with ordinality u (seq, hash, place)
  join store.event_log l on l.seq = u.seq and l.hash = decode(u.hash, 'hex')`;

const HEAD = 'select coalesce(max(seq), 0) as head from store.event_log';

/** A number of the log with its chain hash in hex. Together they prove the log up to that number. */
export interface LogLink {
  readonly seq: number;
  readonly hash: string;
}

const BEGINNING: LogLink = { seq: 0, hash: BEGINNING_OF_CHAIN.toString('hex') };

/** Characters to parse before the event loop gets a turn. A draw of 3,000 cards has thousands. */
const CHARACTERS_OF_A_TURN = 250_000;

const toSequencedEvents = async (rows: readonly NumberedRow[]): Promise<SequencedEvent[]> => {
  const work = new SharedWork(CHARACTERS_OF_A_TURN);
  const events: SequencedEvent[] = [];
  for (const row of rows) {
    events.push({ ...toRecordedEvent(row), seq: row.seq });
    await work.record(row.data.length);
  }
  return events;
};

/** The feed that reads the log in PostgreSQL. */
export class PostgresFeed extends Feed {
  private readonly recent = new RecentEvents();

  /** @param signals emits `sequenced` with the rows that this process numbered, so that consumers need not poll */
  constructor(
    private readonly pool: Pool,
    private readonly signals: EventEmitter,
  ) {
    super();
    signals.on('sequenced', (rows: readonly ChainedRow[]) => this.recent.add(rows));
  }

  async read(after: number, limit: number, types: readonly string[]): Promise<FeedBatch> {
    const recent = this.recent.behind(after, limit);
    if (recent && (await this.holds(recent.at(-1)!))) {
      const selected = recent.filter(({ type }) => types.includes(type));
      return { events: await toSequencedEvents(selected), through: recent.at(-1)!.seq };
    }
    if (recent) this.recent.forget();
    // The head is read first: numbers have no gaps, so the second statement sees everything up to it.
    const through = Math.min(await this.head(), after + limit);
    if (through <= after) return { events: [], through: after };
    const { rows } = await this.pool.query<NumberedRow>({
      name: 'feed-read',
      text: READ,
      values: [after, through, types],
    });
    return { events: await toSequencedEvents(rows), through };
  }

  /**
   * Reads a batch of one lane.
   *
   * @param through a number that the log has reached
   */
  async readLane(lane: Lane, after: number, through: number, types: readonly string[]): Promise<FeedBatch> {
    const { rows } = await this.pool.query<NumberedRow>({
      name: 'feed-read-lane',
      text: READ_LANE,
      values: [after, through, types, lane],
    });
    const events = (await toSequencedEvents(rows)).filter(({ partitionKey }) => laneOf(partitionKey) === lane);
    return { events, through: rows.length < BATCH ? through : rows.at(-1)!.seq };
  }

  async head(): Promise<number> {
    const { rows } = await this.pool.query<{ head: number }>({ name: 'feed-head', text: HEAD });
    return rows[0]!.head;
  }

  /** Returns the last link of the log, or the beginning of an empty log. */
  async headLink(): Promise<LogLink> {
    const { rows } = await this.pool.query<LogLink>({ name: 'feed-head-link', text: HEAD_LINK });
    return rows[0] ?? BEGINNING;
  }

  /** Compares links with the log in one statement. @returns the links that match */
  async linksHeld(links: readonly LogLink[]): Promise<readonly LogLink[]> {
    const { rows } = await this.pool.query<{ place: number }>({
      name: 'feed-links-held',
      text: HELD,
      values: [links.map(({ seq }) => seq), links.map(({ hash }) => hash)],
    });
    const places = new Set(rows.map(({ place }) => place - 1));
    return links.filter((link, i) => places.has(i) || (link.seq === 0 && link.hash === BEGINNING.hash));
  }

  private async holds(link: LogLink): Promise<boolean> {
    return (await this.linksHeld([link])).length === 1;
  }

  /** Polls for each consumer separately. Its checkpoint takes the role of the group. */
  async follow(_group: string, readers: readonly FeedConsumer[]): Promise<FeedSubscription> {
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

  /** Delivers one batch of all lanes to a consumer. @returns true if it was full, so that more may wait */
  async advance(reader: FeedConsumer): Promise<boolean> {
    const progress = await reader.advance(null, (after) => this.read(after, BATCH, reader.types));
    return progress !== undefined && progress.through - progress.after === BATCH;
  }
}
