/** A lane keeps the order of the facts of its partition keys; 0 to `LANES` − 1. On Kafka it is a partition's number. */
export type Lane = number;

/** How many lanes there are; fixed at birth, or the facts of one key would be found in two. */
export const LANES = 12;

export const lanes: readonly Lane[] = Array.from({ length: LANES }, (_, lane) => lane);

// By its own name: in Jest's contexts each look at a global costs more than a whole hash.
const { imul } = Math;

/** The lane of a partition key: FNV-1a, 32 bits, of its UTF-8 bytes. */
export const laneOf = (partitionKey: string): Lane => {
  const bytes = Buffer.from(partitionKey);
  let hash = 0x811c9dc5;
  for (let i = 0; i < bytes.length; i++) hash = imul(hash ^ bytes[i]!, 0x01000193);
  return (hash >>> 0) % LANES;
};
