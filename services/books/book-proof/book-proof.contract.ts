import type { IsoTime } from '../../platform/http/wire.contract.js';

/** How far the books are held against the log. */
export interface BookProof {
  /** When all wallets, lots and boxes were held against the log the last time; null before the first. */
  readonly compared_at: IsoTime | null;
  /** When everything that has come to the log was verified the last time. */
  readonly verified_at: IsoTime | null;
  /** Events that are not verified yet. */
  readonly unverified: number;
  /** When the whole log was verified, from its beginning, the last time. */
  readonly whole_at: IsoTime | null;
  /** Things that are not what the log says, and that nobody has closed. */
  readonly open_findings: number;
}

export interface BookProofCalls {
  /** How far the books are held against the log. */
  'GET /admin-api/book-proof': { answer: BookProof };
}
