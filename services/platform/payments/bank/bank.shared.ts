import type { MethodDescription, ProviderDescription } from '../provider-description.js';

/** The shop's bank account. It has no adapter; its deposits are matched from the bank's file. */
export const bank = {
  id: 'bank',
  name: { ja: '自社の銀行口座', en: 'Own bank account' },
  account: { ja: '自社の銀行口座', en: 'Own bank account' },
} as const satisfies ProviderDescription;

export const bankTransfer = {
  id: 'bank-transfer',
  code: '4',
  provider: 'bank',
  name: { ja: '銀行振込', en: 'Bank transfer' },
  isSlip: true,
  isCancellable: true,
  refundBy: 'transfer',
  isDisputable: false,
} as const satisfies MethodDescription;
