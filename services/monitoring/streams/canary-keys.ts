import { type Lane, laneOf, lanes } from '../../kernel/lane.js';

const keyOf = (lane: Lane): string => {
  for (let n = 0; ; n++) if (laneOf(`canary-${n}`) === lane) return `canary-${n}`;
};

/** A partition key of each lane, by its number. */
export const canaryKeys: readonly string[] = lanes.map(keyOf);
