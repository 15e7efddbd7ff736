import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { seal, unseal } from './sealing.js';

const KEY = [Buffer.alloc(32, 1)] as const;
const bytes = fc.uint8Array({ maxLength: 200 }).map((array) => Buffer.from(array));

describe('what is sealed', () => {
  it('comes out as it went in, under its key and label', () => {
    const property = fc.property(bytes, fc.string(), (plain, label) => {
      expect(unseal(KEY, label, seal(KEY, label, plain))).toEqual(plain);
    });
    fc.assert(property);
  });

  it('looks different every time, and shows nothing of what is in it', () => {
    const plain = Buffer.from('the seed of all days');
    const [one, other] = [seal(KEY, 'box-1', plain), seal(KEY, 'box-1', plain)];
    expect(one.equals(other)).toBe(false);
    expect(one.includes(plain.subarray(0, 4))).toBe(false);
  });

  it('is not opened by another key, or under another label', () => {
    const sealed = seal(KEY, 'box-1', Buffer.from('seed'));
    expect(() => unseal([Buffer.alloc(32, 2)], 'box-1', sealed)).toThrow();
    expect(() => unseal(KEY, 'box-2', sealed)).toThrow();
  });

  it('is opened after a new key was put before its own, and what is sealed then by the new one alone', () => {
    const [older, newer] = [Buffer.alloc(32, 1), Buffer.alloc(32, 2)];
    const before = seal([older], 'box-1', Buffer.from('seed'));
    expect(unseal([newer, Buffer.alloc(32, 3), older], 'box-1', before).toString()).toBe('seed');
    expect(() => unseal([newer], 'box-1', before)).toThrow();
    const since = seal([newer, older], 'box-1', Buffer.from('seed'));
    expect(unseal([newer], 'box-1', since).toString()).toBe('seed');
    expect(() => unseal([older], 'box-1', since)).toThrow();
  });

  it('is not opened when any of its bytes was changed, or some are missing', () => {
    const sealed = seal(KEY, 'box-1', Buffer.from('seed'));
    for (let at = 0; at < sealed.length; at++) {
      const changed = Buffer.from(sealed);
      changed[at]! ^= 1;
      expect(() => unseal(KEY, 'box-1', changed)).toThrow();
      expect(() => unseal(KEY, 'box-1', sealed.subarray(0, at))).toThrow();
    }
  });
});
