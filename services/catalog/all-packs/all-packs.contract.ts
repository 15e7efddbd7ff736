import type { ListRequest } from '../../platform/http/requests/wire.contract.js';
import type { PackRecord } from '../wire/pack-record.contract.js';

export interface AllPacksCalls {
  /** All packs, drafts included, without their prizes. */
  'GET /admin-api/packs': { query: ListRequest; answer: readonly PackRecord[] };
  /** A pack with its prizes. */
  'GET /admin-api/packs/{id}': { answer: PackRecord };
  /** The prizes, as CSV. */
  'GET /admin-api/packs/{id}/prizes.csv': { file: 'text/csv' };
}
