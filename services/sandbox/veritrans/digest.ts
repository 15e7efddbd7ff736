import { createHash, createHmac } from 'node:crypto';

export interface Merchant {
  readonly ccid: string;
  /** 64 hexadecimal digits. */
  readonly secret: string;
}

const sha256 = (text: string): string => createHash('sha256').update(text).digest('hex');

/** `authHash` of a request, over the exact text of its `params`. */
export const authHashOf = ({ ccid, secret }: Merchant, params: string): string => sha256(`${ccid}${params}${secret}`);

/** The header `content-hmac` of a notice. The key is the secret's bytes, not its digits. */
export const contentHmacOf = ({ ccid, secret }: Merchant, body: string): string => {
  const value = createHmac('sha256', Buffer.from(secret, 'hex')).update(body).digest('hex');
  return `h=HmacSHA256;s=${ccid};v=${value}`;
};

/** The names and the digest that go back with the browser: `authParams` and `vAuthInfo`. */
export const signedReturn = (
  { ccid, secret }: Merchant,
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
