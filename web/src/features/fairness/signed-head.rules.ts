import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, concatBytes, utf8ToBytes } from '@noble/hashes/utils.js';
import type { TreeHead } from './log-tree.rules';

/* Heads of the shop's log as C2SP writes them (c2sp.org/tlog-checkpoint, c2sp.org/signed-note), read without the shop's code. */

const HASH_BYTES = 32;
const ID_BYTES = 4;
const ED25519 = 1;

/** The bytes of a text in base64; null for what is written in another way. */
export const bytesOf = (text: string): Uint8Array | null => {
  try {
    const letters = atob(text);
    return btoa(letters) === text ? Uint8Array.from(letters, (letter) => letter.charCodeAt(0)) : null;
  } catch {
    return null;
  }
};

/** Some hashes in base64; null where one is none. */
export const hashesOf = (texts: readonly string[]): readonly Uint8Array[] | null => {
  const hashes = texts.map(bytesOf);
  return hashes.every((hash) => hash?.length === HASH_BYTES) ? (hashes as Uint8Array[]) : null;
};

/** Whose signature counts. */
export interface LogKey {
  readonly name: string;
  readonly id: string;
  readonly key: Uint8Array;
}

/** The line `name+id+key` of an Ed25519 key; null for anything else. */
export const readKey = (line: string): LogKey | null => {
  const [, name, id, text] = /^([^\s+]+)\+([0-9a-f]{8})\+(\S+)$/.exec(line.trim()) ?? [];
  const typed = bytesOf(text ?? '');
  if (!name || !id || typed?.length !== HASH_BYTES + 1 || typed[0] !== ED25519) return null;
  const computedId = bytesToHex(sha256(concatBytes(utf8ToBytes(`${name}\n`), typed)).subarray(0, ID_BYTES));
  return computedId === id ? { name, id, key: typed.subarray(1) } : null;
};

/** A head with what is said to be the shop's signatures of it. */
export interface SignedHead extends TreeHead {
  /** What was signed. */
  readonly text: string;
  readonly signatures: readonly Uint8Array[];
}

/** What a note says, where it is a head of the log of that key; whether it is signed is verified apart. */
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
