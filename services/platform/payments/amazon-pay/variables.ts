import type { EnvironmentVariable } from '../../environment-variable.js';

/** The settings of Amazon Pay. */
export const amazonPayVariables: readonly EnvironmentVariable[] = [
  { name: 'AMAZON_PAY_MERCHANT_ID', default: null, mayBeInFile: true, meaning: 'Amazon Pay, for 5: the merchant.' },
  { name: 'AMAZON_PAY_STORE_ID', default: null, mayBeInFile: true, meaning: 'Amazon Pay: the store.' },
  {
    name: 'AMAZON_PAY_PUBLIC_KEY_ID',
    default: null,
    mayBeInFile: true,
    meaning: 'Amazon Pay: the id of the public key. Production refuses one of `SANDBOX-`.',
  },
  {
    name: 'AMAZON_PAY_PRIVATE_KEY',
    default: null,
    mayBeInFile: true,
    meaning: 'Amazon Pay: the private key, in PEM.',
  },
  {
    name: 'AMAZON_PAY_SNS_TOPIC_ARN',
    default: null,
    mayBeInFile: true,
    meaning: 'Amazon Pay: the topic of its webhooks, which go to `PUBLIC_URL/api/hooks/amazon-pay`.',
  },
  {
    name: 'AMAZON_PAY_BASE_URL',
    default: 'Amazon’s, of Japan',
    meaning: 'Another address than https is allowed with `SANDBOX` alone.',
  },
  { name: 'AMAZON_PAY_JS_URL', default: 'Amazon’s, of Japan', meaning: 'The script of Amazon’s button.' },
  {
    name: 'AMAZON_PAY_SNS_CERT_HOSTS',
    default: '`sns.ap-northeast-1.amazonaws.com`',
    meaning:
      'Hosts of the certificates that sign webhooks, separated by commas. `.host` stands for every host below it.',
  },
];
