import { queryOptions } from '@tanstack/react-query';
import type { MarkFavouriteRequest } from '../../../../services/catalog/mark-favourite/mark-favourite.contract.js';
import type { PackTagsResponse } from '../../../../services/catalog/pack-tags/pack-tags.contract.js';
import type { FavouritesResponse } from '../../../../services/catalog/wire/favourites.contract.js';
import { api } from '../../api/api';
import type { Refusal } from '../../api/response';
import { packsKey } from './catalog.api';

const PATH = '/user/pack/favourites';

/** Ids of the packs that the member has marked. */
export const favourites = queryOptions({
  queryKey: ['catalog', 'favourites'],
  queryFn: async () => (await api.get<FavouritesResponse>(PATH)).list,
});

/** Returns the query of the tags that packs of a type have now. */
export const buildPackTagsQuery = (type: string) =>
  queryOptions({
    queryKey: [...packsKey, 'tags', type],
    queryFn: async () => (await api.get<PackTagsResponse>(`/user/pack/tags/${encodeURIComponent(type)}`)).list,
  });

/** Marks or unmarks a pack. Repeating a request changes nothing. */
export const markFavourite = (request: MarkFavouriteRequest) => api.write<FavouritesResponse | Refusal>(PATH, request);
