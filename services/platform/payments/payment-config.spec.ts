import { generateKeyPairSync } from 'node:crypto';
import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { StartupError } from '../startup-error.js';
import { readPaymentConfig } from './payment-config.js';

const KEYS = {
  VERITRANS_TOKEN_API_KEY: 'public',
  VERITRANS_MERCHANT_CCID: 'A1',
  VERITRANS_SECRET_KEY: '00ff',
};
const PAYPAL = {
  PAYPAL_CLIENT_ID: 'client',
  PAYPAL_CLIENT_SECRET: 'secret',
  PAYPAL_WEBHOOK_ID: 'webhook',
  PAYPAL_MERCHANT_ID: 'merchant',
};
const PEM = generateKeyPairSync('rsa', { modulusLength: 2048 }).privateKey.export({ type: 'pkcs8', format: 'pem' });
const AMAZON = {
  AMAZON_PAY_MERCHANT_ID: 'merchant',
  AMAZON_PAY_STORE_ID: 'store',
  AMAZON_PAY_PUBLIC_KEY_ID: 'LIVE-KEY',
  AMAZON_PAY_PRIVATE_KEY: String(PEM),
  AMAZON_PAY_SNS_TOPIC_ARN: 'arn:aws:sns:ap-northeast-1:1:topic',
};
const BANK = { BANK_NAME: '銀行', BANK_BRANCH: '本店', BANK_ACCOUNT: '普通 1', BANK_HOLDER_KANA: 'ミセ' };

describe('the settings of payments', () => {
  it('finds nothing missing with keys and an account', () => {
    const config = readPaymentConfig({ ...KEYS, ...PAYPAL, ...AMAZON, ...BANK }, false);
    expect(config.missing).toEqual([]);
    expect(config.keys.veritrans).toMatchObject({
      baseUrl: 'https://api3.veritrans.co.jp',
      tokenUrl: 'https://api3.veritrans.co.jp/4gtoken',
      isDummy: false,
      option: 'mpi-company',
    });
    expect(config.keys.paypal).toEqual({
      baseUrl: 'https://api-m.paypal.com',
      jsUrl: 'https://www.paypal.com/sdk/js',
      clientId: 'client',
      clientSecret: 'secret',
      webhookId: 'webhook',
      merchantId: 'merchant',
      certificateHosts: ['.paypal.com'],
      isSandbox: false,
    });
    expect(config.bank).toEqual({ bank: '銀行', branch: '本店', account: '普通 1', holder: 'ミセ' });
  });

  it('name what is missing for the enabled methods', () => {
    const { VERITRANS_SECRET_KEY: _, ...rest } = KEYS;
    const { missing, keys } = readPaymentConfig({ ...rest, PAYMENT_METHODS: '1,4' }, false);
    expect(keys.veritrans).toBeNull();
    expect(missing).toEqual([
      'payment methods 1 are off: VERITRANS_SECRET_KEY not set',
      `payment methods 4 are off: ${Object.keys(BANK).join(', ')} not set`,
    ]);
    expect(readPaymentConfig({ PAYMENT_METHODS: '3' }, false).missing).toEqual([
      `payment methods 3 are off: ${Object.keys(PAYPAL).join(', ')} not set`,
    ]);
    expect(readPaymentConfig({ PAYMENT_METHODS: '5' }, false).missing).toEqual([
      `payment methods 5 are off: ${Object.keys(AMAZON).join(', ')} not set`,
    ]);
    expect(readPaymentConfig({ PAYMENT_METHODS: '8' }, false).missing).toEqual([]);
  });

  it('read a secret from a file', () => {
    const file = join(mkdtempSync(join(tmpdir(), 'keys-')), 'secret');
    writeFileSync(file, 'abcd\n');
    const environment = { ...KEYS, VERITRANS_SECRET_KEY: '', VERITRANS_SECRET_KEY_FILE: file };
    expect(readPaymentConfig(environment, false).keys.veritrans?.secretKey).toBe('abcd');
    const gone = { ...environment, VERITRANS_SECRET_KEY_FILE: `${file}.gone` };
    expect(() => readPaymentConfig(gone, false)).toThrow(StartupError);
  });

  it.each([
    { VERITRANS_BASE_URL: 'http://api.example' },
    { VERITRANS_BASE_URL: 'https://localhost:4010' },
    { VERITRANS_BASE_URL: 'https://127.0.0.1' },
    { VERITRANS_TOKEN_URL: 'https://[::1]/4gtoken' },
    { VERITRANS_TOKEN_URL: 'nowhere' },
    { PAYPAL_BASE_URL: 'http://127.0.0.1:4010/paypal' },
    { PAYPAL_JS_URL: 'http://www.paypal.com/sdk/js' },
    { AMAZON_PAY_BASE_URL: 'http://pay-api.amazon.jp' },
    { AMAZON_PAY_JS_URL: 'https://localhost/checkout.js' },
  ])('reject %j outside the sandbox', (address) => {
    expect(() => readPaymentConfig({ ...KEYS, ...PAYPAL, ...AMAZON, ...address }, false)).toThrow(StartupError);
  });

  it('accept the sandbox’s own addresses there', () => {
    const address = { VERITRANS_BASE_URL: 'http://127.0.0.1:4010/veritrans/' };
    expect(readPaymentConfig({ ...KEYS, ...address }, true).keys.veritrans?.baseUrl).toBe(
      'http://127.0.0.1:4010/veritrans',
    );
  });

  it('read a multi-line key from one line', () => {
    const oneLine = { ...AMAZON, AMAZON_PAY_PRIVATE_KEY: String(PEM).replaceAll('\n', '\\n') };
    expect(readPaymentConfig(oneLine, false).keys['amazon-pay']).toMatchObject({ privateKey: PEM, isLive: true });
    const wrong = { ...AMAZON, AMAZON_PAY_PRIVATE_KEY: 'no key' };
    expect(() => readPaymentConfig(wrong, false)).toThrow(StartupError);
  });

  it.each([{ VERITRANS_SECRET_KEY: 'xyz' }, { VERITRANS_DUMMY: '2' }, { VERITRANS_3DS_OPTION: 'mpi-none' }])(
    'reject %j',
    (wrong) => {
      expect(() => readPaymentConfig({ ...KEYS, ...wrong }, true)).toThrow(StartupError);
    },
  );
});
