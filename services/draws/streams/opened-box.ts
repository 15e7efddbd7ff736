import type { BoxPrize, Terms } from './offer.js';
import type { SeedChain } from './seed-chain.js';

/** An opened box: all of it that never changes. */
export interface OpenedBox {
  readonly terms: Terms;
  readonly title: string;
  readonly titleEn: string;
  readonly cardType: number;
  /** Those in the box, then those outside of it. */
  readonly prizes: readonly BoxPrize[];
  /** All that were in it at first. */
  readonly tickets: number;
  readonly manifest: string;
  readonly anchor: string;
  /**
   * Decrypted when it is asked for: only the draw and the reveal need it.
   *
   * @throws Error when it was encrypted with another secret, or is not the one that the manifest promised
   */
  readonly seeds: SeedChain;
}
