import type { PublicLine } from '../streams/public-log.js';
import type { LogLine } from './log-line.contract.js';

/** Converts a line of a box's public log to its form on the wire. */
export const toLogLine = ({ slot, day, clientSeedHash, prizeId, extraIds, hash }: PublicLine): LogLine => ({
  slot,
  day,
  client_seed_hash: clientSeedHash,
  prize_id: prizeId,
  hash,
  ...(extraIds.length > 0 && { extra_prize_ids: extraIds }),
});
