import { createHash } from 'node:crypto';
import { computeNextLink, formatChainLine } from '../../dist/services/platform/store/sequencer.js';
import { logBehind } from './log-reader.mjs';

const FIRST = createHash('sha256').update('oripa-log/1').digest();

/** The log's numbers and its hash chain, computed once more; at any moment, since they only grow. */
export class LogChainCheck {
  #at = { seq: 0, hash: FIRST };

  constructor(pool) {
    this.pool = pool;
  }

  /** Forgets what was computed so far: the next look begins with the first fact. */
  begin() {
    this.#at = { seq: 0, hash: FIRST };
  }

  /** Computes what has come since the last look. @returns in words what is not so */
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
