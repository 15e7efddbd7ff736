import type { Done } from '../../platform/http/wire.contract.js';
import type { Pack } from '../wire/pack.contract.js';

export interface PackDetailAnswer extends Done {
  readonly detail: Pack;
}

export interface PackDetailCalls {
  /** One pack, also when its sale is over; the session remembers it as its current one. */
  'GET /api/user/pack/detail/{id}': { answer: PackDetailAnswer };
}
