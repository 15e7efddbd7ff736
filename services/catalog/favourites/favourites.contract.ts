import type { Done, IsoTime } from '../../platform/http/wire.contract.js';
import type { FavouritesAnswer } from '../wire/favourites.contract.js';
import type { PackPageAnswer } from '../wire/pack.contract.js';
import type { PackSearchQuery } from '../wire/pack-search.contract.js';

export interface UsedUpAnswer extends Done {
  /** Ids of packs. */
  readonly list: readonly string[];
  /** Those of them that are sold once a day, and that the member may draw again tomorrow. */
  readonly today: readonly string[];
  /** When that day begins; null where there are none. */
  readonly again_at: IsoTime | null;
}

export interface FavouritesCalls {
  /** Which packs the member has marked. This project's own. */
  'GET /api/user/pack/favourites': { answer: FavouritesAnswer };
  /** Those of them that are of a type and in sight, as `all_list` has them. This project's own. */
  'GET /api/user/pack/favourites/{type}[/{page}]': { query: PackSearchQuery; answer: PackPageAnswer };
  /** The packs of which the member has drawn as many as one member may, or may today. This project's own. */
  'GET /api/user/pack/used_up': { answer: UsedUpAnswer };
}
