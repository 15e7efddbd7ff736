import { addressOf, type Environment, readValue } from '../provider-environment.js';
import { StartupError } from '../startup-error.js';

/** The credentials and sender for Twilio. */
export interface TwilioKeys {
  /** The base URL, without a trailing slash. */
  readonly baseUrl: string;
  readonly accountSid: string;
  /** Authenticates requests, and signs webhooks. */
  readonly authToken: string;
  /** A phone number of the shop, or a messaging service. */
  readonly from: string;
}

/** The configuration of text messages. */
export interface SmsConfig {
  /** Null: no text messages are sent. */
  readonly twilio: TwilioKeys | null;
  /** The maximum number of messages per day in Tokyo. */
  readonly dailyBudget: number;
  /** Country codes other than 81 that are allowed in English mode. */
  readonly countryCodes: readonly string[];
  /** Messages for the operator about missing settings. */
  readonly missing: readonly string[];
}

const TWILIO_URL = 'https://api.twilio.com';
const NAMES = ['TWILIO_ACCOUNT_SID', 'TWILIO_AUTH_TOKEN', 'TWILIO_FROM'];
const USUAL_BUDGET = '500';
/** Neighbours of Japan from which members come. Code 1 is left out, because its islands are used for SMS pumping. */
const USUAL_COUNTRIES = '61,64,65,82,852,886';

const budgetOf = ({ SMS_DAILY_BUDGET }: Environment): number => {
  const value = SMS_DAILY_BUDGET || USUAL_BUDGET;
  if (!/^[1-9]\d{0,6}$/.test(value)) throw new StartupError(`SMS_DAILY_BUDGET must be 1 to 9999999, not "${value}"`);
  return Number(value);
};

const countriesOf = ({ SMS_COUNTRY_CODES = USUAL_COUNTRIES }: Environment): string[] => {
  const codes = SMS_COUNTRY_CODES.split(',')
    .map((code) => code.trim())
    .filter(Boolean);
  if (!codes.every((code) => /^[1-9]\d{0,2}$/.test(code)))
    throw new StartupError(`SMS_COUNTRY_CODES must be country codes like 82,886, not "${SMS_COUNTRY_CODES}"`);
  return codes;
};

const twilioOf = (environment: Environment, isSandbox: boolean): TwilioKeys | null => {
  const [accountSid, authToken, from] = NAMES.map((name) => readValue(environment, name));
  if (!accountSid || !authToken || !from) return null;
  return { baseUrl: addressOf(environment, 'TWILIO_BASE_URL', TWILIO_URL, isSandbox), accountSid, authToken, from };
};

/** Reads the configuration of text messages. @throws StartupError for an invalid value */
export const readSmsConfig = (environment: Environment, isSandbox: boolean): SmsConfig => {
  const provider = environment.SMS_PROVIDER ?? '';
  if (provider !== '' && provider !== 'twilio')
    throw new StartupError(`SMS_PROVIDER must be twilio, or nothing, not "${provider}"`);
  const terms = { dailyBudget: budgetOf(environment), countryCodes: countriesOf(environment) };
  if (provider === '') {
    const missing = isSandbox ? [] : ['text messages are off: SMS_PROVIDER not set'];
    return { ...terms, twilio: null, missing };
  }
  const twilio = twilioOf(environment, isSandbox);
  const lacking = NAMES.filter((name) => !environment[name] && !environment[`${name}_FILE`]);
  return { ...terms, twilio, missing: twilio ? [] : [`text messages are off: ${lacking.join(', ')} not set`] };
};
