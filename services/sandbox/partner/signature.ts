import { createHmac, timingSafeEqual } from 'node:crypto';
import type { FastifyRequest } from 'fastify';
import { textOf } from '../http/bodies.js';

const FORM = /^keyId=([\w-]{1,64}), ?ts=(\d{1,12}), ?v1=([0-9a-f]{64})$/;
const TOLERANCE_S = 300;

/** Key that the shop and the partner sites share. */
export interface PartnerKey {
  readonly keyId: string;
  readonly secret: string;
}

/**
 * Finds the fault in the `X-Signature` of a request: HMAC-SHA256 over time, method, path and body, within five minutes of now.
 * Returns null for a valid one.
 */
export const findSignatureFault = (
  request: FastifyRequest,
  { keyId, secret }: PartnerKey,
  now: number,
): string | null => {
  const match = FORM.exec(String(request.headers['x-signature'] ?? ''));
  if (!match) return 'X-Signature is missing or malformed';
  const [, requestKeyId, ts, signature = ''] = match;
  if (requestKeyId !== keyId) return 'keyId is unknown';
  if (Math.abs(Number(ts) - now / 1000) > TOLERANCE_S) return 'ts is too far from now';
  const signed = [ts, request.method, request.url, textOf(request)].join('\n');
  const expected = createHmac('sha256', secret).update(signed).digest();
  return timingSafeEqual(expected, Buffer.from(signature, 'hex')) ? null : 'the signature does not match';
};
