import { createPrivateKey } from 'node:crypto';
import { addressOf, type Environment, given, hostsOf } from '../../provider-environment.js';
import { StartupError } from '../../startup-error.js';

/** The keys and addresses for calls to Amazon Pay. */
export interface AmazonPayKeys {
  /** Without a slash at the end. */
  readonly baseUrl: string;
  /** The script of the button; public. */
  readonly jsUrl: string;
  readonly merchantId: string;
  readonly storeId: string;
  readonly publicKeyId: string;
  /** In PEM. */
  readonly privateKey: string;
  /** Notices come by this topic alone. */
  readonly topicArn: string;
  /** Where the certificates of notices may stand: a host, or with a dot before it any below it. */
  readonly certificateHosts: readonly string[];
  /** Orders take money, where the key does not say so itself. */
  readonly isLive: boolean;
  /** The sandbox's certificates stand on http. */
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

/** A key in one line has its line breaks as two letters. @throws StartupError for what is no private key */
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

/** @throws StartupError for a value that cannot be used */
export const readAmazonPayKeys = (environment: Environment, isSandbox: boolean): AmazonPayKeys | null => {
  const values = AMAZON_PAY_NAMES.map((name) => given(environment, name));
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
