import { sign, verify } from 'node:crypto';
import { type NoteSigner, type NoteVerifier, noteKeyId, parseNoteKey, verifierLineOf } from './signed-note.js';

/*
 * Cosignatures of witnesses (c2sp.org/tlog-cosignature). A witness states that, at this time, the head was the largest it knew.
 */

/** The signature type of a timestamped Ed25519 cosignature. */
const COSIGNATURE = 4;
const TIME_BYTES = 8;

/** The line of a witness under a head, and the time that it states. */
export interface Cosignature {
  readonly line: string;
  readonly at: Date;
}

/** Parses the key line `name+id+key` of a witness. Returns null for invalid input and other algorithms. */
export const parseWitnessKey = (line: string): NoteVerifier | null => parseNoteKey(line, COSIGNATURE);

/** Returns the key line that a witness publishes. */
export const witnessKeyOf = (witness: NoteSigner): string => verifierLineOf(witness, COSIGNATURE);

const messageOf = (text: string, seconds: bigint): Buffer => Buffer.from(`cosignature/v1\ntime ${seconds}\n${text}`);

/** Signs a head and returns the cosignature line. @param text the lines of the head, without signatures */
export const signCosignature = (text: string, at: Date, witness: NoteSigner): string => {
  const seconds = BigInt(Math.floor(at.getTime() / 1000));
  const time = Buffer.alloc(TIME_BYTES);
  time.writeBigUInt64BE(seconds);
  const signature = sign(null, messageOf(text, seconds), witness.key);
  const bytes = Buffer.concat([noteKeyId(witness.name, witness.key, COSIGNATURE), time, signature]);
  return `— ${witness.name} ${bytes.toString('base64')}\n`;
};

/** Finds the first valid cosignature of this witness among the lines under a head. Returns null if there is none. */
export const cosignatureOf = (text: string, lines: string, { name, id, key }: NoteVerifier): Cosignature | null => {
  for (const line of lines.split('\n').filter((one) => one.startsWith(`— ${name} `))) {
    const bytes = Buffer.from(line.slice(name.length + 3), 'base64');
    if (!bytes.subarray(0, id.length).equals(id) || bytes.length <= id.length + TIME_BYTES) continue;
    const seconds = bytes.readBigUInt64BE(id.length);
    const isValid = verify(null, messageOf(text, seconds), key, bytes.subarray(id.length + TIME_BYTES));
    if (isValid) return { line: `${line}\n`, at: new Date(Number(seconds) * 1000) };
  }
  return null;
};
