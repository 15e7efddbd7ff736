import { createHmac } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { Config, derivedKey } from '../../config.js';
import { Database } from '../../database/database.js';
import type { CommandResponse, StoredResponse } from '../../store/response.js';
import type { StoreTransaction } from '../../store/transaction.js';

/** Where a command's answer is kept. */
export interface CommandSlot {
  readonly key: string;
  /** By whom, and of all that was asked for: the key of another operator's command, or of another command, is refused. */
  readonly payloadHash: string;
}

/** The states of answers that nobody has been sent yet. Their body is the id of what the command is about. */
export const DONE = 0;
export const UNDER_WAY = 1;

const FINISH = `update store.answers set state = $3, body = $4 where key = $1 and payload_hash = $2 and state in (${DONE}, ${UNDER_WAY})`;
const FIND = 'select key, payload_hash as "payloadHash", state, body from store.answers where key = $1';

/**
 * What commands under a key were answered. That one was done is kept in its own transaction, and so nothing is ever done
 * twice; its answer's bytes follow once the thing has been read as it then is, and the first that are kept are the answer.
 */
@Injectable()
export class CommandAnswers {
  private readonly secret: Buffer;

  constructor(
    private readonly database: Database,
    config: Config,
  ) {
    this.secret = derivedKey(config.secret, 'operators-commands');
  }

  slotOf(operatorId: string, key: string, content: string): CommandSlot {
    const payloadHash = createHmac('sha256', this.secret).update(`${operatorId}\n${content}`).digest('base64url');
    return { key: `operators-command/${key}`, payloadHash };
  }

  /** Keeps, in the command's transaction, how it ended. Another of the same key at the same moment fails, and is tried again. */
  keep(tx: StoreTransaction, slot: CommandSlot, answer: CommandResponse): void {
    tx.storeResponse({ ...slot, render: () => answer }, undefined);
  }

  /** Gives a command that is done its answer. @returns the one that counts: the first */
  async finish(slot: CommandSlot, { state, body }: CommandResponse): Promise<CommandResponse> {
    const values = [slot.key, slot.payloadHash, state, body];
    const { rowCount } = await this.database.pool.query({ name: 'operators-finish-answer', text: FINISH, values });
    return rowCount === 1 ? { state, body } : ((await this.own(slot)) ?? { state, body });
  }

  async find({ key }: CommandSlot): Promise<StoredResponse | undefined> {
    const { rows } = await this.database.pool.query<StoredResponse>({
      name: 'operators-find-answer',
      text: FIND,
      values: [key],
    });
    return rows[0];
  }

  private async own(slot: CommandSlot): Promise<CommandResponse | undefined> {
    const found = await this.find(slot);
    return found?.payloadHash === slot.payloadHash ? found : undefined;
  }
}
