import { createHmac } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { Config, deriveKey } from '../../config.js';
import { Database } from '../../database/database.js';
import type { CommandResponse, StoredResponse } from '../../store/response.js';
import type { StoreTransaction } from '../../store/transaction.js';

/** The key under which a command's response is stored. */
export interface CommandKeyHash {
  readonly key: string;
  /** A keyed hash of the operator and the whole request. A key reused for another command or by another operator is refused. */
  readonly payloadHash: string;
}

/** The states of responses that have not been sent. Their body is the id of the command's object. */
export const DONE = 0;
export const UNDER_WAY = 1;

const FINISH = `update store.answers set state = $3, body = $4 where key = $1 and payload_hash = $2 and state in (${DONE}, ${UNDER_WAY})`;
const FIND = 'select key, payload_hash as "payloadHash", state, body from store.answers where key = $1';

/**
 * Stores the responses to commands by idempotency key. The command's own transaction stores that it is done, so that it is
 * never executed twice. The response follows once the object has been read again; the first stored response counts.
 */
@Injectable()
export class CommandResponses {
  private readonly secret: Buffer;

  constructor(
    private readonly database: Database,
    config: Config,
  ) {
    this.secret = deriveKey(config.secret, 'operators-commands');
  }

  keyHashOf(operatorId: string, key: string, content: string): CommandKeyHash {
    const payloadHash = createHmac('sha256', this.secret).update(`${operatorId}\n${content}`).digest('base64url');
    return { key: `operators-command/${key}`, payloadHash };
  }

  /** Stores the response in the command's transaction. A concurrent command with the same key fails and is retried. */
  keep(tx: StoreTransaction, key: CommandKeyHash, response: CommandResponse): void {
    tx.storeResponse({ ...key, render: () => response }, undefined);
  }

  /** Stores the response to a command that is done. @returns the response that counts: the first */
  async finish(key: CommandKeyHash, { state, body }: CommandResponse): Promise<CommandResponse> {
    const values = [key.key, key.payloadHash, state, body];
    const { rowCount } = await this.database.pool.query({ name: 'operators-finish-answer', text: FINISH, values });
    return rowCount === 1 ? { state, body } : ((await this.own(key)) ?? { state, body });
  }

  async find({ key }: CommandKeyHash): Promise<StoredResponse | undefined> {
    const { rows } = await this.database.pool.query<StoredResponse>({
      name: 'operators-find-answer',
      text: FIND,
      values: [key],
    });
    return rows[0];
  }

  private async own(key: CommandKeyHash): Promise<CommandResponse | undefined> {
    const stored = await this.find(key);
    return stored?.payloadHash === key.payloadHash ? stored : undefined;
  }
}
