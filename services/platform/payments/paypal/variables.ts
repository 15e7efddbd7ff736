import type { EnvironmentVariable } from '../../environment-variable.js';

/** The settings of PayPal. */
export const paypalVariables: readonly EnvironmentVariable[] = [
  {
    name: 'PAYPAL_CLIENT_ID',
    default: null,
    mayBeInFile: true,
    meaning: 'PayPal, for 3: the public id of the application.',
  },
  {
    name: 'PAYPAL_CLIENT_SECRET',
    default: null,
    mayBeInFile: true,
    meaning: 'PayPal: the secret of the application.',
  },
  {
    name: 'PAYPAL_WEBHOOK_ID',
    default: null,
    mayBeInFile: true,
    meaning: 'PayPal: the webhook at `PUBLIC_URL/api/hooks/paypal`.',
  },
  { name: 'PAYPAL_MERCHANT_ID', default: null, mayBeInFile: true, meaning: 'PayPal: the merchant.' },
  {
    name: 'PAYPAL_BASE_URL',
    default: 'PayPal’s',
    meaning: 'Another address than https is allowed with `SANDBOX` alone.',
  },
  { name: 'PAYPAL_JS_URL', default: 'PayPal’s', meaning: 'The script of PayPal’s button.' },
  {
    name: 'PAYPAL_CERT_HOSTS',
    default: '`.paypal.com`',
    meaning:
      'Hosts of the certificates that sign webhooks, separated by commas. `.host` stands for every host below it.',
  },
];
