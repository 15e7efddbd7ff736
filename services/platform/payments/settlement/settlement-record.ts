import type { CsvRecord } from '../../csv/csv.js';
import type { CsvHeading } from '../../csv/csv-heading.js';
import type { SETTLEMENT_HEADING } from './settlement-heading.shared.js';

export type SettlementColumn = (typeof SETTLEMENT_HEADING.required)[number];

/** A contradiction that a layout finds within its own report. */
export type ReportFault = 'Incomplete' | 'FooterDiffers';

/** A line of a settlement in the shop's own form, whatever form its file has. */
export interface SettlementRecord extends CsvRecord<SettlementColumn> {
  /** Set by a layout whose report contradicts itself at this line; nothing else is read of it. */
  readonly fault?: ReportFault;
}

/** The format of a provider's report. */
export interface SettlementLayout {
  readonly heading: CsvHeading<string>;
  /** A report of a provider's own may have several days, and names times; the shop's own form has one day. */
  readonly hasTimes: boolean;
  /**
   * Turns the lines of a report into the shop's own form. Lines that move nothing between payer and shop (payouts, reserves,
   * headers within the table) are left out.
   */
  readonly recordsOf: (records: readonly CsvRecord<string>[]) => readonly SettlementRecord[];
}
