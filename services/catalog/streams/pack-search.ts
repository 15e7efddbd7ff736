import type { Currency } from '../../kernel/money.js';
import type { PackSort } from './pack-search.shared.js';

/** The filters of a search for packs. */
export interface PackSearch {
  /** Normalized words, all of which must occur. */
  readonly words: readonly string[];
  readonly sort: PackSort;
  /** The lower limit for the price of one draw, in the pack’s currency. */
  readonly minPrice: number | null;
  readonly maxPrice: number | null;
  readonly currency: Currency | null;
  /** A pack must have one of these tags; empty for no restriction. */
  readonly tags: readonly string[];
  /** True to list only packs that can be drawn now. */
  readonly drawable: boolean;
}

/** The searchable fields of a pack at one moment. */
export interface SearchedPack {
  /** The normalized text for the search. */
  readonly text: string;
  readonly price: number;
  readonly currency: Currency;
  readonly startAt: Date;
  readonly tags: readonly string[];
  readonly tickets: number;
  readonly left: number;
  /** The draws of the last seven days. */
  readonly drawn: number;
  readonly isDrawable: boolean;
}

const ORDERS: Readonly<Record<Exclude<PackSort, 'recommended'>, (pack: SearchedPack) => number>> = {
  new: ({ startAt }) => -startAt.getTime(),
  // A sold-out pack is no longer running out.
  'few-left': ({ left, tickets }) => (left === 0 ? Infinity : left / tickets),
  'price-up': ({ price }) => price,
  'price-down': ({ price }) => -price,
  popular: ({ drawn }) => -drawn,
};

/** Returns true if a pack matches the search. */
export const matchesSearch = (pack: SearchedPack, search: PackSearch): boolean =>
  search.words.every((word) => pack.text.includes(word)) &&
  (search.minPrice === null || pack.price >= search.minPrice) &&
  (search.maxPrice === null || pack.price <= search.maxPrice) &&
  (search.currency === null || pack.currency === search.currency) &&
  (search.tags.length === 0 || search.tags.some((tag) => pack.tags.includes(tag))) &&
  (!search.drawable || pack.isDrawable);

/** Sorts the packs as requested. Equal packs stay in the shop’s order. */
export const sortPacks = <Pack extends SearchedPack>(packs: readonly Pack[], sort: PackSort): readonly Pack[] => {
  if (sort === 'recommended') return packs;
  const rank = ORDERS[sort];
  return [...packs].sort((one, other) => compare(rank(one), rank(other)));
};

/** Compares two numbers; two infinite ones are equal. */
const compare = (one: number, other: number): number => (one === other ? 0 : one < other ? -1 : 1);
