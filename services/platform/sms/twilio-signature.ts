import { createHmac, timingSafeEqual } from 'node:crypto';

/**
 * Checks the signature of a webhook from Twilio. It is an HMAC-SHA1 over the URL of the webhook, followed by the names and
 * values of its form fields, ordered by name.
 *
 * @param url the URL that was registered with the provider, including its query
 */
export const isSignedByTwilio = (authToken: string, url: string, form: URLSearchParams, signature: string): boolean => {
  const fields = [...form.keys()].sort().map((name) => `${name}${form.get(name)}`);
  const expected = createHmac('sha1', authToken)
    .update(`${url}${fields.join('')}`)
    .digest();
  const actual = Buffer.from(signature, 'base64');
  return actual.length === expected.length && timingSafeEqual(actual, expected);
};
