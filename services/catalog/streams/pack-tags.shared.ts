/** Colours of a pack's tags; a client draws each with letters that stand out from it by 4.5 : 1 at least. */
export const TAG_COLORS = ['red', 'orange', 'green', 'blue', 'purple', 'gray'] as const;

export type TagColor = (typeof TAG_COLORS)[number];

/** Tags that operators may give one pack. */
export const MOST_TAGS = 3;
/** Characters of a tag's words. */
export const MOST_TAG_LETTERS = 16;
