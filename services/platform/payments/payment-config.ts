import { createPrivateKey } from 'node:crypto';
import { addressOf, type Environment, given, hostsOf } from '../provider-environment.js';
import { StartupError } from '../startup-error.js';

/** How the card's holder must have been authenticated: who bears the risk else. */
const OPTIONS = ['mpi-complete', 'mpi-company', 'mpi-merchant'] as const;

/** What is needed to speak to VeriTrans4G. */
export interface VeritransKeys {
  /** Without a slash at the end. */
  readonly baseUrl: string;
  /** Where browsers take card numbers, so that the shop never sees one; public. */
  readonly tokenUrl: string;
  readonly tokenApiKey: string;
  readonly merchantCcid: string;
  /** Hexadecimal. */
  readonly secretKey: string;
  /** Orders are for trying, and take no money. */
  readonly isDummy: boolean;
  readonly option: (typeof OPTIONS)[number];
}

/** What is needed to speak to PayPal. */
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

/** What is needed to speak to Amazon Pay. */
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

/** The shop's own account, as members are told it. */
export interface BankAccount {
  readonly bank: string;
  readonly branch: string;
  /** Kind and number. */
  readonly account: string;
  readonly holder: string;
}

/** By which methods the shop can be paid. */
export interface PaymentConfig {
  /** The numbers of the methods that are wanted, `1` card, `2` convenience store, and so on. */
  readonly wanted: readonly string[];
  readonly veritrans: VeritransKeys | null;
  readonly paypal: PaypalKeys | null;
  readonly amazonPay: AmazonPayKeys | null;
  readonly bank: BankAccount | null;
  /** What is missing for methods that are wanted, in words for whoever starts the shop. */
  readonly missing: readonly string[];
}

const WANTED = '1,2,3,4,5,6,7';
const VERITRANS_URL = 'https://api3.veritrans.co.jp';
const VERITRANS_METHODS = ['1', '2', '6', '7'];
const VERITRANS_NAMES = ['VERITRANS_TOKEN_API_KEY', 'VERITRANS_MERCHANT_CCID', 'VERITRANS_SECRET_KEY'];
const PAYPAL_URL = 'https://api-m.paypal.com';
const PAYPAL_JS_URL = 'https://www.paypal.com/sdk/js';
const PAYPAL_METHOD = '3';
const PAYPAL_NAMES = ['PAYPAL_CLIENT_ID', 'PAYPAL_CLIENT_SECRET', 'PAYPAL_WEBHOOK_ID', 'PAYPAL_MERCHANT_ID'];
const AMAZON_PAY_URL = 'https://pay-api.amazon.jp';
const AMAZON_PAY_JS_URL = 'https://static-fe.payments-amazon.com/checkout.js';
const AMAZON_PAY_METHOD = '5';
const AMAZON_PAY_NAMES = [
  'AMAZON_PAY_MERCHANT_ID',
  'AMAZON_PAY_STORE_ID',
  'AMAZON_PAY_PUBLIC_KEY_ID',
  'AMAZON_PAY_PRIVATE_KEY',
  'AMAZON_PAY_SNS_TOPIC_ARN',
];
const BANK_METHOD = '4';
const BANK_NAMES = ['BANK_NAME', 'BANK_BRANCH', 'BANK_ACCOUNT', 'BANK_HOLDER_KANA'];

const veritransOf = (environment: Environment, isSandbox: boolean): VeritransKeys | null => {
  const [tokenApiKey, merchantCcid, secretKey] = VERITRANS_NAMES.map((name) => given(environment, name));
  if (!tokenApiKey || !merchantCcid || !secretKey) return null;
  if (!/^([0-9a-f]{2})+$/i.test(secretKey)) throw new StartupError('VERITRANS_SECRET_KEY must be hexadecimal');
  const option = OPTIONS.find((one) => one === (environment.VERITRANS_3DS_OPTION || 'mpi-company'));
  if (!option) throw new StartupError(`VERITRANS_3DS_OPTION must be one of ${OPTIONS.join(', ')}`);
  const dummy = environment.VERITRANS_DUMMY || '0';
  if (dummy !== '0' && dummy !== '1') throw new StartupError(`VERITRANS_DUMMY must be 0 or 1, not "${dummy}"`);
  return {
    baseUrl: addressOf(environment, 'VERITRANS_BASE_URL', VERITRANS_URL, isSandbox),
    tokenUrl: addressOf(environment, 'VERITRANS_TOKEN_URL', `${VERITRANS_URL}/4gtoken`, isSandbox),
    tokenApiKey,
    merchantCcid,
    secretKey,
    isDummy: dummy === '1',
    option,
  };
};

const paypalOf = (environment: Environment, isSandbox: boolean): PaypalKeys | null => {
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

const amazonPayOf = (environment: Environment, isSandbox: boolean): AmazonPayKeys | null => {
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

const bankOf = (environment: Environment): BankAccount | null => {
  const [bank, branch, account, holder] = BANK_NAMES.map((name) => given(environment, name));
  return bank && branch && account && holder ? { bank, branch, account, holder } : null;
};

/** @throws StartupError for a value that cannot be used */
export const readPaymentConfig = (environment: Environment, isSandbox: boolean): PaymentConfig => {
  const wanted = (environment.PAYMENT_METHODS ?? WANTED).split(',').map((one) => one.trim());
  const veritrans = veritransOf(environment, isSandbox);
  const paypal = paypalOf(environment, isSandbox);
  const amazonPay = amazonPayOf(environment, isSandbox);
  const bank = bankOf(environment);
  const lacking = (methods: readonly string[], names: readonly string[]) => {
    const off = wanted.filter((one) => methods.includes(one));
    const missing = names.filter((name) => !environment[name] && !environment[`${name}_FILE`]);
    return off.length > 0 ? [`payment methods ${off.join(', ')} are off: ${missing.join(', ')} not set`] : [];
  };
  const missing = [
    ...(veritrans ? [] : lacking(VERITRANS_METHODS, VERITRANS_NAMES)),
    ...(paypal ? [] : lacking([PAYPAL_METHOD], PAYPAL_NAMES)),
    ...(amazonPay ? [] : lacking([AMAZON_PAY_METHOD], AMAZON_PAY_NAMES)),
    ...(bank ? [] : lacking([BANK_METHOD], BANK_NAMES)),
  ];
  return { wanted, veritrans, paypal, amazonPay, bank, missing };
};
