import type { PackSearchQuery } from '../../../../services/catalog/wire/pack-search.contract.js';
import { CHOICE, choiceOf } from './catalog.rules';

export type Sort = NonNullable<PackSearchQuery['sort']>;

/** Orders in which the list can be had; the first is the shop's own. */
export const SORTS: readonly Sort[] = ['recommended', 'new', 'popular', 'few-left', 'price-up', 'price-down'];

/** What somebody wants to see, as the fields hold it; '' chooses nothing. */
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

/** What is searched for and asked of the shop at the most. */
export const MAX_LETTERS = 50;
export const MAX_TAGS = 10;

const isSort = (text: string | null): text is Sort => (SORTS as readonly (string | null)[]).includes(text);

/** The digits of a price, wide ones too. */
export const digitsOf = (text: string): string => text.normalize('NFKC').replace(/\D/g, '').slice(0, 7);

/** What an address wants, where anybody may have written anything. */
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

/** An address with what is wanted in the place of what was; its list begins at its first page. */
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

/** How many choices are made in the fields that a phone keeps in its sheet. */
export const countInSheet = ({ sort, min, max, payment, tags }: PackFilters): number =>
  [sort !== 'recommended', min || max, payment].filter(Boolean).length + tags.length;

/** Why a list of an address is empty: there are none, none is what was wanted, or none is marked. */
export const emptyBecause = (
  query: URLSearchParams,
  isMember: boolean,
): 'noPacks' | 'noneFound' | 'noFavourites' | 'notLoggedIn' => {
  const { favourites } = parseFilters(query);
  if (favourites && !isMember) return 'notLoggedIn';
  const choice = choiceOf(query);
  if (choice === 'favourites=1') return 'noFavourites';
  return choice === '' ? 'noPacks' : 'noneFound';
};
