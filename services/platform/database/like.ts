/** Escapes a text for `like`, so that `%` and `_` match only themselves. */
export const literally = (text: string): string => text.replace(/[\\%_]/g, '\\$&');

/** Returns the pattern of `like` that finds a text anywhere. */
export const anywhere = (text: string): string => `%${literally(text)}%`;

/** Returns the pattern of `like` for a search; null without a search text. */
export const searched = (text: string | undefined): string | null => (text ? anywhere(text) : null);
