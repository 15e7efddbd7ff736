import type { ListAnswer } from '../../platform/http/wire.contract.js';
import type { Pack } from '../wire/pack.contract.js';

export interface PackListRequest {
  readonly card_type?: string | number | null;
  readonly page?: string | number | null;
}

export type PackListAnswer = ListAnswer<Pack>;

export interface PackListCalls {
  /** Packs on sale, coming and sold out, in the shop's order. */
  'GET /api/user/pack/list': { answer: PackListAnswer };
  /** Packs of a type. */
  'POST /api/user/pack/list': { request: PackListRequest; answer: PackListAnswer };
  /** Packs of a type. */
  'GET /api/user/pack/all_list/{type}[/{page}]': { answer: PackListAnswer };
}
