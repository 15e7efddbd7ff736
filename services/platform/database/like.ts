/** Escapes a text for `like`, so that `%` and `_` match only themselves. */
export const escapeLike = (text: string): string => text.replace(/[\\%_]/g, '\\$&');

/** Returns the pattern of `like` that finds a text anywhere. */
export const toLikePattern = (text: string): string => `%${escapeLike(text)}%`;

/** Returns the pattern of `like` for a search; null without a search text. */
export const toSearchPattern = (text: string | undefined): string | null => (text ? toLikePattern(text) : null);
