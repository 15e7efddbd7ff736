import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { buildWitnessKeyLine } from '../witness/notes.js';
import { WITNESS } from '../witness/witness.js';
import type { Keys } from './keys.js';

/** The shop's bank account, as statements print it. */
export const ACCOUNT = {
  bankCode: '0005',
  bank: 'サンドボックス銀行',
  bankKana: 'ｻﾝﾄﾞﾎﾞﾂｸｽ',
  branchCode: '123',
  branch: '本店営業部',
  branchKana: 'ﾎﾝﾃﾝ',
  number: '1234567',
  holderKana: 'ｶ)ｵﾘﾊﾟｼﾖﾂﾌﾟ',
} as const;

/** Builds the shop's environment: the URLs of the sandbox and the shared keys. */
export const buildShopEnvironment = (keys: Keys, url: string): Readonly<Record<string, string>> => ({
  VERITRANS_BASE_URL: `${url}/veritrans`,
  VERITRANS_TOKEN_URL: `${url}/veritrans/4gtoken`,
  VERITRANS_TOKEN_API_KEY: keys.veritrans.tokenApiKey,
  VERITRANS_MERCHANT_CCID: keys.veritrans.ccid,
  VERITRANS_SECRET_KEY: keys.veritrans.secret,
  VERITRANS_DUMMY: '1',
  VERITRANS_3DS_OPTION: 'mpi-company',
  PAYPAL_BASE_URL: `${url}/paypal`,
  PAYPAL_JS_URL: `${url}/paypal/sdk/js`,
  PAYPAL_CLIENT_ID: keys.paypal.clientId,
  PAYPAL_CLIENT_SECRET: keys.paypal.secret,
  PAYPAL_WEBHOOK_ID: keys.paypal.webhookId,
  PAYPAL_MERCHANT_ID: keys.paypal.merchantId,
  PAYPAL_CERT_HOSTS: new URL(url).hostname,
  AMAZON_PAY_BASE_URL: `${url}/amazonpay`,
  AMAZON_PAY_JS_URL: `${url}/amazonpay/checkout.js`,
  AMAZON_PAY_MERCHANT_ID: keys.amazonPay.merchantId,
  AMAZON_PAY_STORE_ID: keys.amazonPay.storeId,
  AMAZON_PAY_PUBLIC_KEY_ID: keys.amazonPay.publicKeyId,
  AMAZON_PAY_PRIVATE_KEY: keys.amazonPay.merchantPrivateKey,
  AMAZON_PAY_SNS_TOPIC_ARN: keys.amazonPay.topicArn,
  AMAZON_PAY_SNS_CERT_HOSTS: new URL(url).hostname,
  BANK_NAME: ACCOUNT.bank,
  BANK_BRANCH: `${ACCOUNT.branch} (${ACCOUNT.branchCode})`,
  BANK_ACCOUNT: `普通 ${ACCOUNT.number}`,
  BANK_HOLDER_KANA: ACCOUNT.holderKana,
  SMS_PROVIDER: 'twilio',
  TWILIO_BASE_URL: `${url}/twilio`,
  TWILIO_ACCOUNT_SID: keys.twilio.accountSid,
  TWILIO_AUTH_TOKEN: keys.twilio.authToken,
  TWILIO_FROM: '+815012345678',
  PARTNER_BASE_URL: `${url}/partner/miles`,
  PARTNER_KEY_ID: keys.partner.keyId,
  PARTNER_SECRET: keys.partner.secret,
  PUSH_VAPID_PUBLIC_KEY: keys.push.publicKey,
  PUSH_VAPID_PRIVATE_KEY: keys.push.privateKey,
  PUSH_SUBJECT: 'mailto:shop@shop.example',
  PUSH_SANDBOX_URL: `${url}/push`,
  WITNESS_URLS: `${buildWitnessKeyLine(WITNESS, keys.witness.privateKey)} ${url}/witness`,
});

/** Writes the environment as `node --env-file` reads it. */
export const writeShopEnvironment = (folder: string, environment: Readonly<Record<string, string>>): void => {
  const lines = Object.entries(environment).map(([name, value]) => `${name}="${value.replaceAll('\n', '\\n')}"`);
  writeFileSync(join(folder, 'shop.env'), `${lines.join('\n')}\n`, { mode: 0o600 });
};
