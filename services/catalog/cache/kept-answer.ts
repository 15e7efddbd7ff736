import type { VerifiedDraws } from '../../draws/index.js';
import type { AnyEnvelope, Bytes } from '../../platform/http/envelope.js';

/** An answer as it is sent, and as it was before. */
export interface BuiltAnswer extends Bytes {
  readonly envelope: AnyEnvelope;
}

/** An answer, and the stock that it is true of. */
export interface KeptAnswer {
  readonly answer: BuiltAnswer;
  /** Tickets left of each of its packs. */
  readonly left: readonly number[];
  /** What of each is verified, the same object for the same. */
  readonly verified: readonly (VerifiedDraws | undefined)[];
  /** The latest stock for which that was so. */
  generation: number;
}
