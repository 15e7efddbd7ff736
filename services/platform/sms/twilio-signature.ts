import { createHmac, timingSafeEqual } from 'node:crypto';

/**
 * Whether Twilio has signed a notice: HMAC-SHA1 over the address that it was sent to, and the fields of its form, each
 * name with its value, in the order of the names.
 *
 * @param url as the provider was told it, with its query
 */
export const isSignedByTwilio = (authToken: string, url: string, form: URLSearchParams, signature: string): boolean => {
  const fields = [...form.keys()].sort().map((name) => `${name}${form.get(name)}`);
  const expected = createHmac('sha1', authToken)
    .update(`${url}${fields.join('')}`)
    .digest();
  const actual = Buffer.from(signature, 'base64');
  return actual.length === expected.length && timingSafeEqual(actual, expected);
};
