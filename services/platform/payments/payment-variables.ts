import type { EnvironmentTopic } from '../environment-variable.js';

export const paymentVariables: EnvironmentTopic = {
  title: 'Payments',
  variables: [
    {
      name: 'PAYMENT_METHODS',
      default: '`1,2,3,4,5,6,7`',
      meaning:
        'The methods on offer: 1 card, 2 convenience store, 3 PayPal, 4 bank transfer, 5 Amazon Pay, 6 carrier, 7 Pay-easy. A method without its keys is off, and the start says so.',
    },
    {
      name: 'VERITRANS_TOKEN_API_KEY',
      default: null,
      mayBeInFile: true,
      meaning: 'VeriTrans4G, for 1, 2, 6 and 7: the public key of the tokenizer.',
    },
    { name: 'VERITRANS_MERCHANT_CCID', default: null, mayBeInFile: true, meaning: 'VeriTrans4G: the merchant.' },
    {
      name: 'VERITRANS_SECRET_KEY',
      default: null,
      mayBeInFile: true,
      meaning: 'VeriTrans4G: the secret key, hexadecimal.',
    },
    {
      name: 'VERITRANS_BASE_URL',
      default: 'the provider’s',
      meaning: 'Another address than https is allowed with `SANDBOX` alone.',
    },
    {
      name: 'VERITRANS_TOKEN_URL',
      default: 'the provider’s',
      meaning: 'The tokenizer that browsers send card numbers to.',
    },
    {
      name: 'VERITRANS_DUMMY',
      default: '0',
      meaning: '1 marks orders as trials that take no money. Production refuses it.',
    },
    {
      name: 'VERITRANS_3DS_OPTION',
      default: '`mpi-company`',
      meaning: 'How card holders must be authenticated: `mpi-complete`, `mpi-company` or `mpi-merchant`.',
    },
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
      meaning: 'Hosts of the certificates that sign webhooks, as for `PAYPAL_CERT_HOSTS`.',
    },
    { name: 'BANK_NAME', default: null, mayBeInFile: true, meaning: 'The bank of the shop’s own account, for 4.' },
    { name: 'BANK_BRANCH', default: null, mayBeInFile: true, meaning: 'The branch of that account.' },
    { name: 'BANK_ACCOUNT', default: null, mayBeInFile: true, meaning: 'The kind and number of that account.' },
    { name: 'BANK_HOLDER_KANA', default: null, mayBeInFile: true, meaning: 'The holder of that account, in kana.' },
  ],
};
