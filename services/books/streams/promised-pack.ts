/** The promises of a box that its draws must keep. */
export interface PromisedPack {
  readonly currency: 'points' | 'coins';
  readonly pricePoint: number;
  /** The prizes in the box, then the extra prizes. */
  readonly prizes: readonly PromisedPrize[];
}

interface PromisedPrize {
  readonly prizeId: string;
  readonly buyPoint: number;
  readonly noReduction: boolean;
}

interface ManifestPrize {
  readonly id: string;
  readonly buy_point: number;
  readonly no_reduction: string;
}

interface Manifest {
  readonly price_point: number;
  readonly payment_method: string;
  readonly prizes: readonly ManifestPrize[];
  readonly extra_prizes?: readonly ManifestPrize[];
}

/**
 * Parses the promises of a manifest.
 *
 * @returns null for an invalid manifest, because a tampered event may contain any text
 */
export const parsePromisedPack = (text: string): PromisedPack | null => {
  try {
    const {
      price_point: pricePoint,
      payment_method: method,
      prizes,
      extra_prizes: extras = [],
    } = JSON.parse(text) as Manifest;
    return {
      currency: method === '2' ? 'coins' : 'points',
      pricePoint,
      prizes: [...prizes, ...extras].map(({ id, buy_point: buyPoint, no_reduction: flag }) => ({
        prizeId: id,
        buyPoint,
        noReduction: flag === '1',
      })),
    };
  } catch {
    return null;
  }
};
