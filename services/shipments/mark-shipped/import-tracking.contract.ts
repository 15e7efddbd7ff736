import type { FileQuery, ImportProgress } from '../../platform/console-api/commands/command.contract.js';

/** A refused line, or an accepted line with a warning. */
export interface LineReport {
  readonly line: number;
  readonly id: string;
  /** The parcel's number for people; '' where the line names no known parcel. */
  readonly number: string;
  readonly delivery_code: string;
  readonly carrier: string;
  /** The code of the problem. */
  readonly code: string;
  /** Its message for people. */
  readonly message: string;
}

/** The result of a list of tracking numbers. */
export interface TrackingReport {
  readonly lines: number;
  /** The number of lines whose parcels are or would be marked as shipped. */
  readonly ready: number;
  /** The number of lines that were applied before. */
  readonly unchanged: number;
  readonly refused: number;
  /** The first thousand refused lines. */
  readonly problems: readonly LineReport[];
  /** The first thousand accepted lines with a warning. */
  readonly warnings: readonly LineReport[];
}

/** A line of the response while a list is applied. */
export type TrackingProgress = ImportProgress<TrackingReport>;

export interface ImportTrackingCalls {
  /**
   * Marks many parcels as shipped, from a CSV file. With `preview` nothing is changed; otherwise the response grows line by
   * line.
   */
  'POST /admin-api/shipments/tracking.csv': {
    query: FileQuery;
    upload: 'text/csv';
    answer: TrackingReport;
    file: 'application/x-ndjson';
  };
}
