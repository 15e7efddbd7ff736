import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto';

/** How many bytes at the front of a ciphertext tell the key that it is encrypted under. */
export const KEY_NAME_BYTES = 8;
const NONCE_BYTES = 12;
const TAG_BYTES = 16;

/** The keys of one purpose: the first encrypts, and each decrypts, so that a new one can precede retired ones. */
export type EncryptionKeys = readonly [Buffer, ...Buffer[]];

/** What a key is called in a ciphertext under it; it says nothing about the key. */
export const keyNameOf = (key: Buffer): Buffer =>
  Buffer.from(hkdfSync('sha256', key, Buffer.alloc(0), 'oripa-shop/name-of-key', KEY_NAME_BYTES));

/** Encrypts what the database may hold but not know (AES-256-GCM); `label` says what it is and binds it there. */
export const encrypt = ([key]: EncryptionKeys, label: string, plain: Buffer): Buffer => {
  const nonce = randomBytes(NONCE_BYTES);
  const cipher = createCipheriv('aes-256-gcm', key, nonce).setAAD(Buffer.from(label));
  const text = Buffer.concat([cipher.update(plain), cipher.final()]);
  return Buffer.concat([keyNameOf(key), nonce, cipher.getAuthTag(), text]);
};

/** @throws Error when it was encrypted with none of these keys, for another label, or changed since */
export const decrypt = (keys: EncryptionKeys, label: string, encrypted: Buffer): Buffer => {
  const name = encrypted.subarray(0, KEY_NAME_BYTES);
  const key = keys.find((one) => keyNameOf(one).equals(name));
  if (!key) throw new Error('encrypted under none of these keys, or changed since');
  return decryptWith(key, label, encrypted.subarray(KEY_NAME_BYTES));
};

const decryptWith = (key: Buffer, label: string, encrypted: Buffer): Buffer => {
  const decipher = createDecipheriv('aes-256-gcm', key, encrypted.subarray(0, NONCE_BYTES)).setAAD(Buffer.from(label));
  decipher.setAuthTag(encrypted.subarray(NONCE_BYTES, NONCE_BYTES + TAG_BYTES));
  return Buffer.concat([decipher.update(encrypted.subarray(NONCE_BYTES + TAG_BYTES)), decipher.final()]);
};
