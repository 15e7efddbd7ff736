import { createHmac } from 'node:crypto';

/** Computes `X-Twilio-Signature`: HMAC-SHA1 over the URL and the form's fields in the order of their names. */
export const computeTwilioSignature = (
  authToken: string,
  url: string,
  form: Readonly<Record<string, string>>,
): string => {
  const fields = Object.keys(form)
    .sort()
    .map((name) => `${name}${form[name]}`);
  return createHmac('sha1', authToken)
    .update(`${url}${fields.join('')}`)
    .digest('base64');
};
