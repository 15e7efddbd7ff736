import type { IsoTime } from '../../platform/http/requests/wire.contract.js';

/** The progress of the data-integrity checks. */
export interface BookProof {
  /** The last time when all wallets, lots and boxes were compared with the log; null before the first. */
  readonly compared_at: IsoTime | null;
  /** The last time when the whole log up to its end was verified. */
  readonly verified_at: IsoTime | null;
  /** Number of events not verified yet. */
  readonly unverified: number;
  /** The last time when the whole log was verified from its beginning. */
  readonly whole_at: IsoTime | null;
  /** Number of open findings. */
  readonly open_findings: number;
}

export interface BookProofCalls {
  /** Returns the progress of the data-integrity checks. */
  'GET /admin-api/book-proof': { answer: BookProof };
}
