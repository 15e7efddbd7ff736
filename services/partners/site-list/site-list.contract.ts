import type { ListRequest } from '../../platform/http/requests/wire.contract.js';
import type { SiteResource } from '../wire/site.contract.js';

export interface SiteListCalls {
  /** The partner sites, the closed ones too. */
  'GET /admin-api/partner-sites': { query: ListRequest; answer: readonly SiteResource[] };
  /** A partner site. */
  'GET /admin-api/partner-sites/{id}': { answer: SiteResource };
}
