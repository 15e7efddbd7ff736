import { describe, expect, it } from '@jest/globals';
import type { Config } from '../../platform/config.js';
import { PayerFingerprints } from './payer-fingerprints.js';

const secretOf = (letter: string) => Buffer.alloc(32, letter);
const fingerprints = (secret: string, ...retired: string[]) =>
  new PayerFingerprints({ secret: secretOf(secret), retiredSecrets: retired.map(secretOf) } as unknown as Config);

describe('the fingerprint of a payer', () => {
  it('stays equal for one account, and does not reveal it', () => {
    const [one] = fingerprints('a').of('paypal', 'ACCOUNT');
    expect(one).toMatch(/^[\w-]{43}$/);
    expect(fingerprints('a').of('paypal', 'ACCOUNT')).toEqual([one]);
  });

  it('differs for another account, and for the same name at another provider', () => {
    const fingerprintList = [
      ...fingerprints('a').of('paypal', 'ACCOUNT'),
      ...fingerprints('a').of('paypal', 'OTHER'),
      ...fingerprints('a').of('amazon-pay', 'ACCOUNT'),
      ...fingerprints('b').of('paypal', 'ACCOUNT'),
    ];
    expect(new Set(fingerprintList).size).toBe(4);
  });

  it('returns one for each secret while a secret is being replaced', () => {
    const [before] = fingerprints('a').of('paypal', 'ACCOUNT');
    const [after] = fingerprints('b').of('paypal', 'ACCOUNT');
    expect(fingerprints('b', 'a').of('paypal', 'ACCOUNT')).toEqual([after, before]);
  });
});
