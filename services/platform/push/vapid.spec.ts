import { createPublicKey, verify } from 'node:crypto';
import { describe, expect, it } from '@jest/globals';
import { Vapid } from './vapid.js';

const KEYS = {
  publicKey: 'BP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLocInmYWAmS6TlzAC8wEqKK6PBru3jl7A8',
  privateKey: 'yfWPiYE-n46HLnH0KqZOF1fJJU3MYrct3AELtAQ-oRw',
  subject: 'mailto:shop@shop.example',
};
const NOW = new Date('2026-11-24T12:00:00+09:00');

describe('the shop’s signature', () => {
  it('names the push service, an expiry in twelve hours and the shop, and verifies with the public key', () => {
    const authorization = new Vapid(KEYS).authorizationFor('https://push.example:8443/one/two', NOW);
    const [, head = '', claims = '', signature = '', key = ''] =
      /^vapid t=([\w-]+)\.([\w-]+)\.([\w-]+), k=([\w-]+)$/.exec(authorization) ?? [];
    expect(JSON.parse(Buffer.from(head, 'base64url').toString())).toEqual({ typ: 'JWT', alg: 'ES256' });
    expect(JSON.parse(Buffer.from(claims, 'base64url').toString())).toEqual({
      aud: 'https://push.example:8443',
      exp: NOW.getTime() / 1000 + 43_200,
      sub: KEYS.subject,
    });
    const point = Buffer.from(key, 'base64url');
    const [x, y] = [point.subarray(1, 33), point.subarray(33)].map((part) => part.toString('base64url'));
    const publicKey = createPublicKey({ key: { kty: 'EC', crv: 'P-256', x, y }, format: 'jwk' });
    const signed = { key: publicKey, dsaEncoding: 'ieee-p1363' } as const;
    const verified = (text: string) => verify('sha256', Buffer.from(text), signed, Buffer.from(signature, 'base64url'));
    expect([verified(`${head}.${claims}`), verified(`${head}.${claims}x`)]).toEqual([true, false]);
    expect(key).toBe(KEYS.publicKey);
  });
});
