import { createHash, createHmac, timingSafeEqual } from 'node:crypto';

/** The credentials of a merchant. */
export interface Merchant {
  readonly merchantCcid: string;
  /** Hexadecimal digits. */
  readonly secretKey: string;
}

const sameText = (actual: string, expected: string): boolean => {
  const [one, other] = [Buffer.from(actual), Buffer.from(expected)];
  return one.length === other.length && timingSafeEqual(one, other);
};

const sha256 = (text: string): string => createHash('sha256').update(text).digest('hex');

/**
 * Computes the hash of a request.
 *
 * @param params the exact text sent as `params`
 */
export const authHashOf = ({ merchantCcid, secretKey }: Merchant, params: string): string =>
  sha256(`${merchantCcid}${params}${secretKey}`);

/** Verifies `content-hmac` over the unchanged bytes of a webhook, with the secret as bytes. */
export const isSignedWebhook = ({ merchantCcid, secretKey }: Merchant, raw: Buffer, header: string): boolean => {
  const fields = new Map(header.split(';').map((field) => field.trim().split('=', 2) as [string, string]));
  if (fields.get('h') !== 'HmacSHA256' || fields.get('s') !== merchantCcid) return false;
  const expected = createHmac('sha256', Buffer.from(secretKey, 'hex')).update(raw).digest('hex');
  return sameText((fields.get('v') ?? '').toLowerCase(), expected);
};

/** Decodes the names in `authParams`: base64 with form-safe letters. */
const namesIn = (authParams: string): string[] => {
  const base64 = authParams.replaceAll('*', '=').replaceAll('-', '/').replaceAll('_', '+');
  return Buffer.from(base64, 'base64').toString('utf8').split(',');
};

/** Verifies the fields of a return URL: `vAuthInfo` over the fields that `authParams` names. */
export const isSignedReturn = ({ merchantCcid, secretKey }: Merchant, fields: ReadonlyMap<string, string>): boolean => {
  const [authParams, vAuthInfo] = [fields.get('authParams'), fields.get('vAuthInfo')];
  if (!authParams || !vAuthInfo) return false;
  const values = namesIn(authParams).map((name) => fields.get(name) ?? '');
  return sameText(vAuthInfo.toLowerCase(), sha256(`${merchantCcid}${values.join('')}${secretKey}`));
};
