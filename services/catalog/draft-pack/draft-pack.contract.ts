import type { PackDraftRequest } from '../wire/pack-draft.contract.js';
import type { PackRecord } from '../wire/pack-record.contract.js';

export interface DraftPackCalls {
  /** Drafts a pack. */
  'POST /admin-api/packs': { request: PackDraftRequest; answer: PackRecord };
}
