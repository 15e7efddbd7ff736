import type { ListRequest } from '../../platform/http/requests/wire.contract.js';
import type { SiteResource } from '../wire/site.contract.js';

export interface SiteListCalls {
  /** Lists the partner sites, including closed ones. */
  'GET /admin-api/partner-sites': { query: ListRequest; answer: readonly SiteResource[] };
  /** Returns a partner site. */
  'GET /admin-api/partner-sites/{id}': { answer: SiteResource };
}
