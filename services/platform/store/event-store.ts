import { EventEmitter } from 'node:events';
import { Injectable } from '@nestjs/common';
import type { Pool, PoolClient } from 'pg';
import type { Clock } from '../../kernel/time.js';
import { lockKeysOf } from '../concurrency/stream-lock.js';
import { insideTransaction } from '../database/open-transaction.js';
import { passFailpoint } from '../failpoint.js';
import { type CommandResponse, type IdempotencyKey, replay } from './response.js';
import { StoreTransaction } from './transaction.js';

/** Error codes of a lost race: unique violation, serialization failure, deadlock. */
const OVERTAKEN = new Set(['23505', '40001', '40P01']);

const isOvertaken = (error: unknown): boolean => OVERTAKEN.has((error as { code?: string } | null)?.code ?? '');

/** Listener for errors of connections. Without one, the `error` event would end the process; the statements reject anyway. */
const ignoreError = (): void => undefined;

const LOCK = `select pg_current_xact_id_if_assigned() is null as clean,
  (select count(pg_advisory_xact_lock(k)) from unnest($1::bigint[]) k) as locked`;
const TRY_LOCK = `select pg_current_xact_id_if_assigned() is null and
  (select bool_and(pg_try_advisory_xact_lock(k)) from unnest($1::bigint[]) k) as clean`;

/**
 * Appends events in READ COMMITTED transactions. Each takes the sorted advisory locks of its streams before it gets a
 * transaction id, so that commit order and stream order agree. Then it loads, decides and writes.
 */
@Injectable()
export class EventStore {
  /** Emits `appended` after a commit that added events. It is only a hint: consumers also poll. */
  readonly signals = new EventEmitter().setMaxListeners(0);

  constructor(
    private readonly pool: Pool,
    private readonly clock: Clock,
  ) {
    pool.on('acquire', (client) => client.off('error', ignoreError).on('error', ignoreError));
  }

  /**
   * Runs `work` with the streams locked and commits its writes. After a lost race that the locks cannot prevent, it runs once
   * more from the start.
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

  /** Runs reads on one connection, without locks or writes. */
  async look<Result>(work: (tx: StoreTransaction) => Promise<Result>): Promise<Result> {
    const client = await this.pool.connect();
    try {
      return await work(new StoreTransaction(client, this.clock.now()));
    } finally {
      client.release();
    }
  }

  /** Like `transact`, but returns undefined at once if one of the streams is locked. Cannot deadlock. */
  tryTransact<Result>(
    streamIds: Iterable<string>,
    work: (tx: StoreTransaction) => Promise<Result>,
  ): Promise<Result | undefined> {
    return this.attempt(TRY_LOCK, lockKeysOf(streamIds), work, { orElse: undefined });
  }

  /**
   * Runs `work` once per idempotency key and returns the rendered outcome. A repeated call gets the stored response.
   *
   * @throws KeyReusedError if the key was used with another payload
   */
  once<Outcome>(
    idempotencyKey: IdempotencyKey<Outcome>,
    streamIds: Iterable<string>,
    work: (tx: StoreTransaction) => Promise<Outcome>,
  ): Promise<CommandResponse> {
    return this.transact([...streamIds, `answer-${idempotencyKey.key}`], async (tx) => {
      const earlier = (await tx.loadResponses([idempotencyKey.key])).get(idempotencyKey.key);
      if (earlier) return replay(earlier, idempotencyKey.payloadHash);
      return tx.storeResponse(idempotencyKey, await work(tx));
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
      passFailpoint('after-locks');
      const tx = new StoreTransaction(client, this.clock.now());
      const result = await insideTransaction(() => work(tx));
      const { appended } = tx;
      await tx.commit();
      passFailpoint('after-commit');
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

/** Rolls back a transaction that got no locks. */
const abandon = async <Else>(client: PoolClient, orElse: Else): Promise<Else> => {
  await client.query('rollback');
  client.release();
  return orElse;
};
