import { describe, expect, it } from '@jest/globals';
import { signatureOf } from './signature.js';

const key = { keyId: 'shop-1', secret: 'key' };
const now = new Date('2026-01-15T03:00:00.900Z');
const request = { method: 'POST', path: '/miles/v1/transfers', body: '{"id":"t1"}' } as const;

describe('signatureOf', () => {
  it('returns the signature that openssl computes over seconds, method, path and body', () => {
    // printf '1768446000\nPOST\n/miles/v1/transfers\n{"id":"t1"}' | openssl dgst -sha256 -hmac key
    expect(signatureOf(key, request, now)).toBe(
      'keyId=shop-1, ts=1768446000, v1=55fb625969f8b569daab159c22271d326e9ebadb453b521b8e819813d8fb326f',
    );
  });

  it.each([
    { ...request, method: 'GET' as const },
    { ...request, path: '/miles/v1/links' },
    { ...request, body: '{"id":"t2"}' },
  ])('returns another signature for another request: %j', (other) => {
    expect(signatureOf(key, other, now)).not.toBe(signatureOf(key, request, now));
  });
});
