import { createPublicKey, verify } from 'node:crypto';

const AUTHORIZATION = /^vapid t=([\w-]+)\.([\w-]+)\.([\w-]+), ?k=([\w-]+)$/;
const MAX_LIFETIME_SECONDS = 24 * 3600;

const jsonOf = (part: string): Readonly<Record<string, unknown>> =>
  JSON.parse(Buffer.from(part, 'base64url').toString());

const isSigned = (text: string, signature: string, key: string): boolean => {
  const point = Buffer.from(key, 'base64url');
  const [x, y] = [point.subarray(1, 33), point.subarray(33)].map((half) => half.toString('base64url'));
  const publicKey = createPublicKey({ key: { kty: 'EC', crv: 'P-256', x, y }, format: 'jwk' });
  return verify(
    'sha256',
    Buffer.from(text),
    { key: publicKey, dsaEncoding: 'ieee-p1363' },
    Buffer.from(signature, 'base64url'),
  );
};

/**
 * Finds the fault in the identification of a sender (RFC 8292); null for a valid one.
 *
 * @param authorization the header Authorization
 * @param origin the origin of this push service
 * @param publicKey the key that the browser has subscribed with
 * @param now the time in ms
 */
export const findVapidFault = (
  authorization: string | undefined,
  origin: string,
  publicKey: string,
  now: number,
): string | null => {
  const [, head, claims, signature, key] = AUTHORIZATION.exec(authorization ?? '') ?? [];
  if (!head || !claims || !signature || !key) return 'the header Authorization is not VAPID';
  try {
    const { aud, exp, sub } = jsonOf(claims);
    if (jsonOf(head).alg !== 'ES256') return 'alg must be ES256';
    if (key !== publicKey) return 'the subscription is for another key';
    if (!isSigned(`${head}.${claims}`, signature, key)) return 'the signature does not match';
    if (aud !== origin) return `aud must be ${origin}`;
    if (typeof exp !== 'number' || exp * 1000 <= now || exp * 1000 > now + MAX_LIFETIME_SECONDS * 1000)
      return 'exp must lie within the next 24 hours';
    return /^(mailto:|https:)/.test(String(sub)) ? null : 'sub must be a mailto: or https: address';
  } catch {
    return 'the token cannot be read';
  }
};
