import { createHash, createPrivateKey, createPublicKey, type KeyObject, sign, verify } from 'node:crypto';

/** Lines of c2sp.org/signed-note and c2sp.org/tlog-cosignature, as a witness reads and writes them. */

const ED25519 = 1;
const COSIGNATURE = 4;
const ID_BYTES = 4;

const idOf = (name: string, type: number, raw: Buffer): Buffer =>
  createHash('sha256').update(`${name}\n`).update(Uint8Array.of(type)).update(raw).digest().subarray(0, ID_BYTES);
const rawOf = (key: KeyObject): Buffer => Buffer.from(String(key.export({ format: 'jwk' }).x), 'base64url');

/** Key that signs the heads of a log. */
interface LogKey {
  readonly name: string;
  readonly id: Buffer;
  readonly key: KeyObject;
}

/** Parses the line `name+id+key` of a log; null for any other text. */
export const readLogKey = (line: string): LogKey | null => {
  const [, name, id, encoded] = /^([^\s+]+)\+([0-9a-f]{8})\+(\S+)$/.exec(line) ?? [];
  const typed = Buffer.from(encoded ?? '', 'base64');
  if (!name || typed.length !== 33 || typed[0] !== ED25519) return null;
  const raw = typed.subarray(1);
  const keyId = idOf(name, ED25519, raw);
  if (keyId.toString('hex') !== id) return null;
  const jwk = { kty: 'OKP', crv: 'Ed25519', x: raw.toString('base64url') };
  return { name, id: keyId, key: createPublicKey({ key: jwk, format: 'jwk' }) };
};

/** Returns true when one of the lines is a valid signature of this log over the text. */
export const isSigned = (text: string, signatures: string, { name, id, key }: LogKey): boolean =>
  signatures.split('\n').some((line) => {
    const bytes = Buffer.from(line.startsWith(`— ${name} `) ? line.slice(name.length + 3) : '', 'base64');
    return bytes.subarray(0, ID_BYTES).equals(id) && verify(null, Buffer.from(text), key, bytes.subarray(ID_BYTES));
  });

/**
 * Builds the line that publishes the key of a witness.
 *
 * @param privateKey the key in PEM
 */
export const buildWitnessKeyLine = (name: string, privateKey: string): string => {
  const raw = rawOf(createPublicKey(privateKey));
  const typed = Buffer.concat([Uint8Array.of(COSIGNATURE), raw]);
  return `${name}+${idOf(name, COSIGNATURE, raw).toString('hex')}+${typed.toString('base64')}`;
};

/** Builds the line that certifies that a witness has seen a head at a time, in seconds. */
export const buildCosignature = (text: string, seconds: number, name: string, privateKey: string): string => {
  const time = Buffer.alloc(8);
  time.writeBigUInt64BE(BigInt(seconds));
  const message = Buffer.from(`cosignature/v1\ntime ${seconds}\n${text}`);
  const id = idOf(name, COSIGNATURE, rawOf(createPublicKey(privateKey)));
  return `— ${name} ${Buffer.concat([id, time, sign(null, message, createPrivateKey(privateKey))]).toString('base64')}\n`;
};
