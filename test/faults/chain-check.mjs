import { createHash } from 'node:crypto';
import { computeNextLink, formatChainLine } from '../../dist/services/platform/store/sequencer.js';
import { logBehind } from './log-reader.mjs';

const FIRST = createHash('sha256').update('oripa-log/1').digest();

/** Recomputes the log's numbers and its hash chain. It may run at any moment, since the log only grows. */
export class LogChainCheck {
  #at = { seq: 0, hash: FIRST };

  constructor(pool) {
    this.pool = pool;
  }

  /** Restarts the check from the first event. */
  begin() {
    this.#at = { seq: 0, hash: FIRST };
  }

  /** Checks the events since the last call. @returns the violations, in words */
  async look() {
    for await (const { rows } of logBehind(this.pool, this.#at.seq))
      for (const row of rows) {
        const seq = this.#at.seq + 1;
        if (row.seq !== seq) return [`the log goes on with ${row.seq} behind ${this.#at.seq}`];
        const hash = computeNextLink(this.#at.hash, formatChainLine(seq, row));
        if (!hash.equals(row.hash)) return [`the hash chain is broken at ${seq}`];
        this.#at = { seq, hash };
      }
    return [];
  }
}
