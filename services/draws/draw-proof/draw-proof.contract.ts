import type { Done } from '../../platform/http/requests/wire.contract.js';
import type { NoProof } from '../../proof/index.js';

/** The proof that a draw is in the shop's whole log under a signed head. Bytes are in base64. */
export interface LogProof {
  /** The event's number in the whole log, from 1. */
  readonly number: number;
  /** The hash of the entry before the event's own. */
  readonly previous: string;
  /** The event of the draw, to the byte: SHA-256(`previous` ‖ `event`) is its entry in the log. */
  readonly event: string;
  /** The hashes from the entry's leaf to the root (RFC 6962, section 2.1.1). */
  readonly inclusion: readonly string[];
  /** The newest signed head (c2sp.org/tlog-checkpoint). */
  readonly checkpoint: string;
}

export interface DrawProofAnswer extends Done {
  readonly log_proof: LogProof | null;
  /** The reason why there is no proof, or null. */
  readonly reason: NoProof | null;
}

export interface DrawProofCalls {
  /** Returns the proof that the member's draw is in the shop's log, to verify and to keep. */
  'GET /api/fair/draw/{id}/proof': { answer: DrawProofAnswer };
}
