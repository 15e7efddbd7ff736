import { currencyOf } from '../../platform/http/requests/codes.js';
import { parseRequest } from '../../platform/http/requests/contract.js';
import { splitSearchWords } from '../../platform/text/search-text.shared.js';
import type { PackSearch } from '../streams/pack-search.js';
import { PackSearchQuery } from './pack-search.contract.js';

const FIELDS = ['q', 'sort', 'min', 'max', 'payment', 'tag', 'drawable'] as const;

/**
 * Parses the search in the query of an address; null if it filters nothing.
 *
 * @throws RefusedError 400 with messages under the fields
 */
export const packSearchOf = (query: Readonly<Record<string, unknown>>): PackSearch | null => {
  if (!FIELDS.some((field) => Object.hasOwn(query, field))) return null;
  const tag = query.tag === undefined ? [] : [query.tag].flat();
  const request = parseRequest(PackSearchQuery, { ...query, tag });
  return {
    words: splitSearchWords(request.q ?? ''),
    sort: request.sort ?? 'recommended',
    minPrice: request.min === undefined ? null : Number(request.min),
    maxPrice: request.max === undefined ? null : Number(request.max),
    currency: request.payment === undefined ? null : currencyOf(request.payment),
    tags: request.tag ?? [],
    drawable: request.drawable === '1',
  };
};
