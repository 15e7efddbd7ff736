import type { Done } from '../../platform/http/requests/wire.contract.js';

export interface FavouritesResponse extends Done {
  /** The ids of the packs that the member has marked, newest first. */
  readonly list: readonly string[];
}
