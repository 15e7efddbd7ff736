import type { Currency } from '../../kernel/money.js';
import type { PackSort } from './pack-search.shared.js';

/** What somebody wants to see of the packs. */
export interface PackSearch {
  /** Plain, each of which is to be found. */
  readonly words: readonly string[];
  readonly sort: PackSort;
  /** Of one draw, in whatever it is paid in. */
  readonly minPrice: number | null;
  readonly maxPrice: number | null;
  readonly currency: Currency | null;
  /** Any of these; none: whatever it has. */
  readonly tags: readonly string[];
  /** Only what can be drawn now. */
  readonly drawable: boolean;
}

/** A pack as it is searched for, at a moment. */
export interface SearchedPack {
  /** Plain: all that it is found by. */
  readonly text: string;
  readonly price: number;
  readonly currency: Currency;
  readonly startAt: Date;
  readonly tags: readonly string[];
  readonly tickets: number;
  readonly left: number;
  /** In the last seven days. */
  readonly drawn: number;
  readonly isDrawable: boolean;
}

const ORDERS: Readonly<Record<Exclude<PackSort, 'recommended'>, (pack: SearchedPack) => number>> = {
  new: ({ startAt }) => -startAt.getTime(),
  // What is sold out is no longer running out.
  'few-left': ({ left, tickets }) => (left === 0 ? Infinity : left / tickets),
  'price-up': ({ price }) => price,
  'price-down': ({ price }) => -price,
  popular: ({ drawn }) => -drawn,
};

/** Whether a pack is among those wanted. */
export const isWanted = (pack: SearchedPack, search: PackSearch): boolean =>
  search.words.every((word) => pack.text.includes(word)) &&
  (search.minPrice === null || pack.price >= search.minPrice) &&
  (search.maxPrice === null || pack.price <= search.maxPrice) &&
  (search.currency === null || pack.currency === search.currency) &&
  (search.tags.length === 0 || search.tags.some((tag) => pack.tags.includes(tag))) &&
  (!search.drawable || pack.isDrawable);

/** The packs in the order wanted; those that are equal stay in the shop's. */
export const inOrder = <Pack extends SearchedPack>(packs: readonly Pack[], sort: PackSort): readonly Pack[] => {
  if (sort === 'recommended') return packs;
  const rank = ORDERS[sort];
  return [...packs].sort((one, other) => compare(rank(one), rank(other)));
};

/** Two that have no end are equal. */
const compare = (one: number, other: number): number => (one === other ? 0 : one < other ? -1 : 1);
