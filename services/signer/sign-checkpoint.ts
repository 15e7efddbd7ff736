import { type Checkpoint, formatCheckpoint, parseCheckpoint, parseHash } from '../kernel/checkpoint.js';
import { isConsistent } from '../kernel/merkle-tree.js';

/** A head to sign, with the proof that it extends an older one. */
export interface SigningRequest {
  readonly older: number;
  readonly proof: readonly Buffer[];
  readonly checkpoint: Checkpoint;
}

/** The reason for a refused signature. The HTTP statuses are those of a witness (c2sp.org/tlog-witness). */
export type NotSigned = 'Malformed' | 'UnknownOrigin' | 'OtherSize' | 'OtherRoot' | 'Inconsistent';

/** Maximum number of hashes in a proof: a tree of 2^63 leaves needs no more. */
const MAX_LINES = 63;

/**
 * Parses a request: `old <size>`, the lines of the proof, an empty line, and the checkpoint, as for a witness. Null if
 * it is invalid.
 */
export const readSigningRequest = (body: string): SigningRequest | null => {
  const end = body.indexOf('\n\n');
  const [first, ...lines] = body.slice(0, Math.max(end, 0)).split('\n');
  const size = /^old (0|[1-9]\d{0,15})$/.exec(first ?? '')?.[1];
  const checkpoint = parseCheckpoint(body.slice(end + 2));
  const proof = lines.map(parseHash);
  if (size === undefined || !checkpoint || lines.length > MAX_LINES || proof.includes(null)) return null;
  // The signed text must equal the text of the request.
  if (formatCheckpoint(checkpoint) !== body.slice(end + 2)) return null;
  return { older: Number(size), proof: proof as Buffer[], checkpoint };
};

/**
 * Decides whether a head may be signed: it must extend the last signed head.
 *
 * @param last the last signed head of that log; null for an unknown log
 * @returns the reason for a refusal; null if it may be signed
 */
export const findRefusal = (
  last: Checkpoint | null,
  { older, proof, checkpoint }: SigningRequest,
): NotSigned | null => {
  if (checkpoint.origin !== last?.origin) return 'UnknownOrigin';
  if (older > checkpoint.size) return 'Malformed';
  if (older !== last.size) return 'OtherSize';
  if (checkpoint.size === last.size && !checkpoint.root.equals(last.root)) return 'OtherRoot';
  return isConsistent(last, checkpoint, proof) ? null : 'Inconsistent';
};
