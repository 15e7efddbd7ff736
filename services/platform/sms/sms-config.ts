import { addressOf, type Environment, readValue } from '../provider-environment.js';
import { StartupError } from '../startup-error.js';

/** What is needed to speak to Twilio. */
export interface TwilioKeys {
  /** Without a slash at the end. */
  readonly baseUrl: string;
  readonly accountSid: string;
  /** Requests are made with it, and notices signed. */
  readonly authToken: string;
  /** A number of our own, or a messaging service. */
  readonly from: string;
}

/** How the shop sends text messages. */
export interface SmsConfig {
  /** Null: nobody sends any. */
  readonly twilio: TwilioKeys | null;
  /** Messages on one of Tokyo's days, at the most. */
  readonly dailyBudget: number;
  /** Country codes besides 81 that numbers may have in English mode. */
  readonly countryCodes: readonly string[];
  /** What is missing, in words for whoever starts the shop. */
  readonly missing: readonly string[];
}

const TWILIO_URL = 'https://api.twilio.com';
const NAMES = ['TWILIO_ACCOUNT_SID', 'TWILIO_AUTH_TOKEN', 'TWILIO_FROM'];
const USUAL_BUDGET = '500';
/** Those next to Japan from whom members come; not 1, whose islands are where messages are pumped to. */
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

/** @throws StartupError for a value that cannot be used */
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
