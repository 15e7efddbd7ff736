import { createPrivateKey, type KeyObject, sign } from 'node:crypto';
import type { PushKeys } from './push-config.js';

/** The lifetime of a signature. Push services refuse more than a day (RFC 8292, section 2). */
const GOOD_FOR_SECONDS = 12 * 3600;

const encodePart = (value: object): string => Buffer.from(JSON.stringify(value)).toString('base64url');
const HEADER = encodePart({ typ: 'JWT', alg: 'ES256' });

/** Authenticates the shop to push services (VAPID, RFC 8292). */
export class Vapid {
  private readonly key: KeyObject;

  constructor(private readonly keys: Pick<PushKeys, 'publicKey' | 'privateKey' | 'subject'>) {
    const point = Buffer.from(keys.publicKey, 'base64url');
    const jwk = {
      kty: 'EC',
      crv: 'P-256',
      x: point.subarray(1, 33).toString('base64url'),
      y: point.subarray(33).toString('base64url'),
      d: keys.privateKey,
    };
    this.key = createPrivateKey({ key: jwk, format: 'jwk' });
  }

  /** Returns the header `Authorization` for a request to this endpoint. */
  authorizationFor(endpoint: string, now: Date): string {
    const { publicKey, subject } = this.keys;
    const exp = Math.floor(now.getTime() / 1000) + GOOD_FOR_SECONDS;
    const claims = `${HEADER}.${encodePart({ aud: new URL(endpoint).origin, exp, sub: subject })}`;
    const signature = sign('sha256', Buffer.from(claims), { key: this.key, dsaEncoding: 'ieee-p1363' });
    return `vapid t=${claims}.${signature.toString('base64url')}, k=${publicKey}`;
  }
}
