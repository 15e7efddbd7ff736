import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto';

/** Length of the key's name, with which a ciphertext begins. */
export const KEY_NAME_BYTES = 8;
const NONCE_BYTES = 12;
const TAG_BYTES = 16;

/** The keys of one purpose. The first encrypts; all decrypt, so that a new key can precede retired ones. */
export type EncryptionKeys = readonly [Buffer, ...Buffer[]];

/** Returns the name of a key in a ciphertext. The name reveals nothing about the key. */
export const keyNameOf = (key: Buffer): Buffer =>
  Buffer.from(hkdfSync('sha256', key, Buffer.alloc(0), 'oripa-shop/name-of-key', KEY_NAME_BYTES));

/** Encrypts a value for the database (AES-256-GCM). The label names the value's place and binds the ciphertext to it. */
export const encrypt = ([key]: EncryptionKeys, label: string, plain: Buffer): Buffer => {
  const nonce = randomBytes(NONCE_BYTES);
  const cipher = createCipheriv('aes-256-gcm', key, nonce).setAAD(Buffer.from(label));
  const text = Buffer.concat([cipher.update(plain), cipher.final()]);
  return Buffer.concat([keyNameOf(key), nonce, cipher.getAuthTag(), text]);
};

/** Decrypts a value. @throws Error when it has another key or label, or was changed */
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
