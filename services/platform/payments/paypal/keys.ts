import { addressOf, type Environment, given, hostsOf } from '../../provider-environment.js';

/** The keys and addresses for calls to PayPal. */
export interface PaypalKeys {
  /** Without a slash at the end. */
  readonly baseUrl: string;
  /** The script of the button; public. */
  readonly jsUrl: string;
  /** Public. */
  readonly clientId: string;
  readonly clientSecret: string;
  /** Notices are signed for it. */
  readonly webhookId: string;
  readonly merchantId: string;
  /** Where the certificates of notices may stand: a host, or with a dot before it any below it. */
  readonly certificateHosts: readonly string[];
  /** The sandbox's certificates stand on http. */
  readonly isSandbox: boolean;
}

const PAYPAL_NAMES = ['PAYPAL_CLIENT_ID', 'PAYPAL_CLIENT_SECRET', 'PAYPAL_WEBHOOK_ID', 'PAYPAL_MERCHANT_ID'];

const PAYPAL_URL = 'https://api-m.paypal.com';
const PAYPAL_JS_URL = 'https://www.paypal.com/sdk/js';

/** @throws StartupError for a value that cannot be used */
export const readPaypalKeys = (environment: Environment, isSandbox: boolean): PaypalKeys | null => {
  const [clientId, clientSecret, webhookId, merchantId] = PAYPAL_NAMES.map((name) => given(environment, name));
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
