import type { BoxPrize, Terms } from './offer.js';
import type { SeedChain } from './seed-chain.js';

/** The immutable half of an opened box. */
export interface OpenedBox {
  readonly terms: Terms;
  readonly title: string;
  readonly titleEn: string;
  readonly cardType: number;
  /** The prizes in the box, then the extra prizes. */
  readonly prizes: readonly BoxPrize[];
  /** Number of tickets in the full box. */
  readonly tickets: number;
  readonly manifest: string;
  readonly anchor: string;
  /**
   * The seeds, decrypted on first access: only draws and reveals need them.
   *
   * @throws Error if they were encrypted with another secret, or are not those promised by the manifest
   */
  readonly seeds: SeedChain;
}
