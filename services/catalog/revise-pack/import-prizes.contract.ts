import type { VersionedFileQuery } from '../../platform/console-api/commands/command.contract.js';
import type { PrizeRequest } from '../wire/pack-draft.contract.js';
import type { PackRecord } from '../wire/pack-record.contract.js';

/** What the shop read of a file of prizes; nothing of it is taken over yet. */
export interface PrizesPreview {
  /** The pack. */
  readonly id: string;
  /** Lines of prizes in all. */
  readonly count: number;
  readonly prizes: readonly PrizeRequest[];
  /** Whether there may be faults after those told. */
  readonly more: boolean;
  readonly errors: readonly { readonly line: number; readonly field: string; readonly message: string }[];
}

export interface ImportPrizesCalls {
  /** A list of prizes from a CSV file, for a draft. With `preview` it is only looked at. */
  'POST /admin-api/packs/{id}/prizes.csv': {
    query: VersionedFileQuery;
    upload: 'text/csv';
    answer: PackRecord | PrizesPreview;
  };
}
