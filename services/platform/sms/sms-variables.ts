import type { EnvironmentTopic } from '../environment-variable.js';

export const smsVariables: EnvironmentTopic = {
  title: 'Text messages',
  variables: [
    {
      name: 'SMS_PROVIDER',
      default: null,
      meaning: '`twilio`, or empty. If empty, no text message is sent; in the sandbox it stays in the outbox.',
    },
    { name: 'TWILIO_ACCOUNT_SID', default: null, mayBeInFile: true, meaning: 'The account at Twilio.' },
    {
      name: 'TWILIO_AUTH_TOKEN',
      default: null,
      mayBeInFile: true,
      meaning: 'The token of that account. It also verifies webhooks, which go to `PUBLIC_URL/api/hooks/sms`.',
    },
    {
      name: 'TWILIO_FROM',
      default: null,
      mayBeInFile: true,
      meaning: 'A phone number of the shop, or a messaging service.',
    },
    {
      name: 'TWILIO_BASE_URL',
      default: 'Twilio’s',
      meaning: 'Another address than https is allowed with `SANDBOX` alone.',
    },
    {
      name: 'SMS_DAILY_BUDGET',
      default: '500',
      meaning: 'The maximum number of text messages per day in Tokyo. The dashboard warns from four fifths on.',
    },
    {
      name: 'SMS_COUNTRY_CODES',
      default: '`61,64,65,82,852,886`',
      meaning:
        'Countries besides Japan whose phones get text messages in English mode. They cost more, and attract SMS pumping.',
    },
  ],
};
