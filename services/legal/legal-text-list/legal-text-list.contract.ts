import type { ListRequest } from '../../platform/http/requests/wire.contract.js';
import type { LegalTextResource } from '../wire/legal-text.contract.js';

export interface LegalTextListCalls {
  /** Lists the binding texts with their versions. */
  'GET /admin-api/legal-texts': { query: ListRequest; answer: readonly LegalTextResource[] };
  /** Returns one binding text. */
  'GET /admin-api/legal-texts/{id}': { answer: LegalTextResource };
}
