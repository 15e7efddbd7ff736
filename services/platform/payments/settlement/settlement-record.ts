import type { CsvRecord } from '../../csv/csv.js';
import type { CsvHeading } from '../../csv/csv-heading.js';
import type { SETTLEMENT_HEADING } from './settlement-heading.shared.js';

export type SettlementColumn = (typeof SETTLEMENT_HEADING.required)[number];

/** A contradiction within a report. */
export type ReportFault = 'Incomplete' | 'FooterDiffers';

/** A line of a settlement in the shop's own format, whatever the format of its file. */
export interface SettlementRecord extends CsvRecord<SettlementColumn> {
  /** Set if the report contradicts itself at this line. The other values are then ignored. */
  readonly fault?: ReportFault;
}

/** The format of a provider's report. */
export interface SettlementLayout {
  readonly heading: CsvHeading<string>;
  /** The report may cover several days and contains times. The shop's own format covers one day. */
  readonly hasTimes: boolean;
  /**
   * Converts the lines of a report to the shop's own format. Omits lines that move no money between payer and shop:
   * payouts, reserves, and headers within the table.
   */
  readonly recordsOf: (records: readonly CsvRecord<string>[]) => readonly SettlementRecord[];
}
