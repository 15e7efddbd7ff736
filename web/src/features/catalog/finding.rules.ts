import type { PackSearchQuery } from '../../../../services/catalog/wire/pack-search.contract.js';
import { CHOICE, choiceOf } from './catalog.rules';

export type Sort = NonNullable<PackSearchQuery['sort']>;

/** Orders of the list; the first is the shop's default. */
export const SORTS: readonly Sort[] = ['recommended', 'new', 'popular', 'few-left', 'price-up', 'price-down'];

/** Filters as the fields hold them; '' for none. */
export interface PackFilters {
  readonly q: string;
  readonly sort: Sort;
  readonly min: string;
  readonly max: string;
  readonly payment: '' | '1' | '2';
  readonly tags: readonly string[];
  readonly drawable: boolean;
  readonly favourites: boolean;
}

export const NO_FILTERS: PackFilters = {
  q: '',
  sort: 'recommended',
  min: '',
  max: '',
  payment: '',
  tags: [],
  drawable: false,
  favourites: false,
};

/** Limits of the search text and of the number of tags. */
export const MAX_LETTERS = 50;
export const MAX_TAGS = 10;

const isSort = (text: string | null): text is Sort => (SORTS as readonly (string | null)[]).includes(text);

/** Returns the digits of a price, including full-width ones. */
export const digitsOf = (text: string): string => text.normalize('NFKC').replace(/\D/g, '').slice(0, 7);

/** Parses the filters of an address, which may contain anything. */
export const parseFilters = (query: URLSearchParams): PackFilters => {
  const sort = query.get('sort');
  const payment = query.get('payment');
  return {
    q: (query.get('q') ?? '').slice(0, MAX_LETTERS),
    sort: isSort(sort) ? sort : 'recommended',
    min: digitsOf(query.get('min') ?? ''),
    max: digitsOf(query.get('max') ?? ''),
    payment: payment === '1' || payment === '2' ? payment : '',
    tags: query.getAll('tag').slice(0, MAX_TAGS),
    drawable: query.get('drawable') === '1',
    favourites: query.get('favourites') === '1',
  };
};

/** Returns an address with the filters replaced and the page reset. */
export const withFilters = (query: URLSearchParams, filters: PackFilters): URLSearchParams => {
  const next = new URLSearchParams(query);
  for (const name of [...CHOICE, 'page']) next.delete(name);
  const sort = filters.sort === 'recommended' ? '' : filters.sort;
  const { q, min, max, payment } = filters;
  for (const [name, value] of Object.entries({ q: q.trim(), sort, min, max, payment }))
    if (value) next.set(name, value);
  for (const tag of filters.tags) next.append('tag', tag);
  if (filters.drawable) next.set('drawable', '1');
  if (filters.favourites) next.set('favourites', '1');
  return next;
};

/** Counts the filters that are set in the sheet of a narrow window. */
export const countSheetFilters = ({ sort, min, max, payment, tags }: PackFilters): number =>
  [sort !== 'recommended', min || max, payment].filter(Boolean).length + tags.length;

/** Returns why the list of an address is empty. */
export const findEmptyReason = (
  query: URLSearchParams,
  isMember: boolean,
): 'noPacks' | 'noneFound' | 'noFavourites' | 'notLoggedIn' => {
  const { favourites } = parseFilters(query);
  if (favourites && !isMember) return 'notLoggedIn';
  const choice = choiceOf(query);
  if (choice === 'favourites=1') return 'noFavourites';
  return choice === '' ? 'noPacks' : 'noneFound';
};
