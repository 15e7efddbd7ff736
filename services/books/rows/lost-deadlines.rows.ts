import { UNDECIDED_CARDS } from '../../draws/index.js';
import type { Database } from '../../platform/database/database.js';
import type { Finding } from '../streams/finding.js';

/** SQL of due draws without a deadline. They are few at any time, and postponed ones keep their deadlines. */
const LOST = `select draw_id as subject, (extract(epoch from due_at) * 1000)::bigint as "dueAt" from draws.draws d
  where undecided > 0 and due_at <= $1 and not exists (select from store.deadlines x
    where x.kind = $2 and x.stream_id = 'draw-' || d.draw_id and x.due_at <= $1) limit 100`;

/** Returns findings for draws with due cards and no deadline. Neither their members nor the job would decide them. */
export const findLostDeadlines = async ({ pool }: Database, now: Date): Promise<readonly Finding[]> => {
  const query = { name: 'books-lost-deadlines', text: LOST, values: [now, UNDECIDED_CARDS] };
  const { rows } = await pool.query<{ subject: string; dueAt: number }>(query);
  return rows.map(({ subject, dueAt }) => {
    const difference = { value: 'dueAt', expected: dueAt, found: null };
    return { check: 'draw', subject, memberId: null, seq: null, differences: [difference] };
  });
};
