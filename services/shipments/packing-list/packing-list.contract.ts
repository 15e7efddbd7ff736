import { IsIn, IsOptional } from 'class-validator';
import { says } from '../../platform/http/contract.js';
import type { ListRequest } from '../../platform/http/wire.contract.js';

/** `GET /admin-api/shipments.csv`, beside the filter. */
export class PackingListRequest {
  @IsOptional()
  @IsIn(['packing', 'yamato-b2'], says('layoutはpackingまたはyamato-b2です。', 'layout is packing or yamato-b2.'))
  layout?: string;

  /** '1': says which parcels get a label, and which do not and why. */
  @IsOptional()
  @IsIn(['0', '1'], says('previewは0または1です。', 'preview is 0 or 1.'))
  preview?: string;
}

/** What a file of labels would hold. */
export interface LabelReport {
  readonly parcels: number;
  /** Those that get a label; the others are left out of the file. */
  readonly ready: number;
  /** What the settings lack; null when they are complete. */
  readonly sender: string | null;
  /** The first thousand. */
  readonly problems: readonly {
    readonly id: string;
    /** The parcel's, by which people call it. */
    readonly number: string;
    readonly field: string;
    readonly message: string;
  }[];
}

export interface PackingListCalls {
  /** Unsent parcels with their cards, as CSV, for people or for a carrier’s labels; with `preview` what the labels lack. */
  'GET /admin-api/shipments.csv': { query: ListRequest & PackingListRequest; answer: LabelReport; file: 'text/csv' };
}
