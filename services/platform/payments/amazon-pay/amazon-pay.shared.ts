import type { ExternalDescription, MethodDescription } from '../provider-description.js';

export const amazonPay = {
  id: 'amazon-pay',
  name: { ja: 'Amazon Pay', en: 'Amazon Pay' },
  account: { ja: '決済会社 (Amazon Pay)', en: 'Payment provider (Amazon Pay)' },
  payerAccount: 'Amazon',
  hasOwnReports: true,
} as const satisfies ExternalDescription;

export const amazonPayMethod = {
  id: 'amazon-pay',
  code: '5',
  provider: 'amazon-pay',
  name: amazonPay.name,
  isSlip: false,
  isCancellable: true,
  refundBy: 'provider',
  isDisputable: true,
  wallet: {
    begins: 'session',
    sessionField: 'amazonCheckoutSessionId',
    allowsRetry: false,
    page: '/complete-buy-point',
    returnPage: '/amazon-pay-redirect',
  },
} as const satisfies MethodDescription;
