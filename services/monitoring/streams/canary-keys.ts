import { type Lane, laneOf, lanes } from '../../kernel/lane.js';

const keyOf = (lane: Lane): string => {
  for (let n = 0; ; n++) if (laneOf(`canary-${n}`) === lane) return `canary-${n}`;
};

/** One partition key for each lane, by the number of the lane. */
export const canaryKeys: readonly string[] = lanes.map(keyOf);
