import type { Done } from '../../platform/http/requests/wire.contract.js';
import type { Pack } from '../wire/pack.contract.js';

export interface PackDetailResponse extends Done {
  readonly detail: Pack;
}

export interface PackDetailCalls {
  /** One pack, even if its sale is over. The session remembers it as its current pack. */
  'GET /api/user/pack/detail/{id}': { answer: PackDetailResponse };
}
