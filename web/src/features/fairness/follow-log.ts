import { isExtension, type TreeHead } from './log-tree.rules';
import { isSigned } from './signature';
import { hashesOf, type LogKey, readHead, readKey, type SignedHead } from './signed-head.rules';

/** Signed tree head that the browser stores, with its key. */
export interface StoredHead {
  readonly key: string;
  readonly note: string;
  /** Time at which it was seen, ISO 8601. */
  readonly seenAt: string;
}

/** Kinds of tampering with the log. */
export type LogFault = 'signature' | 'key' | 'shorter' | 'changed';

/** Result of comparing the log with the head that this browser stored. */
export type LogComparison = {
  readonly now: StoredHead;
  readonly size: number;
  /** stored head; null at the first visit */
  readonly before: (StoredHead & { readonly size: number }) | null;
} & (
  | { readonly state: 'kept' | 'goesOn' }
  /** The log was changed: two signed heads prove it to anybody. */
  | { readonly state: 'false'; readonly fault: LogFault }
);

/** Storage of the newest verified head in one browser. */
export interface Memory {
  read(): StoredHead | null;
  keep(head: StoredHead): void;
}

/** Loads the consistency proof between two sizes, hashes in base64; null without one. */
export type ProofOfGrowth = (older: number, newer: number) => Promise<readonly string[] | null>;

const isProved = async (older: TreeHead, newer: TreeHead, ask: ProofOfGrowth): Promise<boolean> => {
  if (older.size === newer.size) return isExtension(older, newer, []);
  const proof = hashesOf((await ask(older.size, newer.size)) ?? ['none']);
  return proof !== null && isExtension(older, newer, proof);
};

/** Returns the head of a note that the key has signed; null for anything else. */
export const verifyHead = async (note: string, key: LogKey): Promise<SignedHead | null> => {
  const head = readHead(note, key);
  return head && (await isSigned(head, key)) ? head : null;
};

/**
 * Verifies that the log extends the head that this browser stored, and stores the new head. A contradictory head is not
 * stored, so that every visit reports it.
 *
 * @throws when the proof cannot be fetched
 */
export const followLog = async (now: StoredHead, memory: Memory, ask: ProofOfGrowth): Promise<LogComparison> => {
  const key = readKey(now.key);
  const head = key && (await verifyHead(now.note, key));
  const stored = memory.read();
  const storedKey = stored && readKey(stored.key);
  const older = stored && storedKey && readHead(stored.note, storedKey);
  const before = stored && older && { ...stored, size: older.size };
  const wrong = (fault: LogFault) => ({ state: 'false', fault, now, size: head?.size ?? 0, before }) as const;
  if (!head) return wrong('signature');
  if (older && now.key !== stored.key) return wrong('key');
  // Another tab may have stored a later head, or this response was delayed.
  if (older && older.size > head.size)
    return (await isProved(head, older, ask)) ? { state: 'goesOn', now, size: head.size, before } : wrong('shorter');
  if (older && !(await isProved(older, head, ask))) return wrong('changed');
  memory.keep(now);
  return { state: older ? 'goesOn' : 'kept', now, size: head.size, before };
};
