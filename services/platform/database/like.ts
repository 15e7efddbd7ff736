/** A text as a pattern of `like` that only itself matches: `%` and `_` would match anything else. */
export const literally = (text: string): string => text.replace(/[\\%_]/g, '\\$&');

/** The pattern of `like` that finds a text anywhere. */
export const anywhere = (text: string): string => `%${literally(text)}%`;

/** The pattern of `like` that finds what is searched for anywhere; null where nothing is. */
export const searched = (text: string | undefined): string | null => (text ? anywhere(text) : null);
