import type { MovementKind } from '../../payments/index.js';
import { DECLARATIONS } from '../../platform/payments/providers.js';
import type { ExternalProvider } from '../../platform/payments/providers.shared.js';
import { SETTLEMENT_HEADING } from '../../platform/payments/settlement/settlement-heading.shared.js';
import type { SettlementLayout, SettlementRecord } from '../../platform/payments/settlement/settlement-record.js';

/** The words for the kind of a line. `total` is the sum of the lines before it. */
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

/** The shop's own format, which the sandbox writes. */
const COMMON: SettlementLayout = {
  heading: SETTLEMENT_HEADING,
  hasTimes: false,
  recordsOf: (records) => records as readonly SettlementRecord[],
};

/** Returns the formats of a provider's file, the shop's own first. */
export const settlementLayoutsOf = (provider: ExternalProvider): readonly SettlementLayout[] => [
  COMMON,
  ...DECLARATIONS[provider].settlementLayouts,
];
