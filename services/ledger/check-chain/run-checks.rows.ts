import { setTimeout as pause } from 'node:timers/promises';
import { Injectable, Logger, type OnModuleDestroy } from '@nestjs/common';
import type { Pool } from 'pg';
import { Clock } from '../../kernel/time.js';
import { Database } from '../../platform/database/database.js';
import { EVENT_COLUMNS, type EventRow } from '../../platform/store/event-row.js';
import { BEGINNING_OF_CHAIN } from '../../platform/store/sequencer.js';
import { type ChainFault, type ChainPlace, type LoggedEvent, walkChain } from '../streams/chain-portion.js';

/** Numbers that are verified at once: some milliseconds of this process, which also sells packs. */
const PORTION = 250;
/** Then others have their turn, this many times as long. */
const REST = 2;
const BEAT_MS = 1000;

const READ = `select l.seq, l.type as listed_as, l.hash, l.epoch, l.xid::text as xid, l.ordinal, ${EVENT_COLUMNS('e')}
  from store.event_log l left join store.events e using (epoch, xid, ordinal)
 where l.seq > $1 and l.seq <= $2 order by l.seq limit ${PORTION}`;
/** Every event up to a place in the order of the commits has a number; one that was slipped in has none. */
const UNLISTED = `select count(*) as events from store.events e
  where (e.epoch, e.xid, e.ordinal) > ($1, $2::xid8, $3) and (e.epoch, e.xid, e.ordinal) <= ($4, $5::xid8, $6)`;
const HEAD = 'select through, head_hash from ledger.chain_checks where id = $1';
const BEAT = `update ledger.chain_checks set checked = $2, beat_at = now() where id = $1 and state = 'running'`;
const END = `update ledger.chain_checks set state = $2, checked = $3, bad_number = $4, problem = $5, ended_at = $6
  where id = $1 and state = 'running'`;

interface Place {
  readonly epoch: number;
  readonly xid: string;
  readonly ordinal: number;
}

interface LogRow extends EventRow, Place {
  readonly seq: number;
  readonly listed_as: string;
  readonly hash: Buffer;
}

const FIRST_PLACE: Place = { epoch: 0, xid: '0', ordinal: 0 };

const loggedOf = (row: LogRow): LoggedEvent => ({
  seq: row.seq,
  type: row.listed_as,
  hash: row.hash,
  event: row.event_id === null ? null : row,
});

/** One walk along the whole chain, a portion at a time. */
class ChainWalk {
  private place: ChainPlace = { seq: 0, hash: BEGINNING_OF_CHAIN };
  private commit = FIRST_PLACE;

  constructor(
    private readonly pool: Pool,
    private readonly through: number,
    private readonly head: Buffer,
  ) {}

  get checked(): number {
    return this.place.seq;
  }

  get isOver(): boolean {
    return this.place.seq === this.through;
  }

  /** Verifies the next portion. @returns what is wrong with it */
  async step(): Promise<ChainFault | undefined> {
    const { rows } = await this.pool.query<LogRow>({
      name: 'ledger-read-chain',
      text: READ,
      values: [this.place.seq, this.through],
    });
    if (rows.length === 0) return { number: this.place.seq + 1, problem: 'NumberMissing' };
    const next = walkChain(this.place, rows.map(loggedOf));
    if ('problem' in next) return next;
    const unlisted = await this.hasUnlisted(rows);
    const first = this.place.seq + 1;
    this.place = next;
    if (unlisted) return { number: first, problem: 'EventUnlisted' };
    return this.isOver && !next.hash.equals(this.head) ? { number: next.seq, problem: 'HeadDiffers' } : undefined;
  }

  private async hasUnlisted(rows: readonly LogRow[]): Promise<boolean> {
    const [from, to] = [this.commit, rows.at(-1)!];
    this.commit = to;
    const { rows: counted } = await this.pool.query<{ events: number }>({
      name: 'ledger-count-unlisted',
      text: UNLISTED,
      values: [from.epoch, from.xid, from.ordinal, to.epoch, to.xid, to.ordinal],
    });
    return counted[0]!.events !== rows.length;
  }
}

/** Verifies the log's chain beside what the process else does, never for long at a time. */
@Injectable()
export class ChainChecks implements OnModuleDestroy {
  private readonly log = new Logger(ChainChecks.name);
  private readonly end = new AbortController();
  private readonly running = new Set<Promise<void>>();

  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
  ) {}

  /** Carries out a check that has begun, and does not wait for it. */
  run(id: number): void {
    const check = this.follow(id).finally(() => this.running.delete(check));
    this.running.add(check);
  }

  async onModuleDestroy(): Promise<void> {
    this.end.abort();
    await Promise.all(this.running);
  }

  private async follow(id: number): Promise<void> {
    const { pool } = this.database;
    try {
      const { through, head_hash } = (await pool.query(HEAD, [id])).rows[0];
      const walk = new ChainWalk(pool, through, head_hash);
      const fault = await this.walkOn(id, walk);
      const state = fault ? 'broken' : walk.isOver ? 'intact' : 'interrupted';
      await pool.query(END, [id, state, walk.checked, fault?.number, fault?.problem, this.clock.now()]);
    } catch (error) {
      this.log.error(error);
      await pool.query(END, [id, 'interrupted', 0, null, null, this.clock.now()]).catch(() => undefined);
    }
  }

  private async walkOn(id: number, walk: ChainWalk): Promise<ChainFault | undefined> {
    let beat = performance.now();
    while (!walk.isOver && !this.end.signal.aborted) {
      const began = performance.now();
      const fault = await walk.step();
      if (fault) return fault;
      if (began - beat > BEAT_MS) {
        beat = began;
        await this.database.pool.query(BEAT, [id, walk.checked]);
      }
      await pause(REST * (performance.now() - began));
    }
    return undefined;
  }
}
