import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto';

const NONCE_BYTES = 12;
const TAG_BYTES = 16;

/** The keys of one purpose: the first seals, and each opens, so that a new one can be put before those that are retired. */
export type EncryptionKeys = readonly [Buffer, ...Buffer[]];

/** Encrypts what the database may hold but not know (AES-256-GCM); `label` says what it is and binds it there. */
export const encrypt = ([key]: EncryptionKeys, label: string, plain: Buffer): Buffer => {
  const nonce = randomBytes(NONCE_BYTES);
  const cipher = createCipheriv('aes-256-gcm', key, nonce).setAAD(Buffer.from(label));
  const text = Buffer.concat([cipher.update(plain), cipher.final()]);
  return Buffer.concat([nonce, cipher.getAuthTag(), text]);
};

/** @throws Error when it was sealed with none of these keys, for another label, or changed since */
export const decrypt = (keys: EncryptionKeys, label: string, sealed: Buffer): Buffer => {
  const [key, ...retired] = keys;
  try {
    return decryptWith(key, label, sealed);
  } catch (error) {
    const [next, ...others] = retired;
    if (!next) throw error;
    return decrypt([next, ...others], label, sealed);
  }
};

const decryptWith = (key: Buffer, label: string, sealed: Buffer): Buffer => {
  const decipher = createDecipheriv('aes-256-gcm', key, sealed.subarray(0, NONCE_BYTES)).setAAD(Buffer.from(label));
  decipher.setAuthTag(sealed.subarray(NONCE_BYTES, NONCE_BYTES + TAG_BYTES));
  return Buffer.concat([decipher.update(sealed.subarray(NONCE_BYTES + TAG_BYTES)), decipher.final()]);
};
