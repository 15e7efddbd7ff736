import type { FileQuery, ImportProgress } from '../../platform/console-api/commands/command.contract.js';

/** A line that is not taken, or that is taken and looks odd. */
export interface LineReport {
  readonly line: number;
  readonly id: string;
  /** The parcel's, by which people call it; '' where the line names none that is known. */
  readonly number: string;
  readonly delivery_code: string;
  readonly carrier: string;
  /** What it is, for programs. */
  readonly code: string;
  /** And for people. */
  readonly message: string;
}

/** What becomes of a list of tracking numbers. */
export interface TrackingReport {
  readonly lines: number;
  /** Lines whose parcels are, or would be, marked as shipped. */
  readonly ready: number;
  /** Lines that say what is so already. */
  readonly unchanged: number;
  readonly refused: number;
  /** Refused lines, the first thousand. */
  readonly problems: readonly LineReport[];
  /** Lines that are taken and look odd, the first thousand. */
  readonly warnings: readonly LineReport[];
}

/** A line of the answer while a list is applied. */
export type TrackingProgress = ImportProgress<TrackingReport>;

export interface ImportTrackingCalls {
  /** Many parcels have been handed to carriers: a CSV file. With `preview` nothing is done; else the answer grows line by line as it is. */
  'POST /admin-api/shipments/tracking.csv': {
    query: FileQuery;
    upload: 'text/csv';
    answer: TrackingReport;
    file: 'application/x-ndjson';
  };
}
