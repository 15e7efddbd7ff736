import type { createChance } from '../faults/random.mjs';

/** A random source that depends on the seed alone. */
export type Chance = ReturnType<typeof createChance>;
