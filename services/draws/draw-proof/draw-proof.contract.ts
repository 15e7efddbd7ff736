import type { Done } from '../../platform/http/wire.contract.js';
import type { NoProof } from '../../proof/index.js';

/** What binds a draw to a signed head of the shop's whole log. Bytes are in base64. */
export interface LogProof {
  /** The event's number in the whole log, from 1. */
  readonly number: number;
  /** The link before the event's own. */
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
  /** Why there is none; null where there is one. */
  readonly reason: NoProof | null;
}

export interface DrawProofCalls {
  /** That a draw of the member's stands in the shop's log, for them to verify and to keep. */
  'GET /api/fair/draw/{id}/proof': { answer: DrawProofAnswer };
}
