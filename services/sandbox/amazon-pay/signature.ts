import { constants, createHash, createVerify } from 'node:crypto';
import type { FastifyRequest } from 'fastify';
import { textOf } from '../http/bodies.js';
import type { Keys } from '../keys/keys.js';

const ALGORITHM = 'AMZN-PAY-RSASSA-PSS-V2';
const SALT_BYTES = 32;
const FRESH_MS = 5 * 60_000;
const MUST_BE_SIGNED = ['accept', 'content-type', 'x-amz-pay-date', 'x-amz-pay-host', 'x-amz-pay-region'];

type Shop = Keys['amazonPay'];

const sha256 = (text: string): string => createHash('sha256').update(text).digest('hex');

/** Verifies a signature by the shop's key over a text: the canonical form of a request, or the payload of a button. */
export const isSignedBy = ({ merchantPublicKey }: Shop, text: string, signature: string): boolean =>
  createVerify('sha256')
    .update(`${ALGORITHM}\n${sha256(text)}`)
    .verify(
      { key: merchantPublicKey, padding: constants.RSA_PKCS1_PSS_PADDING, saltLength: SALT_BYTES },
      signature,
      'base64',
    );

/** Parses `20261122T120000Z` or the longer form; NaN for any other text. */
const instantOf = (date: string): number =>
  Date.parse(date.replace(/^(\d{4})(\d\d)(\d\d)T(\d\d)(\d\d)(\d\d)Z$/, '$1-$2-$3T$4:$5:$6Z'));

const sortedQuery = (query: string): string => query.split('&').filter(Boolean).sort().join('&');

/** Builds the canonical form of a request. Its path is Amazon's, without the prefix of the sandbox. */
const canonicalOf = (request: FastifyRequest, prefix: string, signed: readonly string[]): string => {
  const [path = '', query = ''] = request.url.slice(prefix.length).split('?');
  const headers = signed.map((name) => `${name}:${String(request.headers[name] ?? '')}\n`).join('');
  return [request.method, path, sortedQuery(query), headers, signed.join(';'), sha256(textOf(request))].join('\n');
};

/** Finds the fault in the signature of a request; null when the shop's key signed it. */
export const findSignatureFault = (request: FastifyRequest, shop: Shop, prefix: string, now: number): string | null => {
  const match = /^(\S+) PublicKeyId=([^,]+), ?SignedHeaders=([^,]+), ?Signature=(\S+)$/.exec(
    request.headers.authorization ?? '',
  );
  if (!match) return 'the authorization header is missing or malformed';
  const [, algorithm, keyId, names = '', signature = ''] = match;
  if (algorithm !== ALGORITHM) return `the algorithm must be ${ALGORITHM}`;
  if (keyId !== shop.publicKeyId) return 'the public key id is unknown';
  const signed = names.toLowerCase().split(';');
  const missing = MUST_BE_SIGNED.find((name) => !signed.includes(name));
  if (missing) return `${missing} must be signed`;
  const date = instantOf(String(request.headers['x-amz-pay-date'] ?? ''));
  if (!(Math.abs(now - date) <= FRESH_MS)) return 'x-amz-pay-date is more than five minutes off';
  return isSignedBy(shop, canonicalOf(request, prefix, signed), signature) ? null : 'the signature does not match';
};
