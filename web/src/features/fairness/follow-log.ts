import { isExtension, type TreeHead } from './log-tree.rules';
import { isSigned } from './signature';
import { hashesOf, type LogKey, readHead, readKey, type SignedHead } from './signed-head.rules';

/** A head that the browser keeps: exactly what was signed, and by which key. */
export interface KeptHead {
  readonly key: string;
  readonly note: string;
  /** When it was seen, ISO 8601. */
  readonly seenAt: string;
}

/** What is wrong with a log. */
export type LogFault = 'signature' | 'key' | 'shorter' | 'changed';

/** How the log stands to what this browser had kept of it. */
export type LogComparison = {
  readonly now: KeptHead;
  readonly size: number;
  /** What it had kept; null the first time. */
  readonly before: (KeptHead & { readonly size: number }) | null;
} & (
  | { readonly state: 'kept' | 'goesOn' }
  /** It is not the log that it was: both heads are signed, and show it to anybody. */
  | { readonly state: 'false'; readonly fault: LogFault }
);

/** Where one browser keeps the newest head that it has verified. */
export interface Memory {
  read(): KeptHead | null;
  keep(head: KeptHead): void;
}

/** The proof from one size to another, hashes in base64; null where the shop has none. */
export type ProofOfGrowth = (older: number, newer: number) => Promise<readonly string[] | null>;

const isProved = async (older: TreeHead, newer: TreeHead, ask: ProofOfGrowth): Promise<boolean> => {
  if (older.size === newer.size) return isExtension(older, newer, []);
  const proof = hashesOf((await ask(older.size, newer.size)) ?? ['none']);
  return proof !== null && isExtension(older, newer, proof);
};

/** The head of a note that the key has signed; null for anything else. */
export const verifyHead = async (note: string, key: LogKey): Promise<SignedHead | null> => {
  const head = readHead(note, key);
  return head && (await isSigned(head, key)) ? head : null;
};

/**
 * Verifies a head, and that the log goes on from what this browser had kept of it; then keeps it. What contradicts is not kept:
 * whoever looks again is told again.
 *
 * @throws when the proof cannot be fetched
 */
export const followLog = async (now: KeptHead, memory: Memory, ask: ProofOfGrowth): Promise<LogComparison> => {
  const key = readKey(now.key);
  const head = key && (await verifyHead(now.note, key));
  const kept = memory.read();
  const keptKey = kept && readKey(kept.key);
  const older = kept && keptKey && readHead(kept.note, keptKey);
  const before = kept && older && { ...kept, size: older.size };
  const wrong = (fault: LogFault) => ({ state: 'false', fault, now, size: head?.size ?? 0, before }) as const;
  if (!head) return wrong('signature');
  if (older && now.key !== kept.key) return wrong('key');
  // Another tab may have kept a later one meanwhile, or an answer have been long on its way.
  if (older && older.size > head.size)
    return (await isProved(head, older, ask)) ? { state: 'goesOn', now, size: head.size, before } : wrong('shorter');
  if (older && !(await isProved(older, head, ask))) return wrong('changed');
  memory.keep(now);
  return { state: older ? 'goesOn' : 'kept', now, size: head.size, before };
};
