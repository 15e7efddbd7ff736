import { Logger } from '@nestjs/common';
import type { Pool } from 'pg';

/** Events that wait longer for a number are reported. */
const STALLED_SECONDS = 2;

/** Selects the oldest open transaction of the cluster. In any database it delays the numbers of all later events. */
const LOOK = `select u.seconds, u.is_safe, b.*
  from store.unsequenced u left join lateral (
    select pid, application_name as of, state, left(query, 80) as query from pg_stat_activity
     where backend_xid is not null order by age(backend_xid) desc limit 1) b on not u.is_safe
 where u.seconds > $1`;

interface Stall {
  readonly seconds: string;
  readonly is_safe: boolean;
  readonly pid: number | null;
  readonly of: string;
  readonly state: string;
  readonly query: string;
}

const reasonOf = ({ is_safe, pid, of, state, query }: Stall): string => {
  if (is_safe) return 'no sequencer numbers them';
  if (pid === null) return 'a transaction was open until just now';
  return `backend ${pid} of "${of}" keeps a transaction open (${state}: ${query})`;
};

/** Logs an error with the reason when events get no numbers. */
export class SequencerWatch {
  private readonly log = new Logger('Sequencer');

  constructor(private readonly pool: Pool) {}

  async look(): Promise<void> {
    const stall = (await this.pool.query<Stall>(LOOK, [STALLED_SECONDS])).rows[0];
    if (stall) this.log.error(`events wait for a number for ${Number(stall.seconds).toFixed(1)} s: ${reasonOf(stall)}`);
  }
}
