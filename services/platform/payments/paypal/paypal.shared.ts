import type { ExternalDescription, MethodDescription } from '../provider-description.js';

export const paypal = {
  id: 'paypal',
  name: { ja: 'PayPal', en: 'PayPal' },
  account: { ja: '決済会社 (PayPal)', en: 'Payment provider (PayPal)' },
  payerAccount: 'PayPal',
  hasOwnReports: true,
} as const satisfies ExternalDescription;

export const paypalMethod = {
  id: 'paypal',
  code: '3',
  provider: 'paypal',
  name: paypal.name,
  isSlip: false,
  isCancellable: true,
  refundBy: 'provider',
  isDisputable: true,
  wallet: { begins: 'order', allowsRetry: true, page: '/complete-buy-point-paypal' },
} as const satisfies MethodDescription;
