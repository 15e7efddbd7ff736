import { sign, verify } from 'node:crypto';
import { type NoteSigner, type NoteVerifier, noteKeyId, parseNoteKey, verifierLineOf } from './signed-note.js';

/** What witnesses say of a head, as C2SP has it (c2sp.org/tlog-cosignature): that at this time it was the largest they knew. */

/** Ed25519 with a time, as notes number their algorithms. */
const COSIGNATURE = 4;
const TIME_BYTES = 8;

/** A witness' line under a head. */
export interface Cosignature {
  readonly line: string;
  readonly at: Date;
}

/** What a witness' line `name+id+key` says; null where it is none, or one of another algorithm. */
export const parseWitnessKey = (line: string): NoteVerifier | null => parseNoteKey(line, COSIGNATURE);

/** The line with which others know a witness. */
export const witnessKeyOf = (witness: NoteSigner): string => verifierLineOf(witness, COSIGNATURE);

const messageOf = (text: string, seconds: bigint): Buffer => Buffer.from(`cosignature/v1\ntime ${seconds}\n${text}`);

/** The line that says that a witness has seen a head. @param text the head's own lines */
export const signCosignature = (text: string, at: Date, witness: NoteSigner): string => {
  const seconds = BigInt(Math.floor(at.getTime() / 1000));
  const time = Buffer.alloc(TIME_BYTES);
  time.writeBigUInt64BE(seconds);
  const signature = sign(null, messageOf(text, seconds), witness.key);
  const bytes = Buffer.concat([noteKeyId(witness.name, witness.key, COSIGNATURE), time, signature]);
  return `— ${witness.name} ${bytes.toString('base64')}\n`;
};

/** What of some lines is this witness' valid cosignature of a head; null for nothing, whatever others have said. */
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
