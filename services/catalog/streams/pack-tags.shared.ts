/** The colours of tags. Clients draw each with a text contrast of at least 4.5 : 1. */
export const TAG_COLORS = ['red', 'orange', 'green', 'blue', 'purple', 'gray'] as const;

export type TagColor = (typeof TAG_COLORS)[number];

/** The maximum number of tags that operators may put on one pack. */
export const MAX_TAGS = 3;
/** The maximum number of characters in a tag. */
export const MAX_TAG_LETTERS = 16;
