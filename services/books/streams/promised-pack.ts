/** What a box promised before its first ticket, as far as draws of it are held to it. */
export interface PromisedPack {
  readonly currency: 'points' | 'coins';
  readonly pricePoint: number;
  /** Those in the box, then those outside of it. */
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

/** @returns null where a text is no manifest: whoever forges a fact may write anything into it */
export const promisedBy = (text: string): PromisedPack | null => {
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
