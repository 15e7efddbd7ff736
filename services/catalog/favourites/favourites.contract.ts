import type { Done, IsoTime } from '../../platform/http/requests/wire.contract.js';
import type { FavouritesResponse } from '../wire/favourites.contract.js';
import type { PackPageResponse } from '../wire/pack.contract.js';
import type { PackSearchQuery } from '../wire/pack-search.contract.js';

export interface UsedUpResponse extends Done {
  /** The ids of the packs. */
  readonly list: readonly string[];
  /** The packs sold once a day, which the member may draw again tomorrow. */
  readonly today: readonly string[];
  /** The start of that day; null if there are none. */
  readonly again_at: IsoTime | null;
}

export interface FavouritesCalls {
  /** Ids of the packs that the member has marked. Specific to this project. */
  'GET /api/user/pack/favourites': { answer: FavouritesResponse };
  /** The marked packs of a type that are listed, in the format of `all_list`. Specific to this project. */
  'GET /api/user/pack/favourites/{type}[/{page}]': { query: PackSearchQuery; answer: PackPageResponse };
  /** The packs from which the member has reached the limit per member or per day. Specific to this project. */
  'GET /api/user/pack/used_up': { answer: UsedUpResponse };
}
