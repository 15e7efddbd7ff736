import type { VersionedFileQuery } from '../../platform/console-api/commands/command.contract.js';
import type { PrizeRequest } from '../wire/pack-draft.contract.js';
import type { PackRecord } from '../wire/pack-record.contract.js';

/** The contents of a prize file; nothing is imported yet. */
export interface PrizesPreview {
  /** The pack. */
  readonly id: string;
  /** The number of prize lines. */
  readonly count: number;
  readonly prizes: readonly PrizeRequest[];
  /** True if further errors may follow those listed. */
  readonly more: boolean;
  readonly errors: readonly { readonly line: number; readonly field: string; readonly message: string }[];
}

export interface ImportPrizesCalls {
  /** Imports prizes from a CSV file into a draft. With `preview`, nothing is changed. */
  'POST /admin-api/packs/{id}/prizes.csv': {
    query: VersionedFileQuery;
    upload: 'text/csv';
    answer: PackRecord | PrizesPreview;
  };
}
