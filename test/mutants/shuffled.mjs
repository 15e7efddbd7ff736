import { createChance } from '../faults/random.mjs';

/** Shuffles a list by a seed; without a seed it stays as it is. */
export const shuffle = (list, seed) => {
  if (seed === undefined) return list;
  const { below } = createChance(seed);
  const places = new Map(list.map((one) => [one, below(2 ** 31)]));
  return [...list].sort((a, b) => places.get(a) - places.get(b));
};
