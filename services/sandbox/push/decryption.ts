import { createDecipheriv, createECDH, hkdfSync } from 'node:crypto';

/** Keys of a subscription that a browser decrypts messages with, in base64url. */
export interface ReaderKeys {
  readonly privateKey: string;
  readonly auth: string;
}

const bytes = (text: string): Buffer => Buffer.from(text, 'base64url');
const hkdf = (secret: Buffer, salt: Buffer, info: Buffer, length: number): Buffer =>
  Buffer.from(hkdfSync('sha256', secret, salt, info, length));

/** Decrypts a message as a browser does (RFC 8188 and 8291); null when it was not encrypted for these keys. */
export const decryptMessage = (body: Buffer, { privateKey, auth }: ReaderKeys): string | null => {
  try {
    const salt = body.subarray(0, 16);
    const keyLength = body.readUInt8(20);
    const senders = body.subarray(21, 21 + keyLength);
    const reader = createECDH('prime256v1');
    reader.setPrivateKey(bytes(privateKey));
    const info = Buffer.concat([Buffer.from('WebPush: info\0'), reader.getPublicKey(), senders]);
    const secret = hkdf(reader.computeSecret(senders), bytes(auth), info, 32);
    const key = hkdf(secret, salt, Buffer.from('Content-Encoding: aes128gcm\0'), 16);
    const nonce = hkdf(secret, salt, Buffer.from('Content-Encoding: nonce\0'), 12);
    const record = body.subarray(21 + keyLength);
    const decipher = createDecipheriv('aes-128-gcm', key, nonce);
    decipher.setAuthTag(record.subarray(-16));
    const padded = Buffer.concat([decipher.update(record.subarray(0, -16)), decipher.final()]);
    const end = padded.lastIndexOf(2);
    return end >= 0 && padded.subarray(end + 1).every((byte) => byte === 0) ? padded.toString('utf8', 0, end) : null;
  } catch {
    return null;
  }
};
