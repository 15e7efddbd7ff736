import type { ExternalDescription, MethodDescription } from '../provider-description.js';

export const veritrans = {
  id: 'veritrans',
  name: { ja: 'VeriTrans4G', en: 'VeriTrans4G' },
  account: { ja: '決済会社 (VeriTrans4G)', en: 'Payment provider (VeriTrans4G)' },
  payerAccount: null,
  hasOwnReports: false,
} as const satisfies ExternalDescription;

export const card = {
  id: 'card',
  code: '1',
  provider: 'veritrans',
  name: { ja: 'クレジットカード', en: 'Credit card' },
  isSlip: false,
  isCancellable: false,
  refundBy: 'provider',
  isDisputable: true,
} as const satisfies MethodDescription;

export const convenienceStore = {
  id: 'convenience-store',
  code: '2',
  provider: 'veritrans',
  name: { ja: 'コンビニ決済', en: 'Convenience store' },
  isSlip: true,
  isCancellable: true,
  refundBy: 'transfer',
  isDisputable: false,
} as const satisfies MethodDescription;

export const carrier = {
  id: 'carrier',
  code: '6',
  provider: 'veritrans',
  name: { ja: 'キャリア決済', en: 'Mobile carrier billing' },
  isSlip: false,
  isCancellable: false,
  refundBy: 'provider',
  isDisputable: true,
} as const satisfies MethodDescription;

export const payEasy = {
  id: 'pay-easy',
  code: '7',
  provider: 'veritrans',
  name: { ja: 'ペイジー', en: 'Pay-easy' },
  isSlip: true,
  isCancellable: false,
  refundBy: 'transfer',
  isDisputable: false,
} as const satisfies MethodDescription;
