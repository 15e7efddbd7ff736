import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { decrypt, encrypt, KEY_NAME_BYTES, keyNameOf } from './encryption.js';

const KEY = [Buffer.alloc(32, 1)] as const;
const bytes = fc.uint8Array({ maxLength: 200 }).map((array) => Buffer.from(array));

describe('a ciphertext', () => {
  it('decrypts to the original bytes under its key and label', () => {
    const property = fc.property(bytes, fc.string(), (plain, label) => {
      expect(decrypt(KEY, label, encrypt(KEY, label, plain))).toEqual(plain);
    });
    fc.assert(property);
  });

  it('differs at each encryption and does not contain the plain text', () => {
    const plain = Buffer.from('the seed of all days');
    const [one, other] = [encrypt(KEY, 'box-1', plain), encrypt(KEY, 'box-1', plain)];
    expect(one.equals(other)).toBe(false);
    expect(one.includes(plain.subarray(0, 4))).toBe(false);
  });

  it('does not decrypt under another key or label', () => {
    const encrypted = encrypt(KEY, 'box-1', Buffer.from('seed'));
    expect(() => decrypt([Buffer.alloc(32, 2)], 'box-1', encrypted)).toThrow();
    expect(() => decrypt(KEY, 'box-2', encrypted)).toThrow();
  });

  it('still decrypts after a new key precedes its own; later ciphertexts need the new key alone', () => {
    const [older, newer] = [Buffer.alloc(32, 1), Buffer.alloc(32, 2)];
    const before = encrypt([older], 'box-1', Buffer.from('seed'));
    expect(decrypt([newer, Buffer.alloc(32, 3), older], 'box-1', before).toString()).toBe('seed');
    expect(() => decrypt([newer], 'box-1', before)).toThrow();
    const since = encrypt([newer, older], 'box-1', Buffer.from('seed'));
    expect(decrypt([newer], 'box-1', since).toString()).toBe('seed');
    expect(() => decrypt([older], 'box-1', since)).toThrow();
  });

  it('begins with the name of its key, which reveals nothing of the key', () => {
    const [one, other] = [Buffer.alloc(32, 1), Buffer.alloc(32, 2)];
    const name = encrypt([one, other], 'box-1', Buffer.from('seed')).subarray(0, KEY_NAME_BYTES);
    expect(name).toEqual(keyNameOf(one));
    expect([keyNameOf(other).equals(name), one.includes(name)]).toEqual([false, false]);
  });

  it('does not decrypt when a byte was changed or bytes are missing', () => {
    const encrypted = encrypt(KEY, 'box-1', Buffer.from('seed'));
    for (let at = 0; at < encrypted.length; at++) {
      const changed = Buffer.from(encrypted);
      changed[at]! ^= 1;
      expect(() => decrypt(KEY, 'box-1', changed)).toThrow();
      expect(() => decrypt(KEY, 'box-1', encrypted.subarray(0, at))).toThrow();
    }
  });
});
