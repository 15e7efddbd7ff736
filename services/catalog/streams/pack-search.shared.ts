/** The orders of the list. `few-left` sorts by the smallest share left, `popular` by draws of the last seven days. */
export const PACK_SORTS = ['recommended', 'new', 'few-left', 'price-up', 'price-down', 'popular'] as const;

export type PackSort = (typeof PACK_SORTS)[number];

/** The maximum number of characters of a search text. */
export const MAX_LETTERS = 50;
/** The maximum number of tags in one filter. */
export const MAX_CHOSEN_TAGS = 10;
