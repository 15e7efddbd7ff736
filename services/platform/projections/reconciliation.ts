import { createHash } from 'node:crypto';
import type { Pool, PoolClient } from 'pg';
import { LANES, type Lane, laneOf } from '../../kernel/lane.js';
import type { AnyProjection } from '../../kernel/projection.js';
import type { Clock } from '../../kernel/time.js';
import { wrongSumsOf } from './running-sums.js';

/**
 * A comparison of a read model with the log that does not use its fold, so that it finds skipped events. In its SQL an event
 * is `e` (of `store.events`) and a row is `r`.
 */
export interface Reconciliation {
  readonly projection: AnyProjection;
  /** SQL for the number of rows that an event creates; one by default. */
  readonly rows?: string;
  /** Sums by name, in SQL over events and over rows, which must be equal. */
  readonly sums: Readonly<Record<string, { readonly fact: string; readonly row: string }>>;
  /** The table that holds the exact sum of each member's rows. Both tables have the partition key as `member_id`. */
  readonly balances?: { readonly row: string; readonly table: string; readonly balance: string };
}

/** The differences of a table by the name of the comparison; empty if there are none. */
export type Differences = Readonly<Record<string, number>>;

/** The number of rows and the sums, by name. */
type Sums = Readonly<Record<string, number>>;

/** The sums of the log up to a number, which never change. */
interface Known {
  readonly seq: number;
  readonly sums: Sums;
}

/** Numbers of the log to sum in one statement, so that it stays below the time limit. */
const MAX_NUMBERS = 100_000;

const KNOWN = 'select seq, sums from store.reconciliations where reader = $1 and definition = $2 and seq <= $3';
const REMEMBER = `insert into store.reconciliations (reader, definition, at, seq, sums, differences)
  values ($1, $2, $3, $4, $5, $6) on conflict (reader) do update set definition = excluded.definition, at = excluded.at,
    seq = excluded.seq, sums = excluded.sums, differences = excluded.differences`;
const PLACE = 'select epoch, xid::text as xid, ordinal from store.event_log where seq = $1';
const MARK = 'select seq from store.readers where reader = $1';
const AHEAD = 'select lane, seq from store.lane_checkpoints where reader = $1 and seq > $2';
const KEYS = `select distinct e.partition_key as key from store.event_log l join store.events e using (epoch, xid, ordinal)
  where l.seq > $1 and l.seq <= $2 and l.type = any($3)`;
/** Selects the events between two positions. Numbers of the log follow the order of commits. */
const EVENTS_OF_RANGE = `from store.events e where e.type = any($1)
  and (e.epoch, e.xid, e.ordinal) > ($2, $3::xid8, $4) and (e.epoch, e.xid, e.ordinal) <= ($5, $6::xid8, $7)`;
const FACTS = 'from store.event_log l join store.events e using (epoch, xid, ordinal)';
const PARKED = `${FACTS} join store.dead_letters d using (seq)
  where d.reader = $2 and d.outcome is distinct from 'taken' and l.type = any($1)`;

const columnsOf = ({ sums, rows }: Reconciliation, side: 'fact' | 'row'): string =>
  [
    side === 'fact' && rows ? `coalesce(sum(${rows}), 0)::bigint as rows` : 'count(*) as rows',
    ...Object.entries(sums).map(([name, of]) => `coalesce(sum(${of[side]}), 0)::bigint as ${name}`),
  ].join(', ');

const combine = (a: Sums, b: Sums, sign: 1 | -1): Sums =>
  Object.fromEntries(Object.entries(b).map(([name, value]) => [name, (a[name] ?? 0) + sign * value]));

/** One comparison in one snapshot, which concurrent consumers do not disturb. */
class Comparison {
  private readonly reader: string;
  private readonly facts: string;
  /** The event types that create rows, by the projection. */
  private readonly counted: readonly string[];

  constructor(
    private readonly client: PoolClient,
    private readonly of: Reconciliation,
  ) {
    this.reader = of.projection.name;
    this.facts = `select ${columnsOf(of, 'fact')}`;
    this.counted = Object.keys(of.projection.on).filter((type) => of.projection.on[type]!.isNew);
  }

  /** Returns the hash of the definition of the sums. Stored sums of another definition are not used. */
  get definition(): string {
    return createHash('sha256').update(`${this.facts} ${this.counted}`).digest('hex');
  }

