import type { Database } from '../../platform/database/database.js';
import { READ_EVENT_ID } from '../../platform/store/event-row.js';
import { buildBrokenLink, type Finding } from '../streams/finding.js';

/**
 * SQL of other ids than those derived from the position. The shop does not write them any more. Derived ids cannot be
 * shared.
 */
const OTHERS = `select l.seq, e.event_id as id from store.event_log l join store.events e using (epoch, xid, ordinal)
  where l.seq > $1 and l.seq <= $2
    and e.event_id <> store.placed_event_id(e.correlation_id, e.stream_id, e.stream_version)`;
const SHARED = `select id from (select ${READ_EVENT_ID('e')} as id from store.events e where e.event_id = any($1::uuid[])) e
  group by id having count(*) > 1`;

/**
 * Returns a finding for each number of a range whose event shares the id of another event.
 *
 * @param through the last number
 */
export const findSharedIds = async (
  { pool }: Database,
  after: number,
  through: number,
): Promise<readonly Finding[]> => {
  const query = { name: 'books-other-ids', text: OTHERS, values: [after, through] };
  const { rows: others } = await pool.query<{ seq: number; id: string }>(query);
  if (others.length === 0) return [];
  const { rows } = await pool.query<{ id: string }>(SHARED, [others.map(({ id }) => id)]);
  const shared = new Set(rows.map(({ id }) => id));
  return others
    .filter(({ id }) => shared.has(id))
    .map(({ seq }) => ({ ...buildBrokenLink(seq, 'IdShared'), isOfLog: true }));
};
