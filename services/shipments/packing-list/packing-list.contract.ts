import { IsIn, IsOptional } from 'class-validator';
import { withMessage } from '../../platform/http/requests/contract.js';
import type { ListRequest } from '../../platform/http/requests/wire.contract.js';

/** `GET /admin-api/shipments.csv`, apart from the filter. */
export class PackingListRequest {
  @IsOptional()
  @IsIn(
    ['packing', 'yamato-b2'],
    withMessage('layoutはpackingまたはyamato-b2です。', 'layout is packing or yamato-b2.'),
  )
  layout?: string;

  /** '1': reports which parcels get a label, and why the others do not. */
  @IsOptional()
  @IsIn(['0', '1'], withMessage('previewは0または1です。', 'preview is 0 or 1.'))
  preview?: string;
}

/** The contents of a file of labels. */
export interface LabelReport {
  readonly parcels: number;
  /** The number of parcels that get a label; the file omits the others. */
  readonly ready: number;
  /** The message about missing settings; null when they are complete. */
  readonly sender: string | null;
  /** The first thousand problems. */
  readonly problems: readonly {
    readonly id: string;
    /** The parcel's number for people. */
    readonly number: string;
    readonly field: string;
    readonly message: string;
  }[];
}

export interface PackingListCalls {
  /**
   * Returns unsent parcels with their cards as CSV, for people or for a carrier’s labels; with `preview` the problems of the
   * labels.
   */
  'GET /admin-api/shipments.csv': { query: ListRequest & PackingListRequest; answer: LabelReport; file: 'text/csv' };
}
