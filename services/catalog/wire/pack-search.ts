import { currencyOf } from '../../platform/http/codes.js';
import { parseRequest } from '../../platform/http/contract.js';
import { plainWords } from '../../platform/text/plain-text.shared.js';
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
  const asked = parseRequest(PackSearchQuery, { ...query, tag });
  return {
    words: plainWords(asked.q ?? ''),
    sort: asked.sort ?? 'recommended',
    minPrice: asked.min === undefined ? null : Number(asked.min),
    maxPrice: asked.max === undefined ? null : Number(asked.max),
    currency: asked.payment === undefined ? null : currencyOf(asked.payment),
    tags: asked.tag ?? [],
    drawable: asked.drawable === '1',
  };
};
