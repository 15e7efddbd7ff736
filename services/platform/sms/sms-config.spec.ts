import { describe, expect, it } from '@jest/globals';
import { readSmsConfig } from './sms-config.js';

const keys = {
  SMS_PROVIDER: 'twilio',
  TWILIO_ACCOUNT_SID: 'AC1',
  TWILIO_AUTH_TOKEN: 'secret',
  TWILIO_FROM: '+815012345678',
};
const twilio = { baseUrl: 'https://api.twilio.com', accountSid: 'AC1', authToken: 'secret', from: '+815012345678' };

describe('the configuration of text messages', () => {
  it('uses Twilio if its keys are set', () => {
    expect(readSmsConfig(keys, false)).toMatchObject({ twilio, dailyBudget: 500, missing: [] });
  });

  it('sends nothing and names the missing variable if the provider or a key is missing', () => {
    expect(readSmsConfig({}, false)).toMatchObject({
      twilio: null,
      missing: [expect.stringContaining('SMS_PROVIDER')],
    });
    const { TWILIO_FROM, ...others } = keys;
    expect(readSmsConfig(others, false).missing).toEqual(['text messages are off: TWILIO_FROM not set']);
    expect(TWILIO_FROM).not.toBe('');
  });

  it.each([
    [{ SMS_PROVIDER: 'pigeon' }, 'SMS_PROVIDER'],
    [{ SMS_DAILY_BUDGET: '0' }, 'SMS_DAILY_BUDGET'],
    [{ SMS_DAILY_BUDGET: 'many' }, 'SMS_DAILY_BUDGET'],
    [{ SMS_COUNTRY_CODES: '82,x' }, 'SMS_COUNTRY_CODES'],
    [{ ...keys, TWILIO_BASE_URL: 'http://127.0.0.1:4010/twilio' }, 'TWILIO_BASE_URL'],
  ])('refuses %j', (environment, name) => {
    expect(() => readSmsConfig(environment, false)).toThrow(name);
  });
});
