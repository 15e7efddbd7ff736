import { createHmac } from 'node:crypto';

/** What the shop and a site have agreed on. */
export interface PartnerKey {
  readonly keyId: string;
  readonly secret: string;
}

/** A request as it is signed. */
export interface Signed {
  readonly method: 'GET' | 'POST';
  /** As the site is asked by it, from the first slash. */
  readonly path: string;
  /** '' for none. */
  readonly body: string;
}

/** `X-Signature` of a request, which a site takes for 300 s before and after. */
export const signatureOf = ({ keyId, secret }: PartnerKey, { method, path, body }: Signed, now: Date): string => {
  const ts = Math.floor(now.getTime() / 1000);
  const text = `${ts}\n${method}\n${path}\n${body}`;
  return `keyId=${keyId}, ts=${ts}, v1=${createHmac('sha256', secret).update(text).digest('hex')}`;
};
