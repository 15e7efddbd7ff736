import { Injectable } from '@nestjs/common';
import { Database } from '../../database/database.js';
import { type CommandResponse, replay, storedBodyOf } from '../../store/response.js';
import type { StoreTransaction } from '../../store/transaction.js';
import type { WriteRequest } from '../requests/request-context.js';

/** The state of an answer that nobody has been sent yet. Its body is what the write has begun. */
const UNDER_WAY = 1;

const FINISH = `update store.answers set state = $3, body = $4 where key = $1 and payload_hash = $2 and state = ${UNDER_WAY}`;
const FIND = 'select state, body from store.answers where key = $1 and payload_hash = $2';

/** What an earlier request with the same value has come to. */
type Earlier = { readonly response: CommandResponse } | { readonly begun: string };

/**
 * Answers to writes that ask somebody outside between their transaction and their answer. That a write has begun is kept in
 * its transaction, so that it is never begun twice; the first bytes that are kept afterwards are its answer.
 */
@Injectable()
export class PendingResponses {
  constructor(private readonly database: Database) {}

  /** The write as a command takes it that is answered after its transaction. */
  of(write: WriteRequest) {
    return {
      commandId: write.key,
      earlier: (tx: StoreTransaction) => this.earlier(tx, write),
      begin: (tx: StoreTransaction, begun: string) => this.begin(tx, write, begun),
    };
  }

  /** What has come of a write so far; null when it is new. @throws KeyReusedError when its value carried another */
  private async earlier(tx: StoreTransaction, { key, payloadHash }: WriteRequest): Promise<Earlier | null> {
    const found = (await tx.loadResponses([key])).get(key);
    if (!found) return null;
    const answer = replay(found, payloadHash);
    return answer.state === UNDER_WAY ? { begun: answer.body } : { response: answer };
  }

  /** Keeps what a write has begun, in the transaction that begins it. */
  private begin(tx: StoreTransaction, { key, payloadHash }: WriteRequest, begun: string): void {
    tx.storeResponse({ key, payloadHash, render: () => ({ state: UNDER_WAY, body: begun }) }, undefined);
  }

  /** Gives a write that has begun its answer. @returns the one that counts: the first */
  async finish({ key, payloadHash }: WriteRequest, answer: CommandResponse): Promise<CommandResponse> {
    const { pool } = this.database;
    const values = [key, payloadHash, answer.state, storedBodyOf(answer)];
    const { rowCount } = await pool.query({ name: 'pending-answers-finish', text: FINISH, values });
    if (rowCount === 1) return answer;
    const query = { name: 'pending-answers-find', text: FIND, values: [key, payloadHash] };
    return (await pool.query<CommandResponse>(query)).rows[0] ?? answer;
  }
}
