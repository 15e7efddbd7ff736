/** Orders of the list: the shop's own, the newest, the smallest share left, by price, the most drawn in the last seven days. */
export const PACK_SORTS = ['recommended', 'new', 'few-left', 'price-up', 'price-down', 'popular'] as const;

export type PackSort = (typeof PACK_SORTS)[number];

/** Characters of what is searched for. */
export const MOST_LETTERS = 50;
/** Tags that the list is chosen by at once. */
export const MOST_CHOSEN_TAGS = 10;
