import { setTimeout as pause } from 'node:timers/promises';
import type pg from 'pg';
import { computePercentile } from './figures.js';

const LOOK_EVERY_MS = 100;

/** Tickets are numbered in order, so everything before the first missing one needs no second look. */
const LOOK = `select min(d.first_slot) filter (where h.draw_id is null) as missing, max(d.first_slot) as last,
    coalesce(extract(epoch from clock_timestamp() - min(d.drawn_at) filter (where h.draw_id is null)), 0)::float as seconds
  from draws.draws d left join draws.draw_history h using (draw_id) where d.pack_id = $1 and d.first_slot >= $2`;

/** Age in seconds of the oldest draw missing in the history, at every look. */
export interface HistoryLag {
  readonly p50: number;
  readonly p99: number;
  readonly max: number;
}

/** Watches the history of one pack's draws while `work` runs. */
export const withHistoryLag = async <Result>(
  db: pg.Client,
  packId: string,
  work: Promise<Result>,
): Promise<{ result: Result; lag: HistoryLag }> => {
  const seconds: number[] = [];
  let isGoing = true;
  const ended = work.finally(() => {
    isGoing = false;
  });
  for (let from = 0; isGoing; await pause(LOOK_EVERY_MS)) {
    const { rows } = await db.query({ name: 'history-lag', text: LOOK, values: [packId, from] });
    from = rows[0].missing ?? rows[0].last ?? from;
    seconds.push(rows[0].seconds);
  }
  seconds.sort((a, b) => a - b);
  const lag = { p50: computePercentile(seconds, 50), p99: computePercentile(seconds, 99), max: seconds.at(-1)! };
  return { result: await ended, lag };
};
