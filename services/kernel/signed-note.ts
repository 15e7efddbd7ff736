import { createPublicKey, hash, type KeyObject, sign, verify } from 'node:crypto';

/* Signed notes (c2sp.org/signed-note): a text, an empty line, and lines of signatures. */

/** The signature type of Ed25519. */
const ED25519 = 1;
const ID_BYTES = 4;
const KEY_BYTES = 32;

/** A signer: a name without spaces and plus signs, and an Ed25519 private key. */
export interface NoteSigner {
  readonly name: string;
  readonly key: KeyObject;
}

/** The public key of a signer. */
export interface NoteVerifier {
  readonly name: string;
  readonly id: Buffer;
  readonly key: KeyObject;
}

const rawKeyOf = (key: KeyObject): Buffer =>
  Buffer.from((key.type === 'private' ? createPublicKey(key) : key).export({ format: 'jwk' }).x!, 'base64url');

const idOf = (name: string, raw: Buffer, algorithm: number): Buffer =>
  hash('sha256', Buffer.concat([Buffer.from(`${name}\n`), Uint8Array.of(algorithm), raw]), 'buffer').subarray(
    0,
    ID_BYTES,
  );

/** Returns the four bytes that identify the key of a signature. */
export const noteKeyId = (name: string, key: KeyObject, algorithm: number): Buffer =>
  idOf(name, rawKeyOf(key), algorithm);

/** Returns true for a valid name of a signer. */
export const isSignerName = (name: string): boolean => /^[^\s+]+$/u.test(name);

/** Returns the key line `name+id+key` for an algorithm. */
export const verifierLineOf = ({ name, key }: NoteSigner, algorithm: number): string => {
  const typed = Buffer.concat([Uint8Array.of(algorithm), rawKeyOf(key)]);
  return `${name}+${noteKeyId(name, key, algorithm).toString('hex')}+${typed.toString('base64')}`;
};

/** Returns the key line `name+id+key` that an Ed25519 signer publishes. */
export const verifierKeyOf = (signer: Pick<NoteSigner, 'name' | 'key'>): string => verifierLineOf(signer, ED25519);

/** Parses a key line. Returns null for invalid input and other algorithms. */
export const parseNoteKey = (line: string, algorithm: number): NoteVerifier | null => {
  const [, name, id, key] = /^([^\s+]+)\+([0-9a-f]{8})\+([A-Za-z0-9+/]+=*)$/u.exec(line) ?? [];
  const typed = Buffer.from(key ?? '', 'base64');
  if (!name || typed.length !== KEY_BYTES + 1 || typed[0] !== algorithm) return null;
  const raw = typed.subarray(1);
  if (idOf(name, raw, algorithm).toString('hex') !== id) return null;
  const jwk = { kty: 'OKP', crv: 'Ed25519', x: raw.toString('base64url') };
  return { name, id: idOf(name, raw, algorithm), key: createPublicKey({ key: jwk, format: 'jwk' }) };
};

/** Parses the key line of an Ed25519 signer. Returns null for invalid input and other algorithms. */
export const parseVerifierKey = (line: string): NoteVerifier | null => parseNoteKey(line, ED25519);

/** Returns the same key under another name, for another log. */
export const renameVerifier = ({ key }: NoteVerifier, name: string): NoteVerifier => ({
  name,
  id: noteKeyId(name, key, ED25519),
  key,
});

/** Signs a text and returns the signature line. The text must end with a newline. */
export const signNote = (text: string, { name, key }: NoteSigner): string => {
  const signature = Buffer.concat([noteKeyId(name, key, ED25519), sign(null, Buffer.from(text), key)]);
  return `— ${name} ${signature.toString('base64')}\n`;
};

/** Returns a text with its signatures. */
export const noteOf = (text: string, lines: readonly string[]): string => `${text}\n${lines.join('')}`;

/** Returns the text of a note if it has a valid signature of this key, else null. Other signatures are ignored. */
export const readSignedText = (note: string, { name, id, key }: NoteVerifier): string | null => {
  const end = note.lastIndexOf('\n\n');
  if (end < 0) return null;
  const text = note.slice(0, end + 1);
  const isSigned = note
    .slice(end + 2)
    .split('\n')
    .some((line) => {
      if (!line.startsWith(`— ${name} `)) return false;
      const signature = Buffer.from(line.slice(name.length + 3), 'base64');
      if (!signature.subarray(0, ID_BYTES).equals(id)) return false;
      return verify(null, Buffer.from(text), key, signature.subarray(ID_BYTES));
    });
  return isSigned ? text : null;
};
