/** A lane keeps the order of events by partition key: 0 to `LANES` − 1. In Kafka it is the number of the partition. */
export type Lane = number;

/** The number of lanes. It is fixed: after a change, the events of one key would be in two lanes. */
export const LANES = 12;

export const lanes: readonly Lane[] = Array.from({ length: LANES }, (_, lane) => lane);

// A local name, because a look-up of a global in a context of Jest costs more than a whole hash.
const { imul } = Math;

/** Returns the lane of a partition key, by the 32-bit FNV-1a hash of its UTF-8 bytes. */
export const laneOf = (partitionKey: string): Lane => {
  const bytes = Buffer.from(partitionKey);
  let hash = 0x811c9dc5;
  for (let i = 0; i < bytes.length; i++) hash = imul(hash ^ bytes[i]!, 0x01000193);
  return (hash >>> 0) % LANES;
};
