import { createCipheriv, createECDH, type ECDH, hkdfSync, randomBytes } from 'node:crypto';

const CURVE = 'prime256v1';
const POINT_BYTES = 65;
const SECRET_BYTES = 16;
const SALT_BYTES = 16;
const RECORD_BYTES = 4096;
/** The delimiter after the text of the last record (RFC 8188, section 2). */
const LAST_RECORD = Buffer.from([2]);
const TAG_BYTES = 16;
const HEADER_BYTES = SALT_BYTES + 4 + 1 + POINT_BYTES;

/** The maximum length of a text, so that its record has the 4096 bytes that every push service accepts (RFC 8030, section 7.2). */
export const MAX_MESSAGE_BYTES = RECORD_BYTES - HEADER_BYTES - LAST_RECORD.length - TAG_BYTES;

/** The keys with which messages to a browser are encrypted, each in base64url. */
export interface DeviceKeys {
  /** An uncompressed point of P-256. */
  readonly p256dh: string;
  /** 16 bytes. */
  readonly auth: string;
}

/** Checks whether a key is a point of the curve. Nothing can be encrypted for any other key. */
export const isCurvePoint = (p256dh: string): boolean => {
  const point = Buffer.from(p256dh, 'base64url');
  if (point.length !== POINT_BYTES || point[0] !== 4) return false;
  try {
    newPair().computeSecret(point);
    return true;
  } catch {
    return false;
  }
};

const newPair = (): ECDH => {
  const pair = createECDH(CURVE);
  pair.generateKeys();
  return pair;
};

const deriveBytes = (secret: Buffer, salt: Buffer, info: Buffer, length: number): Buffer =>
  Buffer.from(hkdfSync('sha256', secret, salt, info, length));

const purpose = (name: string): Buffer => Buffer.from(`Content-Encoding: ${name}\0`);

/**
 * Encrypts a text for one device: `aes128gcm` (RFC 8188) in one record, with keys of Web Push (RFC 8291).
 *
 * @param text at most `MAX_MESSAGE_BYTES` bytes
 * @param pair new for each message, like `salt`; only the spec passes the values of the RFC
 * @throws RangeError for a longer text
 */
export const encryptFor = (
  { p256dh, auth }: DeviceKeys,
  text: Buffer,
  pair = newPair(),
  salt = randomBytes(SALT_BYTES),
): Buffer => {
  if (text.length > MAX_MESSAGE_BYTES) throw new RangeError(`a message of ${text.length} bytes`);
  const deviceKey = Buffer.from(p256dh, 'base64url');
  const publicKey = pair.getPublicKey();
  const shared = pair.computeSecret(deviceKey);
  const info = Buffer.concat([Buffer.from('WebPush: info\0'), deviceKey, publicKey]);
  const secret = deriveBytes(shared, Buffer.from(auth, 'base64url'), info, 32);
  const key = deriveBytes(secret, salt, purpose('aes128gcm'), SECRET_BYTES);
  const nonce = deriveBytes(secret, salt, purpose('nonce'), 12);
  const header = Buffer.alloc(HEADER_BYTES);
  salt.copy(header);
  header.writeUInt32BE(RECORD_BYTES, SALT_BYTES);
  header.writeUInt8(POINT_BYTES, SALT_BYTES + 4);
  publicKey.copy(header, SALT_BYTES + 5);
  const cipher = createCipheriv('aes-128-gcm', key, nonce);
  return Buffer.concat([header, cipher.update(text), cipher.update(LAST_RECORD), cipher.final(), cipher.getAuthTag()]);
};
