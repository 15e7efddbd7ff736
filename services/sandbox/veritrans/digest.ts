import { createHash, createHmac } from 'node:crypto';

export interface MerchantKeys {
  readonly ccid: string;
  /** Secret of 64 hexadecimal digits. */
  readonly secret: string;
}

const sha256 = (text: string): string => createHash('sha256').update(text).digest('hex');

/** Computes the `authHash` of a request, over the exact text of its `params`. */
export const authHashOf = ({ ccid, secret }: MerchantKeys, params: string): string =>
  sha256(`${ccid}${params}${secret}`);

/** Computes the header `content-hmac` of a webhook. The key is the secret's bytes, not its digits. */
export const contentHmacOf = ({ ccid, secret }: MerchantKeys, body: string): string => {
  const value = createHmac('sha256', Buffer.from(secret, 'hex')).update(body).digest('hex');
  return `h=HmacSHA256;s=${ccid};v=${value}`;
};

/** Signs the fields that the browser returns: `authParams` has their names, `vAuthInfo` the digest. */
export const signReturn = (
  { ccid, secret }: MerchantKeys,
  fields: Readonly<Record<string, string>>,
): { readonly authParams: string; readonly vAuthInfo: string } => {
  const names = Object.keys(fields);
  const authParams = Buffer.from(names.join(','))
    .toString('base64')
    .replaceAll('=', '*')
    .replaceAll('/', '-')
    .replaceAll('+', '_');
  return { authParams, vAuthInfo: sha256(`${ccid}${Object.values(fields).join('')}${secret}`) };
};
