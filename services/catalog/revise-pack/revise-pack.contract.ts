import type { RevisePackRequest } from '../wire/pack-draft.contract.js';
import type { PackRecord } from '../wire/pack-record.contract.js';

export interface RevisePackCalls {
  /** Edits a draft. */
  'PUT /admin-api/packs/{id}': { request: RevisePackRequest; answer: PackRecord };
}
