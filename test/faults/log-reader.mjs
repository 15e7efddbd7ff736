import { EVENT_COLUMNS, toRecordedEvent } from '../../dist/services/platform/store/event-row.js';

const BATCH_SIZE = 2000;
const READ = `select l.seq, l.hash, ${EVENT_COLUMNS('e')}
  from store.event_log l join store.events e using (epoch, xid, ordinal) where l.seq > $1 order by l.seq limit ${BATCH_SIZE}`;

/** Yields the numbered log after `after` in batches: rows as stored, and events as consumers get them. */
export async function* logBehind(pool, after) {
  for (let at = after; ; ) {
    const { rows } = await pool.query(READ, [at]);
    if (rows.length === 0) return;
    yield { rows, events: rows.map((row) => ({ ...toRecordedEvent(row), seq: row.seq })) };
    at = rows.at(-1).seq;
  }
}
