import type { ListRequest } from '../../platform/http/requests/wire.contract.js';
import type { LegalTextResource } from '../wire/legal-text.contract.js';

export interface LegalTextListCalls {
  /** The texts that people are bound by, with their versions. */
  'GET /admin-api/legal-texts': { query: ListRequest; answer: readonly LegalTextResource[] };
  /** One of them. */
  'GET /admin-api/legal-texts/{id}': { answer: LegalTextResource };
}
