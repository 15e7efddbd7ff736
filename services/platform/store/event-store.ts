import { EventEmitter } from 'node:events';
import { Injectable } from '@nestjs/common';
import type { Pool, PoolClient } from 'pg';
import type { Clock } from '../../kernel/time.js';
import { insideTransaction } from '../database/open-transaction.js';
import { failpoint } from '../failpoint.js';
import { type Answer, type AnswerSlot, replay } from './answer.js';
import { lockKeysOf } from './stream-lock.js';
import { StoreTransaction } from './transaction.js';

/** PostgreSQL's word for "somebody else was first": unique violation, serialization failure, deadlock. */
const OVERTAKEN = new Set(['23505', '40001', '40P01']);

const isOvertaken = (error: unknown): boolean => OVERTAKEN.has((error as { code?: string } | null)?.code ?? '');

/** A connection that dies rejects its statements; the event that says so as well would end the process, unheard. */
const heard = (): void => undefined;

const LOCK = `select pg_current_xact_id_if_assigned() is null as clean,
  (select count(pg_advisory_xact_lock(k)) from unnest($1::bigint[]) k) as locked`;
const TRY_LOCK = `select pg_current_xact_id_if_assigned() is null and
  (select bool_and(pg_try_advisory_xact_lock(k)) from unnest($1::bigint[]) k) as clean`;

/**
 * The append of facts. One transaction, READ COMMITTED: the sorted advisory locks of all streams are taken before
 * anything assigns a transaction id, so that commit order and stream order can never disagree; then load, decide, write.
 */
@Injectable()
export class EventStore {
  /** Emits `appended` after a commit that added to the log; only a hint, readers poll all the same. Every reader listens. */
  readonly signals = new EventEmitter().setMaxListeners(0);

  constructor(
    private readonly pool: Pool,
    private readonly clock: Clock,
  ) {
    pool.on('acquire', (client) => client.off('error', heard).on('error', heard));
  }

  /**
   * Does `work` with the streams locked, and commits what it queued. When another process was first in a way the locks
   * cannot see, it is done once more from the start.
   */
  async transact<Result>(
    streamIds: Iterable<string>,
    work: (tx: StoreTransaction) => Promise<Result>,
  ): Promise<Result> {
    const keys = lockKeysOf(streamIds);
    try {
      return await this.attempt(LOCK, keys, work);
    } catch (error) {
      if (!isOvertaken(error)) throw error;
      return await this.attempt(LOCK, keys, work);
    }
  }

  /** Reads on one connection what belongs together, with nothing locked and nothing written. */
  async look<Result>(work: (tx: StoreTransaction) => Promise<Result>): Promise<Result> {
    const client = await this.pool.connect();
    try {
      return await work(new StoreTransaction(client, this.clock.now()));
    } finally {
      client.release();
    }
  }

  /** As `transact`, but gives up at once, with undefined, when somebody holds one of the streams. Cannot deadlock. */
  tryTransact<Result>(
    streamIds: Iterable<string>,
    work: (tx: StoreTransaction) => Promise<Result>,
  ): Promise<Result | undefined> {
    return this.attempt(TRY_LOCK, lockKeysOf(streamIds), work, { orElse: undefined });
  }

  /**
   * Does `work` once for the slot's key and answers with its rendered outcome; a repeated call gets the first answer.
   *
   * @throws KeyReusedError when the key answered another payload
   */
  once<Outcome>(
    slot: AnswerSlot<Outcome>,
    streamIds: Iterable<string>,
    work: (tx: StoreTransaction) => Promise<Outcome>,
  ): Promise<Answer> {
    return this.transact([...streamIds, `answer-${slot.key}`], async (tx) => {
      const earlier = (await tx.answers([slot.key])).get(slot.key);
      if (earlier) return replay(earlier, slot.payloadHash);
      return tx.answer(slot, await work(tx));
    });
  }

  private async attempt<Result, Else = never>(
    lock: string,
    keys: readonly string[],
    work: (tx: StoreTransaction) => Promise<Result>,
    busy?: { orElse: Else },
  ): Promise<Result | Else> {
    const client = await this.pool.connect();
    try {
      const begun = client.query('begin');
      begun.catch(() => undefined);
      const [row] = (
        await client.query<{ clean: boolean }>({ name: busy ? 'try-lock' : 'lock', text: lock, values: [keys] })
      ).rows;
      await begun;
      if (!row?.clean && busy) return await abandon(client, busy.orElse);
      if (!row?.clean) throw new Error('a transaction id was assigned before the streams were locked');
      failpoint('after-locks');
      const tx = new StoreTransaction(client, this.clock.now());
      const result = await insideTransaction(() => work(tx));
      const { appended } = tx;
      await tx.commit();
      failpoint('after-commit');
      client.release();
      if (appended) this.signals.emit('appended');
      return result;
    } catch (error) {
      await client.query('rollback').then(
        () => client.release(),
        () => client.release(true),
      );
      throw error;
    }
  }
}

/** Ends a transaction that got no locks. */
const abandon = async <Else>(client: PoolClient, orElse: Else): Promise<Else> => {
  await client.query('rollback');
  client.release();
  return orElse;
};
