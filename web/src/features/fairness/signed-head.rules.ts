import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, concatBytes, utf8ToBytes } from '@noble/hashes/utils.js';
import type { TreeHead } from './log-tree.rules';

/*
 * Parser of the log's checkpoints in the format of C2SP (c2sp.org/tlog-checkpoint, c2sp.org/signed-note), without code
 * of the shop.
 */

const HASH_BYTES = 32;
const ID_BYTES = 4;
const ED25519 = 1;

/** Decodes canonical base64; null for anything else. */
export const bytesOf = (text: string): Uint8Array | null => {
  try {
    const letters = atob(text);
    return btoa(letters) === text ? Uint8Array.from(letters, (letter) => letter.charCodeAt(0)) : null;
  } catch {
    return null;
  }
};

/** Decodes hashes in base64; null if one is malformed. */
export const hashesOf = (texts: readonly string[]): readonly Uint8Array[] | null => {
  const hashes = texts.map(bytesOf);
  return hashes.every((hash) => hash?.length === HASH_BYTES) ? (hashes as Uint8Array[]) : null;
};

/** Public key of the log with its name and id. */
export interface LogKey {
  readonly name: string;
  readonly id: string;
  readonly key: Uint8Array;
}

/** Parses the line `name+id+key` of an Ed25519 key; null for anything else. */
export const readKey = (line: string): LogKey | null => {
  const [, name, id, text] = /^([^\s+]+)\+([0-9a-f]{8})\+(\S+)$/.exec(line.trim()) ?? [];
  const typed = bytesOf(text ?? '');
  if (!name || !id || typed?.length !== HASH_BYTES + 1 || typed[0] !== ED25519) return null;
  const computedId = bytesToHex(sha256(concatBytes(utf8ToBytes(`${name}\n`), typed)).subarray(0, ID_BYTES));
  return computedId === id ? { name, id, key: typed.subarray(1) } : null;
};

/** Tree head with its signatures, which are not verified yet. */
export interface SignedHead extends TreeHead {
  /** The signed text. */
  readonly text: string;
  readonly signatures: readonly Uint8Array[];
}

/** Parses a checkpoint of the log of that key; null for anything else. The signature is verified separately. */
export const readHead = (note: string, { name, id }: LogKey): SignedHead | null => {
  const end = note.indexOf('\n\n');
  const text = note.slice(0, end + 1);
  const [origin, size = '', root = ''] = text.split('\n');
  const bytes = hashesOf([root])?.[0];
  if (end < 0 || origin !== name || !/^(0|[1-9]\d{0,14})$/.test(size) || !bytes) return null;
  const signatures = note
    .slice(end + 2)
    .split('\n')
    .filter((line) => line.startsWith(`— ${name} `))
    .map((line) => bytesOf(line.slice(name.length + 3)))
    .filter((bytes) => bytes !== null && bytesToHex(bytes.subarray(0, ID_BYTES)) === id)
    .map((bytes) => bytes!.subarray(ID_BYTES));
  return { text, size: Number(size), root: bytes, signatures };
};
