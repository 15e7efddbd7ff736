import { parseReportYen, recordOf } from '../settlement/report-record.js';
import type { SettlementLayout } from '../settlement/settlement-record.js';

/**
 * Amazon Pay's settlement report. Source: https://developer.amazon.com/docs/amazon-pay-reports/settlement-reports.html
 * and its Japanese version (ja-settlement-reports.html), read on 2026-11-26. Lines with the seller and the period
 * precede the heading. Fees have a sign of their own, so the fee is computed as amount minus net.
 */
const HEADING = {
  required: [
    'TransactionPostedDate',
    'AmazonTransactionId',
    'TransactionType',
    'TransactionAmount',
    'NetTransactionAmount',
  ],
  optional: ['SellerOrderId', 'SellerReferenceId', 'CurrencyCode', 'TotalTransactionFee'],
  ignoresOthers: true,
} as const;

/**
 * The kind of each type, without spaces and hyphens. Null marks reserves, and transfers between the shop, its bank and
 * Amazon.
 */
const KINDS: Readonly<Record<string, 'payment' | 'refund' | 'chargeback' | null>> = {
  capture: 'payment',
  refund: 'refund',
  chargeback: 'chargeback',
  atozguarantee: 'chargeback',
  atozguaranteeclaim: 'chargeback',
  guaranteeclaim: 'chargeback',
  dispute: 'chargeback',
  authorization: null,
  transfer: null,
  carryover: null,
  reserve: null,
  debt: null,
  adjustment: null,
};

export const AMAZON_PAY_REPORT: SettlementLayout = {
  heading: HEADING,
  hasTimes: true,
  recordsOf: (records) =>
    records.flatMap(({ line, cells }) => {
      const key = cells.TransactionType!.toLowerCase().replace(/[^a-z]/g, '');
      const kind = Object.hasOwn(KINDS, key) ? KINDS[key] : cells.TransactionType!;
      if (kind === null || kind === undefined) return [];
      const currency = cells.CurrencyCode ?? '';
      return [
        recordOf({
          line,
          at: cells.TransactionPostedDate!,
          order: cells.SellerOrderId || cells.SellerReferenceId || '',
          reference: cells.AmazonTransactionId!,
          kind,
          currency,
          yen: parseReportYen(currency, cells.TransactionAmount!),
          net: parseReportYen(currency, cells.NetTransactionAmount!),
        }),
      ];
    }),
};
