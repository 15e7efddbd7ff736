import type { MovementKind } from '../streams/movements.js';
import type { SettlingProvider } from '../wire/settling-provider.shared.js';
import { AMAZON_PAY_REPORT } from './amazon-pay-report.js';
import { PAYPAL_ACTIVITY } from './paypal-activity.js';
import { PAYPAL_SETTLEMENT_REPORT } from './paypal-settlement-report.js';
import { SETTLEMENT_HEADING } from './settlement-heading.shared.js';
import type { SettlementLayout, SettlementRecord } from './settlement-record.js';

/** Words for what a line is about; `total` is what the lines before it come to. */
export const KINDS: Readonly<Record<string, MovementKind | 'total'>> = {
  payment: 'payment',
  refund: 'refund',
  chargeback: 'chargeback',
  total: 'total',
  売上: 'payment',
  返金: 'refund',
  チャージバック: 'chargeback',
  合計: 'total',
};

/** The form that the shop asks for, which the sandbox writes. */
const COMMON: SettlementLayout = {
  heading: SETTLEMENT_HEADING,
  hasTimes: false,
  recordsOf: (records) => records as readonly SettlementRecord[],
};

/** The forms of each provider's file, the shop's own first. A provider's other reports get a row here, and nothing else changes. */
export const SETTLEMENT_LAYOUTS: Readonly<Record<SettlingProvider, readonly SettlementLayout[]>> = {
  veritrans: [COMMON],
  paypal: [COMMON, PAYPAL_SETTLEMENT_REPORT, PAYPAL_ACTIVITY],
  'amazon-pay': [COMMON, AMAZON_PAY_REPORT],
};
