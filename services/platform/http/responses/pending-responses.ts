import { Injectable } from '@nestjs/common';
import { Database } from '../../database/database.js';
import { type CommandResponse, replay, storedBodyOf } from '../../store/response.js';
import type { StoreTransaction } from '../../store/transaction.js';
import type { WriteRequest } from '../requests/request-context.js';

/** State of a response that has not been sent yet. Its body describes what the write has begun. */
const UNDER_WAY = 1;

const FINISH = `update store.answers set state = $3, body = $4 where key = $1 and payload_hash = $2 and state = ${UNDER_WAY}`;
const FIND = 'select state, body from store.answers where key = $1 and payload_hash = $2';

/** Outcome of an earlier request with the same CSRF token: its response, or what it has begun. */
type Earlier = { readonly response: CommandResponse } | { readonly begun: string };

/**
 * Stores responses to writes that call an external service between their transaction and their response. The transaction
 * stores that the write has begun, so that it never begins twice. The first response stored afterwards is final.
 */
@Injectable()
export class PendingResponses {
  constructor(private readonly database: Database) {}

  /** Returns the callbacks by which a command records the write whose response follows after its transaction. */
  of(write: WriteRequest) {
    return {
      commandId: write.key,
      earlier: (tx: StoreTransaction) => this.earlier(tx, write),
      begin: (tx: StoreTransaction, begun: string) => this.begin(tx, write, begun),
    };
  }

  /** Returns the outcome of a write so far; null when it is new. @throws KeyReusedError when its token was used for another write */
  private async earlier(tx: StoreTransaction, { key, payloadHash }: WriteRequest): Promise<Earlier | null> {
    const stored = (await tx.loadResponses([key])).get(key);
    if (!stored) return null;
    const response = replay(stored, payloadHash);
    return response.state === UNDER_WAY ? { begun: response.body } : { response: response };
  }

  /** Stores what a write has begun, in the transaction that begins it. */
  private begin(tx: StoreTransaction, { key, payloadHash }: WriteRequest, begun: string): void {
    tx.storeResponse({ key, payloadHash, render: () => ({ state: UNDER_WAY, body: begun }) }, undefined);
  }

  /** Stores the response of a write that has begun. @returns the response stored first, which is final */
  async finish({ key, payloadHash }: WriteRequest, response: CommandResponse): Promise<CommandResponse> {
    const { pool } = this.database;
    const values = [key, payloadHash, response.state, storedBodyOf(response)];
    const { rowCount } = await pool.query({ name: 'pending-answers-finish', text: FINISH, values });
    if (rowCount === 1) return response;
    const query = { name: 'pending-answers-find', text: FIND, values: [key, payloadHash] };
    return (await pool.query<CommandResponse>(query)).rows[0] ?? response;
  }
}
