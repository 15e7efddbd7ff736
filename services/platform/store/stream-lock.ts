import { createHash } from 'node:crypto';

/** The advisory lock of a stream: the first 64 bits of SHA-256 of its name, signed, as PostgreSQL takes it. */
export const lockKeyOf = (streamId: string): bigint => createHash('sha256').update(streamId).digest().readBigInt64BE(0);

/** The locks of several streams, distinct, in the one order in which everyone takes them. */
export const lockKeysOf = (streamIds: Iterable<string>): string[] => {
  const keys = new Set<bigint>();
  for (const id of streamIds) keys.add(lockKeyOf(id));
  return [...keys].sort((a, b) => (a < b ? -1 : 1)).map(String);
};
