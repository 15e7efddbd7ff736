import { createHmac } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { Clock } from '../kernel/time.js';
import { Config, derivedKey } from '../platform/config.js';
import { Database } from '../platform/database/database.js';
import { fieldError, RefusedError } from '../platform/http/envelope.js';
import { type Answer, KeyReusedError, replay, type StoredAnswer } from '../platform/store/answer.js';

/** An order under a key: the same key again is the same order. */
export interface KeyedOrder {
  readonly key: string;
  readonly payloadHash: string;
}

const BEGIN = `insert into store.answers (key, payload_hash, state, body, created_at) values ($1, $2, $3, '', $4)
  on conflict (key) do nothing`;
const FIND = 'select key, payload_hash as "payloadHash", state, body from store.answers where key = $1';
const END = 'update store.answers set state = $2, body = $3 where key = $1';
const DROP = 'delete from store.answers where key = $1';
/** The state of an order that has no answer yet. */
const BEGUN = 0;

const UNKNOWN_END = fieldError('idempotency_key', {
  ja: 'この操作はすでに受け付けています。画面を更新して、結果をお確かめください。',
  en: 'This has been sent before, and may have been carried out. Reload the page and see.',
});
const OF_ANOTHER = fieldError('idempotency_key', {
  ja: '同じ番号で別の操作が行われています。画面を更新して、もう一度お試しください。',
  en: 'Something else was done under the same key. Reload the page, then try again.',
});

/**
 * Orders that are carried out once however often they are sent. Who sends one again gets its answer again; where it broke
 * off and nobody can tell how it ended, he is told so and it is not begun anew. A refused order was none: its key is free.
 */
@Injectable()
export class CommandKeys {
  private readonly secret: Buffer;

  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
    config: Config,
  ) {
    this.secret = derivedKey(config.secret, 'operators-orders');
  }

  /** @param body may hold a password: only its keyed hash is kept */
  order(operatorId: string, key: string, path: string, body: string): KeyedOrder {
    const payloadHash = createHmac('sha256', this.secret).update(`${path}\n${body}`).digest('base64url');
    return { key: `operator-${operatorId}.${key}`, payloadHash };
  }

  /** @throws RefusedError 400 under `idempotency_key`, and what `carryOut` throws */
  async once({ key, payloadHash }: KeyedOrder, carryOut: () => Promise<Answer>): Promise<Answer> {
    const { pool } = this.database;
    const begun = await pool.query(BEGIN, [key, payloadHash, BEGUN, this.clock.now()]);
    if (begun.rowCount === 0) return this.again(key, payloadHash);
    try {
      const answer = await carryOut();
      await pool.query(END, [key, answer.state, answer.body]);
      return answer;
    } catch (error) {
      if (error instanceof RefusedError) await pool.query(DROP, [key]);
      throw error;
    }
  }

  private async again(key: string, payloadHash: string): Promise<Answer> {
    const { rows } = await this.database.pool.query<StoredAnswer>(FIND, [key]);
    // Refused a moment ago, by the order that this one is the same as.
    if (!rows[0]) throw new RefusedError(400, UNKNOWN_END);
    try {
      const answer = replay(rows[0], payloadHash);
      if (answer.state === BEGUN) throw new RefusedError(400, UNKNOWN_END);
      return answer;
    } catch (error) {
      throw error instanceof KeyReusedError ? new RefusedError(400, OF_ANOTHER) : error;
    }
  }
}
