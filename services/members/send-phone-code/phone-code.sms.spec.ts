import { describe, expect, it } from '@jest/globals';
import { buildPhoneCodeText } from './phone-code.sms.js';

/** The characters of GSM 03.38 that the message may have. With others, a message has 70 characters (UCS-2). */
const GSM = /^[A-Za-z0-9 .,:'\n@#-]*$/;
const SHOP = 'https://www.oripa-shop.example:8443';

describe('the message with a code', () => {
  it.each(['ja', 'en'] as const)('fits into one message (%s)', (language) => {
    const text = buildPhoneCodeText('123456', language, SHOP);
    expect(text.length).toBeLessThanOrEqual(GSM.test(text) ? 160 : 70);
  });

  it.each(['ja', 'en'] as const)('begins with the code and ends with the line that browsers read (%s)', (language) => {
    const lines = buildPhoneCodeText('012345', language, SHOP).split('\n');
    expect(lines[0]).toContain('012345');
    expect(lines.at(-1)).toBe('@www.oripa-shop.example #012345');
  });
});
