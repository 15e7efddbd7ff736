import type { PackPageResponse } from '../wire/pack.contract.js';
import type { PackSearchQuery } from '../wire/pack-search.contract.js';

export interface PackListRequest {
  readonly card_type?: string | number | null;
  readonly page?: string | number | null;
}

export type PackListResponse = PackPageResponse;

export interface PackListCalls {
  /** Packs on sale, coming and sold out, in the shop’s order. */
  'GET /api/user/pack/list': { answer: PackListResponse };
  /** Packs of a type. */
  'POST /api/user/pack/list': { request: PackListRequest; answer: PackListResponse };
  /** Packs of a type, filtered and sorted by the query. */
  'GET /api/user/pack/all_list/{type}[/{page}]': { query: PackSearchQuery; answer: PackListResponse };
}
