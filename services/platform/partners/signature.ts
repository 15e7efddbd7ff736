import { createHmac } from 'node:crypto';

/** Key that the shop and a site share. */
export interface PartnerKey {
  readonly keyId: string;
  readonly secret: string;
}

/** Signed parts of a request. */
export interface SignedPartnerRequest {
  readonly method: 'GET' | 'POST';
  /** Path of the request, from the first slash. */
  readonly path: string;
  /** Body of the request; '' for none. */
  readonly body: string;
}

/** Returns the `X-Signature` of a request, which a site accepts for 300 s before and after `now`. */
export const signatureOf = (
  { keyId, secret }: PartnerKey,
  { method, path, body }: SignedPartnerRequest,
  now: Date,
): string => {
  const ts = Math.floor(now.getTime() / 1000);
  const text = `${ts}\n${method}\n${path}\n${body}`;
  return `keyId=${keyId}, ts=${ts}, v1=${createHmac('sha256', secret).update(text).digest('hex')}`;
};
