import { setTimeout as pause } from 'node:timers/promises';
import { Injectable, Logger, type OnModuleDestroy } from '@nestjs/common';
import type { Pool } from 'pg';
import { Clock } from '../../kernel/time.js';
import { Database } from '../../platform/database/database.js';
import { BEGINNING_OF_CHAIN } from '../../platform/store/sequencer.js';
import { FIRST_COMMIT, readLogBatch } from '../rows/log-batches.rows.js';
import { type ChainFault, type ChainPlace, walkChain } from '../streams/chain-batch.js';

/** After a batch the check pauses for this multiple of the batch's duration. */
const REST = 2;
const BEAT_MS = 1000;

const HEAD = 'select through, head_hash from ledger.chain_checks where id = $1';
const BEAT = `update ledger.chain_checks set checked = $2, beat_at = now() where id = $1 and state = 'running'`;
const END = `update ledger.chain_checks set state = $2, checked = $3, bad_number = $4, problem = $5, ended_at = $6
  where id = $1 and state = 'running'`;

/** One verification of the whole chain, a batch at a time. */
class ChainWalk {
  private place: ChainPlace = { seq: 0, hash: BEGINNING_OF_CHAIN };
  private commit = FIRST_COMMIT;

  constructor(
    readonly pool: Pool,
    private readonly through: number,
    private readonly head: Buffer,
  ) {}

  get checked(): number {
    return this.place.seq;
  }

  get isOver(): boolean {
    return this.place.seq === this.through;
  }

  /**
   * Verifies the next batch.
   *
   * @returns the fault, if any
   */
  async step(): Promise<ChainFault | undefined> {
    const first = this.place.seq + 1;
    const batch = await readLogBatch(this, this.place.seq, this.commit, this.through);
    if (!batch) return { number: first, problem: 'NumberMissing' };
    const next = walkChain(this.place, batch.logged);
    if ('problem' in next) return next;
    [this.place, this.commit] = [next, batch.last];
    if (batch.hasUnlisted) return { number: first, problem: 'EventUnlisted' };
    return this.isOver && !next.hash.equals(this.head) ? { number: next.seq, problem: 'HeadDiffers' } : undefined;
  }
}

/** Verifies the log's chain in the background, in short batches. */
@Injectable()
export class ChainChecks implements OnModuleDestroy {
  private readonly log = new Logger(ChainChecks.name);
  private readonly end = new AbortController();
  private readonly running = new Set<Promise<void>>();

  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
  ) {}

  /** Runs a check that has begun, without waiting for it. */
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
