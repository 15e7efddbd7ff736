import { addressOf, type Environment, hostsOf, readValue } from '../../provider-environment.js';

/** The keys and addresses for calls to PayPal. */
export interface PaypalKeys {
  /** The base URL without a trailing slash. */
  readonly baseUrl: string;
  /** The public address of the button's script. */
  readonly jsUrl: string;
  /** The public id of the client. */
  readonly clientId: string;
  readonly clientSecret: string;
  /** The webhook whose signatures are accepted. */
  readonly webhookId: string;
  readonly merchantId: string;
  /** The allowed hosts of webhook certificates. A leading dot allows all subdomains. */
  readonly certificateHosts: readonly string[];
  /** The sandbox serves its certificates over http. */
  readonly isSandbox: boolean;
}

const PAYPAL_NAMES = ['PAYPAL_CLIENT_ID', 'PAYPAL_CLIENT_SECRET', 'PAYPAL_WEBHOOK_ID', 'PAYPAL_MERCHANT_ID'];

const PAYPAL_URL = 'https://api-m.paypal.com';
const PAYPAL_JS_URL = 'https://www.paypal.com/sdk/js';

/** Reads the keys; null if one is missing. @throws StartupError for an invalid value */
export const readPaypalKeys = (environment: Environment, isSandbox: boolean): PaypalKeys | null => {
  const [clientId, clientSecret, webhookId, merchantId] = PAYPAL_NAMES.map((name) => readValue(environment, name));
  if (!clientId || !clientSecret || !webhookId || !merchantId) return null;
  return {
    baseUrl: addressOf(environment, 'PAYPAL_BASE_URL', PAYPAL_URL, isSandbox),
    jsUrl: addressOf(environment, 'PAYPAL_JS_URL', PAYPAL_JS_URL, isSandbox),
    clientId,
    clientSecret,
    webhookId,
    merchantId,
    certificateHosts: hostsOf(environment, 'PAYPAL_CERT_HOSTS', '.paypal.com'),
    isSandbox,
  };
};
