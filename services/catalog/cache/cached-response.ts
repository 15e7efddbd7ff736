import type { VerifiedDraws } from '../../draws/index.js';
import type { AnyEnvelope, Bytes } from '../../platform/http/responses/envelope.js';

/** A response as bytes, and as the envelope they were built from. */
export interface BuiltResponse extends Bytes {
  readonly envelope: AnyEnvelope;
}

/** A response with the stock for which it is valid. */
export interface CachedResponse {
  readonly response: BuiltResponse;
  /** The tickets left of each of its packs. */
  readonly left: readonly number[];
  /** The verified draws of each pack; equal values are the same object. */
  readonly verified: readonly (VerifiedDraws | undefined)[];
  /** The latest generation of the stock for which this was checked. */
  generation: number;
}
