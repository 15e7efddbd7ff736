import { createPrivateKey } from 'node:crypto';
import { addressOf, type Environment, hostsOf, readValue } from '../../provider-environment.js';
import { StartupError } from '../../startup-error.js';

/** The keys and addresses for calls to Amazon Pay. */
export interface AmazonPayKeys {
  /** The base URL without a trailing slash. */
  readonly baseUrl: string;
  /** The public address of the button's script. */
  readonly jsUrl: string;
  readonly merchantId: string;
  readonly storeId: string;
  readonly publicKeyId: string;
  /** The key as PEM text. */
  readonly privateKey: string;
  /** The only topic whose webhooks are accepted. */
  readonly topicArn: string;
  /** The allowed hosts of webhook certificates. A leading dot allows all subdomains. */
  readonly certificateHosts: readonly string[];
  /** Orders take real money, unless the key itself names an environment. */
  readonly isLive: boolean;
  /** The sandbox serves its certificates over http. */
  readonly isSandbox: boolean;
}

const AMAZON_PAY_NAMES = [
  'AMAZON_PAY_MERCHANT_ID',
  'AMAZON_PAY_STORE_ID',
  'AMAZON_PAY_PUBLIC_KEY_ID',
  'AMAZON_PAY_PRIVATE_KEY',
  'AMAZON_PAY_SNS_TOPIC_ARN',
];

const AMAZON_PAY_URL = 'https://pay-api.amazon.jp';
const AMAZON_PAY_JS_URL = 'https://static-fe.payments-amazon.com/checkout.js';

/**
 * Reads a private key. In a one-line key, `\n` stands for each line break.
 *
 * @throws StartupError for an invalid key
 */
const privateKeyOf = (text: string): string => {
  const pem = text.replaceAll('\\n', '\n');
  try {
    createPrivateKey(pem);
    return pem;
  } catch {
    throw new StartupError(
      'AMAZON_PAY_PRIVATE_KEY must be a private key in PEM, or AMAZON_PAY_PRIVATE_KEY_FILE name one',
    );
  }
};

/** Reads the keys; null if one is missing. @throws StartupError for an invalid value */
export const readAmazonPayKeys = (environment: Environment, isSandbox: boolean): AmazonPayKeys | null => {
  const values = AMAZON_PAY_NAMES.map((name) => readValue(environment, name));
  const [merchantId, storeId, publicKeyId, privateKey, topicArn] = values;
  if (!merchantId || !storeId || !publicKeyId || !privateKey || !topicArn) return null;
  return {
    baseUrl: addressOf(environment, 'AMAZON_PAY_BASE_URL', AMAZON_PAY_URL, isSandbox),
    jsUrl: addressOf(environment, 'AMAZON_PAY_JS_URL', AMAZON_PAY_JS_URL, isSandbox),
    merchantId,
    storeId,
    publicKeyId,
    privateKey: privateKeyOf(privateKey),
    topicArn,
    certificateHosts: hostsOf(environment, 'AMAZON_PAY_SNS_CERT_HOSTS', 'sns.ap-northeast-1.amazonaws.com'),
    isLive: !isSandbox,
    isSandbox,
  };
};
