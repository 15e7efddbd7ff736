import type { ListRequest } from '../../platform/http/requests/wire.contract.js';
import type { BannerResource } from '../wire/banner.contract.js';

export interface AdminBannerCalls {
  /** Lists the only banner. */
  'GET /admin-api/banners': { query: ListRequest; answer: readonly BannerResource[] };
  /** Returns the banner. */
  'GET /admin-api/banners/{id}': { answer: BannerResource };
}