  async differences(): Promise<{ differences: Differences; known: Known }> {
    const seq = (await this.client.query<{ seq: number }>(MARK, [this.reader])).rows[0]?.seq ?? 0;
    const known = { seq, sums: await this.sumsUpTo(seq) };
    const taken = combine(combine(known.sums, await this.sumsAhead(seq), 1), await this.parked(), -1);
    const table = await this.one(`select ${columnsOf(this.of, 'row')} from ${this.of.projection.table} r`, []);
    const members = await this.wrongBalances(seq);
    const sums = (await this.one(wrongSumsOf(this.of.projection), [])).wrong!;
    const all = { ...combine(table, taken, -1), members, sums };
    return { differences: Object.fromEntries(Object.entries(all).filter(([, value]) => value !== 0)), known };
  }

  /** Returns the sums of the log up to the checkpoint, starting from the stored sums. */
  private async sumsUpTo(mark: number): Promise<Sums> {
    const known = (await this.client.query<Known>(KNOWN, [this.reader, this.definition, mark])).rows[0];
    let sums = known?.sums ?? {};
    let at = known?.seq ?? 0;
    do {
      const to = Math.min(at + MAX_NUMBERS, mark);
      const values = [this.counted, ...(await this.placeOf(at)), ...(await this.placeOf(to))];
      sums = combine(sums, await this.one(`${this.facts} ${EVENTS_OF_RANGE}`, values), 1);
      at = to;
    } while (at < mark);
    return sums;
  }

  /** Returns the sums of events that single lanes have processed beyond the checkpoint. */
  private async sumsAhead(mark: number): Promise<Sums> {
    const lanes = (await this.client.query<{ lane: Lane; seq: number }>(AHEAD, [this.reader, mark])).rows;
    const reached = Array<number>(LANES).fill(mark);
    for (const { lane, seq } of lanes) reached[lane] = seq;
    const span = [mark, Math.max(...reached), this.counted];
    const keys = (await this.client.query<{ key: string }>(KEYS, span)).rows.map(({ key }) => key);
    const ahead = `${this.facts} ${FACTS} join unnest($3::text[], $4::bigint[]) k (key, reached) on k.key = e.partition_key
      where l.seq > $2 and l.seq <= k.reached and l.type = any($1)`;
    return this.one(ahead, [this.counted, mark, keys, keys.map((key) => reached[laneOf(key)])]);
  }

  private parked(): Promise<Sums> {
    return this.one(`${this.facts} ${PARKED}`, [this.counted, this.reader]);
  }

  /** Counts members whose balance differs from the sum of their rows, except members with unprocessed events. */
  private async wrongBalances(mark: number): Promise<number> {
    const { balances, projection } = this.of;
    if (!balances) return 0;
    const text = `
      with unfinished as (
        select e.partition_key from store.events e
         where (e.epoch, e.xid, e.ordinal) > ($3, $4::xid8, $5) and e.type = any($1)
        union
        select partition_key from store.dead_letters where reader = $2 and outcome is distinct from 'taken'
      ), added as (
        select r.member_id, sum(${balances.row}) as balance from ${projection.table} r group by r.member_id
      )
      select count(*) as members from added a full join ${balances.table} b using (member_id)
       where coalesce(a.balance, 0) <> coalesce(${balances.balance}, 0)
         and member_id::text not in (select partition_key from unfinished)`;
    return (await this.one(text, [Object.keys(projection.on), this.reader, ...(await this.placeOf(mark))])).members!;
  }

  /** Returns the commit position of a number of the log; 0 is before all others. */
  private async placeOf(seq: number): Promise<readonly unknown[]> {
    const { rows } = await this.client.query<{ epoch: number; xid: string; ordinal: number }>(PLACE, [seq]);
    return rows[0] ? [rows[0].epoch, rows[0].xid, rows[0].ordinal] : [0, '0', 0];
  }

  private async one(text: string, values: unknown[]): Promise<Sums> {
    return (await this.client.query<Record<string, number>>(text, values)).rows[0]!;
  }
}

const compare = async (pool: Pool, reconciliation: Reconciliation) => {
  const client = await pool.connect();
  try {
    // The lock comes first, so that a rebuild switches before or after the snapshot.
    await client.query(`begin isolation level repeatable read read only;
      lock table ${reconciliation.projection.table} in access share mode`);
    const comparison = new Comparison(client, reconciliation);
    const result = await comparison.differences();
    await client.query('commit');
    client.release();
    return { ...result, definition: comparison.definition };
  } catch (error) {
    client.release(true);
    throw error;
  }
};

/** Compares a read model with the log and stores the result. */
export const reconcile = async (pool: Pool, clock: Clock, reconciliation: Reconciliation): Promise<Differences> => {
  const { differences, known, definition } = await compare(pool, reconciliation);
  const { name } = reconciliation.projection;
  await pool.query(REMEMBER, [name, definition, clock.now(), known.seq, known.sums, differences]);
  return differences;
};
