import type { createChance } from '../faults/random.mjs';

/** Chance that is the same for the same seed. */
export type Chance = ReturnType<typeof createChance>;
