/** Creates a random source that depends on the seed alone. */
export function createChance(seed: number): {
  /** Returns a number from 0 to `limit` - 1. */
  below(limit: number): number;
  between(low: number, high: number): number;
  pick<Item>(list: readonly Item[]): Item;
  happens(probability: number): boolean;
};
