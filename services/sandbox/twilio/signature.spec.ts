import { expect, it } from '@jest/globals';
import { computeTwilioSignature } from './signature.js';

it('computes the signature of Twilio’s published example', () => {
  const form = {
    CallSid: 'CA1234567890ABCDE',
    Caller: '+14158675310',
    Digits: '1234',
    From: '+14158675310',
    To: '+18005551212',
  };
  expect(computeTwilioSignature('12345', 'https://mycompany.com/myapp.php?foo=1&bar=2', form)).toBe(
    'GvWf1cFY/Q7PnoempGyD5oXAezc=',
  );
});
