/** Chance that is the same for the same seed. */
export function createChance(seed: number): {
  /** From 0 to `limit` - 1. */
  below(limit: number): number;
  between(low: number, high: number): number;
  pick<Item>(list: readonly Item[]): Item;
  happens(probability: number): boolean;
};
