import { createHash } from 'node:crypto';

/** Returns the key of a stream's advisory lock: the first 64 bits of the SHA-256 of its id, signed. */
export const lockKeyOf = (streamId: string): bigint => createHash('sha256').update(streamId).digest().readBigInt64BE(0);

/** Returns the distinct lock keys of streams, sorted, so that all transactions lock in the same order. */
export const lockKeysOf = (streamIds: Iterable<string>): string[] => {
  const keys = new Set<bigint>();
  for (const id of streamIds) keys.add(lockKeyOf(id));
  return [...keys].sort((a, b) => (a < b ? -1 : 1)).map(String);
};
