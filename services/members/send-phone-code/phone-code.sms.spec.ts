import { describe, expect, it } from '@jest/globals';
import { phoneCodeText } from './phone-code.sms.js';

/** The signs of GSM 03.38 that a code's message may have; in others, a message is of 70 signs (UCS-2). */
const GSM = /^[A-Za-z0-9 .,:'\n-]*$/;

describe('the message with a code', () => {
  it.each(['ja', 'en'] as const)('fits into one message (%s)', (language) => {
    const text = phoneCodeText('123456', language);
    expect(text.length).toBeLessThanOrEqual(GSM.test(text) ? 160 : 70);
  });
});
