import { type Checkpoint, formatCheckpoint, parseCheckpoint, parseHash } from '../kernel/checkpoint.js';
import { isConsistent } from '../kernel/merkle-tree.js';

/** A head that is to be signed, and the proof that it goes on from one of an older size. */
export interface SigningRequest {
  readonly older: number;
  readonly proof: readonly Buffer[];
  readonly checkpoint: Checkpoint;
}

/** Why a head is not signed; the statuses are those of a witness (c2sp.org/tlog-witness). */
export type NotSigned = 'Malformed' | 'UnknownOrigin' | 'OtherSize' | 'OtherRoot' | 'Inconsistent';

/** More lines prove nothing: a tree of 2^63 leaves needs no more. */
const MOST_LINES = 63;

/** `old <size>`, the lines of the proof, an empty line, and the checkpoint, as it is given to a witness; null for anything else. */
export const readSigningRequest = (body: string): SigningRequest | null => {
  const end = body.indexOf('\n\n');
  const [first, ...lines] = body.slice(0, Math.max(end, 0)).split('\n');
  const size = /^old (0|[1-9]\d{0,15})$/.exec(first ?? '')?.[1];
  const checkpoint = parseCheckpoint(body.slice(end + 2));
  const proof = lines.map(parseHash);
  if (size === undefined || !checkpoint || lines.length > MOST_LINES || proof.includes(null)) return null;
  // What is signed is what was read.
  if (formatCheckpoint(checkpoint) !== body.slice(end + 2)) return null;
  return { older: Number(size), proof: proof as Buffer[], checkpoint };
};

/**
 * Whether a head may be signed: it goes on from the last one that was signed, and from no other.
 *
 * @param last of the log that the head is of; null for one that is not signed here
 * @returns why not; null where it may
 */
export const whyNotSigned = (
  last: Checkpoint | null,
  { older, proof, checkpoint }: SigningRequest,
): NotSigned | null => {
  if (checkpoint.origin !== last?.origin) return 'UnknownOrigin';
  if (older > checkpoint.size) return 'Malformed';
  if (older !== last.size) return 'OtherSize';
  if (checkpoint.size === last.size && !checkpoint.root.equals(last.root)) return 'OtherRoot';
  return isConsistent(last, checkpoint, proof) ? null : 'Inconsistent';
};
