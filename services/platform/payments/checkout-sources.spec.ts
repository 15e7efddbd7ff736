import { expect, it } from '@jest/globals';
import { listCheckoutSources } from './checkout-sources.js';
import { readPaymentConfig } from './payment-config.js';

const KEYS = {
  VERITRANS_TOKEN_API_KEY: 'key',
  VERITRANS_MERCHANT_CCID: 'ccid',
  VERITRANS_SECRET_KEY: 'abcdef',
  PAYPAL_CLIENT_ID: 'id',
  PAYPAL_CLIENT_SECRET: 'secret',
  PAYPAL_WEBHOOK_ID: 'webhook',
  PAYPAL_MERCHANT_ID: 'merchant',
};
const TOKENIZER = 'https://api3.veritrans.co.jp/4gtoken';
const PAYPAL = 'https://www.paypal.com';

const sourcesOf = (environment: Record<string, string>) => listCheckoutSources(readPaymentConfig(environment, false));
const NOTHING = { 'script-src': [], 'connect-src': [], 'frame-src': [], 'form-action': [] };

it.each([
  ['no keys', {}, NOTHING],
  ['a store alone', { ...KEYS, PAYMENT_METHODS: '2' }, NOTHING],
  ['a card alone', { ...KEYS, PAYMENT_METHODS: '1' }, { ...NOTHING, 'connect-src': [TOKENIZER] }],
  [
    'PayPal alone',
    { ...KEYS, PAYMENT_METHODS: '3' },
    { ...NOTHING, 'script-src': [PAYPAL], 'connect-src': [PAYPAL], 'frame-src': [PAYPAL] },
  ],
  ['both', KEYS, { ...NOTHING, 'script-src': [PAYPAL], 'connect-src': [TOKENIZER, PAYPAL], 'frame-src': [PAYPAL] }],
])('allows the checkout page with %s exactly these sources', (_, environment, sources) => {
  expect(sourcesOf(environment)).toEqual(sources);
});

it('allows the redirect of Amazon’s script if Amazon Pay is enabled', () => {
  const keys = {
    ...readPaymentConfig(KEYS, false).keys['amazon-pay']!,
    jsUrl: 'https://static-fe.payments-amazon.com/checkout.js',
  };
  const NO_KEYS = readPaymentConfig({}, false);
  const none = { ...NO_KEYS, keys: { ...NO_KEYS.keys, 'amazon-pay': keys } };
  expect(listCheckoutSources({ ...none, enabledCodes: ['1'] })).toEqual(NOTHING);
  expect(listCheckoutSources({ ...none, enabledCodes: ['5'] })).toMatchObject({
    'script-src': ['https://static-fe.payments-amazon.com'],
    'form-action': ['https://static-fe.payments-amazon.com', 'https://payments.amazon.co.jp'],
  });
});
